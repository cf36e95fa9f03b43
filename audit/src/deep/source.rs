//! A file's text as a program or a document: where its literals, comments, statements and blocks are.

use std::ops::Range;

use oxc_allocator::Allocator;
use oxc_ast::ast::{Comment, Program, Statement, StringLiteral, TemplateElement};
use oxc_ast_visit::{Visit, walk};
use oxc_parser::Parser;
use oxc_span::{ContentEq as _, GetSpan as _, SourceType, Span};
use pulldown_cmark::{Event, Options};

/// 512 MiB of addresses, of which only what is nested is ever touched.
const STACK: usize = 512 << 20;

/// What a file is to this review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Kind {
    /// JavaScript or TypeScript.
    Code,
    /// Markdown.
    Prose,
    /// Other text.
    Other,
}

/// The readings of a script in their order: as the audit's own.
fn readings(path: &str) -> Vec<SourceType> {
    match path.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase()).as_deref() {
        Some("ts" | "mts" | "cts") => vec![SourceType::ts()],
        Some("tsx") => vec![SourceType::tsx()],
        _ => [SourceType::cjs(), SourceType::mjs(), SourceType::script()].map(|kind| kind.with_jsx(true)).into(),
    }
}

/// Runs `act` where nesting has room; none where the system has no thread for it.
fn roomy<T: Send>(act: impl FnOnce() -> Option<T> + Send) -> Option<T> {
    std::thread::scope(|scope| {
        let spawned = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, act);
        spawned.ok()?.join().ok()?
    })
}

/// What `look` sees in `text` read as a program, by the first reading that accepts all of it.
fn with_program<T>(path: &str, text: &str, look: impl Fn(&Program<'_>) -> T) -> Option<T> {
    readings(path).into_iter().find_map(|kind| {
        let arena = Allocator::default();
        let read = Parser::new(&arena, text, kind).parse();
        let whole = !read.panicked && read.diagnostics.is_empty();
        whole.then(|| look(&read.program))
    })
}

fn range(span: Span) -> Range<usize> {
    let at = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
    at(span.start)..at(span.end)
}

#[derive(Default)]
struct Literals(Vec<Range<usize>>);

impl<'a> Visit<'a> for Literals {
    fn visit_string_literal(&mut self, it: &StringLiteral<'a>) {
        let quoted = range(it.span);
        self.0.push(quoted.start.saturating_add(1)..quoted.end.saturating_sub(1));
    }
    fn visit_template_element(&mut self, it: &TemplateElement<'a>) {
        self.0.push(range(it.span));
    }
    fn visit_jsx_text(&mut self, it: &oxc_ast::ast::JSXText<'a>) {
        self.0.push(range(it.span));
    }
}

/// The insides of the strings, template texts and comments of a program, in order; none where it is no program.
pub(super) fn literals(path: &str, text: &str) -> Option<Vec<Range<usize>>> {
    roomy(|| {
        with_program(path, text, |program| {
            let mut found = Literals::default();
            found.visit_program(program);
            found.0.extend(program.comments.iter().map(|comment| range(comment.content_span())));
            found.0.sort_by_key(|span| (span.start, span.end));
            found.0
        })
    })
}

#[derive(Default)]
struct Starts(Vec<usize>);

impl<'a> Visit<'a> for Starts {
    fn visit_statement(&mut self, it: &Statement<'a>) {
        if !matches!(it, Statement::EmptyStatement(_)) {
            self.0.push(range(it.span()).start);
        }
        walk::walk_statement(self, it);
    }
}

/// Where a comment may be put into a program: before its statements, but not between one and a comment of its own.
pub(super) fn statements(path: &str, text: &str) -> Option<Vec<usize>> {
    roomy(|| {
        with_program(path, text, |program| {
            let mut found = Starts::default();
            found.visit_program(program);
            found.0.retain(|at| !follows_comment(program, text, *at));
            found.0
        })
    })
}

/// Whether a comment ends before `at`, white space apart: it may be that statement's own.
fn follows_comment(program: &Program<'_>, text: &str, at: usize) -> bool {
    let end = text.get(..at).unwrap_or_default().trim_end().len();
    program.comments.binary_search_by(|comment| range(comment.span).end.cmp(&end)).is_ok()
}

/// Whether two texts are the same program but for their comments, and `mark` stands in a comment of the second.
pub(super) fn is_same_program(path: &str, before: &str, after: &str, mark: &str) -> bool {
    let is_marked = |second: &Program<'_>| {
        let inside = |comment: &Comment| after.get(range(comment.span)).is_some_and(|text| text.contains(mark));
        second.comments.iter().any(inside)
    };
    let same = || {
        with_program(path, before, |first| {
            with_program(path, after, |second| first.content_eq(second) && is_marked(second))
        })
        .flatten()
    };
    roomy(same).unwrap_or(false)
}

/// Markdown's blocks at the top: their bytes, and whether they are HTML, whose end a blank line may be.
fn blocks(text: &str) -> Vec<(Range<usize>, Block)> {
    let mut depth = 0_usize;
    let mut found = Vec::new();
    let options = Options::ENABLE_YAML_STYLE_METADATA_BLOCKS;
    for (event, span) in pulldown_cmark::Parser::new_ext(text, options).into_offset_iter() {
        match event {
            Event::Start(tag) => {
                let kind = if matches!(tag, pulldown_cmark::Tag::HtmlBlock) { Block::Html } else { Block::Plain };
                if depth == 0 {
                    found.push((span, kind));
                }
                depth = depth.saturating_add(1);
            }
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Html,
    Plain,
}

/// Where a comment may be put into a document without moving a line: on blank lines between blocks at the top.
pub(super) fn blank_lines(text: &str) -> Vec<usize> {
    let blocks = blocks(text);
    let pairs = blocks.iter().zip(blocks.iter().skip(1));
    let plain = pairs.filter(|((_, before), (_, after))| *before == Block::Plain && *after == Block::Plain);
    plain.filter_map(|((before, _), (after, _))| blank_line(text, before.end, after.start)).collect()
}

/// The first line in `from..to` that holds nothing.
fn blank_line(text: &str, from: usize, to: usize) -> Option<usize> {
    // A block's range ends before or after its last line's end.
    let from = if text.get(..from)?.ends_with('\n') {
        from
    } else {
        from.checked_add(text.get(from..to)?.find('\n')?)?.checked_add(1)?
    };
    text.get(from..to)?.starts_with('\n').then_some(from)
}

/// Whether `mark` stands in an HTML comment of the document.
pub(super) fn is_html_comment(text: &str, mark: &str) -> bool {
    let events = pulldown_cmark::Parser::new_ext(text, Options::ENABLE_YAML_STYLE_METADATA_BLOCKS);
    let mut html = String::new();
    for event in events {
        match event {
            Event::Html(piece) | Event::InlineHtml(piece) => html.push_str(&piece),
            _ => html.push('\n'),
        }
    }
    html.split("<!--").skip(1).any(|comment| comment.split("-->").next().is_some_and(|inside| inside.contains(mark)))
}
