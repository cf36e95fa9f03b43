//! Loopback servers, honest and hostile: static files, npm-like registries, git over HTTP.
