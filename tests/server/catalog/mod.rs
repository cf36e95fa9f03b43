//! The catalog as browsers, programs and feed readers see it.

mod feeds;
mod hostile;
mod html;
mod pages;
mod readme;
mod searching;
mod site;

pub(crate) use hostile::{CORPUS, pages, serve, with_texts};
pub(crate) use readme::{HOSTILE, opened, with_readmes};
