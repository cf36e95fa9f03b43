//! What secrets look like: where in a text they seem to stand, and what says so. What becomes of them is for others to say.

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

/// What makes a piece of text look like a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Its issuer marks it.
    Token,
    /// A private key; to the end of the text, for whoever sees lines one by one.
    Pem,
    /// It stands where secrets are put.
    Place,
    /// Its letters are more even than words are.
    Random,
}

/// A piece of text that looks like a secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret {
    /// Its bytes in the text.
    pub range: Range<usize>,
    /// What says so.
    pub look: Look,
}

/// Issuers who mark their tokens.
const TOKENS: &[&str] = &[
    r"\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}",
    r"\bgh[pousr]_[A-Za-z0-9]{20,}",
    r"\bgithub_pat_[A-Za-z0-9_]{20,}",
    r"\bgl[a-z]{2,8}-[A-Za-z0-9_-]{16,}",
    r"\bxox[a-z]-[A-Za-z0-9-]{10,}",
    r"\bxapp-[A-Za-z0-9-]{10,}",
    r"\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,}",
    r"\bsk-[A-Za-z0-9_-]{16,}",
    r"\bAIza[0-9A-Za-z_-]{30,}",
    r"\bya29\.[0-9A-Za-z_-]{16,}",
    r"\bGOCSPX-[0-9A-Za-z_-]{16,}",
    r"\bnpm_[A-Za-z0-9]{30,}",
    r"\bpypi-[A-Za-z0-9_-]{16,}",
    r"\bcio[A-Za-z0-9]{32}",
    r"\bhf_[A-Za-z0-9]{20,}",
    r"\bdo[oprt]_v1_[a-f0-9]{32,}",
    r"\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}",
    r"\b(?:SK|AC)[0-9a-f]{32}",
    r"\b\d{8,10}:[A-Za-z0-9_-]{30,}",
    r"\bAGE-SECRET-KEY-1[0-9A-Z]{40,}",
    r"\bhv[sbr]\.[A-Za-z0-9_-]{20,}",
    r"\bdapi[a-f0-9]{32}",
    r"\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}",
    r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?",
];

/// The beginning of a private key, and all that follows.
const PEM: &[&str] = &[r"(?is)-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----(?P<s>.*)"];

/// Places where people put secrets. Each pattern's group `s`, or the whole match, is the secret.
const PLACES: &[&str] = &[
    r#"(?i)\b(?:proxy-)?authorization\b["']?\s*[:=]\s*["']?(?:[a-z-]+\s+)?(?P<s>[^"'\r\n]+)"#,
    r"(?i)\b(?:bearer|basic|digest|negotiate)\s+(?P<s>[A-Za-z0-9._~+/=-]{8,})",
    r"(?i)\b(?:set-)?cookie\s*[:=]\s*(?P<s>[^\r\n]+)",
    r"(?i)\b[a-z][a-z0-9+.-]*://(?P<s>[^\s/@]+)@",
    r"(?i)--[a-z-]*(?:password|passphrase|token|secret|api-key|access-key|credentials?)\s+(?P<s>[^\s-]\S+)",
    r"(?i)[?&](?:key|sig|code|state)=(?P<s>[^\s&#]{6,})",
];

/// `name=value`, `"name": "value"`, `name => value`, where the name sounds like a secret.
const NAMED: &str = r#"(?ix)
    (?P<name>[a-z0-9_.-]*
      (?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|signing[_-]?key
        |encryption[_-]?key|account[_-]?key|credential|session[_-]?id|auth[_-]?key|otp|mnemonic|seed[_-]?phrase|signature)
    [a-z0-9_.-]*)
    ["']?\s*(?:=>|:=|=|:)\s*
    (?:"(?P<d>[^"]*)"|'(?P<q>[^']*)'|(?P<b>[^\s,;&"'<>]+))"#;

/// Runs of letters that keys and tokens are written in.
const RUN: &str = r"[A-Za-z0-9+/_=-]{20,}";

#[expect(clippy::expect_used, reason = "constants, compiled by the first test that looks for anything")]
static COMPILED: LazyLock<Vec<(Look, Regex)>> = LazyLock::new(|| {
    let looks = [(Look::Token, TOKENS), (Look::Pem, PEM), (Look::Place, PLACES)];
    let each = looks.into_iter().flat_map(|(look, patterns)| patterns.iter().map(move |pattern| (look, pattern)));
    each.map(|(look, pattern)| (look, Regex::new(pattern).expect("a pattern"))).collect()
});
#[expect(clippy::expect_used, reason = "as above")]
static COMPILED_NAMED: LazyLock<Regex> = LazyLock::new(|| Regex::new(NAMED).expect("a pattern"));
#[expect(clippy::expect_used, reason = "as above")]
static COMPILED_RUN: LazyLock<Regex> = LazyLock::new(|| Regex::new(RUN).expect("a pattern"));

