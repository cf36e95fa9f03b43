//! `plugins-stopped.json`: which plugins a person ended wherever they ran, each time under a new mark.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::name::PluginName;
use crate::strict::{Document, Unknown};
use crate::text::{BadText, text_in_json};

/// 128 random bits, as 32 lower-case hexadecimal digits: no stop has the mark of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StopMark([u8; 16]);

impl StopMark {
    /// From the system's randomness.
    #[must_use]
    pub fn from_random(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for StopMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for StopMark {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let mut bytes = [0; 16];
        if text.bytes().any(|b| b.is_ascii_uppercase()) || hex::decode_to_slice(text, &mut bytes).is_err() {
            return Err(BadText::new("a stop's mark", text, "it needs exactly 32 lower-case hexadecimal digits"));
        }
        Ok(Self(bytes))
    }
}
text_in_json!(StopMark, "StopMark", "^[0-9a-f]{32}$");

/// The mark of each plugin's last stop. A process that was loaded under another mark, or under none, is ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct StoppedFile(pub BTreeMap<PluginName, StopMark>);

impl Document for StoppedFile {
    const NAME: &'static str = "plugins-stopped.json";
    /// 1 MiB: ten thousand names.
    const BYTES: usize = 1 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;
}
