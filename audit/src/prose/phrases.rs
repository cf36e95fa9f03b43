//! What orders to an agent look like, in linear-time patterns.

use std::sync::{LazyLock, OnceLock};

use aho_corasick::AhoCorasick;
use regex::Regex;

use super::tongues;

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
    /// A download run, as a shell line.
    Download,
    /// A download run, in words.
    Fetch,
    /// That nobody is asked, or that the user has agreed.
    Consent,
    /// To be written where later sessions obey it.
    Plant,
    /// An agent or model that is spoken to.
    Address,
    /// A tool used at once.
    Tool,
    /// A command, shown as code, that takes something away.
    Steal,
    /// Everything allowed: a rule of permissions for every command.
    Grant,
    /// What is decoded is to be obeyed.
    Decode,
}

/// A phrase that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Phrase {
    pub(super) wants: Wants,
    pub(super) start: usize,
    pub(super) end: usize,
}

const OVERRIDE: &[&str] = &[
    r"\b(?:ignore|disregard|forget|override|overrule|discard|drop|supersede|set\s+aside|do\s+not\s+follow|stop\s+following)s?\b[^.\n!?]{0,25}?\b(?:previous|prior|above|earlier|preceding|existing|original|system|safety|security|developer|other|your|all)\b[^.\n!?]{0,25}?\b(?:instructions?|prompts?|directives?|guidelines?|guardrails?|restrictions?|safety\s+rules|system\s+message|polic(?:y|ies))\b",
    r"\b(?:ignore|disregard|forget|override|do\s+not\s+(?:follow|obey))\b[^.\n!?]{0,20}?\b(?:instructions?|rules|directives?)\b\s+(?:above|(?:given\s+|written\s+)?(?:by|of|from)\s+(?:the\s+)?(?:user|system|developer|host|operator))\b",
    r"\b(?:ignore|disregard|forget|override)\s+(?:the\s+)?(?:user|developer|system)'s\s+(?:instructions?|rules|wishes|requests?)\b",
    r"\byou\s+are\s+now\s+(?:in\s+)?(?:an?\s+)?(?:developer|dan|jailbr\w+|unrestricted|god|admin|root|maintenance)\b(?:\s+mode)?",
    r"\b(?:enter|enable|activate)\s+(?:developer|dan|unrestricted|god|jailbreak)\s+mode\b",
    r"\bnew\s+system\s+(?:prompt|instructions?)\s*:",
    r"\b(?:takes?|has|have)\s+(?:precedence|priority)\s+over\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:system|previous|prior|developer|safety|user(?:'s)?)\s+(?:instructions?|prompts?|rules|messages?|guidelines?)\b",
    r"\b(?:instructions?|rules)\s+(?:of|from|by)\s+the\s+(?:user|system|developer)\s+(?:must|should|are\s+to)\s+be\s+(?:ignored|disregarded)\b",
    r"\byou\s+(?:now\s+)?have\s+no\s+(?:restrictions|limitations|guardrails|guidelines)\b",
    r"\bfrom\s+now\s+on,?\s+you\s+(?:are|must|will)\s+(?:only\s+)?(?:obey|follow\s+(?:only\s+)?(?:this|these|my))",
];
const APPROVAL: &[&str] = &[
    r"\b(?:this|the)\s+(?:plugin|skill|extension|package|bundle|code|file|repository|repo|tool)\s+(?:has\s+been|was|is|were)\s+(?:already\s+|previously\s+|fully\s+|manually\s+|officially\s+)*(?:pre-?approved|audited|reviewed|approved|verified|whitelisted|allow-?listed|certified|vetted|cleared|deemed\s+safe|known\s+to\s+be\s+safe)\b",
    r"\bit\s+(?:has\s+been|was|is)\s+pre-?approved\b",
    r"\b(?:mark|classify|rate|treat|label|report)\s+(?:it|this|the\s+(?:plugin|skill|package|bundle))\s+(?:as\s+)?(?:safe|clean|benign|trusted|low[\s-]risk|harmless)\b",
    r"\breport\s+(?:that\s+there\s+are\s+)?(?:no|zero)\s+(?:issues|findings|problems|vulnerabilities|risks?)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to)\s+(?:warn\s+about|flag|scan|audit|report)\s+(?:it|this|the\s+(?:plugin|skill|extension|package|bundle|repository))\b",
    r"\bskip\s+(?:scanning|auditing|the\s+(?:security\s+)?(?:audit|scan|analysis))\b|\b(?:do\s+not|don'?t)\s+list\s+(?:any\s+)?findings\b",
    r"\b(?:note|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:automated\s+)?(?:ai\s+|security\s+|llm\s+)*(?:auditors?|scanners?|reviewing\s+model|audit\s+model|automated\s+reviewers?)\b",
    r"\b(?:dear|attention|hey|hello)[,:]?\s+(?:ai\s+|security\s+|llm\s+)*(?:auditor|reviewer|scanner)\b",
];
const SECRECY: &[&str] = &[
    r"\b(?:do\s+not|don'?t|never|must\s+not|without|avoid|refrain\s+from)\s+(?:ever\s+)?(?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|disclose|disclosing|notify|notifying|alert|alerting|report|reporting)\b[^.\n!?]{0,40}?\b(?:the\s+|your\s+)?(?:user|users|human|operator|developer|person|anyone|anybody)\b",
    r"\b(?:hide|conceal|keep)\b[^.\n!?]{0,30}?\b(?:from|secret\s+from|hidden\s+from)\s+(?:the\s+|your\s+)?(?:user|users|human|operator|developer)\b",
    r"\bkeep\s+(?:this|it|that)\s+(?:a\s+)?secret\b",
    r"\b(?:do\s+this|act|run|execute|proceed)\s+(?:silently|secretly|covertly)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to)\s+mention\s+(?:it|this|that)\b",
    r"\bdo\s+not\s+show\s+the\s+user\s+(?:the|this|that)\s+(?:command|step|action)\b",
    r"\bwithout\s+the\s+(?:user|human)(?:'s)?\s+(?:knowledge|knowing|noticing)\b",
    r"\bsay\s+nothing\s+(?:about|of)\s+(?:it|this|that|these|the\s+(?:step|command|call))\b",
    r"\b(?:is|are)\s+(?:not|in)\s*visible\s+to\s+the\s+(?:user|human)\b[^.\n!?]{0,60}?\b(?:must\s+not|do\s+not|never)\b",
    r"\b(?:do\s+not|don'?t|never)\s+(?:list|show|mention|include|display|print)\s+(?:it|them|this|these(?:\s+\w+)?|the\s+(?:diff|output|result|change|command)s?(?:\s+of\s+\w+)?(?:\s+\w+){0,3})\s*(?:when\s+asked|to\s+the\s+user|to\s+anyone|in\s+(?:the|your)\s+(?:summary|answer|reply|response)|even\s+if)",
    r"\bif\s+(?:the\s+user\s+asks|asked)\b[^.\n!?]{0,40}?\b(?:deny|claim\s+that|pretend|lie|say\s+(?:only|that\s+(?:only|nothing|no)))\b",
    r"\bleave\s+(?:it|this|that|these\s+steps)\s+out\s+of\s+(?:the|your)\s+(?:summary|answer|reply|report|response)\b",
];
const SECRETS: &str = r"(?:\.env\b(?:\s+file)?|api[\s_-]?keys?|credentials?|secrets?|access\s+tokens?|auth(?:entication)?\s+tokens?|tokens?|passwords?|ssh\s+keys?|private\s+keys?|id_rsa|id_ed25519|~/\.(?:ssh|aws|netrc|npmrc|gnupg|kube)\S*|environment\s+variables?|env\s+vars?|the\s+environment|conversation(?:\s+history)?|chat\s+history|transcripts?|source\s+code|its\s+contents?|their\s+contents?|file\s+contents?|system\s+prompt|wallets?|seed\s+phrases?|cookies)";
const ADDRESS: &str = r"(?:https?://[^\s)>]+|[\w.+-]+@[\w-]+\.[\w.]+|webhook\.site|ngrok|pastebin|a\s+remote\s+server|(?:our|my|this)\s+(?:server|endpoint|webhook))";
const CREDENTIALS: &[&str] = &[
    r"(?:~|\$HOME|/root|/home/\w+)/\.(?:ssh/(?:id_\w+|\*)|aws/credentials|netrc|npmrc|git-credentials|config/gh/hosts|docker/config|kube/config|deepcode/credentials|claude/\.credentials)|/etc/shadow|\bid_(?:rsa|ed25519)\b",
];
const DOWNLOAD: &[&str] = &[
    r"\b(?:curl|wget)\b[^|\n`]{1,200}\|\s*(?:sudo\s+(?:-\w+\s+)*)?(?:/bin/|/usr/bin/)?(?:env\s+)?(?:ba|z|da|k)?sh\b|\b(?:ba|z)?sh\s+<\(\s*(?:curl|wget)\b|\b(?:ba|z)?sh\s+-c\s+.{0,4}\$\(\s*(?:curl|wget)\b",
];
const FETCH: &[&str] = &[
    r"\b(?:download|fetch|curl|wget)\b[^\n]{0,60}?\bhttps?://[^\s`]+[^\n]{0,80}?\b(?:run|execute|launch|start|source|eval)\s+(?:it|them|that|the\s+(?:file|script|binary|program|result|output))\b",
];
const CONSENT: &[&str] = &[
    r"\bwithout\s+(?:first\s+)?(?:asking|prompting|confirming\s+with|consulting)\b",
    r"\bwithout\s+(?:any\s+|the\s+)?(?:user'?s?\s+)?(?:permission|confirmation|approval|consent)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to|need\s+not)\s+(?:ask|wait|prompt)\b[^.\n!?]{0,20}?\b(?:permission|confirmation|approval|consent)\b",
    r"\buser\s+(?:has\s+|already\s+)*(?:pre-?approved|approved|agreed|granted|authori[sz]ed|consented)\b",
    r"\bno\s+(?:further\s+|more\s+)?(?:confirmation|approval|permission)s?\s+(?:is|are)\s+(?:required|needed|necessary)\b",
    r"\b(?:permission|approval|confirmation)\s+(?:prompts?|requests?|dialogs?|questions?)\s+(?:\w+\s+){0,4}(?:answered\s+with\s+yes|auto-?(?:approved|accepted)|as\s+(?:granted|approved|accepted|yes))\b",
    r"\buser\s+(?:has\s+|already\s+)*(?:turned\s+on|enabled|switched\s+on|activated)\s+(?:unattended|auto-?approv\w+|autonomous|unrestricted)\b",
    r"\buser\s+(?:has\s+|already\s+|they\s+)*(?:knows?|agrees?|agreed|consents?|approves?)\s+(?:about\s+this|of\s+this|in\s+advance|already|beforehand)\b",
    r"\bnever\s+ask\s+(?:for|before|again|the\s+user)\b",
    r"\bbypass\s+(?:the\s+)?(?:permission|safety|security|approval)\s+(?:checks?|prompts?|rules|guardrails)\b",
];
const PLANT: &[&str] = &[
    r"\b(?:add|append|write|insert|put|save|copy|set|edit)\b[^\n]{0,60}?(?:\b(?:claude|agents|gemini|memory)\.md\b|\bsettings(?:\.local)?\.json\b|\b(?:allow-?list|allowed\s+(?:tools|permissions|commands)|permissions\.allow)\b|~/\.(?:bashrc|zshrc|profile)\b|\bcrontab\b)",
];
const GRANT: &[&str] = &[
    r"\bbypasspermissions\b|\bdangerously-?skip-?permissions\b",
    r#"\bbash\s?\(\s*\*{1,2}\s*\)|"\*"\s*\]?\s*(?:to|in)\s+`?permissions\.allow|\bpermissions\.allow\b[^\n]{0,40}?"(?:\*|bash)"|\bdefaultmode"?\s*(?::|=|\bto\b)\s*[`"']*(?:bypasspermissions|dontask)\b|\b(?:allow|approve)\s+(?:all|every|any)\s+(?:tools?|commands?|permissions?)\b|\bskip-?permissions\b"#,
];
const DECODE: &[&str] = &[
    r"\b(?:decod|decrypt|decipher|de-?obfuscat|un-?scrambl|translat)(?:e|es|ed|ing)?\b[^\n]{0,80}?\b(?:and|then)\b[^.\n!?]{0,30}?\b(?:do|does|follow|follows|execute|obey|obeys|carry\s+out|act\s+on)\b[^.\n!?]{0,20}?\b(?:what\s+(?:it|they)\s+says?|its?\s+(?:instructions?|orders?|commands?)|the\s+(?:\w+\s+)?(?:instructions?|orders?))\b",
    r"\b(?:revers(?:e|es|ed)|shift(?:s|ed)?|rot-?13|rot\s?13|caesar|atbash|base64|backwards?)\b[^.\n!?]{0,80}?\b(?:and|then)\b[^.\n!?]{0,20}?\b(?:do|does|follow|follows|execute|obey|obeys|carry\s+out)\s+(?:exactly\s+)?(?:what\s+(?:it|they|the\s+\w+)\s+says?|its?\s+(?:instructions?|orders?))\b",
];
const SPOKEN_TO: &[&str] = &[
    r"\b(?:models?|agents?|assistants?)\s+(?:that|who|which)\s+(?:read|reads|load|loads|process|processes)\s+this\b|\b(?:ai|llm|language[\s-]model|coding)\s+(?:agents?|assistants?|models?|reviewers?)\b|\blanguage\s+models?\b|\b(?:assistants?|agents?|system(?:\s+override)?|claude)\s*:",
];
const TOOL: &[&str] = &[
    r"\b(?:run|execute|invoke|call|use)\b[^.\n!?]{0,40}?(?:`[^`\n]+`|\b(?:bash|shell|terminal|command|tool|script|scripts/\S+|curl|wget|rm\s+-rf|sudo|npx|bypasspermissions)\b)",
];

