//! The API's key: held in memory that is wiped, printed nowhere, and asked of a program where the user wants that.

use std::ffi::OsString;
use std::fmt;
use std::io::Read as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use zeroize::Zeroizing;

/// 4 KiB: the longest key seen is a signed token of 2 KiB.
const KEY_BYTES: usize = 4096;
/// 20 s: a password manager that waits for a touch.
const HELPER: Duration = Duration::from_secs(20);
/// 20 ms: sooner than a person notices.
const TICK: Duration = Duration::from_millis(20);
/// What a program needs to find other programs, its user's folders and the agent that unlocks them.
const PASSED: [&str; 8] =
    ["PATH", "HOME", "USER", "LANG", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK"];

/// A key.
#[derive(Clone)]
pub struct Key(Zeroizing<String>);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// A variable of the environment, by name.
pub type Environment<'a> = dyn Fn(&str) -> Option<OsString> + 'a;

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum NoKey {
    /// It is none.
    #[error("{from}: a key has 8 to 4,096 printable ASCII characters and no space")]
    Malformed {
        /// Where it came from.
        from: &'static str,
    },
    /// No program was named.
    #[error("the key helper is an empty list; its first word is a program")]
    NoProgram,
    /// The program did not start, or broke.
    #[error("the key helper {program:?}: {source}")]
    Io {
        /// Its first word.
        program: String,
        /// What the system said.
        source: std::io::Error,
    },
    /// It took too long.
    #[error("the key helper {program:?} gave no key within {} s", HELPER.as_secs())]
    TooSlow {
        /// Its first word.
        program: String,
    },
    /// It failed.
    #[error("the key helper {program:?} ended with {status}")]
    Failed {
        /// Its first word.
        program: String,
        /// How.
        status: ExitStatus,
    },
}

impl Key {
    /// A key as it was given; white space around it is not part of it.
    ///
    /// # Errors
    /// [`NoKey::Malformed`], saying where it came `from`.
    pub fn new(text: &str, from: &'static str) -> Result<Self, NoKey> {
        let text = text.trim();
        let fine = (8..=KEY_BYTES).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        if fine { Ok(Self(Zeroizing::new(text.to_owned()))) } else { Err(NoKey::Malformed { from }) }
    }

    /// What the program `argv` prints. No shell; an environment of what `variable` has of eight names; 20 s; 4 KiB.
    ///
    /// # Errors
    /// [`NoKey`].
    pub fn ask(argv: &[OsString], variable: &Environment<'_>) -> Result<Self, NoKey> {
        let (program, arguments) = argv.split_first().ok_or(NoKey::NoProgram)?;
        let name = program.to_string_lossy().chars().take(200).collect::<String>();
        let failed = |source| NoKey::Io { program: name.clone(), source };
        let mut command = Command::new(program);
        command.args(arguments).env_clear().stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command.envs(PASSED.iter().filter_map(|known| Some((known, variable(known)?))));
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(failed)?;
        let by = Instant::now() + HELPER;
        let said = heard(&mut child);
        let ended = ended(&mut child, by).map_err(failed)?;
        let (Some(said), Some(ended)) = (said, ended) else { return Err(NoKey::TooSlow { program: name }) };
        let said = said.map_err(failed)?;
        if !ended.success() {
            return Err(NoKey::Failed { program: name, status: ended });
        }
        Self::new(std::str::from_utf8(&said).unwrap_or_default(), "the key helper's output")
    }

    /// The key itself, for the one header that carries it and for finding it in what must not.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

/// What the child prints up to one byte more than a key has; none when it takes too long.
fn heard(child: &mut Child) -> Option<std::io::Result<Zeroizing<Vec<u8>>>> {
    let mut from = child.stdout.take()?;
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut said = Zeroizing::new(Vec::with_capacity(KEY_BYTES + 1));
        let cap = u64::try_from(KEY_BYTES + 1).unwrap_or(u64::MAX);
        let read = from.by_ref().take(cap).read_to_end(&mut said).map(|_| said);
        // Nobody listens any more after the time is up.
        sender.send(read).ok();
    });
    receiver.recv_timeout(HELPER).ok()
}

/// How the child ends; none when it is late, and then it is ended with everything that it started.
fn ended(child: &mut Child, by: Instant) -> std::io::Result<Option<ExitStatus>> {
    while Instant::now() < by {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(TICK);
    }
    if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        // Gone already is as good.
        rustix::process::kill_process_group(group, rustix::process::Signal::KILL).ok();
    }
    child.wait()?;
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(script: &str) -> Result<Key, NoKey> {
        let argv: Vec<OsString> = ["/bin/sh", "-c", script].map(Into::into).into();
        Key::ask(&argv, &|name| (name == "HOME").then(|| "/nonexistent".into()))
    }

    #[test]
    fn a_helper_prints_the_key_and_sees_only_what_it_needs() {
        assert_eq!(ask("echo '  sk-12345678 '").unwrap().expose(), "sk-12345678");
        let seen = ask(r#"env | grep -v -e ^PWD= -e ^_= -e ^SHLVL= -e ^OLDPWD= | tr '\n' ';'"#).unwrap();
        assert_eq!(seen.expose(), "HOME=/nonexistent;");
    }

    #[test]
    fn a_helper_that_fails_floods_or_babbles_gives_no_key() {
        assert!(matches!(ask("echo sk-12345678; exit 3"), Err(NoKey::Failed { .. })));
        assert!(matches!(ask("echo short"), Err(NoKey::Malformed { .. })));
        assert!(matches!(ask("echo two words here"), Err(NoKey::Malformed { .. })));
        assert!(matches!(ask("printf 'caf\\303\\251-12345678'"), Err(NoKey::Malformed { .. })));
        assert!(ask("yes sk-12345678").is_err());
        assert!(matches!(Key::ask(&[], &|_| None), Err(NoKey::NoProgram)));
        assert!(matches!(Key::ask(&["/nonexistent/helper".into()], &|_| None), Err(NoKey::Io { .. })));
    }

    #[test]
    fn a_key_does_not_print_itself() {
        let key = Key::new("sk-12345678", "the test").unwrap();
        assert_eq!(format!("{key:?}"), "Key(…)");
        assert!(!NoKey::Malformed { from: "the test" }.to_string().contains("1234"));
    }
}
