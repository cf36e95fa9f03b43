//! Words: quotes, escapes, variables and substitutions, each as its own part.

use super::parse::{DEPTH, Dialect, Parser, parse_at};
use super::tree::{Part, Quote, What, Word};

/// The word at the cursor; nothing where none begins.
pub(super) fn read(parser: &mut Parser<'_>) -> Option<Word> {
    let start = parser.at;
    let mut word = Word::default();
    while let Some(c) = parser.peek() {
        let rest = parser.rest();
        match c {
            '<' | '>' if rest.get(1..2) == Some("(") => {
                parser.at += 2;
                let script = parser.deeper(|parser| parser.list(&[]));
                parser.at = parser.at.saturating_add(1).min(parser.text.len());
                word.push(What::Process(script), Quote::Bare);
            }
            // zsh's `=(…)` and fish's bare brackets.
            '=' if parser.at == start && rest.starts_with("=(") => {
                parser.at += 2;
                let script = parser.deeper(|parser| parser.list(&[]));
                parser.at = parser.at.saturating_add(1).min(parser.text.len());
                word.push(What::Process(script), Quote::Bare);
            }
            '(' if parser.dialect == Dialect::Fish => {
                parser.at += 1;
                let script = parser.deeper(|parser| parser.list(&[]));
                parser.at = parser.at.saturating_add(1).min(parser.text.len());
                word.push(What::Output(script), Quote::Bare);
            }
            ' ' | '\t' | '\n' | '\r' | ';' | '&' | '|' | '<' | '>' | '(' | ')' | '\u{b}' | '\u{c}' => break,
            '\'' => {
                let end = rest.get(1..).and_then(|inside| inside.find('\''));
                let inside = end.map_or(rest.get(1..), |end| rest.get(1..=end));
                word.push(What::Text(inside.unwrap_or_default().to_owned()), Quote::Quoted);
                parser.at += end.map_or(rest.len(), |end| end + 2);
            }
            '"' => {
                parser.at += 1;
                double(parser, &mut word);
            }
            _ => part(parser, &mut word, Quote::Bare),
        }
    }
    (parser.at > start).then_some(word)
}

/// The text as one part.
pub(super) fn plain(text: String) -> Word {
    Word { parts: vec![Part { what: What::Text(text), quoted: true }] }
}

/// Text in which only `$` and backticks mean something: a here-document, the inside of `[[ ]]`.
pub(super) fn expanded(text: &str, around: &mut Parser<'_>) -> Word {
    let mut parser = Parser::inside(text, around.depth);
    let mut word = Word::default();
    while parser.peek().is_some() {
        part(&mut parser, &mut word, Quote::Quoted);
    }
    around.deep |= parser.deep;
    word
}

fn double(parser: &mut Parser<'_>, word: &mut Word) {
    word.push(What::Text(String::new()), Quote::Quoted);
    while let Some(c) = parser.peek() {
        if c == '"' {
            parser.at += 1;
            return;
        }
        part(parser, word, Quote::Quoted);
    }
}

/// One part of a word, at least one character long.
fn part(parser: &mut Parser<'_>, word: &mut Word, quote: Quote) {
    let rest = parser.rest();
    let Some(c) = parser.peek() else { return };
    match c {
        '\\' => escape(parser, word, quote),
        '$' => dollar(parser, word, quote),
        '`' => backticks(parser, word, quote),
        _ => {
            let special = |c: char| {
                matches!(c, '\\' | '$' | '`' | '"' | '\'')
                    || quote == Quote::Bare && " \t\r\n;&|<>()\u{b}\u{c}".contains(c)
            };
            let end = rest.char_indices().skip(1).find(|(_, c)| special(*c)).map_or(rest.len(), |(at, _)| at);
            word.push(What::Text(rest.get(..end).unwrap_or_default().to_owned()), quote);
            parser.at += end;
        }
    }
}