const ENV_FILE: &str = r"\.env\b";

static EXFIL: LazyLock<String> = LazyLock::new(|| {
    let verbs = r"\b(?:send|upload|post|exfiltrate|transmit|forward|leak|e-?mail|submit|deliver|curl)\b";
    let files = format!(r"(?:{}|(?:^|[\s`'\x22/]){ENV_FILE})", CREDENTIALS.join("|"));
    let fields = r"(?:argument|parameter|field|param)s?\b";
    format!(
        r"{verbs}[^.\n!?]{{0,60}}?{SECRETS}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{SECRETS}[^.\n!?]{{0,60}}?\b(?:and|then|,)\s+{verbs}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{verbs}[^.\n!?]{{0,40}}?\bto\s+{ADDRESS}[^.\n!?]{{0,60}}?\b(?:with|including|containing)\b[^.\n!?]{{0,40}}?{SECRETS}|\b(?:read|open|load|get|take|copy|cat|fetch)\b[^\n]{{0,60}}?{files}[^\n]{{0,160}}?\b(?:pass|passes|include|put|insert|send|attach|supply|provide|add|place)\b[^\n]{{0,80}}?{fields}|\b(?:pass|include|put|insert|send|attach|supply|provide)\b[^\n]{{0,60}}?{files}[^.\n]{{0,60}}?\b(?:as|in|into|to|with|through|via)\b[^.\n]{{0,40}}?{fields}"
    )
});

