//! Settings of package managers that come along: a registry that is not the manager's own decides what is installed.

use std::sync::LazyLock;

use regex::Regex;

use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings};
use crate::rules::manifest as rules;
use crate::text::Source;

/// 64 KiB: such settings are a page.
const BYTES: u64 = 64 << 10;

/// Names of settings, or their ends where a template's are called otherwise.
const NAMES: &[&str] = &[
    "npmrc",
    "yarnrc",
    "yarnrc.yml",
    "pip.conf",
    "pip.ini",
    "condarc",
    "bunfig.toml",
    "nuget.config",
    "gemrc",
    "pnpmrc",
    "uv.toml",
    "pypirc",
    "bundle/config",
    "cargo/config.toml",
    "cargo/config",
    "m2/settings.xml",
];

/// This machine. No other registry is known by name here: what a manager asks anyway need not be written down.
const OWN: &[&str] = &["localhost", "127.0.0.1"];

static ADDRESS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"(?im)^[^#;\n]*?(?:registry|registryserver|\bindex(?:-url|_url)?|\bextra-index-url|\burl|\bchannel_alias|\bvalue|\bsources?|\bmirror)\b[^\n]{0,40}?(?:sparse\+)?https?://(?:[^@/\s"']*@)?([A-Za-z0-9.-]+)"#).ok()
});

/// Tells of the first foreign registry of each such file.
pub(super) fn inspect(bundle: &Bundle, findings: &mut Findings) {
    for file in bundle.files().iter().filter(|file| is_settings(file)) {
        let Ok(bytes) = bundle.read(file, BYTES) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(&file.path, &text);
        let hosts = ADDRESS.iter().flat_map(|address| address.captures_iter(&text)).filter_map(|found| found.get(1));
        // A name of a format is an address of which nothing is asked.
        let is_format = |host: &regex::Match<'_>| source.line(host.start()).1.contains("xmlns");
        let is_own = |host: &regex::Match<'_>| OWN.contains(&host.as_str().to_ascii_lowercase().as_str());
        let foreign = hosts.into_iter().find(|host| !is_own(host) && !is_format(host));
        if let Some(host) = foreign {
            let message = format!("packages would come from {}", host.as_str());
            let (_, line) = source.line(host.start());
            findings
                .push(Finding::new(&rules::REGISTRY, source.place(host.start(), host.end()), message).evidence(line));
        }
    }
}

fn is_settings(file: &File) -> bool {
    let path = file.path.to_ascii_lowercase();
    file.size <= BYTES && !path.contains("node_modules/") && NAMES.iter().any(|name| path.ends_with(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_registry_of_somebody_else_is_seen() {
        let host =
            |text: &str| ADDRESS.as_ref().and_then(|address| address.captures(text)).map(|found| found[1].to_owned());
        for text in [
            "registry=http://npm.start.invalid/\n",
            "@scope:registry = https://npm.start.invalid",
            "[global]\nindex-url = https://u:p@npm.start.invalid/simple",
            "npmRegistryServer: \"https://npm.start.invalid\"",
            "[source.near]\nregistry = \"sparse+https://npm.start.invalid/\"",
            "  <add key=\"x\" value=\"https://npm.start.invalid/v3/index.json\" />",
        ] {
            assert_eq!(host(text).as_deref(), Some("npm.start.invalid"), "{text}");
        }
        assert_eq!(host("# registry=https://npm.start.invalid\nsave-exact=true\n"), None);
    }
}
