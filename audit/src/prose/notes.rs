//! Orders where none belong: in data, in comments, in what is not shown, in the description of a tool or a key.
//!
//! Whoever writes there for readers has nothing to command. What is told is what the text touches (see [`super::touches`]), and
//! that it speaks to a model or wants silence; the words are free.

mod lasting;
mod ordered;

use super::pattern::Pattern;
use super::touches::{self, Touched};
use super::{foreign, tongues, verdict};
use crate::finding::Severity;
use crate::rule::Rule;
use crate::rules::prose as rules;

/// What stands there.
pub(super) type Note = (&'static Rule, Severity, &'static str);

/// Where a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stands {
    /// In a comment, or where no page shows it.
    Unseen,
    /// In a value of a file of data.
    Data,
    /// In what a tool, a parameter or a key of a configuration is described by.
    Tool,
    /// In front matter: the description of an agent or a skill, or a field that no host knows.
    Matter,
}

/// 5 words: a label has fewer.
const WORDS: usize = 5;

/// 40 bytes: an order has a file and a verb.
const SHORT: usize = 40;

/// 6 KiB: what is longer is a page.
const LONG: usize = 6 << 10;

/// The host's own tools by their names, whose first letter is a capital in every language.
static TOOLS: Pattern = Pattern::of(r"(?-i:\b(?:Read|Bash|WebFetch|Write|Edit)\b)");

/// What the text is, if it is an order.
pub(super) fn weigh(text: &str, stands: Stands) -> Option<Note> {
    let text = text.get(..text.floor_char_boundary(LONG)).unwrap_or(text);
    if text.len() < SHORT {
        return None;
    }
    let flat = touches::flat(text);
    let touched = Touched::of(&flat);
    if !is_prose(&flat) && !touched.piped || verdict::is_about_attacks(&flat) {
        return None;
    }
    own(&flat, touched, stands).or_else(|| foreign::note(&flat))
}

/// What it is by what it touches.
fn own(flat: &str, touched: Touched, stands: Stands) -> Option<Note> {
    match stands {
        Stands::Unseen | Stands::Data => {
            let known = credentials((flat, touched), stands).or_else(|| errand(touched, stands));
            let ordered = || lasting::deed(flat, touched).or_else(|| ordered::deed(flat, touched));
            let deed = || if stands == Stands::Data { ordered() } else { None };
            let is_sure = |note: &Note| note.1 == Severity::Danger;
            known.filter(is_sure).or_else(deed).or(known).filter(|note| !is_persona(note, flat))
        }
        Stands::Matter => credentials((flat, touched), stands).or_else(|| matter(flat, touched)),
        Stands::Tool => tool(flat, touched).or_else(|| opened(flat, touched)),
    }
}

fn is_prose(flat: &str) -> bool {
    flat.split(' ').filter(|word| word.chars().any(char::is_alphabetic)).take(WORDS).count() == WORDS
        || flat.chars().filter(|c| !c.is_ascii() && c.is_alphabetic()).take(SHORT / 2).count() == SHORT / 2
}

/// A tool that is to open credentials, in another language: in English the names of tools begin sentences.
fn opened(flat: &str, touched: Touched) -> Option<Note> {
    let is_named = touched.vault && TOOLS.is_match(flat) && tongues::english(&flat.to_lowercase()) == 0;
    let message = "a tool is to open credentials, where no order belongs";
    is_named.then_some((&rules::ORDERS, Severity::Danger, message))
}

/// Credentials that go somewhere, and what loosens.
fn credentials((flat, touched): (&str, Touched), stands: Stands) -> Option<Note> {
    let addressed = touched.agent || touched.hush;
    let unseen = stands == Stands::Unseen;
    let sent = touched.vault
        && touched.away()
        && (addressed || touched.piped || unseen && touched.taken || stands == Stands::Matter);
    if sent {
        return Some((&rules::ORDERS, Severity::Danger, "credentials are to go to an address, where no order belongs"));
    }
    if let Some(note) = opened(flat, touched).filter(|_| unseen) {
        return Some(note);
    }
    if touched.vault && touched.taken && addressed {
        return Some((
            &rules::ORDERS,
            Severity::Danger,
            "a model is to take credentials along, where no order belongs",
        ));
    }
    let opens = touched.opens && (addressed || unseen && touched.vault && touched.taken);
    let loosens = touched.loose && (addressed || unseen) || opens;
    if loosens && (touched.acts || touched.hush) {
        let message = "what guards the user or the machine is to be loosened, where no order belongs";
        return Some((&rules::ORDERS, Severity::Danger, message));
    }
    if touched.vault && touched.taken && touched.away() {
        return Some((&rules::SENT, Severity::Warning, "credentials are said to go to an address"));
    }
    if touched.download && (addressed || stands == Stands::Matter) {
        return Some((&rules::ORDERS, Severity::Danger, "a download is to be run, where no order belongs"));
    }
    (touched.work && touched.away() && addressed && (touched.carrier || touched.hush)).then_some((
        &rules::ORDERS,
        Severity::Danger,
        "what the agent works on is to go to an address, where no order belongs",
    ))
}

