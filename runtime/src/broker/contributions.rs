//! What a loaded plugin adds to its host: contents out of the verified bytes, and texts only once a person has read them.

use std::collections::BTreeMap;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use schemas::protocol::{
    AgentText, Bounded, CommandText, ConsentAsk, ConsentKind, ConsentText, Contributed, ContributionsOf, Encoding,
    ErrorCode, Few, McpServer, Nonce, Refusal, Shown, SkillText, StatusLineName, TextFile,
};
use schemas::{Capability, Manifest, Sha256};
use sha2::{Digest, Sha256 as Hasher};
use verifier::Tree;

use super::cancel::Cancel;
use super::consent::Question;
use super::seat::Seat;
use super::shared::Shared;

/// 1 MiB: as at the install, where a longer text is refused.
const TEXT_BYTES: u64 = 1 << 20;

/// A text that steers the model.
struct Text {
    path: String,
    digest: Sha256,
    bytes: Vec<u8>,
}

impl Text {
    fn new(path: String, bytes: Vec<u8>) -> Self {
        Self { path, digest: Sha256(Hasher::digest(&bytes).into()), bytes }
    }

    fn file(&self, acknowledged: &[Sha256]) -> TextFile {
        let shown = acknowledged.contains(&self.digest);
        let (content, encoding) = match std::str::from_utf8(&self.bytes) {
            Ok(text) => (text.to_owned(), Encoding::Utf8),
            Err(_) => (BASE64.encode(&self.bytes), Encoding::Base64),
        };
        TextFile { path: Bounded::cut(&self.path), digest: self.digest, content: shown.then_some(content), encoding }
    }
}

/// Every text of a plugin by the path under which a person is asked for it.
struct Texts(BTreeMap<String, Text>);

impl Texts {
    fn of(tree: &Tree, manifest: &Manifest) -> Result<Self, Refusal> {
        let added = &manifest.contributes;
        let mut texts = BTreeMap::new();
        for file in added.skills.iter().chain(&added.agents).flat_map(|path| files_at(tree, path)) {
            let bytes = tree.read(file, TEXT_BYTES).map_err(|e| Refusal::new(ErrorCode::TooLarge, e))?;
            texts.insert(file.to_owned(), Text::new(file.to_owned(), bytes.unwrap_or_default()));
        }
        for command in &added.commands {
            if let Some(prompt) = &command.prompt {
                let path = format!("/{}", command.name);
                texts.insert(path.clone(), Text::new(path, prompt.clone().into_bytes()));
            }
        }
        Ok(Self(texts))
    }

    fn unread(&self, acknowledged: &[Sha256]) -> Vec<&Text> {
        self.0.values().filter(|text| !acknowledged.contains(&text.digest)).collect()
    }
}

/// The file at `path`, or every file below it where it is a folder.
fn files_at<'a>(tree: &'a Tree, path: &'a str) -> impl Iterator<Item = &'a str> {
    let path = path.strip_prefix("./").unwrap_or(path).trim_end_matches('/');
    let fits = move |file: &&str| file.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    tree.entries().iter().map(|e| e.path.as_str()).filter(fits)
}

/// What the plugin in that seat adds. Where texts were not acknowledged, they are withheld and the host is asked to show
/// them.
///
/// # Errors
/// When a text is too long, or the records cannot be read.
pub(super) fn of(seat: &Seat) -> Result<ContributionsOf, Refusal> {
    let (manifest, tree) = (seat.loaded.manifest(), seat.loaded.tree());
    let texts = Texts::of(tree, manifest)?;
    // As they stand now, not as they stood at the load: a person may have read them since.
    let records = seat.shared.store.records().map_err(|e| Refusal::new(ErrorCode::Internal, e))?;
    let record = records.records.get(&manifest.name).filter(|r| r.source_hash == seat.loaded.record().source_hash);
    let acknowledged = match record {
        // Who approved the tree approved its texts.
        Some(record) if record.is_approved() => texts.0.values().map(|text| text.digest).collect(),
        Some(record) => record.acknowledged.clone(),
        None => Vec::new(),
    };
    let unread = texts.unread(&acknowledged);
    if !unread.is_empty() {
        ask(seat, &unread)?;
    }
    Ok(ContributionsOf {
        plugin: manifest.name.clone(),
        digest: seat.loaded.record().source_hash,
        withheld: !unread.is_empty(),
        contributed: contributed(seat, &texts, &acknowledged)?,
    })
}