fn escape(parser: &mut Parser<'_>, word: &mut Word, quote: Quote) {
    let mut after = parser.rest().chars();
    after.next();
    let next = after.next();
    parser.at += 1 + next.map_or(0, char::len_utf8);
    match next {
        Some('\n') => {}
        Some(c) if quote == Quote::Quoted && !matches!(c, '$' | '`' | '"' | '\\') => {
            word.push(What::Text(format!("\\{c}")), Quote::Quoted);
        }
        Some(c) => word.push(What::Text(c.to_string()), Quote::Quoted),
        None => word.push(What::Text("\\".to_owned()), quote),
    }
}

fn dollar(parser: &mut Parser<'_>, word: &mut Word, quote: Quote) {
    let rest = parser.rest();
    let after = rest.get(1..).unwrap_or_default();
    if let Some(end) = super::parse::arithmetic(after) {
        // What a command in the sum prints is a number there; what it does it does.
        let inside = expanded(after.get(2..end).unwrap_or_default(), parser);
        parser.at = parser.at.saturating_add(end).saturating_add(3).min(parser.text.len());
        let commands = inside.parts.into_iter().filter(|part| matches!(part.what, What::Output(_)));
        commands.for_each(|part| word.push(part.what, quote));
        word.push(What::Number, quote);
    } else if after.starts_with('(') {
        parser.at += 2;
        let script = parser.deeper(|parser| parser.list(&[]));
        parser.at = parser.at.saturating_add(1).min(parser.text.len());
        word.push(What::Output(script), quote);
    } else if let Some(inside) = after.strip_prefix('{') {
        braces(parser, inside, word, quote);
    } else if after.starts_with('\'') && quote == Quote::Bare {
        parser.at += 2;
        let text = ansi(parser);
        word.push(What::Text(text), Quote::Quoted);
    } else if after.starts_with('"') && quote == Quote::Bare {
        parser.at += 1;
    } else {
        let name = after.len() - after.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
        let name = match name {
            0 if after.starts_with(['@', '*', '#', '?', '$', '!', '-']) => 1,
            _ if after.starts_with(|c: char| c.is_ascii_digit()) => 1,
            some => some,
        };
        parser.at += 1 + name;
        match after.get(..name).unwrap_or_default() {
            "argv" if parser.dialect == Dialect::Fish => {
                let name = argument(parser);
                word.push(What::Variable(name, String::new()), quote);
            }
            "" => word.push(What::Text("$".to_owned()), quote),
            name => word.push(What::Variable(name.to_owned(), String::new()), quote),
        }
    }
}

/// What a Bourne shell calls the arguments that stand behind fish's `$argv`: all of them, or the one in brackets.
fn argument(parser: &mut Parser<'_>) -> String {
    let inside = parser.rest().strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let number = inside.map(|(number, _)| number).filter(|number| number.parse::<usize>().is_ok());
    let number = number.map(str::to_owned);
    parser.at += number.as_ref().map_or(0, |number| number.len() + 2);
    number.unwrap_or_else(|| "@".to_owned())
}

/// `${…}`: the name, and what is done with it up to the brace that closes. Of what zsh writes before the name in round brackets
/// that stays which makes another text; a second brace around it changes nothing of where the text comes from.
fn braces(parser: &mut Parser<'_>, inside: &str, word: &mut Word, quote: Quote) {
    let end = closing(inside);
    parser.at = parser.at.saturating_add(end).saturating_add(3).min(parser.text.len());
    let mut body = inside.get(..end).unwrap_or_default();
    let mut flags = String::new();
    loop {
        if let Some((own, rest)) = super::flags::split(body) {
            flags.push_str(&super::flags::kept(own));
            body = rest;
        } else if let Some(inner) = body.strip_prefix("${") {
            body = inner.strip_suffix('}').unwrap_or(inner);
        } else {
            break;
        }
    }
    let is_marked = body.starts_with(['!', '#']) && body.len() > 1;
    let mark = body.get(..usize::from(is_marked)).unwrap_or_default();
    let from = body.get(mark.len()..).unwrap_or_default();
    let name = from.len() - from.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
    let name = if name == 0 { from.chars().next().map_or(0, char::len_utf8) } else { name };
    let (name, operation) = from.split_at_checked(name).unwrap_or((from, ""));
    if mark == "#" {
        return word.push(What::Number, quote);
    }
    word.push(What::Variable(name.to_owned(), format!("{flags}{mark}{operation}")), quote);
}

