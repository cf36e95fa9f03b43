//! Secrets leave a file before the file leaves the machine, and nothing else does.
//!
//! What secrets look like is the log's own list (`secrets`), but a log may lose half a line and a review may not: an author
//! could hide code behind what looks like a secret. So a place where secrets are usual (`cookie: …`) counts in a script only
//! inside strings and comments, no secret goes past its line but a private key, and what was taken out is counted and told.

use std::ops::Range;

use secrets::{Look, Secret};
use serde::Serialize;

use super::source::{self, Kind};

/// How much of a file was taken out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Hidden {
    /// How many pieces.
    pub pieces: usize,
    /// Their bytes together.
    pub bytes: usize,
}

/// `text` without secrets, `known` ones letter by letter.
pub(super) fn redact(path: &str, text: &str, kind: Kind, known: &[&str]) -> (String, Hidden) {
    let literals = if kind == Kind::Code { source::literals(path, text) } else { None };
    let mut spans: Vec<Range<usize>> = Vec::new();
    for secret in secrets::find(text) {
        let one = bounded(text, &secret);
        match (&literals, secret.look) {
            (Some(literals), Look::Place) => spans.extend(leading(&one, literals)),
            (Some(literals), Look::Random | Look::Pem) => spans.extend(within(&one, literals)),
            _ => spans.push(one),
        }
    }
    for secret in known.iter().filter(|secret| !secret.is_empty()) {
        spans.extend(text.match_indices(secret).map(|(at, found)| at..at.saturating_add(found.len())));
    }
    replace(text, united(spans))
}

/// A secret ends with its line; a private key with its last line.
fn bounded(text: &str, secret: &Secret) -> Range<usize> {
    let found = text.get(secret.range.clone()).unwrap_or_default();
    let end = match secret.look {
        Look::Pem => found.find("-----END ").unwrap_or(found.len()),
        Look::Token | Look::Place | Look::Random => found.find(['\n', '\r']).unwrap_or(found.len()),
    };
    secret.range.start..secret.range.start.saturating_add(end)
}

/// The part of `span` in the literal that it begins with, a quote apart: what follows a place may be code.
fn leading(span: &Range<usize>, literals: &[Range<usize>]) -> Option<Range<usize>> {
    let first = within(span, literals).into_iter().next()?;
    (first.start <= span.start.saturating_add(1)).then_some(first)
}

/// The parts of `span` inside `literals`.
fn within(span: &Range<usize>, literals: &[Range<usize>]) -> Vec<Range<usize>> {
    let from = literals.partition_point(|literal| literal.end <= span.start);
    let near = literals.iter().skip(from).take_while(|literal| literal.start < span.end);
    near.map(|literal| span.start.max(literal.start)..span.end.min(literal.end))
        .filter(|part| !part.is_empty())
        .collect()
}

/// In order, those that touch made one.
fn united(mut spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    spans.retain(|span| !span.is_empty());
    spans.sort_by_key(|span| (span.start, span.end));
    let mut united: Vec<Range<usize>> = Vec::new();
    for span in spans {
        match united.last_mut() {
            Some(last) if span.start <= last.end => last.end = last.end.max(span.end),
            _ => united.push(span),
        }
    }
    united
}

/// Says how much stood there, and keeps the lines' ends, so that no line moves.
fn replace(text: &str, spans: Vec<Range<usize>>) -> (String, Hidden) {
    let mut hidden = Hidden::default();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for span in spans {
        let (Some(before), Some(secret)) = (text.get(at..span.start), text.get(span.clone())) else { continue };
        out.push_str(before);
        out.push_str(&format!("[redacted: {} characters]", secret.chars().count()));
        out.extend(secret.chars().filter(|c| *c == '\n'));
        hidden.pieces = hidden.pieces.saturating_add(1);
        hidden.bytes = hidden.bytes.saturating_add(secret.len());
        at = span.end;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    (out, hidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUN: &str = "x7Kq2Vb9Lm4Tz1Rw8Yc5Np3Hd6Js0Fg7Ae2Uo";

    fn code(text: &str) -> String {
        redact("a.js", text, Kind::Code, &[]).0
    }

    #[test]
    fn a_token_is_taken_out_wherever_it_stands() {
        let token = format!("{}{RUN}", "ghp_");
        for (path, text, kind) in [
            ("a.js", format!("const t = '{token}';"), Kind::Code),
            ("a.js", format!("// {token}\nf();"), Kind::Code),
            ("a.js", format!("this is {token} no program ("), Kind::Code),
            ("a.md", format!("use {token}"), Kind::Prose),
            ("a.json", format!("{{\"token\":\"{token}\"}}"), Kind::Other),
        ] {
            let (out, hidden) = redact(path, &text, kind, &[]);
            assert!(!out.contains(RUN) && out.contains("[redacted: "), "{out}");
            assert!(hidden.pieces == 1 && hidden.bytes >= token.len() - 4, "{hidden:?}");
        }
    }

    #[test]
    fn code_that_only_looks_like_a_secret_stays() {
        for text in [
            "const cookie = require('fs').readFileSync('/etc/passwd'); send(cookie);",
            "headers.authorization = steal(process.env.HOME, 'x');",
            "let password = input(); run(password);",
            "a1=b2+c3/d4-e5/f6+g7_h8/i9+j1-k2",
        ] {
            assert_eq!(code(text), text);
        }
        let begins = "// -----BEGIN PRIVATE KEY-----\neval(payload());\n";
        assert!(code(begins).contains("eval(payload())"));
    }

    #[test]
    fn what_stands_in_a_string_or_a_comment_is_taken_out_and_no_more() {
        assert_eq!(code("x({ cookie: 'a=b; c=d' });"), "x({ cookie: '[redacted: 8 characters]' });");
        assert_eq!(code("// password=hunter2\nf();"), "// password=[redacted: 7 characters]\nf();");
        assert_eq!(code(&format!("const k = `{RUN}${{x}}`;")), "const k = `[redacted: 37 characters]${x}`;");
    }

    #[test]
    fn a_private_key_is_taken_out_to_its_end_and_moves_no_line() {
        let pem = "before\n-----BEGIN RSA PRIVATE KEY-----\nAAAA\nBBBB\n-----END RSA PRIVATE KEY-----\nafter\n";
        let (out, _) = redact("a.md", pem, Kind::Prose, &[]);
        assert!(!out.contains("AAAA") && !out.contains("BBBB") && out.contains("after"), "{out}");
        assert_eq!(out.lines().count(), pem.lines().count());
    }

    #[test]
    fn a_known_secret_is_taken_out_whatever_it_looks_like() {
        let (out, hidden) = redact("a.md", "my key is plainword, plainword", Kind::Prose, &["plainword"]);
        assert_eq!((out.as_str(), hidden.pieces), ("my key is [redacted: 9 characters], [redacted: 9 characters]", 2));
    }
}
