//! Forges published marketplaces: any metadata, signed by any keys, honest or hostile.
