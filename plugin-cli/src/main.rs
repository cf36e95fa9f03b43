//! `deepcode-plugin`, also reached as `deepcode plugin …`.

use std::process::ExitCode;

use plugin_cli::Env;
use terminal::Output;

fn main() -> ExitCode {
    // Before anything is read or any handler stands: the confined side knows nothing of its surroundings.
    let mut arguments = std::env::args_os().skip(1);
    match arguments.next() {
        Some(first) if first == runtime::confined::WORD => return runtime::confined::main(arguments),
        Some(first) if first == audit::child::WORD => return audit::child::main(arguments),
        _ => {}
    }
    // Without handlers Ctrl-C ends the program at once, which leaves at most a temporary file.
    drop(terminal::interrupt::watch());
    match Env::read() {
        // No official marketplace exists yet; when it does, its address and root digest stand here.
        Ok(env) => plugin_cli::run(env, None).into(),
        Err(failure) => {
            let arguments: Vec<_> = std::env::args_os().collect();
            Output { format: plugin_cli::args::format_asked(&arguments), quiet: false }.failure(&failure);
            failure.exit.into()
        }
    }
}
