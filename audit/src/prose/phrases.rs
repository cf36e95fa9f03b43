//! What orders to an agent look like, in linear-time patterns.

use std::sync::LazyLock;

use regex::Regex;

/// What a phrase wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wants {
    /// Other instructions out of the way.
    Override,
    /// To pass for audited.
    Approval,
    /// Something kept from the user.
    Secrecy,
    /// Something sent to an address.
    Exfil,
    /// Credentials read.
    Credentials,
    /// A download run.
    Download,
    /// A tool used at once.
    Tool,
}

/// A phrase that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Phrase {
    pub(super) wants: Wants,
    pub(super) start: usize,
    pub(super) end: usize,
}

const OVERRIDE: &str = r"\b(?:ignore|disregard|forget|override|overrule|discard|drop|supersede|set\s+aside|do\s+not\s+follow|stop\s+following)s?\b[^.\n!?]{0,25}?\b(?:previous|prior|above|earlier|preceding|existing|original|system|safety|security|developer|other|your|all)\b[^.\n!?]{0,25}?\b(?:instructions?|prompts?|directives?|guidelines?|guardrails?|restrictions?|safety\s+rules|system\s+message|polic(?:y|ies))\b|\byou\s+are\s+now\s+(?:in\s+)?(?:an?\s+)?(?:developer|dan|jailbr\w+|unrestricted|god|admin|root|maintenance)\b(?:\s+mode)?|\b(?:enter|enable|activate)\s+(?:developer|dan|unrestricted|god|jailbreak)\s+mode\b|\bnew\s+system\s+(?:prompt|instructions?)\s*:|\bfrom\s+now\s+on,?\s+you\s+(?:are|must|will)\s+(?:only\s+)?(?:obey|follow\s+(?:only\s+)?(?:this|these|my))";
const APPROVAL: &str = r"\b(?:this|the)\s+(?:plugin|skill|extension|package|bundle|code|file|repository|repo|tool)\s+(?:has\s+been|was|is|were)\s+(?:already\s+|previously\s+|fully\s+|manually\s+|officially\s+)*(?:pre-?approved|audited|reviewed|approved|verified|whitelisted|allow-?listed|certified|vetted|cleared|deemed\s+safe|known\s+to\s+be\s+safe)\b|\b(?:mark|classify|rate|treat|label|report)\s+(?:it|this|the\s+(?:plugin|skill|package|bundle))\s+(?:as\s+)?(?:safe|clean|benign|trusted|low[\s-]risk|harmless)\b|\breport\s+(?:that\s+there\s+are\s+)?(?:no|zero)\s+(?:issues|findings|problems|vulnerabilities|risks?)\b|\b(?:do\s+not|don'?t|never|no\s+need\s+to|skip)\s+(?:warn|flag|scan|audit|scanning|auditing|the\s+(?:security\s+)?(?:audit|scan))\b|\b(?:note|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:ai\s+|security\s+|llm\s+)*(?:auditors?|scanners?|reviewing\s+model|audit\s+model)\b|\b(?:dear|attention|hey|hello)[,:]?\s+(?:ai\s+|security\s+|llm\s+)*(?:auditor|reviewer|scanner)\b";
const SECRECY: &str = r"\b(?:do\s+not|don'?t|never|must\s+not|without|avoid|refrain\s+from)\s+(?:ever\s+)?(?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|disclose|disclosing|notify|notifying|alert|alerting|report|reporting)\b[^.\n!?]{0,40}?\b(?:the\s+|your\s+)?(?:user|users|human|operator|developer|person|anyone|anybody)\b|\b(?:hide|conceal|keep)\b[^.\n!?]{0,30}?\b(?:from|secret\s+from|hidden\s+from)\s+(?:the\s+|your\s+)?(?:user|users|human|operator|developer)\b|\b(?:do\s+this|act|run|execute|proceed)\s+(?:silently|secretly|covertly)\b|\bdo\s+not\s+mention\s+(?:it|this)\b|\bwithout\s+the\s+(?:user|human)(?:'s)?\s+(?:knowledge|knowing|noticing)\b";
const SECRETS: &str = r"(?:\.env\b(?:\s+file)?|api[\s_-]?keys?|credentials?|secrets?|access\s+tokens?|auth(?:entication)?\s+tokens?|tokens?|passwords?|ssh\s+keys?|private\s+keys?|id_rsa|id_ed25519|~/\.(?:ssh|aws|netrc|npmrc|gnupg|kube)\S*|environment\s+variables?|env\s+vars?|the\s+environment|conversation(?:\s+history)?|chat\s+history|transcripts?|source\s+code|its\s+contents?|their\s+contents?|file\s+contents?|system\s+prompt|wallets?|seed\s+phrases?|cookies)";
const ADDRESS: &str = r"(?:https?://[^\s)>]+|[\w.+-]+@[\w-]+\.[\w.]+|webhook\.site|ngrok|pastebin|a\s+remote\s+server|(?:our|my|this)\s+(?:server|endpoint|webhook))";
const CREDENTIALS: &str = r"(?:~|\$HOME|/root|/home/\w+)/\.(?:ssh/(?:id_\w+|\*)|aws/credentials|netrc|npmrc|git-credentials|config/gh/hosts|docker/config|kube/config|deepcode/credentials|claude/\.credentials)|/etc/shadow|\bid_(?:rsa|ed25519)\b";
const DOWNLOAD: &str = r"\b(?:curl|wget)\b[^|\n`]{1,200}\|\s*(?:sudo\s+(?:-\w+\s+)*)?(?:/bin/|/usr/bin/)?(?:env\s+)?(?:ba|z|da|k)?sh\b|\b(?:ba|z)?sh\s+<\(\s*(?:curl|wget)\b|\b(?:ba|z)?sh\s+-c\s+.{0,4}\$\(\s*(?:curl|wget)\b";
const TOOL: &str = r"\b(?:run|execute|invoke|call|use)\b[^.\n!?]{0,40}?(?:`[^`\n]+`|\b(?:bash|shell|terminal|command|tool|script|scripts/\S+|curl|wget|rm\s+-rf|sudo|npx|bypasspermissions)\b)";

