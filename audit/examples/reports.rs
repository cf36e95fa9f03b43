//! Audits each folder that is named on the command line, or on standard input when none is, and writes its report as one line.
//!
//! For comparing one state of the rules with another over many plugins: no child process, so what breaks it breaks the run.

use std::error::Error;
use std::io::{self, BufRead as _, Write as _};
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let folders = if named.is_empty() { io::stdin().lock().lines().collect::<Result<_, _>>()? } else { named };
    let mut out = io::stdout().lock();
    for folder in folders {
        let report = audit::inspect(&audit::Bundle::at(Path::new(&folder))?);
        writeln!(out, "{folder}\t{}", serde_json::to_string(&report)?)?;
    }
    Ok(out.flush()?)
}
