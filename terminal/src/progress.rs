//! Progress of long work, on stderr, only where somebody is looking.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A spinner or bar that counts bytes.
#[derive(Debug)]
pub struct Progress(ProgressBar);

impl Progress {
    /// Shown where stderr is a terminal.
    #[must_use]
    pub fn shown() -> Self {
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(120));
        Self(bar)
    }

    /// Never shown (`--quiet`).
    #[must_use]
    pub fn hidden() -> Self {
        Self(ProgressBar::hidden())
    }

    /// A new stage; `total` bytes where that is known.
    pub fn stage(&self, what: &str, total: Option<u64>) {
        self.0.set_position(0);
        let template = if total.is_some() {
            "{spinner} {msg} {wide_bar} {bytes}/{total_bytes} {eta}"
        } else {
            "{spinner} {msg} {decimal_bytes}"
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.0.set_style(style);
        }
        if let Some(total) = total {
            self.0.set_length(total);
        }
        self.0.set_message(crate::escape(what).to_string());
    }

    /// So many more bytes.
    pub fn bytes(&self, more: u64) {
        self.0.inc(more);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
