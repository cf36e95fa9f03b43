//! `marketplace-server`, over HTTPS: it verifies everything once more before anybody sees it.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use secrecy::{ExposeSecret as _, SecretString};
use sources::Fetcher;
use sources::web::{Act, Load, Order, REASON_BYTES, Said, Web, WebError};
use terminal::{Exit, Failure};
use url::Url;
use verifier::tuf::Transport;
use verifier::tuf::limits::TIMESTAMP_BYTES;

use super::{Look, Place, TIMESTAMP, lost, token, unreadable};
use crate::session::Session;

/// 60 tries where the server is busy, a second apart at first: another publication is through by then.
const TRIES: u32 = 60;

/// 5 s at most between two tries.
const LONGEST_PAUSE: u64 = 5;

/// 64 MiB of submissions: as many as a server keeps, as large as it takes them.
const CONVERSATION_BYTES: u64 = 64 << 20;

/// A server that takes publications.
pub(crate) struct Server {
    fetcher: Fetcher,
    address: String,
    base: Url,
    token: SecretString,
}

impl Server {
    pub(crate) fn open(session: &Session, address: &str, file: Option<&Path>) -> Result<Self, Failure> {
        let usage = |why: &dyn std::fmt::Display| Failure::new(Exit::Usage, format!("--to: {why}"));
        let base = Url::parse(address).map_err(|why| usage(&why))?;
        sources::web::check(&base).map_err(|why| usage(&why))?;
        let token = token::find(session, file)?;
        let fetcher = session.fetcher(session.env.cwd.clone())?;
        let address = address.trim_end_matches('/').to_owned();
        Ok(Self { fetcher, address, base, token })
    }

    fn web(&self) -> &Web {
        self.fetcher.web()
    }

    fn url(&self, path: &str) -> Url {
        let mut url = self.base.clone();
        url.set_path(&format!("{}/{path}", self.base.path().trim_end_matches('/')));
        url
    }

    /// What the server says, asked again while it is busy.
    fn patiently(&self, ask: impl Fn() -> Result<Said, WebError>) -> Result<Said, Failure> {
        let mut said = ask().map_err(|why| network(&why))?;
        for _ in 0..TRIES {
            if !matches!(said.status, 429 | 503) || self.web().is_interrupted() {
                break;
            }
            std::thread::sleep(Duration::from_secs(said.retry_after.unwrap_or(1).clamp(1, LONGEST_PAUSE)));
            said = ask().map_err(|why| network(&why))?;
        }
        Ok(said)
    }

    fn put(&self, path: &str, load: &Load, conditions: &[(&'static str, &str)]) -> Result<(), Failure> {
        self.order((Act::Put, path), load, conditions, REASON_BYTES).map(drop)
    }

    /// Does `act` at `path`; what comes back when it is granted, at most `cap` bytes.
    fn order(
        &self,
        (act, path): (Act, &str),
        load: &Load,
        conditions: &[(&'static str, &str)],
        cap: u64,
    ) -> Result<Vec<u8>, Failure> {
        let authorization = SecretString::from(format!("Bearer {}", self.token.expose_secret()));
        let url = self.url(path);
        let order = Order { act, url: &url, load, authorization: authorization.expose_secret(), conditions };
        let said = self.patiently(|| self.web().order(&order, cap))?;
        self.judge(path, &said)?;
        Ok(said.reason)
    }

    /// Does `act` at `path` with a JSON document; the JSON document that comes back.
    ///
    /// # Errors
    /// A [`Failure`].
    pub(crate) fn converse(
        &self,
        act: Act,
        path: &str,
        said: &serde_json::Value,
    ) -> Result<serde_json::Value, Failure> {
        let load = Load::Bytes(said.to_string().into_bytes());
        let answer = self.order((act, path), &load, &[("content-type", "application/json")], CONVERSATION_BYTES)?;
        let strange = |why| Failure::new(Exit::NotTrusted, format!("{}/{path}: {why}", self.address));
        schemas::strict::scan(&answer).map_err(strange)?;
        serde_json::from_slice(&answer).map_err(strange)
    }

    fn judge(&self, path: &str, said: &Said) -> Result<(), Failure> {
        let reason = serde_json::from_slice::<serde_json::Value>(&said.reason).unwrap_or_default();
        let word = |name: &str| reason.pointer(name).and_then(|value| value.as_str());
        let message = terminal::escape(word("/error/message").unwrap_or("the server gives no reason")).to_string();
        let text = format!("{}/{path}: {message}", self.address);
        let (exit, hint) = match said.status {
            200..=299 => return Ok(()),
            401 | 403 => (Exit::Policy, "ask the server's operator for a token that may do this"),
            404 | 405 => {
                (Exit::NotFound, "nothing can be published to this address; is it a marketplace-server with tokens?")
            }
            409 => (Exit::Stale, "publish again: the next publication has the next number"),
            412 => return Err(lost(&self.address)),
            413 => (Exit::Policy, "the server takes no files of this size"),
            422 => (Exit::NotTrusted, "what clients see has not changed; `marketplace doctor` may say more"),
            507 => (Exit::Policy, "ask the server's operator for a token with more room"),
            status => {
                let text = format!("{text} ({status})");
                return Err(Failure::new(Exit::Network, text).hint("try again: what was sent is kept"));
            }
        };
        Err(Failure::new(exit, text).hint(hint))
    }
}

impl Place for Server {
    fn transport(&self) -> Result<Box<dyn Transport>, Failure> {
        sources::open_transport(&self.address, &self.fetcher).map_err(unreadable)
    }

    fn look(&self, path: &str) -> Result<Option<Look>, Failure> {
        let said = self.patiently(|| self.web().ask(&self.url(path), TIMESTAMP_BYTES))?;
        // A server that has no publication yet has no timestamp either; what is no server takes no token, as the first file tells.
        if said.status == 404 {
            return Ok(None);
        }
        let missing = || {
            let what = format!("{}: it serves no timestamp ({})", self.address, said.status);
            Failure::new(Exit::Network, what).hint("is it a marketplace-server?")
        };
        let tag = said.etag.clone().filter(|_| said.status == 200).ok_or_else(missing)?;
        Ok(Some(Look { timestamp: said.reason, tag }))
    }

    fn has(&self, path: &str) -> Result<bool, Failure> {
        let said = self.patiently(|| self.web().head(&self.url(path)))?;
        match said.status {
            200 => Ok(true),
            404 => Ok(false),
            // A store that has other bytes there: what is sent again puts nothing right, but says what is wrong.
            _ => Ok(false),
        }
    }

    fn keep(&self, out: &Path, path: &str) -> Result<(), Failure> {
        let broken = |why| Failure::new(Exit::Failed, format!("{path}: {why}"));
        let file = File::open(out.join(path)).map_err(broken)?;
        self.put(path, &Load::file(file).map_err(broken)?, &[])
    }

    fn name(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        self.put(path, &Load::Bytes(bytes), &[])
    }

    fn commit(&self, base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure> {
        let condition = base.map_or(("if-none-match", "*"), |look| ("if-match", look.tag.as_str()));
        self.put(TIMESTAMP, &Load::Bytes(timestamp), &[condition])
    }

    fn carry(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        self.name(path, bytes)
    }

    /// It holds what is there against what comes, itself.
    fn shows(&self, path: &str, _base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure> {
        self.name(path, timestamp)
    }

    /// It makes the plain copies itself, of what it verified.
    fn copy(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        if path.ends_with(".minisig") { self.name(path, bytes) } else { Ok(()) }
    }
}

fn network(why: &WebError) -> Failure {
    Failure::new(Exit::Network, why)
}
