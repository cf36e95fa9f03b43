//! Who hears that something was kept from leaving.

use std::fmt;
use std::sync::Arc;

use egress::proxy::Denial;
use schemas::PluginName;

/// Whose it was, if a plugin's, and what was refused.
type Hears = dyn Fn(Option<&PluginName>, &Denial) + Send + Sync;

/// Who hears of refusals by the proxy, from any thread. What `fetch` refuses is the broker's to record.
#[derive(Clone)]
pub struct Denials(Arc<Hears>);

impl Denials {
    /// Told to `hears`.
    #[must_use]
    pub fn to(hears: impl Fn(Option<&PluginName>, &Denial) + Send + Sync + 'static) -> Self {
        Self(Arc::new(hears))
    }

    /// Tells it.
    pub fn tell(&self, whose: Option<&PluginName>, denial: &Denial) {
        (self.0)(whose, denial);
    }
}

impl fmt::Debug for Denials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Denials").finish_non_exhaustive()
    }
}
