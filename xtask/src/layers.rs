//! Proves that the arrows between the rooms are enforced: in a scratch copy of the manifests, each wrong arrow must fail.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Project, Trouble, listen};

/// The check itself, without its graphs and without its word on wrappers that a later room will use.
pub(crate) const DENY: &str =
    "cargo deny --all-features check --hide-inclusion-graph -A unused-wrapper -A duplicate bans licenses sources";

/// The room that must not, what it must not depend on, and what that would break.
type Arrow = (&'static str, &'static str, &'static str);

/// What cargo-deny is told to refuse.
const WRONG: &[Arrow] = &[
    ("verifier", "reqwest", "the verifier opens no socket"),
    ("verifier", "minisign", "the user's program links no signing code"),
    ("revocation", "durable", "revocation does no I/O"),
    ("revocation", "reqwest", "revocation does no I/O"),
    ("sources", "ed25519-dalek", "what fetches does not sign"),
    ("sources", "revocation", "what fetches does not decide"),
    ("runtime", "sources", "the runtime opens no socket"),
    ("runtime", "reqwest", "the runtime opens no socket"),
    ("runtime", "egress", "the runtime knows a trait, not a socket"),
    ("egress", "runtime", "the network policy knows no plugins"),
    ("egress", "verifier", "the network policy knows no trust"),
    ("plugin-cli", "rquickjs", "only what is locked runs JavaScript"),
    ("runtime", "pkcs8", "the runtime holds no secret key"),
    ("plugin-cli", "ed25519-dalek", "the user's program links no signing code"),
    ("plugin-cli", "minisign", "the user's program links no signing code"),
    ("plugin-cli", "gix", "the network line"),
    ("plugin-cli", "marketplace-cli", "the user's program links no signing code"),
    ("marketplace-cli", "runtime", "the installed store is the user's"),
    ("verifier", "terminal", "libraries do not speak"),
    ("audit", "runtime", "what warns does not run"),
    ("audit", "sources", "what warns does not fetch"),
    ("audit", "revocation", "what warns does not decide"),
    ("audit", "durable", "what warns writes nothing"),
    ("catalog", "sources", "what shows does not fetch"),
    ("catalog", "axum", "pages are asked for, not served"),
    ("plugin-cli", "catalog", "a client needs no pages"),
    ("index-server", "ed25519-dalek", "the server holds no signing key"),
    ("index-server", "marketplace-cli", "the server holds no signing key"),
    ("index-server", "minisign", "the server holds no signing key"),
    ("plugin-cli", "depot", "a client publishes nothing"),
    ("index-server", "runtime", "the server runs nothing"),
    ("plugin-cli", "axum", "only the server is asynchronous"),
    ("marketplace-cli", "object_store", "only the server is asynchronous"),
    ("plugin-cli", "index-server", "a client does not need the server"),
    ("runtime", "audit", "loading looks at the verdict and does not judge again"),
];

/// What cargo itself refuses, since the arrow between the two points the other way.
const CYCLES: &[Arrow] = &[
    ("schemas", "verifier", "documents know nothing of trust"),
    ("verifier", "sources", "the arrow between them points the other way"),
];

/// Checks every wrong arrow.
pub(crate) fn run(project: &Project) -> Result<(), Trouble> {
    let folder = tempfile::tempdir().map_err(Trouble::disk(Path::new("a temporary folder")))?;
    let scratch = folder.path();
    copy_manifests(project, scratch)?;
    if let (false, said) = deny(project, scratch)? {
        return Err(Trouble::Layers(format!("nothing, but it refuses the honest tree as well:\n{said}")));
    }
    rounds().into_iter().try_for_each(|round| refused(project, scratch, &round))
}

/// The arrows in few rounds that name each of them alone: none has the same dependency twice or an arrow that goes on from
/// another's end, since two such may close a cycle. Those that close one by themselves are one each.
fn rounds() -> Vec<Vec<Arrow>> {
    let mut rounds: Vec<Vec<Arrow>> = Vec::new();
    for arrow in WRONG {
        let (room, dependency, _) = *arrow;
        let is_apart = |(from, to, _): &Arrow| *to != dependency && *to != room && *from != dependency;
        match rounds.iter_mut().find(|round| round.iter().all(is_apart)) {
            Some(round) => round.push(*arrow),
            None => rounds.push(vec![*arrow]),
        }
    }
    rounds.extend(CYCLES.iter().map(|arrow| vec![*arrow]));
    rounds
}

/// Checks that each of `arrows`, all drawn at once in the copy at `scratch`, is refused; afterwards the copy is honest again.
fn refused(project: &Project, scratch: &Path, arrows: &[Arrow]) -> Result<(), Trouble> {
    let mut honest: BTreeMap<PathBuf, String> = BTreeMap::new();
    for (room, dependency, _) in arrows {
        let manifest = scratch.join(room).join("Cargo.toml");
        let text = fs::read_to_string(&manifest).map_err(Trouble::disk(&manifest))?;
        let wrong = text.replacen("[dependencies]\n", &format!("[dependencies]\n{dependency}.workspace = true\n"), 1);
        fs::write(&manifest, wrong).map_err(Trouble::disk(&manifest))?;
        honest.entry(manifest).or_insert(text);
    }
    let (accepted, said) = deny(project, scratch)?;
    for (room, dependency, why) in arrows {
        let name = format!("'{dependency} = ");
        let names_it = said.lines().any(|line| line.contains("explicitly banned") && line.contains(&name));
        let is_cycle = arrows.len() == 1 && said.contains("cyclic package dependency");
        if accepted || !(names_it || is_cycle) {
            return Err(Trouble::Layers(format!("{room} → {dependency} ({why})\n{said}")));
        }
        println!("refused: {room} → {dependency}: {why}");
    }
    honest.iter().try_for_each(|(manifest, text)| fs::write(manifest, text).map_err(Trouble::disk(manifest)))
}

fn deny(project: &Project, scratch: &Path) -> Result<(bool, String), Trouble> {
    let line = "cargo deny --offline --all-features check --hide-inclusion-graph -A unused-wrapper -A duplicate bans";
    listen(project.command(line).current_dir(scratch))
}

/// Every manifest as it stands, and an empty file for every source file that a manifest may name.
fn copy_manifests(project: &Project, scratch: &Path) -> Result<(), Trouble> {
    let (_, listed) = listen(&mut project.command("git ls-files --cached --others --exclude-standard"))?;
    for name in listed.lines() {
        let (from, to): (PathBuf, PathBuf) = (project.root.join(name), scratch.join(name));
        let is_manifest = ["Cargo.toml", "Cargo.lock", "deny.toml"].iter().any(|end| name.ends_with(end));
        if !is_manifest && !name.ends_with(".rs") {
            continue;
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(Trouble::disk(folder))?;
        }
        if is_manifest {
            fs::copy(&from, &to).map_err(Trouble::disk(&from))?;
        } else {
            fs::write(&to, "").map_err(Trouble::disk(&to))?;
        }
    }
    Ok(())
}
