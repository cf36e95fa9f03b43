//! From text to a tree, in whichever of JavaScript's dialects takes it whole.

use oxc_allocator::Allocator;
use oxc_ast::ast::Program;
use oxc_parser::{ParseOptions, Parser};
use oxc_span::SourceType;

use super::lower::Dialect;
use super::{tokens, value};

/// What became of a text.
pub(super) enum Parsed<'a> {
    /// It was parsed whole.
    Whole(Program<'a>, Dialect),
    /// It nests so deep that no parser is asked.
    Deep,
    /// No dialect takes it: why the last one did not, and where.
    Not(String, usize),
}

/// The dialects that a file of that name may be written in, the likeliest first.
fn dialects(path: &str) -> Vec<(SourceType, Dialect)> {
    let extension = path.rsplit_once('.').map_or("", |(_, end)| end).to_ascii_lowercase();
    let typed = matches!(extension.as_str(), "ts" | "mts" | "cts" | "tsx");
    let jsx = matches!(extension.as_str(), "jsx" | "tsx");
    let base = if typed { SourceType::ts() } else { SourceType::mjs() };
    let base = base.with_jsx(jsx);
    let common = (base.with_commonjs(true), Dialect::CommonJs);
    let module = (base.with_module(true), Dialect::Module);
    let script = (base.with_script(true), Dialect::CommonJs);
    match extension.as_str() {
        "mjs" | "mts" => vec![module],
        "cjs" | "cts" => vec![common, script],
        _ => vec![common, module, script],
    }
}

/// Parses `text`, which is the file at `path`.
pub(super) fn parse<'a>(allocator: &'a Allocator, path: &str, text: &'a str) -> Parsed<'a> {
    if !tokens::is_shallow(text) {
        return Parsed::Deep;
    }
    let mut why = (String::new(), 0);
    for (kind, dialect) in dialects(path) {
        let options = ParseOptions {
            allow_return_outside_function: dialect == Dialect::CommonJs,
            preserve_parens: false,
            allow_v8_intrinsics: true,
            ..ParseOptions::default()
        };
        let parsed = Parser::new(allocator, text, kind).with_options(options).parse();
        if parsed.panicked || parsed.diagnostics.has_errors() {
            if let Some(first) = parsed.diagnostics.errors().next() {
                let at = first.labels.first().map_or(0, |label| value::place(label.offset()));
                why = (first.message.to_string(), at);
            }
            continue;
        }
        let is_module = parsed.module_record.has_module_syntax;
        if dialect == Dialect::CommonJs && is_module {
            continue;
        }
        return Parsed::Whole(parsed.program, dialect);
    }
    Parsed::Not(why.0, why.1)
}
