//! The road in a minute: an example plugin of this repository goes from git to a verified install, is tampered with,
//! is revoked, and its audit is borrowed by a fork in vain; others run in their sandboxes. Every line that begins with `$` is a command that was really run.

mod confined;
mod host;
mod said;
mod site;
mod stage;

use std::fs;

use crate::shell::{Project, Trouble};
use site::Site;
use stage::{AUDIT_DANGER, DONE, NOT_TRUSTED, REVOKED, Stage};

/// The plugin that is shown when nothing else is asked for.
const EXAMPLE: &str = "secret-guard";

/// A case of the audit's corpus: it hides what it starts, and starts only `echo`.
const BAD: &str = "audit/corpus/open/exec-atob-name/plugin";

/// What the road is walked with.
struct Plugin {
    name: String,
    version: String,
    digest: String,
}

/// Which programs are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// As the source stands now.
    Now,
    /// As they were built last.
    Last,
}

/// Shows the road, with the example plugin or with `from`.
pub(crate) fn run(project: &Project, from: Option<&str>, build: Build) -> Result<(), Trouble> {
    if build == Build::Now {
        println!("Building the two programs (about ten minutes on two cores, the first time)…");
        let line = format!("cargo build{} --bins -p marketplace-cli -p plugin-cli", crate::shell::quiet());
        crate::shell::quietly(&mut project.command(&line))?;
    }
    let stage = Stage::new(project)?;
    let source = match from {
        Some(text) => as_source(text),
        None => stage.example(EXAMPLE),
    };
    let digest = hashed(&stage, &source)?;
    let site = Site::serve(&stage.folder().join("market/public"))?;
    let root = founded(&stage, &site)?;
    audited(&stage)?;
    let Some(plugin) = signed(&stage, &source, digest)? else { return Ok(()) };
    published(&stage)?;
    installed(&stage, &format!("{}#{root}", site.address()), &plugin)?;
    tampered(&stage, &plugin)?;
    confined::run(&stage, &plugin.name)?;
    revoked(&stage, &plugin)?;
    forked(&stage, &site, &plugin)?;
    stage.says("\nThat was the road. All of it lay in one temporary folder, which is gone now.");
    Ok(())
}

/// The same demo where there is no bubblewrap: it says so, and shows what is left.
pub(crate) fn run_without_bubblewrap(project: &Project) -> Result<(), Trouble> {
    let missing = || Trouble::Missing("bwrap".to_owned(), "bubblewrap".to_owned());
    let hidden = confined::bubblewrap().ok_or_else(missing)?;
    let behind = format!("bwrap --dev-bind / / --ro-bind /dev/null {}", hidden.display());
    println!("$ {behind} cargo xtask demo");
    let (ended_well, said) = crate::shell::listen(&mut project.command(&format!("{behind} cargo xtask demo --built")))?;
    if ended_well && said.contains(confined::NO_NAMESPACES) && said.contains("confined: lockdown") {
        return Ok(());
    }
    Err(Trouble::Demo(format!("without bubblewrap it did not go as it must:\n{said}")))
}

/// A bare `https://….git` is taken for what it is.
fn as_source(text: &str) -> String {
    let is_url = ["https://", "http://", "file://"].iter().any(|scheme| text.starts_with(scheme));
    let is_archive = [".tar.gz", ".tgz"].iter().any(|end| text.ends_with(end));
    if is_url && !is_archive { format!("git+{text}") } else { text.to_owned() }
}

fn hashed(stage: &Stage<'_>, source: &str) -> Result<String, Trouble> {
    stage.stop("A tree becomes a number");
    stage.says(
        "The digest of a plugin's tree is the id that git gives it in a SHA-256 repository: anyone can check it.",
    );
    stage.marketplace(&["hash", source], DONE)?.word("sha256:")
}

/// Returns the digest of the root, which is what a user brings.
fn founded(stage: &Stage<'_>, site: &Site) -> Result<String, Trouble> {
    stage.stop("A maintainer starts a marketplace");
    stage.says("Keys for every role, under one passphrase; two of them exist only to replace the others.");
    let origin = "demo.example.com/plugins";
    stage
        .marketplace(&["init", "--origin", origin, "--url", site.address(), "--auditor", "demo"], DONE)?
        .word("sha256:")
}

fn audited(stage: &Stage<'_>) -> Result<(), Trouble> {
    stage.stop("Somebody offers a plugin that hides what it does");
    stage.says("The audit reads code without running it, folded strings and all. What is dangerous cannot be signed, unless the");
    stage.says("maintainer signs a waiver for that very finding, which users see.");
    stage.marketplace(&["audit", &stage.part(BAD)], AUDIT_DANGER)?.must_say("danger[process-exec/command]")
}