/// Puts a pattern together.
type Pattern = fn() -> String;

/// What is looked for of each kind, in the order of `Wants`.
const SOURCES: [(Wants, Pattern); 13] = [
    (Wants::Override, || OVERRIDE.join("|")),
    (Wants::Approval, || APPROVAL.join("|")),
    (Wants::Secrecy, || SECRECY.join("|")),
    (Wants::Exfil, || EXFIL.clone()),
    (Wants::Credentials, || CREDENTIALS.join("|")),
    (Wants::Download, || DOWNLOAD.join("|")),
    (Wants::Fetch, || FETCH.join("|")),
    (Wants::Consent, || CONSENT.join("|")),
    (Wants::Plant, || PLANT.join("|")),
    (Wants::Address, || SPOKEN_TO.join("|")),
    (Wants::Tool, || TOOL.join("|")),
    (Wants::Grant, || GRANT.join("|")),
    (Wants::Decode, || DECODE.join("|")),
];

/// Each of them ready once someone asks: making one ready takes milliseconds, and code asks for one.
static READY: [OnceLock<Option<Regex>>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];

/// The patterns of the kinds that are `wanted`.
fn ready(wanted: impl Fn(Wants) -> bool) -> impl Iterator<Item = (Wants, &'static Regex)> {
    let kinds = SOURCES.iter().zip(&READY).filter(move |((wants, _), _)| wanted(*wants));
    kinds.filter_map(|((wants, source), slot)| Some((*wants, slot.get_or_init(|| compiled(&source())).as_ref()?)))
}

