//! `marketplace hash`: the tree digest of a folder or a source, with how to check it with stock git.

use schemas::Source;
use serde_json::json;
use terminal::{Failure, escape};

use crate::fail;
use crate::session::Session;

/// Print the tree digest of a folder or a source.
///
/// The digest is the object id that git itself gives the tree in a SHA-256 repository.
#[derive(Debug, clap::Args)]
pub struct Hash {
    /// ./folder, gh:owner/repo@tag, git+https://…, npm:package@version or https://….tar.gz
    pub source: Source,
    /// List every file with its git blob id, and say how to check the digest with stock git
    #[arg(long)]
    pub explain: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, hash: &Hash) -> Result<(), Failure> {
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let progress = session.progress();
    let brought = fetcher.fetch(&hash.source, None, &progress).map_err(|why| fail::source(&why))?;
    drop(progress);
    let tree = &brought.tree;
    let files: Vec<_> = tree
        .entries()
        .iter()
        .map(|e| json!({ "path": e.path, "executable": e.executable, "size": e.size, "blob": hex::encode(e.blob) }))
        .collect();
    session.out.json(&json!({
        "digest": tree.digest(),
        "source": brought.resolved,
        "commit": brought.commit,
        "files": if hash.explain { json!(files) } else { json!(files.len()) },
    }));
    session.out.line(&tree.digest().to_string());
    if let Some(commit) = brought.commit {
        session.out.say(&format!("commit {commit}"));
    }
    if hash.explain {
        for entry in tree.entries() {
            let mode = if entry.executable { "100755" } else { "100644" };
            session.out.line(&format!("{mode} blob {}\t{}", hex::encode(entry.blob), escape(&entry.path)));
        }
        session.out.say("\nTo check it with stock git, in a copy of the tree without its .git folder:");
        session.out.say("  git init --object-format=sha256 && git -c core.autocrlf=false add --all --force");
        session.out.say("  git write-tree            # the same 64 digits");
    }
    Ok(())
}