/// Whether a prompt that is kept as data names an address that its model may read.
fn is_persona(note: &Note, flat: &str) -> bool {
    note.0.id == rules::SENT.id && flat.to_ascii_lowercase().contains("you are ")
}

/// What a model is told besides.
fn errand(touched: Touched, stands: Stands) -> Option<Note> {
    if !touched.agent {
        return None;
    }
    if let Some(note) = above(touched) {
        return Some(note);
    }
    if touched.carrier && touched.host && (touched.hush || touched.consent) {
        return Some((
            &rules::ORDERS,
            Severity::Danger,
            "a model is to call an address and not to speak of it, where no order belongs",
        ));
    }
    if touched.verdict && (touched.consent || touched.hush || touched.acts || stands == Stands::Unseen) {
        let severity = if stands == Stands::Unseen { Severity::Danger } else { Severity::Warning };
        return Some((&rules::APPROVAL, severity, "it tells a model what to find"));
    }
    if touched.rank && touched.acts {
        let message = "a text for a model is to stand above what the user says, where no order belongs";
        return Some((&rules::OVERRIDE, Severity::Warning, message));
    }
    if touched.consent {
        return Some((&rules::CONSENT, Severity::Warning, "a file of data claims consent before a model"));
    }
    if touched.carrier && touched.host {
        return Some((&rules::SENT, Severity::Warning, "a model is to call an address, where no order belongs"));
    }
    (touched.hush && touched.audience && stands == Stands::Data).then_some((
        &rules::SECRECY,
        Severity::Warning,
        "a model is not to speak of something, where no order belongs",
    ))
}

/// What a model is told with a claim to stand above the user, or not to speak of it.
fn above(touched: Touched) -> Option<Note> {
    let message = if touched.host && touched.along && !touched.login {
        "a model is to send what is secret to an address, where no order belongs"
    } else if touched.unchecked && touched.acts && (touched.hush || touched.rank || touched.consent) {
        "a model is to have certificates go unchecked, where no order belongs"
    } else if touched.carrier && touched.host && touched.rank {
        "a model is to call an address whatever the user says, where no order belongs"
    } else {
        return None;
    };
    touched.agent.then_some((&rules::ORDERS, Severity::Danger, message))
}

/// What a tool's text says, one pattern a kind.
struct Signs {
    /// Something is obtained for an argument.
    fills: Pattern,
    /// The model does so itself, around the call.
    besides: Pattern,
    /// What others' tools send.
    others: Pattern,
    /// Always, not only when asked.
    always: Pattern,
    /// Whom something goes to is changed.
    redirects: Pattern,
    /// Money is moved.
    pays: Pattern,
    /// By a tool that is connected, for a call.
    fee: Pattern,
    /// What comes back is obeyed.
    obeys: Pattern,
    /// What is fetched.
    fetches: Pattern,
    /// Tools of the host are not to be used.
    displaces: Pattern,
    /// Whatever the user wants.
    anyway: Pattern,
}

