//! A reply, read strictly or not at all: one answer that ended by itself, holding one JSON object of the demanded shape.

use schemas::strict::{self, Document, FieldError, Malformed, Unknown};
use serde::{Deserialize, Serialize};

use super::report::Risk;

/// 1 MiB: an answer of 8,192 tokens has 40 KiB, and an API may log its thoughts beside it.
pub const BODY_BYTES: usize = 1 << 20;
/// 256 KiB: six times what 8,192 tokens are.
const REPLY_BYTES: usize = 256 << 10;
/// As the prompt says, with room for a model that counts badly.
const FINDINGS: usize = 150;
const INJECTIONS: usize = 75;
/// 32 files and what is planted; 100 UUIDs in comments of a plugin that likes them.
const FILES: usize = 64;
const MARKERS: usize = 200;
const TITLE_CHARS: usize = 400;
const SUMMARY_CHARS: usize = 1_000;
const DETAIL_CHARS: usize = 4_000;
/// 4,096 characters: the longest path that a system opens.
const PATH_CHARS: usize = 4_096;

/// What the API wraps an answer in; fields that are not needed are not looked at.
#[derive(Debug, Serialize, Deserialize)]
struct Envelope {
    choices: Vec<Choice>,
    #[serde(default)]
    usage: Option<Usage>,
    #[serde(default)]
    model: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Choice {
    finish_reason: Option<String>,
    message: Message,
}

#[derive(Debug, Serialize, Deserialize)]
struct Message {
    #[serde(default)]
    role: Option<String>,
    #[serde(default)]
    content: Option<String>,
    #[serde(default)]
    refusal: Option<String>,
    #[serde(default)]
    tool_calls: Option<Vec<serde_json::Value>>,
    #[serde(default)]
    function_call: Option<serde_json::Value>,
}

/// Tokens, as the API counts them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// Sent.
    #[serde(default)]
    pub prompt_tokens: u64,
    /// Answered.
    #[serde(default)]
    pub completion_tokens: u64,
}

impl Usage {
    /// What it has more than `other`.
    pub(super) fn beyond(self, other: Self) -> Self {
        Self {
            prompt_tokens: self.prompt_tokens.saturating_sub(other.prompt_tokens),
            completion_tokens: self.completion_tokens.saturating_sub(other.completion_tokens),
        }
    }
}

impl Document for Envelope {
    const NAME: &'static str = "the API's answer";
    const BYTES: usize = BODY_BYTES;
    const UNKNOWN: Unknown = Unknown::Ignored;
}

/// A marker that the model saw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    pub(super) id: String,
    pub(super) file: String,
}

/// What the model says of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assessment {
    /// Which.
    pub file: String,
    /// What trusting it would risk.
    pub risk: Risk,
    /// What it does.
    pub summary: String,
}

/// What the model found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// In which file.
    pub file: String,
    /// In which line; it may be wrong.
    pub line: u32,
    /// How bad.
    pub severity: Risk,
    /// What.
    pub title: String,
    /// Why.
    pub detail: String,
    /// A piece of the file; it may be made up.
    pub quote: String,
}

/// Text that tries to steer the review.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// In which file.
    pub file: String,
    /// The text; it may be made up.
    pub quote: String,
}

/// What the model says. All of it is hostile text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Reply {
    pub(super) nonce: String,
    pub(super) markers: Vec<Seen>,
    pub(super) files: Vec<Assessment>,
    pub(super) findings: Vec<Claim>,
    #[serde(deserialize_with = "present")]
    pub(super) description_accurate: Option<bool>,
    pub(super) injection_attempts: Vec<Attempt>,
}

/// A member that may be null but not absent.
fn present<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<bool>, D::Error> {
    Option::deserialize(from)
}

