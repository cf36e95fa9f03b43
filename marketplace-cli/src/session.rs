//! One run of the tool: the world, the output, the working copy and the keys that a command may ask for.

use std::path::{Path, PathBuf};

use audit::child::Auditor;
use audit::{Bundle, Report};
use jiff::Timestamp;
use schemas::Origin;
use sources::Fetcher;
use sources::git::GitConfig;
use sources::npm::NpmConfig;
use terminal::{Exit, Failure, Format, Output, Progress};

use crate::env::Env;
use crate::fail;
use crate::keys::passphrase::From;
use crate::keys::{Keychain, Passphrases};
use crate::working_copy::WorkingCopy;

/// Options of every command.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Globals {
    /// The working copy, or a folder in it [default: found upwards from here]
    #[arg(long, global = true, value_name = "FOLDER", help_heading = "Global options")]
    pub dir: Option<PathBuf>,
    /// A key file from elsewhere, such as a recovery key (repeatable)
    #[arg(long = "key", global = true, value_name = "FILE", help_heading = "Global options")]
    pub keys: Vec<PathBuf>,
    /// Read the passphrase from this file descriptor's first line
    #[arg(long, global = true, value_name = "N", help_heading = "Global options")]
    pub passphrase_fd: Option<u32>,
    /// How results are written
    #[arg(long, global = true, value_enum, default_value_t, help_heading = "Global options")]
    pub format: ReportFormat,
    /// Say only results, warnings and errors
    #[arg(long, short, global = true, help_heading = "Global options")]
    pub quiet: bool,
}

/// How results are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ReportFormat {
    /// For people
    #[default]
    Plain,
    /// One JSON document, for programs
    Json,
    /// SARIF 2.1.0, of audits only
    Sarif,
    /// Workflow commands that annotate lines, of audits only
    Github,
}

impl ReportFormat {
    /// The format of everything but an audit's report.
    fn of_results(self) -> Format {
        match self {
            Self::Json => Format::Json,
            Self::Plain | Self::Sarif | Self::Github => Format::Plain,
        }
    }

    /// Whether only an audit has it.
    #[must_use]
    pub fn is_of_audits(self) -> bool {
        matches!(self, Self::Sarif | Self::Github)
    }
}

/// Everything a command is given besides its own arguments.
#[derive(Debug)]
pub struct Session {
    /// The world.
    pub env: Env,
    /// Where results and talk go.
    pub out: Output,
    /// How an audit's report is written.
    pub report: ReportFormat,
    /// The passphrases.
    pub passphrases: Passphrases,
    /// `--dir`.
    pub dir: Option<PathBuf>,
    /// `--key`.
    pub brought: Vec<PathBuf>,
}

impl Session {
    /// A session in this world.
    #[must_use]
    pub fn new(mut env: Env, globals: &Globals) -> Self {
        let from = match (globals.passphrase_fd, env.passphrase.take()) {
            (Some(number), _) => From::Descriptor(number),
            (None, Some(words)) => From::Environment(words),
            (None, None) => From::Terminal,
        };
        Self {
            out: Output { format: globals.format.of_results(), quiet: globals.quiet },
            report: globals.format,
            passphrases: Passphrases::new(from),
            dir: globals.dir.as_ref().map(|dir| env.absolute(dir)),
            brought: globals.keys.iter().map(|path| env.absolute(path)).collect(),
            env,
        }
    }

    /// The clock.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.env.now
    }

    /// Where commands look for the working copy from.
    #[must_use]
    pub fn start(&self) -> PathBuf {
        self.dir.clone().unwrap_or_else(|| self.env.cwd.clone())
    }

    /// The working copy.
    ///
    /// # Errors
    /// A [`Failure`] that says how to get one.
    pub fn working_copy(&self) -> Result<WorkingCopy, Failure> {
        Ok(WorkingCopy::find(&self.start())?)
    }

    /// Where the keys of `origin` are kept.
    ///
    /// # Errors
    /// A [`Failure`] when the user has no configuration folder.
    pub fn keys_folder(&self, origin: &Origin) -> Result<PathBuf, Failure> {
        if let Some(folder) = &self.env.keys {
            return Ok(self.env.absolute(folder));
        }
        let config = self.env.config.as_ref().ok_or_else(|| {
            Failure::new(Exit::Failed, "there is no configuration folder to keep keys in")
                .hint("set MARKETPLACE_KEYS to a folder outside every git repository")
        })?;
        let flat: String = origin.as_str().chars().map(|c| if c == '/' || c == ':' { '_' } else { c }).collect();
        Ok(config.join("deepcode-marketplace").join("keys").join(flat))
    }

    /// The keys of `origin`, and those that `--key` brought.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn keychain(&self, origin: &Origin) -> Result<Keychain, Failure> {
        let mut keychain = Keychain::at(self.keys_folder(origin)?);
        for path in &self.brought {
            keychain.bring(path, &self.passphrases)?;
        }
        Ok(keychain)
    }

    /// What fetches sources; relative folders are those of `folder`.
    ///
    /// # Errors
    /// A [`Failure`] when the configured forge is no address, or npm's configuration cannot be read.
    pub fn fetcher(&self, folder: PathBuf) -> Result<Fetcher, Failure> {
        let variable = |name: &str| self.env.variable(name);
        let npm = NpmConfig::read(&variable, &folder).map_err(|why| fail::source(&why))?;
        let no_address = |why: url::ParseError| Failure::new(Exit::Usage, format!("MARKETPLACE_FORGE: {why}"));
        let mut fetcher = Fetcher::new(folder, npm).map_err(no_address)?.with_interrupt(terminal::interrupt::flag());
        fetcher.git = GitConfig::read(&variable);
        if let Some(forge) = &self.env.forge {
            fetcher.forge = forge.parse().map_err(no_address)?;
        }
        Ok(fetcher)
    }

    /// What the rules say of `bundle`: in a process of its own, which nothing in a plugin can turn against this one.
    ///
    /// # Errors
    /// A [`Failure`] when there is no audit.
    pub fn audited(&self, bundle: &Bundle) -> Result<Report, Failure> {
        let progress = self.progress();
        sources::fetch::Progress::stage(&progress, "auditing", Some(bundle.bytes()));
        let auditor = Auditor::own(terminal::interrupt::flag());
        auditor
            .audit(bundle, &|bytes| sources::fetch::Progress::bytes(&progress, bytes))
            .map_err(|why| fail::audit(&why))
    }

    /// Progress where somebody looks.
    #[must_use]
    pub fn progress(&self) -> Shown {
        let hidden = self.out.quiet || self.out.format == Format::Json;
        let progress = if hidden { Progress::hidden() } else { Progress::shown() };
        Shown(progress)
    }
}

/// The sources' progress on the terminal.
#[derive(Debug)]
pub struct Shown(Progress);

impl sources::fetch::Progress for Shown {
    fn stage(&self, what: &str, total: Option<u64>) {
        self.0.stage(what, total);
    }
    fn bytes(&self, more: u64) {
        self.0.bytes(more);
    }
}

/// A folder of this machine as an address.
///
/// # Errors
/// A [`Failure`] when it is not there.
pub fn file_address(folder: &Path) -> Result<String, Failure> {
    let folder =
        folder.canonicalize().map_err(|why| Failure::new(Exit::NotFound, format!("{}: {why}", folder.display())))?;
    let url = url::Url::from_directory_path(&folder)
        .map_err(|()| Failure::new(Exit::Usage, format!("{} cannot be an address", folder.display())))?;
    Ok(url.to_string())
}
