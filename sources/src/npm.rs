//! npm: a package's tarball and its `integrity`, from the registry that npm's own configuration names. Scripts never run.

/// npm's configuration: the registry, per-scope registries and tokens, from `.npmrc` files and `npm_config_*`.
#[derive(Clone, Default)]
pub struct NpmConfig {
    registry: Option<url::Url>,
}

impl std::fmt::Debug for NpmConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NpmConfig").field("registry", &self.registry.as_ref().map(url::Url::as_str)).finish()
    }
}
