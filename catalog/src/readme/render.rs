//! From a stranger's Markdown to HTML that can do nothing but be read.
//!
//! Two walls. The first writes only the elements that it chose, with every text of the author's escaped: markup in it is shown
//! as the text that it is, so nothing is hidden; pictures are their words; a link is an address of the web or of a mailbox. The
//! second parses what the first wrote as a browser does, and lets a short list of elements and attributes through.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd};
use url::Url;

use crate::text::prose;

/// 10,000 elements: ten times those of a long README; a browser still lays them out at once.
const ELEMENTS: usize = 10_000;
/// 20 quotes, lists or tables in each other: nobody reads on beyond five.
const CONTAINERS: usize = 20;
/// 32 elements in each other: what stands in the innermost container has room.
const DEPTH: usize = 32;
/// 40 marks of quotes and lists in front of one line: what parses has to look at each of them again for every line below.
const MARKS: usize = 40;
/// 400 columns: deeper is a drawing, or lists in lists that one line each indents further.
const INDENT: usize = 400;

/// The elements that the first wall writes.
const TAGS: [&str; 24] = [
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "blockquote",
    "ul",
    "ol",
    "li",
    "pre",
    "code",
    "em",
    "strong",
    "del",
    "a",
    "hr",
    "br",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
];

static SECOND_WALL: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut wall = Builder::empty();
    wall.tags(HashSet::from(TAGS))
        .tag_attributes(
            [
                ("a", HashSet::from(["href"])),
                ("ol", HashSet::from(["start"])),
                ("div", HashSet::from(["class", "role", "tabindex", "aria-label"])),
            ]
            .into(),
        )
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("nofollow noopener noreferrer ugc"));
    wall
});

/// The HTML of `markdown`, and whether it is all of it.
pub(super) fn html(markdown: &str) -> (String, bool) {
    let text = shallow(markdown);
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
    let mut calm =
        Calm { events: Parser::new_ext(text, options), open: Vec::new(), depth: 0, levels: Vec::new(), elements: 0 };
    let mut written = String::new();
    pulldown_cmark::html::push_html(&mut written, calm.by_ref());
    let written = in_boxes(&written);
    let is_whole = text.len() == markdown.len() && calm.elements <= ELEMENTS;
    (SECOND_WALL.clean(&written).to_string(), is_whole)
}

/// Each table in a box of its own that scrolls where the window is narrow, by keyboard too. Only the first wall writes
/// elements, so nobody else's `<table>` is there to be found; the second wall looks at the boxes as at everything.
fn in_boxes(html: &str) -> String {
    let mut parts = html.split("<table>");
    let mut boxed = parts.next().unwrap_or_default().to_owned();
    for (at, part) in parts.enumerate() {
        let number = at.saturating_add(1); // no two regions of a page have one name
        // Writing into a string cannot fail.
        write!(boxed, r#"<div class="wide" role="region" tabindex="0" aria-label="Table {number}"><table>{part}"#).ok();
    }
    boxed.replace("</table>", "</table></div>")
}

/// `text` up to the first line that is nested too deeply.
fn shallow(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if is_deep(line) {
            break;
        }
        end += line.len();
    }
    text.get(..end).unwrap_or(text)
}

fn is_deep(line: &str) -> bool {
    let (mut marks, mut columns) = (0_usize, 0_usize);
    let mut bytes = line.bytes().peekable();
    while let Some(byte) = bytes.next() {
        let ends_word = matches!(bytes.peek(), Some(b' ' | b'\t' | b'\n') | None);
        match byte {
            b' ' => columns += 1,
            b'\t' => columns += 4,
            b'>' => marks += 1,
            b'-' | b'+' | b'*' | b')' | b'.' if ends_word => marks += 1,
            b'0'..=b'9' => {}
            _ => break,
        }
    }
    marks > MARKS || columns > INDENT
}

/// What is written where an element of the author's ends.
enum Open {
    /// The element that was begun for it.
    Element(TagEnd),
    /// Text.
    Text(&'static str),
    /// Nothing.
    Nothing,
}

/// The author's events, less whatever is more than text.
struct Calm<'t> {
    events: Parser<'t>,
    /// What has begun and not ended, the outermost first.
    open: Vec<Open>,
    /// How many of those are elements.
    depth: usize,
    /// The author's headings above here, the highest first.
    levels: Vec<HeadingLevel>,
    elements: usize,
}

impl<'t> Iterator for Calm<'t> {
    type Item = Event<'t>;

