//! Values of data with what other values of the same file put into them, `%(base)s/%(kind)ss`, and names that short values spell.

use std::collections::{BTreeMap, HashMap};

use super::data::Datum;

/// 500 values of one file that name others.
const FILLED: usize = 500;

/// 600 bytes of one such value: a path is shorter.
const LONG: usize = 600;

/// 6 levels of values that name others.
const DEEP: usize = 6;

/// 48 bytes of one name.
const NAME: usize = 48;

/// 8 values of one key, in sections of their own.
const SAME: usize = 8;

/// 24 short values of one section.
const SHORT: usize = 24;

/// 12 letters of a short value.
const LETTERS: usize = 12;

/// What stands around the name of another value, longer signs first.
const SIGNS: &[(&str, &str)] = &[
    ("%(", ")s"),
    ("<%=", "%>"),
    ("{{", "}}"),
    ("${", "}"),
    ("#{", "}"),
    ("%{", "}"),
    ("{", "}"),
    ("<", ">"),
    ("%", "%"),
    ("@", "@"),
];

/// The values of every key, by the last part of the key, each with the section that it stands in.
type Names<'d> = HashMap<&'d str, Vec<(&'d str, &'d str)>>;

/// The values that name others, with what these hold put in.
pub(super) fn filled(all: &[Datum]) -> Vec<Datum> {
    let is_open = |datum: &&Datum| {
        let names = |word: &String| word.len() <= LONG && word.contains(['%', '{', '$', '<', '@']);
        !datum.key.is_empty() && datum.words.iter().any(names)
    };
    let mut open = all.iter().filter(is_open).take(FILLED).peekable();
    if open.peek().is_none() {
        return Vec::new();
    }
    let mut names = Names::new();
    for datum in all {
        if let [word] = datum.words.as_slice()
            && word.len() <= LONG
        {
            let (section, key) = datum.key.rsplit_once('.').unwrap_or(("", &datum.key));
            let known = names.entry(key).or_default();
            if known.len() < SAME {
                known.push((section, word));
            }
        }
    }
    let fill = |datum: &Datum| {
        let section = datum.key.rsplit_once('.').map_or("", |(section, _)| section);
        let words: Vec<String> = datum.words.iter().map(|word| whole(word, section, &names)).collect();
        (words != datum.words).then(|| Datum { words, made: true, ..datum.clone() })
    };
    open.filter_map(fill).collect()
}

/// The text with the values of all names in it, and of the names in these.
fn whole(text: &str, section: &str, names: &Names<'_>) -> String {
    let mut whole = text.to_owned();
    for _ in 0..DEEP {
        match once(&whole, section, names) {
            Some(next) if next.len() <= LONG && next != whole => whole = next,
            _ => break,
        }
    }
    whole
}

/// The text with the value of each name that is known; nothing where none is.
fn once(text: &str, section: &str, names: &Names<'_>) -> Option<String> {
    let (mut out, mut rest, mut is_filled) = (String::new(), text, false);
    while let Some(c) = rest.chars().next() {
        if let Some((value, after)) = hole(rest, section, names).filter(|_| out.len() <= LONG) {
            out.push_str(value);
            rest = after;
            is_filled = true;
        } else {
            out.push(c);
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
        }
    }
    is_filled.then_some(out)
}

/// The value of the name that the text begins with, and what stands behind it.
fn hole<'t>(text: &'t str, section: &str, names: &Names<'t>) -> Option<(&'t str, &'t str)> {
    let by_sign = SIGNS.iter().find_map(|(open, close)| {
        let inside = text.strip_prefix(open)?;
        let near = inside.get(..inside.floor_char_boundary(NAME))?;
        let (name, _) = near.split_once(close)?;
        let value = value(name.trim(), section, names)?;
        Some((value, inside.get(name.len().saturating_add(close.len())..)?))
    });
    by_sign.or_else(|| {
        let bare = text.strip_prefix('$')?;
        let end = bare.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(bare.len());
        Some((value(bare.get(..end)?, section, names)?, bare.get(end..)?))
    })
}

