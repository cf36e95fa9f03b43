//! A plan as a macOS Seatbelt profile: default deny, later rules over earlier ones, and no path ever written into it.
//!
//! Paths travel as parameters (`-D NAME=path`), so what a path contains cannot become a rule. [`super::elsewhere`] runs it.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::plan::{Kind, Mount, Network, Plan};

/// The system's own program, by absolute path, whatever PATH says.
pub const PROGRAM: &str = "/usr/bin/sandbox-exec";

/// A profile and the paths that it speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    text: String,
    parameters: Vec<(String, PathBuf)>,
}

/// Why a plan has no profile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoProfile {
    /// macOS shows everything at its own place.
    #[error("{from} cannot be shown as {to} on macOS")]
    Moved {
        /// On the machine.
        from: PathBuf,
        /// In the plan.
        to: PathBuf,
    },
    /// Such a mount does not exist there.
    #[error("macOS has nothing like {0} here")]
    Foreign(&'static str),
}

/// What every process needs to come to life: the loader's cache, the system's libraries, its own standard devices.
const ALIVE: &str = r#"(version 1)
(deny default)
(allow process-info* (target self))
(allow signal (target self))
(allow sysctl-read (sysctl-name "hw.pagesize") (sysctl-name "hw.ncpu") (sysctl-name "hw.memsize") (sysctl-name "kern.osrelease"))
(allow file-read* (literal "/") (subpath "/usr/lib") (subpath "/System/Library") (subpath "/private/var/db/dyld"))
(allow file-map-executable (subpath "/usr/lib") (subpath "/System/Library"))
(allow file-read* (literal "/dev/null") (literal "/dev/zero") (literal "/dev/random") (literal "/dev/urandom"))
(allow file-write-data (literal "/dev/null") (literal "/dev/zero"))
"#;

impl Profile {
    /// The profile of a plan.
    ///
    /// # Errors
    /// [`NoProfile`].
    pub fn of(plan: &Plan) -> Result<Self, NoProfile> {
        let mut profile = Self { text: ALIVE.to_owned(), parameters: Vec::new() };
        let program = profile.parameter(Path::new(plan.program()));
        profile.rule("allow", "process-exec* file-read* file-map-executable", &format!("(literal {program})"));
        if plan.kind == Kind::Command {
            profile.line("(allow process-fork)");
            profile.line(
                "(allow process-exec* file-read* (subpath \"/bin\") (subpath \"/usr/bin\") (subpath \"/usr/libexec\"))",
            );
        }
        for mount in &plan.mounts {
            profile.mount(mount)?;
        }
        profile.hold_in_place(plan);
        match &plan.network {
            Network::None => {}
            Network::Bridge(socket) => {
                let socket = profile.parameter(socket);
                profile.rule("allow", "network-outbound", &format!("(literal {socket})"));
            }
        }
        Ok(profile)
    }

    /// The profile's text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What a parameter stands for.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&Path> {
        self.parameters.iter().find(|(known, _)| known == name).map(|(_, path)| path.as_path())
    }

    /// The arguments of [`PROGRAM`], the command's own last.
    #[must_use]
    pub fn arguments(&self, argv: &[String]) -> Vec<OsString> {
        let mut line = vec![OsString::from("-p"), OsString::from(&self.text)];
        for (name, path) in &self.parameters {
            let mut pair = OsString::from(format!("{name}="));
            pair.push(path);
            line.extend([OsString::from("-D"), pair]);
        }
        line.push("--".into());
        line.extend(argv.iter().map(OsString::from));
        line
    }

    fn mount(&mut self, mount: &Mount) -> Result<(), NoProfile> {
        let mut over = |path: &Path, rules: &[(&str, &str)]| {
            let name = self.parameter(path);
            for (verdict, operations) in rules {
                self.rule(verdict, operations, &format!("(subpath {name})"));
            }
        };
        match mount {
            Mount::Read { from, to } | Mount::Write { from, to } if from != to => {
                return Err(NoProfile::Moved { from: from.clone(), to: to.clone() });
            }
            Mount::Read { to, .. } => over(to, &[("allow", "file-read* file-map-executable"), ("deny", "file-write*")]),
            Mount::Write { to, .. } => over(to, &[("allow", "file-read* file-write*")]),
            Mount::Hidden { to } | Mount::Nothing { to } => over(to, &[("deny", "file-read* file-write*")]),
            Mount::Blocked { to, .. } => over(to, &[("deny", "file-write*")]),
            // The system's own, which every profile has.
            Mount::Link { .. } | Mount::Devices | Mount::Proc => {}
            Mount::Scratch { .. } => return Err(NoProfile::Foreign("a scratch folder in memory")),
            Mount::Verified { .. } => return Err(NoProfile::Foreign("verified bytes in memory")),
            Mount::Text { .. } => return Err(NoProfile::Foreign("a file in memory")),
        }
        Ok(())
    }

    /// A folder on the way to what is read-only or hidden may not be moved: what is guarded would move out of its rule.
    fn hold_in_place(&mut self, plan: &Plan) {
        let mut roots: Vec<&Path> = Vec::new();
        let mut held: BTreeSet<PathBuf> = BTreeSet::new();
        for mount in &plan.mounts {
            match mount {
                Mount::Write { to, .. } => roots.push(to),
                Mount::Read { to, .. } | Mount::Blocked { to, .. } | Mount::Hidden { to } | Mount::Nothing { to } => {
                    let way = to.ancestors().skip(1).filter(|folder| roots.iter().any(|root| folder.starts_with(root)));
                    held.extend(way.map(Path::to_owned));
                }
                _ => {}
            }
        }
        for folder in held {
            let folder = self.parameter(&folder);
            self.rule("deny", "file-write-unlink", &format!("(literal {folder})"));
        }
    }

    /// `(param "P7")`, which stands for the path.
    fn parameter(&mut self, path: &Path) -> String {
        let name = format!("P{}", self.parameters.len());
        let expression = format!("(param \"{name}\")");
        self.parameters.push((name, path.to_owned()));
        expression
    }

    fn rule(&mut self, verdict: &str, operations: &str, filter: &str) {
        self.line(&format!("({verdict} {operations} {filter})"));
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}