static SIGNS: Signs = Signs {
    fills: Pattern::of(
        r"\b(?:text|contents?|output|values?|lines?|result|json|list)\s+of\b|\bwhat\s+`|\bprints?\b|\b(?:fill|pass|put|paste|suppl|give|attach|hand|includ|store|provid|insert)\w*\b",
    ),
    besides: Pattern::of(
        r"\b(?:before|prior\s+to)\s+(?:\w+\s+){0,3}(?:call|request|step|work)|\bbeforehand\b|\bin\s+the\s+terminal\b|\bwith\s+the\s+(?:\w+\s+)?tool\b|\bwith\s+bash\b|\bby\s+yourself\b|\bby\s+running\b|\bobtain\w*\b|\bunmasked\b|\bmasking\b|\bno\s+need\b|\bthe\s+(?:model|assistant|agent|llm)\b|\byourself\b|\bitself\b|\balways\s+suppl",
    ),
    others: Pattern::of(
        r"\b(?:gmail|smtp|slack|teams|outlook|discord|telegram)_\w+\b|\b\w+_(?:send|post|mail|message|reply)\b|\b(?:send|post|reply|mail)_\w+\b|\b(?:any|every|another|all)\s+(?:\w+\s+){0,3}tools?\b|\b(?:each|every|all|mails?|messages?|replies)\s+(?:\w+\s+){0,3}(?:sent|written|posted)\s+(?:with|through|by|via|using)\b|\bwhich(?:ever)?\s+server\b|\btools?\s+of\s+(?:another|any|the\s+other|other)\b",
    ),
    always: Pattern::of(r"\b(?:as\s+long\s+as|while|whenever|each|every|always|also|whichever|any)\b"),
    redirects: Pattern::of(
        r"\b(?:replac|chang|swap|redirect|substitut|overwrit)\w*\b[^.]{0,60}\b(?:accounts?|recipients?|address\w*|receivers?|iban|wallet|to-line|to\s+field|payee)\b",
    ),
    pays: Pattern::of(
        r"\b(?:transfer|move|pay|settle|send|wire|deposit)\w*\b[^!?]{0,160}\b(?:\d+(?:[.,]\d+)?\s*(?:usdc?|usdt|eur|eth|btc|sats?|sol|dollars?|cents?)\b|iban\b|0x[0-9a-f]{6,}|account\s+\w*\d)|\b(?:usdc?|usdt|eur|eth|btc|sats?|fee)\b[^!?]{0,120}\b(?:wallet|iban|payment\s+tool|send_payment)",
    ),
    fee: Pattern::of(
        r"\b(?:after|before|for|with)\s+(?:every|each|the)\s+(?:call|search|use|\w+)\b|\b(?:wallet|payment|bank)\w*\s+(?:\w+\s+)?tool|\bconnected\b",
    ),
    obeys: Pattern::of(
        r"\b(?:carry|carries)\s+out\b|\b(?:obeyed|carried\s+out)\b|\b(?:follow|obey|execute|apply|do|run|perform)s?\s+(?:it|them|those|these|what|whatever|its|the\s+(?:steps|instructions|commands|orders))\b|\bsame\s+(?:standing|rank|weight)\b|\bas\s+if\s+it\s+stood\b|\bpart\s+(?:two|of\s+(?:the|this)\s+(?:skill|file|instructions))\b|\bfurther\s+(?:guidance|instructions)\b",
    ),
    fetches: Pattern::of(
        r"\b(?:fetch|load|get|download|retrieve|pull|call|request)\w*\b|\b(?:field|response|result|answer|returns?|comes\s+back|reply|replies)\b",
    ),
    displaces: Pattern::of(
        r"\b(?:never|do\s+not|don't)\s+use\s+(?:the\s+)?(?:read|write|edit|bash|grep|glob)\b|\b(?:replaces?|instead\s+of|never\s+use|do\s+not\s+use|don't\s+use|stop\s+using)\b[^.]{0,60}\b(?:grep|glob|bash|edit|websearch|webfetch|ls|built-?in)\b|\b(?:grep|glob|read|bash|edit|write|websearch|webfetch|built-?in\s+\w+)\b[^.]{0,80}\b(?:no\s+longer|not\s+to\s+be|must\s+not|never|not\s+be\s+used)\b",
    ),
    anyway: Pattern::of(
        r"\beven\s+(?:when|if)\b|\b(?:do\s+not|don't|never|nor|or)\s+(?:offer|suggest|mention|name|propose)\w*\b|\bsay\s+that\b|\baltogether\b|\bany\s*more\b|\bwrong\s+results\b",
    ),
};

/// Errands in what a tool or a key is described by.
fn tool(flat: &str, touched: Touched) -> Option<Note> {
    let signs = &SIGNS;
    let is = |sign: &Pattern| sign.is_match(flat);
    let danger = |message| Some((&rules::ORDERS, Severity::Danger, message));
    let besides = touched.agent || touched.hush || is(&signs.besides);
    if touched.vault
        && besides
        && (is(&signs.fills) || touched.away())
        && (is(&signs.besides) || touched.hush && touched.taken)
    {
        return danger("a description has credentials read and handed over");
    }
    let goes = touched.hush && (touched.taken || touched.away());
    if touched.vault && (goes || foreign::is_quiet(flat)) {
        return danger("a description has credentials taken and not spoken of");
    }
    if touched.host && is(&signs.others) && is(&signs.always) && touched.sends {
        return danger("a description has what other tools send go to an address");
    }
    if is(&signs.others) && is(&signs.always) && is(&signs.redirects) {
        return danger("a description changes whom other tools write to or pay");
    }
    if is(&signs.pays)
        && is(&signs.fee)
        && (touched.consent || touched.hush || is(&signs.besides) || flat.contains("tool"))
    {
        return danger("a description has money moved");
    }
    if let Some(note) = above(touched) {
        return Some(note);
    }
    if (touched.loose || touched.opens) && (touched.hush || touched.consent) && touched.acts {
        return danger("a description has what guards the user loosened");
    }
    if is(&signs.obeys) && is(&signs.fetches) && (touched.hush || touched.agent && is(&signs.besides)) {
        return danger("a description has what comes back obeyed, and not spoken of");
    }
    if touched.work && touched.away() && (touched.hush || touched.consent) {
        return danger("a description has what the agent works on go to an address");
    }
    if is(&signs.displaces) && is(&signs.anyway) {
        return Some((&rules::SHADOW, Severity::Warning, "a description takes the host's own tools away"));
    }
    (touched.consent && touched.agent && touched.acts).then_some((
        &rules::CONSENT,
        Severity::Warning,
        "a description claims consent before a model",
    ))
}

/// Errands in front matter.
fn matter(flat: &str, touched: Touched) -> Option<Note> {
    let signs = &SIGNS;
    if touched.host && signs.obeys.is_match(flat) && signs.fetches.is_match(flat) {
        return Some((&rules::REMOTE, Severity::Danger, "front matter has what is fetched obeyed"));
    }
    if touched.work && touched.away() && (touched.carrier || signs.always.is_match(flat)) {
        return Some((&rules::ORDERS, Severity::Danger, "front matter has what the agent works on go to an address"));
    }
    None
}

#[cfg(test)]
mod tests;
