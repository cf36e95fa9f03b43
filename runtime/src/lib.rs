//! The installed store: verified bytes in, verified bytes out.

pub mod store;

pub use store::{Change, Consent, ConsentError, Home, Loaded, Standing, Store, StoreError};
