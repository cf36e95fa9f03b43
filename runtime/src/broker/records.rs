//! What is kept of plugins: what they tried, and what they said, masked and escaped before anybody sees it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;
use schemas::protocol::{ErrorCode, LogLevel, Refusal, ViolationEvent};
use schemas::{PluginName, Quarantine, TrustRecord, escape};

use crate::log::{Level, Masker, PluginLog};
use crate::store::Home;
use crate::violations::{Culprit, Outcome, Violations};

/// The records of one broker.
#[derive(Debug)]
pub(super) struct Records {
    home: Home,
    violations: Violations,
    masker: Masker,
    logs: Mutex<BTreeMap<PluginName, PluginLog>>,
}

impl Records {
    /// Opens them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub(super) fn open(home: &Home, policy: Quarantine) -> Result<Self, Refusal> {
        let failed = |e| Refusal::new(ErrorCode::Internal, format!("violations cannot be recorded: {e}"));
        let violations = Violations::open(home, policy, &[]).map_err(failed)?;
        Ok(Self { home: home.clone(), violations, masker: Masker::with(&[]), logs: Mutex::default() })
    }

    /// Keeps a violation of a plugin that is installed with `record`, and says what follows. One that cannot be written is
    /// as grave as any: the plugin is stopped.
    pub(super) fn violation(&self, record: &TrustRecord, event: &ViolationEvent) -> Outcome {
        let culprit = Culprit {
            plugin: event.plugin.clone(),
            version: record.version.clone(),
            digest: record.source_hash,
            session: Some(event.session_id.to_string()),
        };
        self.violations.record(&culprit, event.kind, &event.detail, event.at).unwrap_or(Outcome::Stop)
    }

    /// Keeps a log line; returns it masked and escaped, for who watches.
    pub(super) fn log(&self, plugin: &PluginName, level: LogLevel, (text, now): (&str, Timestamp)) -> String {
        let level = match level {
            LogLevel::Debug => Level::Debug,
            LogLevel::Info => Level::Info,
            LogLevel::Warn => Level::Warn,
            LogLevel::Error => Level::Error,
        };
        let mut logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        if !logs.contains_key(plugin)
            && let Ok(log) = PluginLog::open(&self.home.plugin_logs(), plugin, &[])
        {
            logs.insert(plugin.clone(), log);
        }
        // A log that cannot be written is lost; who watches still sees the line.
        let _written = logs.get_mut(plugin).map(|log| log.write(now, level, text));
        self.plainly(text)
    }

    /// Text of a plugin, masked and escaped.
    pub(super) fn plainly(&self, text: &str) -> String {
        escape(&self.masker.mask(text)).to_string()
    }
}