/// ASCII's word boundaries: Unicode's would send every text with one other letter through the slowest engine.
fn compiled(pattern: &str) -> Option<Regex> {
    let ascii = pattern.replace(r"\b", r"(?-u:\b)").replace(r"\w", "[0-9A-Za-z_]");
    regex::RegexBuilder::new(&ascii).case_insensitive(true).size_limit(64 << 20).build().ok()
}

/// 200 phrases of a kind in one text are enough.
const MOST: usize = 200;

/// Every phrase of `text`, by place.
pub(super) fn find(text: &str) -> Vec<Phrase> {
    find_of(text, |_| true)
}

/// Every phrase of the kinds that are `wanted`, by place.
pub(super) fn find_of(text: &str, wanted: impl Fn(Wants) -> bool) -> Vec<Phrase> {
    let mut found: Vec<Phrase> = tongues::find(text).into_iter().filter(|phrase| wanted(phrase.wants)).collect();
    for (wants, pattern) in ready(wanted) {
        let matches = pattern.find_iter(text).take(MOST);
        found.extend(matches.map(|found| Phrase { wants, start: found.start(), end: found.end() }));
    }
    found.sort_by_key(|phrase| (phrase.start, phrase.wants));
    found
}

/// Words of which every strong phrase in Latin letters has one.
static NEEDED: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = [
        "instruction",
        "prompt",
        "directive",
        "guideline",
        "guardrail",
        "restriction",
        "polic",
        "rules",
        "message",
        "limitation",
        "mode",
        "user",
        "human",
        "operator",
        "developer",
        "person",
        "anyone",
        "anybody",
        "mention",
        "secret",
        "silently",
        "covertly",
        "obey",
        "follow",
        "audit",
        "approved",
        "reviewe",
        "verified",
        "listed",
        "certified",
        "vetted",
        "cleared",
        "safe",
        "clean",
        "benign",
        "trusted",
        "risk",
        "harmless",
        "issues",
        "findings",
        "problems",
        "vulnerab",
        "warn",
        "flag",
        "scan",
        "http",
        "@",
        "webhook",
        "ngrok",
        "pastebin",
        "server",
        "endpoint",
        "curl",
        "wget",
        "permission",
        "without asking",
        "assistant",
        "agent",
    ];
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

