//! Temporary homes and working copies, and the built binaries run in them.
//!
//! Nothing of the machine leaks in: the environment is empty but for what a [`World`] puts there, and everything that a
//! program writes lies under one temporary folder.

pub mod again;
mod binaries;
mod fork;
mod hostile;
mod market;
mod person;
mod plugins;
pub mod private_net;
mod run;
mod world;

pub use binaries::{Binaries, binaries, built, repository, tool};
pub use fork::Fork;
pub use hostile::{Node, Raw, RawRepository, tarball};
pub use market::{MARKET, Market};
pub use person::Person;
pub use plugins::{Plugin, commit_all, init_repository};
pub use run::{Run, Said};
pub use world::{PASSPHRASE, World};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_machine_leaks_into_a_run() {
        let names: Vec<String> = World::new().tool("env").ok().stdout.lines().map(str::to_owned).collect();
        let known = ["HOME", "TMPDIR", "LANG", "NO_COLOR", "PATH", "LLVM_PROFILE_FILE", "PWD", "DEEPCODE_FORGE_API"];
        let stray = names.iter().find(|line| {
            line.split_once('=').is_none_or(|(name, _)| !known.contains(&name) && !name.starts_with("GIT_"))
        });
        assert_eq!(stray, None);
    }

    #[test]
    fn a_status_and_both_streams_are_caught() {
        let said = World::new().tool("sh").args(["-c", "cat; echo talk >&2; exit 6"]).stdin("fed").exits(6);
        assert_eq!((said.stdout.as_str(), said.stderr.as_str()), ("fed", "talk\n"));
    }

    #[test]
    #[should_panic(expected = "did not end within")]
    fn a_hang_is_found() {
        drop(World::new().tool("sleep").arg("60").patience(std::time::Duration::from_millis(50)).end());
    }

    #[test]
    fn a_person_sits_at_a_real_terminal() {
        let asks = "test -t 0 && test -t 2 && : </dev/tty && printf 'name? ' && read x && echo \"hello $x\"; exit 3";
        let said = World::new().tool("sh").args(["-c", asks]).person().sees("name?").types("Ann").leaves();
        assert_eq!((said.status, said.stdout.as_str()), (3, "name? hello Ann\n"));
    }

    #[test]
    fn a_person_can_interrupt() {
        let said =
            World::new().tool("sh").args(["-c", "echo ready; sleep 60"]).person().sees("ready").interrupts().leaves();
        assert_eq!(said.status, 130);
    }
}
