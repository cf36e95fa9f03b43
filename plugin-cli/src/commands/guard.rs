//! `guard`: whether a tool call of an agent would manage plugins. One line of JSON, whatever the format; 0 or 3.
//!
//! For hosts that run it as a hook before a tool. A caller that reads only the exit status is safe: everything but a plain
//! yes ends with another status than 0.

use std::io::Read as _;

use runtime::guard::{FORBIDDEN, INPUT_BYTES, Surroundings, judge};
use terminal::{Exit, Failure};

use crate::args::Guard;
use crate::world::World;

pub(super) fn run(world: &World, args: &Guard) -> Result<(), Failure> {
    let input = match args.input.as_deref() {
        None | Some("-") => stdin()?,
        Some(text) => text.as_bytes().to_vec(),
    };
    if input.len() > INPUT_BYTES {
        return Err(Failure::new(Exit::Usage, format!("the input has more than {INPUT_BYTES} bytes")));
    }
    // Two equal keys would be two inputs: one for the guard and one for the tool.
    schemas::strict::scan(&input).map_err(|e| Failure::new(Exit::NotTrusted, format!("the input: {e}")))?;
    let input =
        serde_json::from_slice(&input).map_err(|e| Failure::new(Exit::NotTrusted, format!("the input: {e}")))?;
    let verdict = judge(&args.tool, &input, &surroundings(world));
    world.out.result(&verdict);
    if verdict.allow {
        return Ok(());
    }
    Err(Failure::new(Exit::Policy, "managing plugins is for a person to decide").code(FORBIDDEN).told())
}

/// Where the call would be made.
pub(crate) fn surroundings(world: &World) -> Surroundings {
    let home = world.env.user_home().ok();
    let usual = home.as_ref().map(|home| home.join(".deepcode"));
    let mut deepcode = vec![world.home.path().to_path_buf()];
    deepcode.extend(usual.filter(|usual| usual != world.home.path()));
    Surroundings { cwd: Some(world.env.working_directory.clone()), home, deepcode }
}

fn stdin() -> Result<Vec<u8>, Failure> {
    let mut input = Vec::new();
    let most = u64::try_from(INPUT_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read = std::io::stdin().lock().take(most).read_to_end(&mut input);
    read.map_err(|e| Failure::new(Exit::Failed, format!("standard input: {e}")))?;
    Ok(input)
}
