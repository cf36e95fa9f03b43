//! `completions` and the manual page: generated from the same command line that is parsed.

use clap::CommandFactory as _;
use terminal::{Exit, Failure, Format};

use crate::args::Cli;
use crate::world::World;

/// Writes completions for `shell` to stdout; for programs as one text in a document.
pub(super) fn shell(world: &World, shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut to = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "deepcode-plugin", &mut to);
    put(world, &to);
    Ok(())
}

/// Writes the manual page to stdout.
pub(super) fn manual(world: &World) -> Result<(), Failure> {
    let mut to = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut to).map_err(|e| Failure::new(Exit::Failed, e))?;
    put(world, &to);
    Ok(())
}

fn put(world: &World, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if world.out.format == Format::Json {
        world.out.json(&serde_json::json!({ "text": text }));
    } else {
        world.out.text(&text);
    }
}
