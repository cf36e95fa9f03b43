//! The maintainer's hands: hash, sign, publish, revoke.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Before anything is read or any handler stands: the audit's child knows nothing of its surroundings.
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_some_and(|first| first == audit::child::WORD) {
        return audit::child::main(arguments);
    }
    // Where no handler can be installed Ctrl-C ends the program at once; what is written is whole either way.
    drop(terminal::interrupt::watch());
    marketplace_cli::run(std::env::args_os(), marketplace_cli::env::Env::read()).into()
}
