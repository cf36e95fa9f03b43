//! The catalog as browsers, programs and feed readers see it.

mod feeds;
mod hostile;
mod html;
mod pages;
mod searching;

pub(crate) use hostile::{CORPUS, pages, with_texts};