impl Document for Reply {
    const NAME: &'static str = "the model's reply";
    const BYTES: usize = REPLY_BYTES;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        few("markers", self.markers.len(), MARKERS)?;
        few("files", self.files.len(), FILES)?;
        few("findings", self.findings.len(), FINDINGS)?;
        few("injectionAttempts", self.injection_attempts.len(), INJECTIONS)?;
        short("nonce", &self.nonce, TITLE_CHARS)?;
        for seen in &self.markers {
            short("markers.id", &seen.id, TITLE_CHARS)?;
            short("markers.file", &seen.file, PATH_CHARS)?;
        }
        for file in &self.files {
            short("files.file", &file.file, PATH_CHARS)?;
            short("files.summary", &file.summary, SUMMARY_CHARS)?;
        }
        for claim in &self.findings {
            short("findings.file", &claim.file, PATH_CHARS)?;
            short("findings.title", &claim.title, TITLE_CHARS)?;
            short("findings.detail", &claim.detail, DETAIL_CHARS)?;
            short("findings.quote", &claim.quote, SUMMARY_CHARS)?;
        }
        self.injection_attempts.iter().try_for_each(|attempt| {
            short("injectionAttempts.file", &attempt.file, PATH_CHARS)?;
            short("injectionAttempts.quote", &attempt.quote, SUMMARY_CHARS)
        })
    }
}

fn few(field: &'static str, found: usize, most: usize) -> Result<(), FieldError> {
    if found <= most { Ok(()) } else { Err(FieldError::new(field, format!("{found} of at most {most}"))) }
}

fn short(field: &'static str, text: &str, most: usize) -> Result<(), FieldError> {
    if text.chars().nth(most).is_none() {
        Ok(())
    } else {
        Err(FieldError::new(field, format!("over {most} characters")))
    }
}

impl Reply {
    /// Every text of it.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let markers = self.markers.iter().flat_map(|seen| [&seen.id, &seen.file]);
        let files = self.files.iter().flat_map(|file| [&file.file, &file.summary]);
        let claims = self.findings.iter().flat_map(|claim| [&claim.file, &claim.title, &claim.detail, &claim.quote]);
        let attempts = self.injection_attempts.iter().flat_map(|attempt| [&attempt.file, &attempt.quote]);
        std::iter::once(&self.nonce).chain(markers).chain(files).chain(claims).chain(attempts).map(String::as_str)
    }
}

/// Why a body holds no reply.
#[derive(Debug, thiserror::Error)]
pub enum NotAReply {
    /// It is not what the API or the model was asked for.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// None, or several to choose from.
    #[error("it holds {0} answers instead of one")]
    Choices(usize),
    /// It did not end by itself.
    #[error("it ended with {0:?} instead of \"stop\"")]
    Cut(Option<String>),
    /// Somebody else's words.
    #[error("it is the word of {0:?}, not of the assistant")]
    Role(String),
    /// It calls a tool; there is none.
    #[error("it calls a tool")]
    Tool,
    /// The model refused.
    #[error("the model refused: {0:?}")]
    Refusal(String),
    /// Nothing.
    #[error("it is empty")]
    Empty,
}

/// A reply and what it took.
#[derive(Debug)]
pub struct Answer {
    /// The reply.
    pub reply: Reply,
    /// Tokens, as the API counts them; it may lie.
    pub usage: Usage,
    /// The model that says it answered.
    pub model: Option<String>,
}

/// 100 characters of what is shown of a refusal or a reason.
fn shown(text: &str) -> String {
    text.chars().take(100).collect()
}

/// Reads the body of an answer.
///
/// # Errors
/// [`NotAReply`].
pub fn read(body: &[u8]) -> Result<Answer, NotAReply> {
    let envelope: Envelope = strict::read(body)?;
    let count = envelope.choices.len();
    let mut choices = envelope.choices.into_iter();
    let (Some(choice), None) = (choices.next(), choices.next()) else { return Err(NotAReply::Choices(count)) };
    let message = choice.message;
    if choice.finish_reason.as_deref() != Some("stop") {
        return Err(NotAReply::Cut(choice.finish_reason.as_deref().map(shown)));
    }
    if let Some(role) = message.role.filter(|role| role != "assistant") {
        return Err(NotAReply::Role(shown(&role)));
    }
    if message.tool_calls.is_some_and(|calls| !calls.is_empty()) || message.function_call.is_some() {
        return Err(NotAReply::Tool);
    }
    if let Some(refusal) = message.refusal {
        return Err(NotAReply::Refusal(shown(&refusal)));
    }
    let content = message.content.filter(|content| !content.is_empty()).ok_or(NotAReply::Empty)?;
    let reply = strict::read(content.as_bytes())?;
    let model = envelope.model.as_deref().map(shown);
    Ok(Answer { reply, usage: envelope.usage.unwrap_or_default(), model })
}
