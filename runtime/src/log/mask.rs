//! A secret shows its first and last four letters and no more.

use std::ops::Range;

/// 16 letters: of a shorter secret, four at each end would be half of it.
const SHOWN: usize = 16;
/// 6 letters: what is shorter and registered as a secret would mask half of every sentence.
const REGISTERED: usize = 6;

/// `text` with everything that looks like a secret masked.
#[must_use]
pub fn mask(text: &str) -> String {
    Masker::default().mask(text)
}

/// Knows, beside what secrets look like, some of them letter by letter.
#[derive(Clone, Default)]
pub struct Masker {
    known: Vec<String>,
}

/// It holds secrets: only how many.
impl std::fmt::Debug for Masker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Masker").field("known", &self.known.len()).finish()
    }
}

impl Masker {
    /// Knows `secrets`; ones of fewer than six letters are left to their looks.
    #[must_use]
    pub fn with(secrets: &[&str]) -> Self {
        let known = secrets.iter().filter(|s| s.chars().count() >= REGISTERED).map(|s| (*s).to_owned());
        Self { known: known.collect() }
    }

    /// `text` with every secret masked.
    #[must_use]
    pub fn mask(&self, text: &str) -> String {
        self.mask_after("", text)
    }

    /// `text`, which follows `before`: a secret that begins there and ends here is masked here too.
    #[must_use]
    pub fn mask_after(&self, before: &str, text: &str) -> String {
        let mut spans = self.spans(text);
        if !before.is_empty() {
            let joined = format!("{before}{text}");
            let over = self.spans(&joined).into_iter().filter(|s| s.start < before.len() && s.end > before.len());
            // A sentence that goes on is no secret: what `before` alone shows as one already was masked there.
            spans.extend(over.map(|s| 0..s.end - before.len()));
        }
        replace(text, united(spans))
    }

    fn spans(&self, text: &str) -> Vec<Range<usize>> {
        let mut spans: Vec<Range<usize>> = secrets::find(text).into_iter().map(|secret| secret.range).collect();
        for secret in &self.known {
            spans.extend(text.match_indices(secret.as_str()).map(|(at, found)| at..at + found.len()));
        }
        spans
    }
}

/// The spans in order, those that touch made one.
fn united(mut spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    spans.retain(|span| !span.is_empty());
    spans.sort_by_key(|span| (span.start, span.end));
    let mut united: Vec<Range<usize>> = Vec::new();
    for span in spans {
        match united.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            _ => united.push(span),
        }
    }
    united
}

fn replace(text: &str, spans: Vec<Range<usize>>) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut at = 0;
    for span in spans {
        masked.push_str(text.get(at..span.start).unwrap_or_default());
        masked.push_str(&hidden(text.get(span.clone()).unwrap_or_default()));
        at = span.end;
    }
    masked.push_str(text.get(at..).unwrap_or_default());
    masked
}

fn hidden(secret: &str) -> String {
    let length = secret.chars().count();
    if length < SHOWN {
        return "****".to_owned();
    }
    let first: String = secret.chars().take(4).collect();
    let last: String = secret.chars().skip(length - 4).collect();
    format!("{first}****{last}")
}
