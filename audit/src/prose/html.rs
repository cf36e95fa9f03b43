//! What of a text's HTML nobody sees: comments, elements that are not shown, attributes, descriptions.

use std::cmp::Ordering;

use super::pieces::{ATTRIBUTE, COMMENT, NOT_SHOWN, Piece, STYLED, Shown};

/// What makes an element invisible, in a tag without blanks and quotation marks.
const INVISIBLE: &[&str] = &[
    "display:none",
    "visibility:hidden",
    "font-size:0",
    "font-size:1px",
    "opacity:0",
    "color:white",
    "color:#fff",
    "color=white",
    "color=#fff",
    "color:transparent",
    "height:0",
    "width:0",
    "height=0",
    "width=0",
    "text-indent:-",
    "clip:rect(0",
    "clip-path:inset(50%",
    "clip-path:inset(100%",
    "clip-path:circle(0",
    "fill-opacity=0",
    "scale(0)",
    "scale(0,",
    "line-height:0",
    "content-visibility:hidden",
    "filter:opacity(0",
    "color:rgba(0,0,0,0)",
    "fill=none",
    "class=sr-only",
    "class=visually-hidden",
    "class=hidden",
];

/// Elements whose content is never shown.
const INERT: &[&str] = &["template", "noscript", "desc", "metadata", "noembed", "noframes"];

/// 4 KiB of an element's content: an order is not longer.
const CONTENT: usize = 4 << 10;

/// 2,000 tags in one text: each may look 4 KiB ahead. What stands after them counts as hidden.
const TAGS: usize = 2_000;

/// Pieces within bytes `from..to` of `text`, which are HTML. `tags` counts those of the whole text.
pub(super) fn hidden(text: &str, (from, to): (usize, usize), tags: &mut usize, found: &mut Vec<Piece>) {
    let mut at = from;
    while let Some(start) = text.get(at..to).and_then(|rest| rest.find('<')).map(|next| at.saturating_add(next)) {
        let rest = text.get(start..).unwrap_or_default();
        if rest.starts_with("<!--") {
            let end = rest.find("-->").map_or(text.len(), |end| start.saturating_add(end));
            found.push(Piece { start, end, shown: Shown::Hidden(COMMENT) });
            at = end.max(start.saturating_add(4));
            continue;
        }
        // `<?note … ?>`, `<![CDATA[ … ]]>`: for machines, and shown to nobody.
        if rest.starts_with("<?") || rest.starts_with("<![") {
            let end = rest.find('>').map_or(text.len(), |end| start.saturating_add(end));
            found.push(Piece { start, end, shown: Shown::Hidden(NOT_SHOWN) });
            at = end.max(start.saturating_add(2));
            continue;
        }
        at = start.saturating_add(1);
        *tags = tags.saturating_add(1);
        match (*tags).cmp(&TAGS) {
            Ordering::Less => element(rest, start, found),
            Ordering::Equal => {
                let shown = Shown::Hidden("a text with more tags than anyone reads");
                found.push(Piece { start, end: text.len(), shown });
            }
            Ordering::Greater => return,
        }
    }
}

/// The element that begins at `rest`: its tag's attributes, and its content where that is not shown.
fn element(rest: &str, start: usize, found: &mut Vec<Piece>) {
    let name: String = rest.chars().skip(1).take_while(char::is_ascii_alphanumeric).take(16).collect();
    if name.is_empty() {
        return;
    }
    let head = rest.get(..rest.floor_char_boundary(CONTENT)).unwrap_or_default();
    let Some(close) = tag_end(head) else { return };
    let tag = head.get(..close).unwrap_or_default();
    if tag.contains('=') {
        let shown = Shown::Hidden(ATTRIBUTE);
        found.push(Piece { start, end: start.saturating_add(close), shown });
    }
    let plain: String =
        tag.to_ascii_lowercase().chars().filter(|c| !matches!(c, ' ' | '"' | '\'' | '\n' | '\t')).collect();
    let plain = plain.replace("background-color:", "");
    let is_hidden = tag
        .split_ascii_whitespace()
        .skip(1)
        .any(|word| word.trim_end_matches('/').eq_ignore_ascii_case("hidden") || word.starts_with("hidden="));
    let name = name.to_ascii_lowercase();
    let is_styled = INVISIBLE.iter().any(|sign| plain.contains(sign)) || is_moved_away(&plain) || is_faint(&plain);
    let is_inert = INERT.contains(&name.as_str()) && !(name == "desc" && describes(head, close));
    if is_hidden || is_inert || is_styled {
        // `<desc>` without an end is a placeholder more often than an element.
        let end = content_end(head, &name);
        // White letters without a ground of their own are read on white.
        let is_white = is_white(&plain) && !tag.contains("background");
        let is_sure = is_hidden || is_gone(&plain) || is_small(&plain) || is_white;
        let shown = Shown::Hidden(match end {
            Some(_) if is_sure => STYLED,
            Some(_) => NOT_SHOWN,
            None => "an element that does not end",
        });
        found.push(Piece { start, end: start.saturating_add(end.unwrap_or(head.len())), shown });
    }
}

