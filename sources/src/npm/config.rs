//! npm's own configuration, read as npm reads it: environment, project, user, machine.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use url::Url;

use crate::fetch::SourceError;
use crate::git::Environment;

/// 1 MiB: a long `.npmrc` has a hundred lines.
const FILE_BYTES: u64 = 1 << 20;

/// npm's configuration: the registry, per-scope registries and tokens, from `.npmrc` files and `npm_config_*`.
///
/// A project's `.npmrc` may name registries, as with npm itself; its tokens and `${VAR}`s are not taken, because a
/// project must not be able to send what is in its user's environment to a host of its choice.
#[derive(Clone, Default)]
pub struct NpmConfig {
    registry: Option<Url>,
    scopes: BTreeMap<String, Url>,
    secrets: Vec<Secret>,
    path: Option<OsString>,
    home: Option<OsString>,
}

/// A secret and the `//host/path/` that it is for.
#[derive(Clone)]
struct Secret {
    place: String,
    authorization: String,
}

impl fmt::Debug for NpmConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NpmConfig")
            .field("registry", &self.registry.as_ref().map(Url::as_str))
            .field("scopes", &self.scopes)
            .field("secrets", &self.secrets.len())
            .finish_non_exhaustive()
    }
}

/// Whose file it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Project,
    User,
}

impl NpmConfig {
    /// Reads npm's configuration as npm does: `npm_config_*` from `env` first, then the `.npmrc` of `project`, of the
    /// user and of the machine. `env` also answers `HOME`, `PATH` and what `${VAR}` in those files names.
    ///
    /// # Errors
    /// [`SourceError::Config`] for a file that cannot be read or a registry that is no address.
    pub fn read(env: Environment<'_>, project: &Path) -> Result<Self, SourceError> {
        let mut config = Self { path: env("PATH").map(absolute), home: env("HOME"), ..Self::default() };
        if let Some(text) = setting(env, "registry") {
            config.registry = Some(registry(Path::new("npm_config_registry"), &text.to_string_lossy())?);
        }
        config.add(&project.join(".npmrc"), Whose::Project, env)?;
        let home = env("HOME").map(|home| Path::new(&home).join(".npmrc"));
        let files = [setting(env, "userconfig").map(PathBuf::from).or(home), machine(env, config.path.as_ref())];
        for file in files.into_iter().flatten() {
            config.add(&file, Whose::User, env)?;
        }
        Ok(config)
    }

    /// A configuration of one registry and nothing else.
    #[must_use]
    pub fn of(registry: Url) -> Self {
        Self { registry: Some(registry), ..Self::default() }
    }

    /// The registry of a package: its scope's, or the general one.
    pub(super) fn registry(&self, package: &str) -> Option<Url> {
        let scope = package.split_once('/').map(|(scope, _)| scope);
        scope.and_then(|scope| self.scopes.get(scope)).or(self.registry.as_ref()).cloned()
    }

    /// The `Authorization` for `url`: the one with the longest place that `url` lies in.
    pub(crate) fn authorization(&self, url: &Url) -> Option<String> {
        let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
        let whole = format!("//{}{port}{}", url.host_str()?, url.path());
        let fitting = self.secrets.iter().filter(|secret| whole.starts_with(&secret.place));
        fitting.max_by_key(|secret| secret.place.len()).map(|secret| secret.authorization.clone())
    }

    /// `PATH` and `HOME` for the installed npm.
    pub(super) fn machine(&self) -> (Option<&OsString>, Option<&OsString>) {
        (self.path.as_ref(), self.home.as_ref())
    }

    /// Adds what a file says; what was said before it wins.
    fn add(&mut self, path: &Path, whose: Whose, env: Environment<'_>) -> Result<(), SourceError> {
        let bad = |why: String| SourceError::Config { path: path.to_owned(), why };
        let text = match std::fs::File::open(path) {
            Ok(file) => text(file).map_err(|e| bad(e.to_string()))?,
            Err(e) if matches!(e.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => return Ok(()),
            Err(e) => return Err(bad(e.to_string())),
        };
        for (key, value) in pairs(&text) {
            if whose == Whose::Project && value.contains("${") {
                continue;
            }
            let value = expanded(value, env);
            if key == "registry" {
                let url = registry(path, &value)?;
                self.registry.get_or_insert(url);
            } else if let Some(scope) = key.strip_suffix(":registry").filter(|scope| scope.starts_with('@')) {
                let url = registry(path, &value)?;
                self.scopes.entry(scope.to_owned()).or_insert(url);
            } else if whose == Whose::User {
                self.secrets.extend(secret(key, &value));
            }
        }
        Ok(())
    }
}

fn secret(key: &str, value: &str) -> Option<Secret> {
    let (place, name) = key.rsplit_once(':').filter(|(place, _)| place.starts_with("//"))?;
    let authorization = match name {
        "_authToken" => format!("Bearer {value}"),
        "_auth" => format!("Basic {value}"),
        _ => return None,
    };
    // `//host` must not fit `//host.example`.
    let place = if place.ends_with('/') { place.to_owned() } else { format!("{place}/") };
    Some(Secret { place, authorization })
}

fn registry(path: &Path, text: &str) -> Result<Url, SourceError> {
    let bad = |why: String| SourceError::Config { path: path.to_owned(), why };
    let url = Url::parse(text).map_err(|e| bad(format!("its registry is no address: {e}")))?;
    crate::web::check(&url).map_err(|e| bad(e.to_string()))?;
    Ok(url)
}

/// `npm_config_<name>`, in lower or upper case as npm accepts it.
fn setting(env: Environment<'_>, name: &str) -> Option<OsString> {
    let lower = format!("npm_config_{name}");
    env(&lower).or_else(|| env(&lower.to_ascii_uppercase())).filter(|value| !value.is_empty())
}

/// The machine's file: `npm_config_globalconfig`, or `etc/npmrc` beneath npm's prefix, which is where node is.
fn machine(env: Environment<'_>, path: Option<&OsString>) -> Option<PathBuf> {
    if let Some(file) = setting(env, "globalconfig") {
        return Some(file.into());
    }
    let prefix = setting(env, "prefix").map(PathBuf::from).or_else(|| {
        let node = std::env::split_paths(path?).map(|folder| folder.join("node")).find(|node| node.is_file())?;
        Some(node.parent()?.parent()?.to_owned())
    })?;
    Some(prefix.join("etc/npmrc"))
}

/// A `PATH` without relative folders: what lies where we happen to stand is not npm.
fn absolute(path: OsString) -> OsString {
    let folders = std::env::split_paths(&path).filter(|folder| folder.is_absolute());
    std::env::join_paths(folders).unwrap_or_default()
}

fn text(file: std::fs::File) -> io::Result<String> {
    let mut text = String::new();
    io::Read::read_to_string(&mut io::Read::take(file, FILE_BYTES), &mut text)?;
    Ok(text)
}

/// The `key = value` lines before any section, without comments and quotes.
fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.starts_with([';', '#'])).filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        Some((key.trim(), value.trim().trim_matches(['"', '\''])))
    })
}

