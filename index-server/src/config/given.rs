//! Values as they are given: in a file, in the environment, as flags. Later ones win, and each knows where it came from.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Parser;
use figment::Figment;
use figment::providers::{Env, Format as _, Serialized, Toml};
use schemas::{PublicKey, Sha256};
use serde::{Deserialize, Serialize};
use url::Url;

use super::{BadConfig, default};

/// Serve a published marketplace.
///
/// Everything is verified before the socket opens, and again before a new publication replaces the one that is served. Values
/// come from the configuration file, then from `MARKETPLACE_…` variables, then from flags; later ones win.
#[derive(Debug, Clone, Parser)]
#[command(name = "marketplace-server", version, max_term_width = 100, subcommand_negates_reqs = true)]
pub struct Flags {
    /// Read this TOML file first
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print every value with its source, and end
    #[arg(long)]
    pub print_config: bool,
    /// Verify, say what would be served, and end
    #[arg(long)]
    pub check: bool,
    /// The values.
    #[command(flatten)]
    pub values: Given,
    /// Something else than serving.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Something else than serving.
#[derive(Debug, Clone, clap::Subcommand)]
pub enum Command {
    /// Print the description of the write API, in the format of `OpenAPI` 3.1
    Openapi,
    /// Make, list and revoke the tokens that may publish
    Token {
        /// What to do.
        #[command(subcommand)]
        act: crate::write::tokens::Act,
    },
}

/// Values as they may be given in any place.
#[derive(Debug, Clone, Default, Serialize, Deserialize, clap::Args)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The published marketplace: a folder, `file:///folder`, or `s3://bucket/prefix` with the usual AWS_* variables
    #[arg(long, value_name = "PLACE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub store: Option<String>,
    /// The digest of one of its roots, sha256:…
    #[arg(long, value_name = "SHA256")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root: Option<Sha256>,
    /// A key that signed its first root, ed25519:…, where no root is pinned
    #[arg(long, value_name = "ED25519")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<PublicKey>,
    /// Where to listen [default: 127.0.0.1:8470]
    #[arg(long, value_name = "ADDRESS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<SocketAddr>,
    /// A folder that remembers the newest publication seen, so that an older one is refused after a restart too
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<PathBuf>,
    /// Seconds between two looks at the store [default: 5]
    #[arg(long, value_name = "SECONDS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll: Option<u64>,
    /// A certificate chain in PEM, for TLS without a proxy in front; read again on SIGHUP
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tls_certificate: Option<PathBuf>,
    /// Its private key in PEM
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tls_key: Option<PathBuf>,
    /// Requests a second that one client may make, ten times that at once; 0 for any number [default: 200]
    #[arg(long, value_name = "REQUESTS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<u32>,
    /// Connections at once [default: 20000]
    #[arg(long, value_name = "COUNT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connections: Option<usize>,
    /// Connections of one client at once; of all behind a proxy [default: 512, or all behind a proxy]
    #[arg(long, value_name = "COUNT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connections_of_one: Option<usize>,
    /// A proxy in front writes X-Forwarded-For, and clients cannot reach this server without it [default: false]
    #[arg(long, value_name = "true|false")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub behind_proxy: Option<bool>,
    /// The file of tokens that may publish, as `marketplace-server token` keeps it; without it nobody may, and an empty
    /// store is refused
    #[arg(long, value_name = "FILE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<PathBuf>,
    /// The folder of what authors submit; without it nobody may. Needs `tokens`
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub submissions: Option<PathBuf>,
    /// Where people reach it, for the lines that pages give them to copy
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_url: Option<Url>,
    /// Whom to tell of a hole, for security.txt: mailto:…, https://… or tel:…
    #[arg(long, value_name = "URI")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<Url>,
    /// Seconds that open requests have when the server is stopped [default: 10]
    #[arg(long, value_name = "SECONDS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grace: Option<u64>,
    /// What is logged, such as info, warn, or warn,access=off [default: info]
    #[arg(long, value_name = "FILTER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
}

/// Every value, and what it is where nobody gave it.
const NAMES: [(&str, &str); 18] = [
    ("store", "-"),
    ("root", "-"),
    ("key", "-"),
    ("listen", default::LISTEN),
    ("state", "-"),
    ("poll", default::POLL),
    ("tls_certificate", "-"),
    ("tls_key", "-"),
    ("rate", default::RATE),
    ("connections", default::CONNECTIONS),
    ("connections_of_one", default::CONNECTIONS_OF_ONE),
    ("behind_proxy", "false"),
    ("tokens", "-"),
    ("submissions", "-"),
    ("public_url", "-"),
    ("contact", "-"),
    ("grace", default::GRACE),
    ("log", default::LOG),
];

/// All values and where each came from.
#[derive(Debug)]
pub struct Told {
    figment: Figment,
    pub(super) given: Given,
}

impl Flags {
    /// Reads the file and the environment under the flags.
    ///
    /// # Errors
    /// [`BadConfig`], naming the value and its source.
    pub fn told(&self) -> Result<Told, BadConfig> {
        let mut figment = Figment::new();
        if let Some(file) = &self.config {
            figment = figment.merge(Toml::file_exact(file));
        }
        // The maintainer's program has variables of the same prefix, which are none of ours.
        let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        let environment = Env::prefixed("MARKETPLACE_").only(&names);
        figment = figment.merge(environment).merge(Serialized::defaults(&self.values));
        let given = figment.extract().map_err(Box::new)?;
        Ok(Told { figment, given })
    }
}

impl Told {
    /// Every value with its source, one a line.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = String::new();
        for (name, default) in NAMES {
            let value = self.figment.find_value(name).ok().map(|value| shown(&value));
            let source = self.figment.find_metadata(name).map_or("default".to_owned(), |found| {
                let place = found.source.as_ref().map(|source| format!(" {source}")).unwrap_or_default();
                format!("{}{place}", found.name)
            });
            let source = if source.contains("Given") { "flag".to_owned() } else { source };
            // Writing into a string cannot fail.
            writeln!(text, "{name} = {}  # {source}", value.unwrap_or_else(|| default.to_owned())).ok();
        }
        text
    }
}

fn shown(value: &figment::value::Value) -> String {
    value.as_str().map_or_else(|| serde_json::to_string(value).unwrap_or_default(), str::to_owned)
}