fn contributed(seat: &Seat, texts: &Texts, acknowledged: &[Sha256]) -> Result<Contributed, Refusal> {
    let (manifest, tree) = (seat.loaded.manifest(), seat.loaded.tree());
    let added = &manifest.contributes;
    let file = |path: &str| texts.0.get(path).map(|text| text.file(acknowledged));
    let skills = added.skills.iter().map(|path| {
        let files = files_at(tree, path).filter_map(file);
        SkillText { path: Bounded::cut(path), files: Few::cut(files) }
    });
    let commands = added.commands.iter().map(|command| {
        let text = texts.0.get(&format!("/{}", command.name));
        let shown = text.is_some_and(|text| acknowledged.contains(&text.digest));
        CommandText {
            name: Bounded::cut(&command.name),
            skill: command.skill.as_deref().map(Bounded::cut),
            prompt: command.prompt.as_deref().filter(|_| shown).map(Bounded::cut),
            digest: text.map(|text| text.digest),
        }
    });
    let tools = tools(&manifest.capabilities);
    let agents = added.agents.iter().filter_map(|path| {
        let tools = Few::cut(tools.iter().map(|tool| Bounded::cut(tool)));
        Some(AgentText { file: file(path.strip_prefix("./").unwrap_or(path))?, tools })
    });
    let rules = seat.shared.rules()?;
    let hooks = if rules.no_hooks() { BTreeMap::new() } else { added.hooks.clone() };
    let servers = added.mcp_servers.iter().map(|(name, server)| {
        let enabled = rules.settings.plugins.is_server_enabled(&manifest.name, name);
        (name.clone(), McpServer { enabled, server: server.clone() })
    });
    let lines = added.status_lines.iter().map(|line| StatusLineName { name: Bounded::cut(&line.name) });
    Ok(Contributed {
        skills: Few::cut(skills),
        commands: Few::cut(commands),
        agents: Few::cut(agents),
        hooks,
        mcp_servers: servers.collect(),
        status_lines: Few::cut(lines),
        modes: Few::cut(added.modes.iter().cloned()),
    })
}

/// The host's tools that an agent may use, from what its plugin declares.
fn tools(declared: &[Capability]) -> Vec<&'static str> {
    let of = |capability: &Capability| match capability {
        Capability::Read => ["Read", "Grep", "Glob"].as_slice(),
        Capability::Write => &["Write", "Edit"],
        Capability::Bash => &["Bash"],
        Capability::Fetch => &["WebFetch"],
        Capability::State => &[],
    };
    declared.iter().flat_map(|capability| of(capability).iter().copied()).collect()
}

/// Asks the host to show the texts to a person, where it can; what they decide comes as a `consent/record`.
fn ask(seat: &Seat, unread: &[&Text]) -> Result<(), Refusal> {
    if !seat.shared.host().is_some_and(|host| host.capabilities.consent) {
        return Ok(());
    }
    let nonce = Nonce::from_random(super::random()?);
    let plugin = seat.loaded.manifest().name.clone();
    let texts = unread.iter().map(|text| text.digest).collect();
    let question = Question { session: seat.facts.id.clone(), plugin: plugin.clone(), texts };
    let shown = unread.iter().map(|text| ConsentText {
        path: Bounded::cut(&text.path),
        digest: text.digest,
        content: String::from_utf8_lossy(&text.bytes).into_owned(),
    });
    let texts = Few::new(shown.collect()).map_err(|e| Refusal::new(ErrorCode::TooLarge, e))?;
    let ask = ConsentAsk {
        session_id: seat.facts.id.clone(),
        plugin,
        nonce: nonce.clone(),
        kind: ConsentKind::Acknowledge,
        texts,
    };
    if !seat.shared.consents.open(nonce, question) {
        return Ok(());
    }
    // The host answers when it likes; the contributions do not wait for a person.
    let shared = Arc::clone(&seat.shared);
    std::thread::spawn(move || {
        let _shown: Result<Shown, Refusal> = shared.link.ask("consent/ask", &ask, &Cancel::default());
    });
    Ok(())
}

/// Records that a person has read the texts of a question.
///
/// # Errors
/// When the plugin was changed or removed since, or nothing can be written.
pub(super) fn acknowledge(shared: &Shared, question: &Question) -> Result<(), Refusal> {
    shared.store.acknowledge(&question.plugin, &question.texts).map_err(|e| Refusal::new(ErrorCode::Internal, e))
}
