//! From text to a tree, in whichever of JavaScript's dialects takes it whole.

use oxc_allocator::Allocator;
use oxc_ast::ast::Program;
use oxc_parser::{ParseOptions, Parser};
use oxc_span::SourceType;

use super::lower::Dialect;
use super::tokens::Size;
use super::{tokens, value};
use crate::text;

/// What became of a text.
pub(super) enum Parsed<'a> {
    /// It was parsed whole.
    Whole(Program<'a>, Dialect, Size),
    /// It nests so deep that no parser is asked.
    Deep,
    /// No dialect takes it: why the last one did not, and where.
    Not(String, usize),
}

/// What stands in a module and hardly anywhere else.
const MODULE: &[&str] = &["\nexport ", "\nimport ", "export{", "import{", "export*", "import*", ";export ", ";import "];

/// Whether `text` is a module, as far as a glance tells: a guess that only decides what is tried first.
fn is_likely_module(text: &str) -> bool {
    text.starts_with("import ") || text.starts_with("export ") || MODULE.iter().any(|mark| text::contains(text, mark))
}

/// The dialects that a file of that name may be written in, in the order in which the first that takes it whole is meant.
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
        "cjs" => vec![common, script],
        // What TypeScript has as `import` and `export` there becomes `require` and `exports`.
        "cts" => vec![common, script, module],
        _ => vec![common, module, script],
    }
}

/// Parses `text`, which is the file at `path`.
pub(super) fn parse<'a>(allocator: &'a Allocator, path: &str, text: &'a str) -> Parsed<'a> {
    let Some(size) = tokens::size(text) else { return Parsed::Deep };
    let dialects = dialects(path);
    let module = dialects.iter().find(|(_, dialect)| *dialect == Dialect::Module).filter(|_| is_likely_module(text));
    // With module syntax a text is a module whatever is tried before.
    if let Some((kind, dialect)) = module
        && let Ok((program, true)) = attempt(allocator, text, *kind)
    {
        return Parsed::Whole(program, *dialect, size);
    }
    let mut why = (String::new(), 0);
    for (kind, dialect) in dialects {
        match attempt(allocator, text, kind) {
            Ok((_, true)) if dialect == Dialect::CommonJs => {}
            Ok((program, _)) => return Parsed::Whole(program, dialect, size),
            Err(Some(first)) => why = first,
            Err(None) => {}
        }
    }
    Parsed::Not(why.0, why.1)
}

/// Why a text was not parsed and where, if the parser says so.
type Obstacle = Option<(String, usize)>;

/// `text` as a program of one dialect, and whether it has the syntax of modules; else what stands in the way, and where.
fn attempt<'a>(allocator: &'a Allocator, text: &'a str, kind: SourceType) -> Result<(Program<'a>, bool), Obstacle> {
    let options = ParseOptions {
        // Also in modules: hosts run bodies with `await` and `return` at their top inside a function of their own.
        allow_return_outside_function: true,
        preserve_parens: false,
        ..ParseOptions::default()
    };
    let parsed = Parser::new(allocator, text, kind).with_options(options).parse();
    if parsed.panicked || parsed.diagnostics.has_errors() {
        let first = parsed.diagnostics.errors().next();
        return Err(first.map(|first| {
            let at = first.labels.first().map_or(0, |label| value::place(label.offset()));
            (first.message.to_string(), at)
        }));
    }
    Ok((parsed.program, parsed.module_record.has_module_syntax))
}

/// Whether `text` is what a function may have between its braces, of whatever kind the function is.
pub(super) fn is_body(text: &str) -> bool {
    if !tokens::is_shallow(text) {
        return true;
    }
    let allocator = Allocator::default();
    let kind = SourceType::mjs().with_script(true);
    let inside = format!("(async function* () {{ {text}\n}})");
    [text, &inside].into_iter().any(|text| attempt(&allocator, text, kind).is_ok())
}
