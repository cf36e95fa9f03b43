//! The rules, seen from outside: what snippets of code come to.

mod examples;
mod modules;
mod table;

use std::io::Read;
use std::sync::Arc;

use verifier::tree::{Contents, Kind, Listed};

use crate::bundle::{Bundle, Found};
use crate::finding::{Finding, Findings};
use crate::layout::Layout;
use crate::report::Coverage;

/// The findings of a text on its own.
fn judged(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Findings::default();
    super::inspect_text(path, text, 0, &mut findings);
    findings.finish()
}

struct Texts(Vec<String>);

impl Contents for Texts {
    fn open(&self, at: usize) -> std::io::Result<Box<dyn Read + Send + '_>> {
        Ok(Box::new(self.0[at].as_bytes()))
    }
}

/// The findings of files that lie together.
fn together(files: &[(&str, &str)]) -> Vec<Finding> {
    let listed = |(path, text): &(&str, &str)| {
        let size = u64::try_from(text.len()).unwrap();
        let listed = Listed { path: path.as_bytes().to_vec(), kind: Kind::File { executable: false }, size };
        Found { listed, link: None, shared: false }
    };
    let texts = Texts(files.iter().map(|(_, text)| (*text).to_owned()).collect());
    let bundle = Bundle::listed(files.iter().map(listed).collect(), Arc::new(texts));
    let mut findings = Findings::default();
    let layout = Layout::of(&bundle, &mut Findings::default());
    super::inspect(&bundle, &layout, &mut findings, &mut Coverage::default());
    findings.finish()
}