    fn next(&mut self) -> Option<Event<'t>> {
        loop {
            let event = self.events.next()?;
            if let Some(calm) = self.calm(event) {
                return Some(calm);
            }
        }
    }
}

impl<'t> Calm<'t> {
    fn calm(&mut self, event: Event<'t>) -> Option<Event<'t>> {
        let event = match event {
            Event::Start(tag) => return self.begin(tag),
            Event::End(_) => {
                return match self.open.pop()? {
                    Open::Element(tag) => {
                        self.depth = self.depth.saturating_sub(1);
                        Some(Event::End(tag))
                    }
                    Open::Text(text) => Some(Event::Text(CowStr::Borrowed(text))),
                    Open::Nothing => None,
                };
            }
            Event::Text(text) | Event::Html(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                Event::Text(safe(&text))
            }
            Event::Code(text) | Event::InlineHtml(text) | Event::InlineMath(text) => Event::Code(safe(&text)),
            Event::TaskListMarker(is_done) => Event::Text(CowStr::Borrowed(if is_done { "☑ " } else { "☐ " })),
            Event::SoftBreak | Event::HardBreak | Event::Rule => event,
        };
        (self.elements <= ELEMENTS).then_some(event)
    }

    fn begin(&mut self, tag: Tag<'t>) -> Option<Event<'t>> {
        self.elements = self.elements.saturating_add(1);
        let is_container = matches!(tag, Tag::BlockQuote(_) | Tag::List(_) | Tag::Table(_));
        let is_too_deep = self.depth >= if is_container { CONTAINERS } else { DEPTH };
        let is_held = matches!(self.open.last(), Some(Open::Nothing)) && !is_inline(&tag);
        let (open, begun) =
            if is_too_deep || is_held || self.elements > ELEMENTS { (Open::Nothing, None) } else { self.chosen(tag) };
        self.open.push(open);
        begun
    }

    /// What is written for an element of the author's.
    fn chosen(&mut self, tag: Tag<'t>) -> (Open, Option<Event<'t>>) {
        let chosen = match tag {
            Tag::Heading { level, .. } => self.heading(level),
            Tag::BlockQuote(_) => Tag::BlockQuote(None),
            // Markup of the author's is text.
            Tag::CodeBlock(_) | Tag::HtmlBlock => Tag::CodeBlock(CodeBlockKind::Indented),
            Tag::Table(columns) => Tag::Table(vec![pulldown_cmark::Alignment::None; columns.len()]),
            Tag::Link { link_type, dest_url, .. } => match link(link_type, &dest_url) {
                Some(link) => link,
                None => return (Open::Nothing, None),
            },
            Tag::Image { .. } => return (Open::Text("]"), Some(Event::Text(CowStr::Borrowed("[image: ")))),
            Tag::Paragraph
            | Tag::List(_)
            | Tag::Item
            | Tag::TableHead
            | Tag::TableRow
            | Tag::TableCell
            | Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough => tag,
            Tag::FootnoteDefinition(_)
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::Superscript
            | Tag::Subscript
            | Tag::MetadataBlock(_) => return (Open::Nothing, None),
        };
        self.depth = self.depth.saturating_add(1);
        (Open::Element(chosen.to_end()), Some(Event::Start(chosen)))
    }

    /// Below the page's own headings, which are of two levels, and never more than one below the heading before.
    fn heading(&mut self, level: HeadingLevel) -> Tag<'t> {
        self.levels.retain(|above| *above < level);
        let level_here = match self.levels.len() {
            0 => HeadingLevel::H3,
            1 => HeadingLevel::H4,
            2 => HeadingLevel::H5,
            _ => HeadingLevel::H6,
        };
        self.levels.push(level);
        Tag::Heading { level: level_here, id: None, classes: Vec::new(), attrs: Vec::new() }
    }
}

/// What stands in a line of text, and is no part of the frame of a list or table.
fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(tag, Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. } | Tag::Image { .. })
}

fn link<'t>(link_type: LinkType, to: &str) -> Option<Tag<'t>> {
    let mailbox = (link_type == LinkType::Email).then(|| format!("mailto:{to}"));
    let url = Url::parse(mailbox.as_deref().unwrap_or(to))
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https" | "mailto"))?;
    Some(Tag::Link {
        link_type: LinkType::Inline,
        dest_url: CowStr::from(String::from(url)),
        title: CowStr::Borrowed(""),
        id: CowStr::Borrowed(""),
    })
}

fn safe<'t>(text: &str) -> CowStr<'t> {
    CowStr::from(prose(text).to_string())
}
