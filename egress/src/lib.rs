//! The one network policy: names, addresses, methods; the fetch and the proxy that obey it.
//!
//! Every road out goes through three doors, in this order, and each eats what the last one made:
//!
//! 1. [`Grants::judge`] reads an address, a method and the names that were granted, and gives a [`Permit`]. It looks
//!    nothing up.
//! 2. The connector resolves the permitted name *once*, drops every address that is not on the public Internet, and
//!    connects to what is left, so that a name that changes its mind between check and use gains nothing.
//! 3. A redirect goes back to the first door.
//!
//! There are no ambient credentials: no cookies, no netrc, no proxy or certificate settings of the environment.

mod address;
mod denied;
mod fetch;
mod grants;
mod headers;
mod host;
mod method;
pub mod proxy;
mod reach;
mod resolve;
mod rule;
mod target;

pub use address::unfit;
pub use denied::{BadHost, BadUrl, Denied, Dropped, TooBroad};
pub use fetch::{Answer, Egress, FetchError, Limits, Request};
pub use grants::{Grants, Permit, TunnelPermit};
pub use headers::{BadHeader, Header};
pub use host::HostName;
pub use method::Method;
pub use reach::Reach;
pub use resolve::{Resolver, SystemResolver};
pub use rule::Rule;
pub use target::Target;
