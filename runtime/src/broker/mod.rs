//! One long-lived process that owns all plugins of a host: it loads, starts, judges, performs, and ends them.

mod net;
mod rules;

pub use net::{Net, NetDenied, NetGrants};
pub use rules::Rules;