static EXFIL: LazyLock<String> = LazyLock::new(|| {
    let verbs = r"\b(?:send|upload|post|exfiltrate|transmit|forward|leak|e-?mail|submit|deliver|curl)\b";
    format!(
        r"{verbs}[^.\n!?]{{0,60}}?{SECRETS}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{SECRETS}[^.\n!?]{{0,60}}?\b(?:and|then|,)\s+{verbs}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{verbs}[^.\n!?]{{0,40}}?\bto\s+{ADDRESS}[^.\n!?]{{0,60}}?\b(?:with|including|containing)\b[^.\n!?]{{0,40}}?{SECRETS}"
    )
});

static ALL: LazyLock<Vec<(Wants, Regex)>> = LazyLock::new(|| {
    let sources = [
        (Wants::Override, OVERRIDE),
        (Wants::Approval, APPROVAL),
        (Wants::Secrecy, SECRECY),
        (Wants::Exfil, EXFIL.as_str()),
        (Wants::Credentials, CREDENTIALS),
        (Wants::Download, DOWNLOAD),
        (Wants::Tool, TOOL),
    ];
    let compile = |pattern: &str| regex::RegexBuilder::new(pattern).case_insensitive(true).size_limit(64 << 20).build();
    sources.into_iter().filter_map(|(wants, pattern)| Some((wants, compile(pattern).ok()?))).collect()
});

/// 200 phrases of a kind in one text are enough.
const MOST: usize = 200;

/// Every phrase of `text`, by place.
pub(super) fn find(text: &str) -> Vec<Phrase> {
    let mut found: Vec<Phrase> = Vec::new();
    for (wants, pattern) in ALL.iter() {
        let matches = pattern.find_iter(text).take(MOST);
        found.extend(matches.map(|found| Phrase { wants: *wants, start: found.start(), end: found.end() }));
    }
    found.sort_by_key(|phrase| (phrase.start, phrase.wants));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles() {
        assert_eq!(ALL.len(), 7);
    }
}
