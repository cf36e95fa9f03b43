//! A user's machine with plugins of either engine on it, installed from folders by the built binary.

use std::path::PathBuf;

use serde_json::{Value, json};
use tests::kit::{Plugin, Run, World};

use crate::host::Host;

/// Both engines: everything that holds for one holds for the other.
pub(crate) const ENGINES: [&str; 2] = ["quickjs", "node"];

/// Handlers that ask for everything, and pass on what they are told.
pub(crate) const CURIOUS: &str = r#"
const told = async (asked) => { try { return { ok: await asked } } catch (e) { return { code: e.code, symbol: e.data && e.data.code, message: e.message } } };
definePlugin({
  handlers: {
    hello: (ctx, { who }) => `hello ${who}`,
    read: (ctx, { path, encoding }) => told(ctx.read(path, encoding ? { encoding } : undefined)),
    write: (ctx, { path, content }) => told(ctx.write(path, content)),
    bash: (ctx, { command }) => told(ctx.bash(command)),
    fetch: (ctx, { url }) => told(ctx.fetch(url)),
    get: (ctx, { key }) => told(ctx.state.get(key)),
    put: (ctx, { key, value }) => told(ctx.state.put(key, value)),
    list: (ctx, { prefix }) => told(ctx.state.list(prefix)),
    remove: (ctx, { key }) => told(ctx.state.delete(key)),
    say: (ctx, { text }) => { ctx.log('info', text) },
    throw: () => { throw new Error('thrown on purpose') },
    spin: () => { for (;;); },
    never: () => new Promise(() => {}),
    config: (ctx, params) => params.config,
  },
  hooks: { PreToolUse: (ctx, input) => ({ decision: input.tool_name === 'Bash' ? 'deny' : 'allow', reason: 'because' }) },
});
"#;

/// One user's machine.
pub(crate) struct Bed {
    pub(crate) world: World,
}

impl Bed {
    /// Nothing installed; plugins from folders are allowed.
    pub(crate) fn new() -> Self {
        let bed = Self { world: World::new() };
        std::fs::create_dir(bed.workspace()).unwrap();
        bed.settings(&json!({ "plugins": { "allowedSources": ["local-path"], "quarantine": "off" } }));
        bed
    }

    pub(crate) fn workspace(&self) -> PathBuf {
        self.world.at("workspace")
    }

    /// Writes the user's settings, keeping what is enabled.
    pub(crate) fn settings(&self, settings: &Value) {
        std::fs::create_dir_all(self.world.deepcode()).unwrap();
        let path = self.world.deepcode().join("settings.json");
        let old = std::fs::read(&path).unwrap_or_else(|_| b"{}".to_vec());
        let mut all: Value = serde_json::from_slice(&old).unwrap();
        for (key, value) in settings.as_object().unwrap() {
            all[key] = value.clone();
        }
        std::fs::write(path, all.to_string()).unwrap();
    }

    /// A plugin of that engine that asks for everything, installed and enabled.
    pub(crate) fn curious(&self, name: &str, engine: &str) {
        let capabilities = json!(["read", "write", "bash", "fetch", "state"]);
        let more = json!({ "engine": engine, "main": "index.js", "capabilities": capabilities, "allowedDomains": ["api.example.com"] });
        self.installs(name, &more, &[("index.js", CURIOUS)]);
    }

    /// A plugin that is a program of its own, installed and enabled.
    pub(crate) fn program(&self, name: &str, code: &str) {
        let more = json!({ "engine": "node", "runtime": "stdio", "main": "index.js", "capabilities": ["read"] });
        self.installs(name, &more, &[("index.js", code)]);
    }

    /// Any plugin, installed and enabled.
    pub(crate) fn installs(&self, name: &str, more: &Value, files: &[(&str, &str)]) {
        let mut manifest =
            json!({ "name": name, "version": "1.0.0", "description": "For tests.", "license": "Apache-2.0" });
        manifest.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let plugin = Plugin::write(self.world.at(&format!("src-{name}")), name, "1.0.0").manifest(&manifest);
        let plugin = files.iter().fold(plugin, |plugin, (path, text)| plugin.file(path, text));
        self.takes(plugin.folder());
        self.world.plugin().args(["enable", name]).end();
    }

    /// Installs what lies in `folder`, with its digest as consent; where the audit says danger, a person accepts it, for
    /// the walls behind the audit are tried here.
    pub(crate) fn takes(&self, folder: &std::path::Path) {
        let shown = self.world.plugin().arg("install").arg(folder).end().all();
        let digest = shown.split("sha256:").nth(1).unwrap_or_else(|| panic!("no digest: {shown}"));
        let digest: String = digest.chars().take(64).collect();
        let said = self.world.plugin().arg("install").arg(folder).args(["--digest", &format!("sha256:{digest}")]).end();
        match said.status {
            0 => (),
            13 => self.accepts(folder),
            _ => panic!("{said:?}"),
        }
    }

    /// A person types what accepts danger.
    fn accepts(&self, folder: &std::path::Path) {
        let person = self.world.plugin().arg("install").arg(folder).person();
        let (asked, code) = person.sees("[c] cancel").types("t").sees("accept danger ").reads(8);
        let said = asked.types(&format!("accept danger {code}")).leaves();
        assert_eq!(said.status, 0, "{said:?}");
    }

    /// A host with one session `s` in the workspace.
    pub(crate) fn host(&self) -> Host {
        self.host_with(|run| run)
    }

    /// The same, in other surroundings.
    pub(crate) fn host_with(&self, around: impl FnOnce(Run) -> Run) -> Host {
        let mut host = Host::starts(around(self.world.plugin()));
        host.opens("s", &self.workspace());
        host
    }

    /// The same with short times.
    pub(crate) fn hasty_host(&self) -> Host {
        let mut host = Host::starts_with(self.world.plugin(), "--start-timeout 3 --call-timeout 2");
        host.opens("s", &self.workspace());
        host
    }
}
