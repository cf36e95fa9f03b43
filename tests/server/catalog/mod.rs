//! The catalog as browsers, programs and feed readers see it.

mod hostile;
mod html;
mod pages;

pub(crate) use hostile::{CORPUS, pages, with_texts};
