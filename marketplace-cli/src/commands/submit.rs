//! `marketplace submit`: an author proposes a source to a marketplace, and sees what became of it.

use std::path::PathBuf;

use schemas::Source;
use serde_json::{Value, json};
use sources::web::Act;
use terminal::{Exit, Failure, Style};

use crate::publish::remote::server::Server;
use crate::session::Session;

/// Propose a plugin to a marketplace, or see what became of what you proposed.
///
/// The marketplace's server keeps proposals until its maintainers have looked at them. It needs a token that its operator made
/// for submitting; nothing is published by it.
#[derive(Debug, clap::Args)]
pub struct Submit {
    /// What to propose, such as gh:owner/repo@v1.0.0
    #[arg(value_name = "SOURCE", required_unless_present = "status", conflicts_with = "status")]
    pub source: Option<Source>,
    /// The marketplace's server
    #[arg(long, value_name = "ADDRESS")]
    pub to: String,
    /// What the maintainers should know
    #[arg(long, value_name = "TEXT", default_value = "", conflicts_with = "status")]
    pub note: String,
    /// Show everything that you proposed, how far it is and why
    #[arg(long)]
    pub status: bool,
    /// The file of the server's token [default: `MARKETPLACE_TOKEN`]
    #[arg(long, value_name = "FILE")]
    pub token_file: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, submit: &Submit) -> Result<(), Failure> {
    let server = Server::open(session, &submit.to, submit.token_file.as_deref())?;
    let Some(source) = &submit.source else {
        let said = server.converse(Act::Get, "submissions", &Value::Null)?;
        for submission in list(&said)? {
            session.out.line(&told(submission));
        }
        session.out.json(&said);
        return Ok(());
    };
    let said = server.converse(Act::Post, "submissions", &json!({ "source": source, "note": submit.note }))?;
    session.out.line(&format!("{} {source} waits as {}", Style::Green.paint("✓"), word(&said, "id")));
    session.out.say("See what becomes of it with: marketplace submit --status --to ADDRESS");
    session.out.json(&said);
    Ok(())
}

/// The submissions that a server tells.
///
/// # Errors
/// A [`Failure`] when it tells something else.
pub(super) fn list(said: &Value) -> Result<&[Value], Failure> {
    let list = said.get("submissions").and_then(Value::as_array);
    list.map(Vec::as_slice).ok_or_else(|| Failure::new(Exit::NotTrusted, "the server tells no submissions"))
}

/// A word of a submission, as a terminal may show it.
pub(super) fn word(submission: &Value, name: &str) -> String {
    terminal::escape(submission.get(name).and_then(Value::as_str).unwrap_or("-")).to_string()
}

/// One submission in one line, and the reason in another.
pub(super) fn told(submission: &Value) -> String {
    let [id, state, source, note, reason] =
        ["id", "state", "source", "note", "reason"].map(|name| word(submission, name));
    let mut line = format!("{id}  {state:<8}  {source}");
    for (what, words) in [("note", note), ("reason", reason)] {
        if !words.is_empty() {
            line.push_str(&format!("\n    {what}: {words}"));
        }
    }
    line
}