/// Whether a strong phrase in Latin letters is possible: quick, for texts that are read in several ways.
pub(super) fn may(text: &str) -> bool {
    NEEDED.as_ref().is_none_or(|needed| needed.is_match(text))
}

/// What no honest text encodes or disguises.
const STRONG: &[Wants] = &[Wants::Override, Wants::Approval, Wants::Secrecy, Wants::Exfil, Wants::Download];

/// The first phrase of `text` that no honest text encodes or disguises.
pub(super) fn strong(text: &str) -> Option<Phrase> {
    first(text, STRONG).or_else(|| tongues::find(text).into_iter().find(|phrase| STRONG.contains(&phrase.wants)))
}

/// The same in English alone.
pub(super) fn strong_in_english(text: &str) -> Option<Phrase> {
    first(text, STRONG)
}

/// An order in English alone: letters that are turned round make words of some other language by chance.
pub(super) fn order_in_english(text: &str) -> Option<Phrase> {
    let parts = [Wants::Tool, Wants::Credentials, Wants::Plant, Wants::Consent, Wants::Address, Wants::Fetch];
    let all = || parts.iter().filter_map(|wants| first(text, &[*wants])).collect::<Vec<_>>();
    first(text, STRONG).or_else(|| of_parts(&all()))
}

/// The first phrase of the first of the kinds that has one, in English.
fn first(text: &str, kinds: &[Wants]) -> Option<Phrase> {
    ready(|wants| kinds.contains(&wants)).find_map(|(wants, pattern)| {
        let found = pattern.find(text)?;
        Some(Phrase { wants, start: found.start(), end: found.end() })
    })
}

/// A tool that is used with consent, or by whom the text speaks to.
fn of_parts(all: &[Phrase]) -> Option<Phrase> {
    let has = |some: &[Wants]| all.iter().any(|phrase| some.contains(&phrase.wants));
    let is_order = has(&[Wants::Tool, Wants::Credentials, Wants::Plant])
        && has(&[Wants::Consent, Wants::Address, Wants::Grant])
        || has(&[Wants::Fetch]);
    all.first().copied().filter(|_| is_order)
}

/// The first phrase of a text that had to be decoded: a strong one, or a tool that is used with consent or by whom it speaks to.
pub(super) fn order(text: &str) -> Option<Phrase> {
    strong(text).or_else(|| of_parts(&find(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles() {
        assert_eq!(ready(|_| true).count(), SOURCES.len());
    }
}
