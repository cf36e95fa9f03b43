//! `marketplace review`: maintainers look through what authors propose, and say what becomes of it.

use std::path::PathBuf;

use serde_json::{Value, json};
use sources::web::Act;
use terminal::{Failure, Style};

use super::submit::{list, told, word};
use crate::publish::remote::server::Server;
use crate::session::Session;

/// Look through what authors propose to this marketplace.
///
/// Without more it shows what waits. `marketplace add SOURCE` audits and signs as always; then --accept tells the author.
#[derive(Debug, clap::Args)]
pub struct Review {
    /// The marketplace's server
    #[arg(long, value_name = "ADDRESS")]
    pub from: String,
    /// Tell the author of this submission that it is taken
    #[arg(long, value_name = "ID")]
    pub accept: Option<String>,
    /// Tell the author of this submission that it is not taken
    #[arg(long, value_name = "ID", conflicts_with = "accept", requires = "reason")]
    pub refuse: Option<String>,
    /// Why, for its author
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub reason: String,
    /// Show what was decided as well
    #[arg(long, conflicts_with_all = ["accept", "refuse"])]
    pub all: bool,
    /// The file of the server's token [default: `MARKETPLACE_TOKEN`]
    #[arg(long, value_name = "FILE")]
    pub token_file: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, review: &Review) -> Result<(), Failure> {
    let server = Server::open(session, &review.from, review.token_file.as_deref())?;
    let decided = match (&review.accept, &review.refuse) {
        (Some(id), _) => Some((id, "accepted")),
        (None, Some(id)) => Some((id, "refused")),
        (None, None) => None,
    };
    if let Some((id, state)) = decided {
        let decision = json!({ "state": state, "reason": review.reason });
        let said = server.converse(Act::Put, &format!("submissions/{id}"), &decision)?;
        session.out.line(&format!("{} {} is {state}", Style::Green.paint("✓"), word(&said, "source")));
        session.out.json(&said);
        return Ok(());
    }
    let said = server.converse(Act::Get, "submissions", &Value::Null)?;
    let is_shown = |submission: &&Value| review.all || submission.get("state").is_some_and(|state| state == "pending");
    let shown: Vec<&Value> = list(&said)?.iter().filter(is_shown).collect();
    session.out.json(&json!({ "submissions": shown }));
    for submission in &shown {
        session.out.line(&told(submission));
    }
    match shown.first() {
        Some(first) => session.out.say(&format!(
            "Audit and sign one with `marketplace add {}`, then tell its author with --accept {}.",
            word(first, "source"),
            word(first, "id")
        )),
        None => session.out.say("Nothing waits."),
    }
    Ok(())
}
