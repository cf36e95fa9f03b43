//! `settings.json`: read in layers, written only in the user's own, keeping every key that is not ours and their order.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use runtime::Home;
use schemas::{Document, PluginName, Settings};
use serde_json::{Map, Value};
use terminal::{Exit, Failure};

use crate::fail::OrFail;

/// 10 s: another process holds this lock for one small write.
const WAIT: Duration = Duration::from_secs(10);

/// The user's settings with `over` laid upon them; objects are united, everything else is replaced.
///
/// # Errors
/// Exit 1 when a file cannot be read, 4 when it is malformed: a rule that cannot be read is not ignored.
pub fn read(home: &Home, over: Option<&Path>) -> Result<Settings, Failure> {
    let mut document = load(&home.settings_file())?.unwrap_or_else(|| Value::Object(Map::new()));
    if let Some(path) = over {
        let layer = load(path)?
            .ok_or_else(|| Failure::new(Exit::NotFound, format!("{}: there is no such file", path.display())))?;
        lay(&mut document, layer);
    }
    typed(&document)
}

/// Changes the user's own file under a lock, durably. The result must still be readable, else nothing is written.
///
/// # Errors
/// As [`read`], and when it cannot be written.
pub fn edit(home: &Home, change: impl FnOnce(&mut Settings)) -> Result<(), Failure> {
    durable::create_dir(home.path(), 0o700).or_fail()?;
    let _lock = durable::Lock::exclusive(&home.path().join("settings.json.lock"), WAIT).or_fail()?;
    let path = followed(&home.settings_file())?;
    let before = crate::disk::read(&path, Settings::BYTES)?.unwrap_or_else(|| b"{}".to_vec());
    let after = schemas::settings::edit(&before, change).map_err(|e| malformed(&path, &e))?;
    if after == before { Ok(()) } else { durable::write(&path, &after, mode(&path)).or_fail() }
}

/// `name` loads.
pub fn enable(settings: &mut Settings, name: &PluginName) {
    settings.disabled_plugins.retain(|n| n != name);
    settings.enabled_plugins.insert(name.clone());
}

/// `name` does not load, also where a host enables it in another list.
pub fn disable(settings: &mut Settings, name: &PluginName) {
    settings.enabled_plugins.remove(name);
    if !settings.disabled_plugins.contains(name) {
        settings.disabled_plugins.push(name.clone());
    }
}

/// Nothing is said of `name` any more; ignored revocations stay, since they were decided for a version.
pub fn forget(settings: &mut Settings, name: &PluginName) {
    settings.enabled_plugins.remove(name);
    settings.disabled_plugins.retain(|n| n != name);
    settings.plugins.config.remove(name);
    let its_own = |listed: &String| listed.split_once(':').is_some_and(|(plugin, _)| plugin == name.as_str());
    settings.plugins.enabled_mcp_servers.retain(|listed| !its_own(listed));
}

/// People link their settings from elsewhere: the file that the link names is the one to replace.
fn followed(path: &Path) -> Result<PathBuf, Failure> {
    match path.canonicalize() {
        Ok(real) => Ok(real),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(path.to_path_buf()),
        Err(e) => Err(Failure::new(Exit::Failed, format!("{}: {e}", path.display()))),
    }
}

/// The file's own permissions, or for its owner only.
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).map_or(0o600, |m| m.permissions().mode() & 0o777)
}

fn load(path: &Path) -> Result<Option<Value>, Failure> {
    let Some(bytes) = crate::disk::read(path, Settings::BYTES)? else { return Ok(None) };
    // Read as what it is first: no layer may hide what is wrong with another.
    schemas::read::<Settings>(&bytes).map_err(|e| malformed(path, &e))?;
    serde_json::from_slice(&bytes).map(Some).map_err(|e| malformed(path, &e))
}

fn malformed(path: &Path, why: &dyn std::fmt::Display) -> Failure {
    let why = why.to_string();
    let bare = why.strip_prefix(Settings::NAME).and_then(|rest| rest.strip_prefix(": ")).unwrap_or(&why);
    Failure::new(Exit::NotTrusted, format!("{}: {bare}", path.display()))
        .hint("mend the file by hand; nothing was changed")
}

fn typed(document: &Value) -> Result<Settings, Failure> {
    let bytes = serde_json::to_vec(document).map_err(|e| Failure::new(Exit::Failed, e))?;
    schemas::read(&bytes).or_fail()
}

fn lay(under: &mut Value, over: Value) {
    match (under, over) {
        (Value::Object(under), Value::Object(over)) => {
            for (key, value) in over {
                lay(under.entry(key).or_insert(Value::Null), value);
            }
        }
        (under, over) => *under = over,
    }
}