/// Where the brace stands that closes, quotes and inner braces passed over.
fn closing(text: &str) -> usize {
    let mut open = 0_usize;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '{' => open += 1,
            '}' if open == 0 => return at,
            '}' => open -= 1,
            _ => {}
        }
    }
    text.len()
}

fn backticks(parser: &mut Parser<'_>, word: &mut Word, quote: Quote) {
    parser.at += 1;
    let mut inside = String::new();
    while let Some(c) = parser.peek() {
        parser.at += c.len_utf8();
        match c {
            '`' => break,
            '\\' => {
                let next = parser.peek().unwrap_or('\\');
                parser.at = parser.at.saturating_add(next.len_utf8()).min(parser.text.len());
                // Quotes around the whole take a backslash before a quote away, too.
                let is_escaped = matches!(next, '`' | '\\' | '$') || next == '"' && quote == Quote::Quoted;
                if !is_escaped {
                    inside.push('\\');
                }
                inside.push(next);
            }
            c => inside.push(c),
        }
    }
    let (script, deep) = parse_at(&inside, parser.depth + 1);
    parser.deep |= deep || parser.depth > DEPTH;
    word.push(What::Output(script), quote);
}

/// What `$'…'` means, the cursor past its opening quote.
fn ansi(parser: &mut Parser<'_>) -> String {
    let rest = parser.rest();
    let mut escaped = false;
    let end = rest.char_indices().find(|(_, c)| {
        let ends = *c == '\'' && !escaped;
        escaped = *c == '\\' && !escaped;
        ends
    });
    let end = end.map_or(rest.len(), |(at, _)| at);
    parser.at += (end + 1).min(rest.len());
    unescape(rest.get(..end).unwrap_or_default())
}

/// What `printf`, `echo -e` and `$'…'` make of backslashes.
pub(crate) fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, from) = rest.split_at_checked(at).unwrap_or((rest, ""));
        bytes.extend_from_slice(before.as_bytes());
        let after = from.get(1..).unwrap_or_default();
        let (byte, used) = one_escape(after);
        bytes.extend(byte);
        rest = after.get(used..).unwrap_or_default();
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The bytes that the text after a backslash means, and how much of it was used.
fn one_escape(after: &str) -> (Vec<u8>, usize) {
    let number = |skip: usize, most: usize, radix: u32| {
        let digits = after.get(skip..).unwrap_or_default();
        let len = digits.chars().take(most).take_while(|c| c.is_digit(radix)).count();
        let value = u32::from_str_radix(digits.get(..len).unwrap_or_default(), radix).ok()?;
        Some((value, skip + len))
    };
    let letter = |c: char| (c.to_string().into_bytes(), 1);
    let found = match after.chars().next() {
        Some('x') => number(1, 2, 16).map(|(value, used)| (vec![low(value)], used)),
        Some('u') => number(1, 4, 16).map(|(value, used)| (utf8(value), used)),
        Some('U') => number(1, 8, 16).map(|(value, used)| (utf8(value), used)),
        Some('0') => number(0, 4, 8).map(|(value, used)| (vec![low(value)], used)),
        Some('1'..='7') => number(0, 3, 8).map(|(value, used)| (vec![low(value)], used)),
        Some('n') => Some(letter('\n')),
        Some('t') => Some(letter('\t')),
        Some('r') => Some(letter('\r')),
        Some('e' | 'E') => Some(letter('\u{1b}')),
        Some(c @ ('\\' | '\'' | '"' | '?')) => Some(letter(c)),
        _ => None,
    };
    found.unwrap_or_else(|| (b"\\".to_vec(), 0))
}

fn low(value: u32) -> u8 {
    value.to_le_bytes().first().copied().unwrap_or_default()
}

fn utf8(value: u32) -> Vec<u8> {
    char::from_u32(value).unwrap_or('\u{fffd}').to_string().into_bytes()
}