/// Where in `text` secrets seem to stand. In no order, and one may lie over another.
#[must_use]
pub fn find(text: &str) -> Vec<Secret> {
    let mut secrets = Vec::new();
    for (look, pattern) in COMPILED.iter() {
        for found in pattern.captures_iter(text) {
            let secret = found.name("s").or_else(|| found.get(0));
            secrets.extend(secret.map(|m| Secret { range: m.range(), look: *look }));
        }
    }
    for found in COMPILED_NAMED.captures_iter(text) {
        let value = found.name("d").or_else(|| found.name("q")).or_else(|| found.name("b"));
        let (Some(name), Some(value)) = (found.name("name"), value) else { continue };
        if is_secret_value(name.as_str(), value.as_str()) {
            secrets.push(Secret { range: value.range(), look: Look::Place });
        }
    }
    let runs = COMPILED_RUN.find_iter(text).filter(|m| is_random(text, m));
    secrets.extend(runs.map(|m| Secret { range: m.range(), look: Look::Random }));
    secrets
}

/// Not the words that stand where a value would, and not a count of a model's tokens.
fn is_secret_value(name: &str, value: &str) -> bool {
    let plain = ["true", "false", "null", "none", "undefined", "yes", "no", "****"];
    let counted = name.to_ascii_lowercase().ends_with("tokens") && value.bytes().all(|b| b.is_ascii_digit());
    value.len() >= 3 && !counted && !plain.iter().any(|word| value.eq_ignore_ascii_case(word))
}

/// Whether a run of letters is more even than words are.
fn is_random(text: &str, run: &regex::Match<'_>) -> bool {
    let before = text.get(..run.start()).unwrap_or_default();
    let whole = run.as_str().trim_matches(['-', '_', '/', '=']);
    let is_hex = whole.len() >= 32 && whole.bytes().all(|b| b.is_ascii_hexdigit());
    if is_hex {
        // A digest that says what it is, is none.
        return !(before.ends_with("sha256:") && whole.len() == 64) && entropy(whole) >= 3.0;
    }
    if !whole.contains('/') {
        return is_even(whole);
    }
    // A path is judged name by name, and as a whole only where no path would have it.
    whole.contains(['+', '=']) && is_even(whole)
        || whole.split('/').any(|name| name.len() >= 20 && is_even(name))
        || whole.len() == 40 && !before.ends_with(['/', '.', '~']) && has_all(whole) && entropy(whole) >= 4.3
}

fn has_all(run: &str) -> bool {
    run.bytes().any(|b| b.is_ascii_digit())
        && run.bytes().any(|b| b.is_ascii_uppercase())
        && run.bytes().any(|b| b.is_ascii_lowercase())
}

fn is_even(run: &str) -> bool {
    let digits = run.bytes().filter(u8::is_ascii_digit).count();
    let mixed = run.bytes().any(|b| b.is_ascii_uppercase()) && run.bytes().any(|b| b.is_ascii_lowercase());
    let bits = entropy(run);
    run.len() >= 20 && (digits >= 2 && bits >= 3.6 || mixed && run.len() >= 32 && bits >= 4.4)
}

/// Shannon's entropy in bits a letter.
fn entropy(run: &str) -> f64 {
    let mut counts = [0_u32; 256];
    for byte in run.bytes() {
        if let Some(count) = counts.get_mut(usize::from(byte)) {
            *count += 1;
        }
    }
    let length = f64::from(u32::try_from(run.len()).unwrap_or(u32::MAX));
    counts.iter().filter(|c| **c > 0).map(|c| f64::from(*c) / length).map(|p| -p * p.log2()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(text: &str) -> Vec<(&str, Look)> {
        find(text).into_iter().map(|secret| (text.get(secret.range).unwrap(), secret.look)).collect()
    }

    #[test]
    fn each_look_is_named() {
        let token = format!("{}{}", "npm_", "x7Kq2Vb9Lm4Tz1Rw8Yc5Np3Hd6Js0Fg7Ae2U");
        assert!(looks(&format!("use {token}")).contains(&(&token, Look::Token)));
        assert!(looks("password: hunter2").contains(&("hunter2", Look::Place)));
        assert!(looks("cookie: a=b").contains(&("a=b", Look::Place)));
        assert!(looks("-----BEGIN PRIVATE KEY-----\nAAAA\n").contains(&("\nAAAA\n", Look::Pem)));
        let run = "9f8e7d6c5b4a39281706f5e4d3c2b1a0";
        assert_eq!(looks(&format!("it is {run}.")), [(run, Look::Random)]);
        assert_eq!(looks("nothing to see here, in a_long_name_of_a_variable"), []);
    }
}