/// Audits by hand what was hashed; nothing when it is no plugin, and then says so.
fn signed(stage: &Stage<'_>, source: &str, digest: String) -> Result<Option<Plugin>, Trouble> {
    stage.stop("The maintainer audits a version and signs it");
    stage.says("What is signed is a statement: this tree is this version of this plugin in this marketplace. At a terminal the");
    stage.says("maintainer is asked; here the digest that was reviewed is the answer.");
    let said = stage.marketplace_any(&["add", source, "--digest", &digest])?;
    if said.status == NOT_TRUSTED {
        stage.says(
            "\nIt was fetched and hashed, but it is no plugin, so nobody can sign it as one. Here the road ends.",
        );
        return Ok(None);
    }
    let said = said.must(DONE)?;
    let (name, version) = said.signed()?;
    Ok(Some(Plugin { name, version, digest }))
}

fn published(stage: &Stage<'_>) -> Result<(), Trouble> {
    stage.stop("The marketplace is published");
    stage
        .says("A folder of plain files with TUF metadata around them; a small server on loopback shows it to clients.");
    stage.marketplace(&["publish", "--check"], DONE)?;
    Ok(())
}

fn installed(stage: &Stage<'_>, address: &str, plugin: &Plugin) -> Result<(), Trouble> {
    let Plugin { name, digest, .. } = plugin;
    stage.stop("A user adds the marketplace, with a pin that came another way");
    stage.plugin(&["marketplace", "add", address, "--name", "demo"], DONE)?;
    stage.stop("The user installs");
    stage.says("Everything the plugin asks for is shown first. At a terminal the user is asked; here the digest is the consent.");
    stage.plugin(&["install", &format!("{name}@demo"), "--digest", digest], DONE)?;
    stage.plugin(&["list"], DONE)?;
    stage.plugin(&["verify"], DONE)?;
    Ok(())
}

fn tampered(stage: &Stage<'_>, plugin: &Plugin) -> Result<(), Trouble> {
    stage.stop("Something changes a file on the user's disk");
    let folder = stage.folder().join("home/.deepcode/plugins").join(&plugin.name);
    let manifest = folder.join("plugin.json");
    let honest = fs::read(&manifest).map_err(Trouble::disk(&manifest))?;
    stage.append(&manifest, "\n")?;
    stage.plugin(&["verify"], NOT_TRUSTED)?;
    stage.says("One byte is enough, and the file is named. It is put back:");
    stage.replace(&manifest, &honest)?;
    stage.plugin(&["verify", "--quiet"], DONE)?;
    Ok(())
}

fn revoked(stage: &Stage<'_>, plugin: &Plugin) -> Result<(), Trouble> {
    let Plugin { name, version, digest } = plugin;
    stage.stop("The maintainer withdraws the version");
    stage.marketplace(&["revoke", name, version, "--reason", "shown in the demo", "--confirm", "1"], DONE)?;
    stage.marketplace(&["publish", "--quiet"], DONE)?;
    stage.stop("The user hears of it");
    stage.plugin(&["marketplace", "update"], DONE)?;
    stage.plugin(&["verify"], REVOKED)?;
    stage.says("It does not load any more, and it does not come back:");
    stage.plugin(&["remove", name, "--quiet"], DONE)?;
    stage.plugin(&["install", &format!("{name}@demo"), "--version", version, "--digest", digest], REVOKED)?;
    Ok(())
}

fn forked(stage: &Stage<'_>, site: &Site, plugin: &Plugin) -> Result<(), Trouble> {
    let Plugin { name, version, digest } = plugin;
    stage.stop("Somebody else starts a marketplace with what this one signed");
    let url = format!("{}/fork", site.address());
    stage
        .fork(&["init", "--quiet", "--origin", "fork.example.com/plugins", "--url", &url, "--auditor", "fork"], DONE)?;
    let file = format!("plugins/{name}.json");
    stage.copy(&format!("market/{file}"), &format!("fork/{file}"))?;
    stage.fork(&["publish"], NOT_TRUSTED)?;
    stage.says("A statement names the marketplace that made it, and its key. Elsewhere it is worth nothing: who wants to offer the");
    stage.says("plugin audits it and signs a statement of their own.");
    stage.fork(&["sign", name, version, "--digest", digest], DONE)?;
    stage.fork(&["publish", "--quiet"], DONE)?;
    Ok(())
}