/// The value of a name: of its own section, of the one that stands for all, or of any other.
fn value<'t>(name: &str, section: &str, names: &Names<'t>) -> Option<&'t str> {
    let name = name.to_lowercase();
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':');
    if name.is_empty() || name.len() > NAME || !name.chars().all(is_name) {
        return None;
    }
    let (other, key) = name.rsplit_once([':', '.']).unwrap_or(("", &name));
    let Some(known) = names.get(key) else {
        return matches!(key, "home" | "userprofile" | "homedir").then_some("~");
    };
    let of = |ends: &str| known.iter().find(|(section, _)| section.rsplit('.').next() == Some(ends));
    let own = known.iter().find(|(of, _)| *of == section && other.is_empty());
    let found = own.or_else(|| of(other).filter(|_| !other.is_empty())).or_else(|| of("default"));
    found.or_else(|| known.first()).map(|(_, value)| *value)
}

/// Which of `wanted` two or more short values of one section spell together, and where the first of them stands.
pub(super) fn spelled(all: &[Datum], wanted: &[&'static str]) -> Vec<(&'static str, usize, String)> {
    let is_short = |word: &str| (2..=LETTERS).contains(&word.len()) && word.chars().all(|c| c.is_ascii_alphabetic());
    let mut sections: BTreeMap<&str, Vec<&Datum>> = BTreeMap::new();
    let mut found = Vec::new();
    for datum in all {
        let is_wanted = |name: &&&str| datum.words.concat().eq_ignore_ascii_case(name);
        match datum.words.as_slice() {
            [word] if is_short(word) => {
                let short = sections.entry(datum.key.rsplit_once('.').map_or("", |(section, _)| section)).or_default();
                if short.len() < SHORT {
                    short.push(datum);
                }
            }
            [_, _, ..] if datum.words.len() <= LETTERS => {
                found.extend(wanted.iter().find(is_wanted).map(|name| (*name, datum.at, datum.key.clone())));
            }
            _ => {}
        }
    }
    for short in sections.values() {
        for (first, second) in short.iter().flat_map(|first| short.iter().map(move |second| (first, second))) {
            let (Some(start), Some(end)) = (first.words.first(), second.words.first()) else { continue };
            let is_one = |name: &&&str| {
                let is_long = start.len().saturating_add(end.len()) == name.len();
                is_long && format!("{start}{end}").eq_ignore_ascii_case(name)
            };
            found.extend(wanted.iter().find(is_one).map(|name| (*name, first.at, first.key.clone())));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpreted::data::values;

    fn made(end: &str, text: &str) -> Vec<String> {
        values(end, text).into_iter().filter(|datum| datum.made).map(|datum| datum.words.join(" ")).collect()
    }

    #[test]
    fn values_that_name_others_come_to_what_these_hold() {
        let ini = "[DEFAULT]\nbase = %(home)s/.config\nvendor = a\n[x]\nkind = Cook\npath = %(base)s/%(vendor)s/%(kind)sies\n";
        assert!(made("ini", ini).contains(&"~/.config/a/Cookies".to_owned()));
        let other = "[names]\nstore = .git\n[a]\nout = ${names:store}/hook${end}\nend = s\n";
        assert!(made("ini", other).contains(&".git/hooks".to_owned()));
        let json = r#"{"s": ".git", "k": "hook", "a": {"to": "{{ s }}/{k}s/post-merge"}}"#;
        assert!(made("json", json).contains(&".git/hooks/post-merge".to_owned()));
        let own = "[a]\nk = x\nout = %(k)s\n[b]\nk = y\nout = $k/z\n";
        assert_eq!(made("ini", own), ["x", "y/z"]);
    }

    #[test]
    fn values_that_name_nothing_and_those_that_name_themselves_end() {
        assert!(made("ini", "[a]\nb = 100%\nc = {x} <y> @z $\n").is_empty());
        let round = made("ini", "[a]\nb = %(c)s%(c)s\nc = %(b)s%(b)s\n");
        assert!(round.iter().all(|text| text.len() <= LONG));
    }

    #[test]
    fn names_that_short_values_spell_are_found_in_one_section_only() {
        let of = |end: &str, text: &str| spelled(&values(end, text), &["crontab"]).is_empty();
        assert!(!of("yml", "keep: -l\ntool: cron\nkind: tab\n"));
        assert!(!of("json", r#"{"a": ["cron", "tab"]}"#));
        assert!(of("ini", "[a]\nx = cron\n[b]\ny = tab\n"));
        assert!(of("ini", "[a]\nx = cron\ny = tabs\n"));
    }
}