/// `${VAR}` from the environment; what is not set stays as it is, as with npm.
fn expanded(value: &str, env: Environment<'_>) -> String {
    let mut out = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once("${") {
        out.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            out.push_str("${");
            rest = after;
            continue;
        };
        match env(name) {
            Some(found) => out.push_str(&found.to_string_lossy()),
            None => out.push_str(&format!("${{{name}}}")),
        }
        rest = tail;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    struct World {
        folder: tempfile::TempDir,
        vars: BTreeMap<&'static str, OsString>,
    }

    impl World {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let vars = BTreeMap::from([("HOME", folder.path().join("home").into_os_string())]);
            std::fs::create_dir_all(folder.path().join("home")).unwrap();
            std::fs::create_dir_all(folder.path().join("project")).unwrap();
            Self { folder, vars }
        }
        fn file(self, path: &str, text: &str) -> Self {
            std::fs::write(self.folder.path().join(path), text).unwrap();
            self
        }
        fn var(mut self, name: &'static str, value: &str) -> Self {
            self.vars.insert(name, value.into());
            self
        }
        fn read(&self) -> Result<NpmConfig, SourceError> {
            NpmConfig::read(&|name| self.vars.get(name).cloned(), &self.folder.path().join("project"))
        }
        fn registry(&self, package: &str) -> Option<String> {
            self.read().unwrap().registry(package).map(String::from)
        }
    }

    #[test]
    fn the_environment_goes_before_the_project_before_the_user() {
        let world = World::new().file("home/.npmrc", "registry=https://user.example/\n");
        assert_eq!(world.registry("x").unwrap(), "https://user.example/");
        let world = world.file("project/.npmrc", "; a comment\nregistry = \"https://project.example/\"\n");
        assert_eq!(world.registry("x").unwrap(), "https://project.example/");
        let world = world.var("NPM_CONFIG_REGISTRY", "https://env.example/");
        assert_eq!(world.registry("x").unwrap(), "https://env.example/");
    }

    #[test]
    fn a_scope_has_its_own_registry() {
        let world =
            World::new().file("home/.npmrc", "@ada:registry=https://ada.example/npm\nregistry=https://user.example\n");
        assert_eq!(world.registry("@ada/x").unwrap(), "https://ada.example/npm");
        assert_eq!(world.registry("@bob/x").unwrap(), "https://user.example/");
    }

    #[test]
    fn a_token_goes_to_its_host_only_and_is_never_shown() {
        let text = "//one.example/npm/:_authToken=${TOKEN}\n//two.example:_auth=YWRh\n";
        let config = World::new().file("home/.npmrc", text).var("TOKEN", "s3cret").read().unwrap();
        let of = |url: &str| config.authorization(&url.parse().unwrap());
        assert_eq!(of("https://one.example/npm/x").as_deref(), Some("Bearer s3cret"));
        assert_eq!(of("https://two.example/x").as_deref(), Some("Basic YWRh"));
        for elsewhere in ["https://one.example/x", "https://one.example:444/npm/x", "https://two.example.evil/x"] {
            assert_eq!(of(elsewhere), None, "{elsewhere}");
        }
        assert!(!format!("{config:?}").contains("s3cret"));
    }

    #[test]
    fn a_project_takes_nothing_out_of_the_environment() {
        let text = "registry=https://evil.example/${TOKEN}/\n//evil.example/:_authToken=${TOKEN}\n//user.example/:_authToken=fake\n";
        let world = World::new().file("project/.npmrc", text).var("TOKEN", "s3cret");
        assert_eq!(world.registry("x"), None);
        assert_eq!(world.read().unwrap().authorization(&"https://user.example/x".parse().unwrap()), None);
    }

    #[test]
    fn a_registry_over_plain_http_is_refused() {
        let refused = World::new().file("home/.npmrc", "registry=http://registry.example/\n").read();
        assert!(matches!(refused, Err(SourceError::Config { .. })), "{refused:?}");
        assert!(World::new().file("home/.npmrc", "registry=http://127.0.0.1:4873/\n").read().is_ok());
    }
}
