//! What commands print, as far as it is constant.

use super::value::{Taint, Value};
use super::word;
use crate::decode;

/// All fields with blanks between them.
pub(super) fn joined(fields: &[Value]) -> Value {
    let mut whole = Value::known("");
    for field in fields {
        if !whole.text.is_empty() {
            whole.append(&Value::known(" "));
        }
        whole.append(field);
    }
    whole
}

/// All fields with nothing between them.
fn together(fields: &[Value]) -> Value {
    fields.iter().fold(Value::known(""), |mut whole, field| {
        whole.append(field);
        whole
    })
}

/// What echo and printf print.
pub(super) fn printed(name: &str, rest: &[Value]) -> Value {
    let escapes =
        name == "printf" || rest.first().is_some_and(|field| field.text.starts_with('-') && field.text.contains('e'));
    let skip = rest
        .iter()
        .take_while(|field| name == "echo" && matches!(field.text.as_str(), "-e" | "-n" | "-ne" | "-en" | "-E"))
        .count();
    let rest = rest.get(skip..).unwrap_or_default();
    let mut whole = match (name, rest.split_first()) {
        ("printf", Some((format, args))) if !args.is_empty() => {
            let mut text = format.clone();
            // Letters by number, of which each word is one: the whole format is written again for each.
            if matches!(text.text.as_str(), "\\%s" | "\\\\%s") {
                text.text = text.text.repeat(args.len().min(WORDS));
            }
            let count = text.text.matches("%s").count().saturating_add(text.text.matches("%b").count());
            let spare = args.get(count.max(1).saturating_sub(1)..).unwrap_or_default();
            // Nothing stands between the words that a bare hole prints.
            let is_bare = matches!(format.text.as_str(), "%s" | "%b");
            for (at, arg) in args.iter().take(count.max(1)).enumerate() {
                // The last hole takes all that is left, as a loop over the words would.
                let arg = match at.saturating_add(1) == count {
                    true if is_bare => together(spare),
                    true => joined(spare),
                    false => arg.clone(),
                };
                text.known &= arg.known;
                text.taint = text.taint.and(arg.taint);
                let hole = [text.text.find("%s"), text.text.find("%b")].into_iter().flatten().min();
                if let Some(hole) = hole {
                    text.text.replace_range(hole..hole.saturating_add(2), &arg.text.replace('%', "\u{1}"));
                }
            }
            text.text = text.text.replace('\u{1}', "%");
            text
        }
        _ => joined(rest),
    };
    if escapes && whole.text.contains('\\') {
        // Line ends and tabs are layout; letters by number are there to be overlooked.
        let spells = spells(&whole.text);
        let letters = spelled(&whole.text);
        whole.text = word::unescape(&whole.text);
        whole.taint = whole.taint.and(if spells { Taint::BUILT } else { Taint::default() });
        whole.taint = whole.taint.and(if letters >= LETTERS { Taint::DECODED } else { Taint::default() });
    }
    whole
}

/// 400 words of one format: a line of that many letters.
const WORDS: usize = 400;

/// 3 letters by their numbers: colours of a terminal have none.
const LETTERS: usize = 3;

/// Whether a text has letters by their numbers: a zero alone is the sign between the paths of a list.
fn spells(text: &str) -> bool {
    let is_number = |escape: &str| match escape.strip_prefix('0') {
        Some(rest) => rest.starts_with(|c: char| c.is_digit(8)),
        None => escape.starts_with(['x', 'u', 'U', '1']),
    };
    text.split('\\').skip(1).any(is_number)
}

/// How many letters a text has by their numbers in octal or hexadecimal digits.
fn spelled(text: &str) -> usize {
    let is_letter = |escape: &str| {
        let (digits, radix) = escape.strip_prefix('x').map_or((escape.trim_start_matches('0'), 8), |rest| (rest, 16));
        let most = if radix == 8 { 3 } else { 2 };
        let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len()).min(most);
        let code = digits.get(..end).and_then(|digits| u8::from_str_radix(digits, radix).ok());
        code.is_some_and(|code| code.is_ascii_alphabetic())
    };
    text.split('\\').skip(1).take(WORDS).filter(|escape| is_letter(escape)).count()
}

/// What a decoder makes of its input, as far as it is constant.
pub(super) fn decoded(name: &str, rest: &[Value], stdin: &Value, files: Taint) -> Value {
    let has = |words: &[&str]| rest.iter().any(|field| words.contains(&field.text.as_str()));
    let decodes = match name {
        "base64" | "gbase64" | "base32" | "basenc" => has(&["-d", "-D", "--decode", "-di", "-id"]),
        "xxd" => has(&["-r", "-rp", "-r -p", "-pr", "-ps"]),
        "openssl" => has(&["-d", "-decrypt"]),
        "gzip" | "xz" | "bzip2" | "zstd" => has(&["-d", "-dc", "-cd", "--decompress"]),
        "tr" if rest.iter().any(is_turned) => true,
        "tr" | "rev" => stdin.known && !stdin.taint.has(Taint::LOCAL),
        "gpg" => has(&["-d", "--decrypt"]),
        "od" => false,
        _ => true,
    };
    let taint = stdin.taint.and(files);
    if !decodes {
        return Value::unknown("", taint);
    }
    let text = stdin.known.then(|| constant(name, rest, stdin.text.trim())).flatten();
    let taint = taint.and(Taint::DECODED);
    text.map_or_else(|| Value::unknown("", taint), |text| Value { text, known: true, taint })
}

/// Whether a set of letters is the alphabet turned by half.
fn is_turned(letters: &Value) -> bool {
    matches!(letters.text.as_str(), "N-ZA-Mn-za-m" | "[N-ZA-Mn-za-m]" | "n-za-mN-ZA-M" | "[n-za-mN-ZA-M]")
}

fn constant(name: &str, rest: &[Value], text: &str) -> Option<String> {
    let bytes = match name {
        "base64" | "gbase64" => decode::base64(text)?,
        "xxd" => hex::decode(text.chars().filter(char::is_ascii_hexdigit).collect::<String>()).ok()?,
        "rev" => text.chars().rev().collect::<String>().into_bytes(),
        "tr" => {
            let is_rot = rest.iter().any(is_turned);
            let turn = |c: char, from: u8| {
                char::from(
                    (u32::from(c).wrapping_sub(u32::from(from)) + 13)
                        .rem_euclid(26)
                        .to_le_bytes()
                        .first()
                        .copied()
                        .unwrap_or(0)
                        .wrapping_add(from),
                )
            };
            let rot = |c: char| {
                if c.is_ascii_lowercase() {
                    turn(c, b'a')
                } else if c.is_ascii_uppercase() {
                    turn(c, b'A')
                } else {
                    c
                }
            };
            is_rot.then(|| text.chars().map(rot).collect::<String>().into_bytes())?
        }
        _ => return None,
    };
    String::from_utf8(bytes).ok()
}