/// Whether a picture's description only says what it shows: screen readers speak it.
fn describes(head: &str, close: usize) -> bool {
    let said = head.get(close.saturating_add(1)..).and_then(|rest| rest.find('<').and_then(|end| rest.get(..end)));
    said.is_some_and(|said| super::phrases::order(said).is_none() && super::touches::touches_nothing(said))
}

/// Whether a style surely leaves nothing to see: `opacity:0` does, `opacity:0.8` and white letters on black do not.
fn is_gone(plain: &str) -> bool {
    const NOTHING: &[&str] = &["font-size:0", "opacity:0", "height:0", "width:0"];
    const GONE: &[&str] = &[
        "display:none",
        "visibility:hidden",
        "color:transparent",
        "color:rgba(0,0,0,0)",
        "clip:rect(0",
        "clip-path:inset(50%",
        "clip-path:inset(100%",
        "clip-path:circle(0",
        "scale(0)",
        "content-visibility:hidden",
    ];
    let is_nothing = |sign: &&str| {
        plain.match_indices(*sign).any(|(at, _)| {
            let rest = plain.get(at.saturating_add(sign.len())..).unwrap_or_default();
            // `min-width:0` and `border-width:0` take nothing away.
            let is_own = !plain.get(..at).is_some_and(|before| before.ends_with('-'));
            is_own && !rest.starts_with(|c: char| c == '.' || c.is_ascii_digit())
        })
    };
    let is_folded =
        plain.contains("overflow:hidden") && ["max-height:0", "max-width:0"].iter().any(|at| plain.contains(at));
    is_folded || GONE.iter().any(|sign| plain.contains(sign)) || NOTHING.iter().any(is_nothing) || is_moved_away(plain)
}

/// Whether a style moves the element out of the window: by hundreds of a unit to the left, right or above.
fn is_moved_away(plain: &str) -> bool {
    ["left:-", "right:-", "top:-", "margin-left:-", "translatex(-", "translatey(-", "translate(-"].iter().any(
        |move_by| {
            let amount = plain.split_once(move_by).map_or("", |(_, amount)| amount);
            amount.bytes().take_while(u8::is_ascii_digit).count() >= FAR_DIGITS
        },
    )
}

/// Whether letters are all but white, or smaller than anyone reads.
fn is_faint(plain: &str) -> bool {
    is_white(plain) || is_small(plain)
}

fn is_white(plain: &str) -> bool {
    let colour = plain.split_once("color:#").or_else(|| plain.split_once("color=#")).map_or("", |(_, colour)| colour);
    let digits: Vec<u32> = colour.chars().map_while(|c| c.to_digit(16)).take(6).collect();
    // The first digit of each channel says how bright it is; 15 of 15 is white but for a shade.
    let channels = if digits.len() == 6 { 2 } else { 1 };
    digits.len() >= 3 && digits.iter().step_by(channels).all(|digit| *digit == 0xf)
}

fn is_small(plain: &str) -> bool {
    let size = plain.split_once("font-size:").map_or("", |(_, size)| size);
    let number = size.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or_default();
    let unit = size.get(number.len()..).unwrap_or_default();
    let limit = if unit.starts_with("px") || unit.starts_with("pt") { 2.0 } else { 0.1 };
    number.parse::<f64>().is_ok_and(|number| number <= limit)
        && (unit.starts_with("px") || unit.starts_with("pt") || unit.starts_with("em") || unit.starts_with("rem"))
}

/// 3 digits: a hundred pixels are no correction of a layout.
const FAR_DIGITS: usize = 3;

/// The `>` that ends a tag: not one inside quotation marks.
fn tag_end(head: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in head.char_indices() {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None, '>') => return Some(at),
            _ => {}
        }
    }
    head.find('>')
}

/// Where the element of that name ends, elements of the same name inside it counted.
fn content_end(head: &str, name: &str) -> Option<usize> {
    let lower = head.to_ascii_lowercase();
    let (opens, closes) = (format!("<{name}"), format!("</{name}"));
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(next) = lower.get(at..).and_then(|rest| rest.find('<')).map(|next| at.saturating_add(next)) {
        let rest = lower.get(next..).unwrap_or_default();
        if rest.starts_with(&closes) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return Some(next);
            }
        } else if rest.starts_with(&opens) {
            depth = depth.saturating_add(1);
        }
        at = next.saturating_add(1);
    }
    None
}
