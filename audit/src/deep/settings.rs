//! What a user decides before anything is sent: where to, which model, and how much at most.

use std::fmt;
use std::str::FromStr;

use schemas::source::is_loopback;
use serde::Serialize;
use url::Url;

/// Where DeepSeek's API is.
const BASE: &str = "https://api.deepseek.com";
/// Its model for plain answers; the one that thinks aloud answers no better here and costs four times as many tokens.
const MODEL: &str = "deepseek-chat";
/// What its list price was when this was written, in dollars a million tokens: input that nobody cached, and output.
const PRICE: Price = Price { input: Money(280_000), output: Money(420_000) };

/// 1 MiB of a plugin: three times the text of the largest real plugin seen that ships no bundled library.
const BYTES: u64 = 1 << 20;
/// 500,000 tokens: that MiB at three bytes a token, and the answers.
const TOKENS: u64 = 500_000;
/// One dollar: seven times what that costs at the default's price, so it stops a mistyped price and not a review.
const COST: Money = Money(1_000_000);
/// 200 characters: the longest model name seen has 70.
const MODEL_CHARS: usize = 200;

/// Millionths of a dollar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Money(pub u64);

impl Money {
    /// What `tokens` cost at this price a million, rounded up.
    #[must_use]
    pub fn times(self, tokens: u64) -> Self {
        let exact = u128::from(self.0).saturating_mul(u128::from(tokens)).div_ceil(1_000_000);
        Self(u64::try_from(exact).unwrap_or(u64::MAX))
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dollars, rest) = (self.0 / 1_000_000, self.0 % 1_000_000);
        write!(f, "${dollars}.{:04}", rest.div_ceil(100))
    }
}

/// Not an amount of dollars.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no amount of dollars such as 0.50")]
pub struct BadMoney(String);

impl FromStr for Money {
    type Err = BadMoney;

    fn from_str(text: &str) -> Result<Self, BadMoney> {
        let bad = || BadMoney(text.chars().take(40).collect());
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |t: &str, most: usize| (1..=most).contains(&t.len()) && t.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole, 9) || !digits(part, 6) {
            return Err(bad());
        }
        let whole: u64 = whole.parse().map_err(|_| bad())?;
        let part: u64 = format!("{part:0<6}").parse().map_err(|_| bad())?;
        Ok(Self(whole.saturating_mul(1_000_000).saturating_add(part)))
    }
}

/// What a million tokens cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Price {
    /// Of what is sent.
    pub input: Money,
    /// Of what is answered.
    pub output: Money,
}

impl Price {
    /// Nothing: a model on this machine.
    pub const FREE: Self = Self { input: Money(0), output: Money(0) };

    /// What so many tokens cost together.
    #[must_use]
    pub fn of(self, input: u64, output: u64) -> Money {
        self.input.times(input).plus(self.output.times(output))
    }
}

impl FromStr for Price {
    type Err = BadMoney;

    /// `0.28,0.42`: a million tokens of input, a million of output.
    fn from_str(text: &str) -> Result<Self, BadMoney> {
        let (input, output) = text.split_once(',').ok_or_else(|| BadMoney(text.chars().take(40).collect()))?;
        Ok(Self { input: input.trim().parse()?, output: output.trim().parse()? })
    }
}

/// The most that one review may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Caps {
    /// Bytes of the plugin.
    pub bytes: u64,
    /// Tokens, sent and answered.
    pub tokens: u64,
    /// Money.
    pub cost: Money,
}

impl Default for Caps {
    fn default() -> Self {
        Self { bytes: BYTES, tokens: TOKENS, cost: COST }
    }
}

/// Where to, which model, how much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The API's address; `/chat/completions` is put after it.
    pub base: Url,
    /// The model's name, as the API knows it.
    pub model: String,
    /// The most that a review may take.
    pub caps: Caps,
    /// What tokens cost; none: what is known of the default, and nothing on this machine.
    pub price: Option<Price>,
    /// A proxy, only where it was named here: those of the environment are not used.
    pub proxy: Option<Url>,
}

/// Settings that nothing is sent with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSettings {
    /// The address is none that secrets are sent to.
    #[error("{field}: {why}")]
    Address {
        /// Which setting.
        field: &'static str,
        /// The rule.
        why: &'static str,
    },
    /// No such model.
    #[error("model: a name has 1 to 200 printable ASCII characters")]
    Model,
    /// The cap on money cannot be kept.
    #[error("price: what tokens cost at {host} is not known, so the cap of {cap} cannot be kept")]
    Price {
        /// The API's host.
        host: String,
        /// The cap.
        cap: Money,
    },
}

impl Settings {
    /// DeepSeek's API, its model, the default caps.
    ///
    /// # Errors
    /// Never; the address is a constant that a test parses.
    pub fn deepseek() -> Result<Self, url::ParseError> {
        let base = BASE.parse()?;
        Ok(Self { base, model: MODEL.to_owned(), caps: Caps::default(), price: None, proxy: None })
    }

    /// Whether this is DeepSeek's own API, to which a key of that name belongs.
    #[must_use]
    pub fn is_deepseek(&self) -> bool {
        BASE.parse::<Url>().is_ok_and(|known| known.origin() == self.base.origin())
    }

    /// The host, with its port where it is not the scheme's.
    #[must_use]
    pub fn host(&self) -> String {
        let host = self.base.host_str().unwrap_or_default();
        self.base.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
    }

    /// Where requests go.
    #[must_use]
    pub fn address(&self) -> Url {
        let mut url = self.base.clone();
        url.set_path(&format!("{}/chat/completions", self.base.path().trim_end_matches('/')));
        url
    }

    /// What tokens cost.
    ///
    /// # Errors
    /// [`BadSettings::Price`] where that is not known.
    pub fn price(&self) -> Result<Price, BadSettings> {
        let known = match self.price {
            Some(price) => Some(price),
            None if self.is_deepseek() && self.model == MODEL => Some(PRICE),
            None if is_loopback(&self.base) => Some(Price::FREE),
            None => None,
        };
        known.ok_or_else(|| BadSettings::Price { host: self.host(), cap: self.caps.cost })
    }

    /// # Errors
    /// The first setting that breaks a rule.
    pub fn check(&self) -> Result<(), BadSettings> {
        address("url", &self.base)?;
        if let Some(proxy) = &self.proxy {
            proxied(proxy)?;
        }
        let printable = self.model.bytes().all(|b| b.is_ascii_graphic() || b == b' ');
        if !printable || self.model.is_empty() || self.model.len() > MODEL_CHARS {
            return Err(BadSettings::Model);
        }
        self.price().map(|_| ())
    }
}

/// `https://` anywhere, `http://` to loopback; no name, password, query or fragment.
fn address(field: &'static str, url: &Url) -> Result<(), BadSettings> {
    let why = match url.scheme() {
        _ if !url.username().is_empty() || url.password().is_some() => "an address with a name or password is refused",
        _ if url.query().is_some() || url.fragment().is_some() => "an address with a query or fragment is refused",
        _ if url.host_str().is_none_or(str::is_empty) => "it names no host",
        "https" => return Ok(()),
        "http" if is_loopback(url) => return Ok(()),
        "http" => "plain http is spoken to this machine's loopback addresses only; use https",
        _ => "only https is spoken",
    };
    Err(BadSettings::Address { field, why })
}

/// A proxy sees only where a TLS connection goes, so it may be spoken to plainly; a key for it is not kept here.
fn proxied(url: &Url) -> Result<(), BadSettings> {
    let field = "proxy";
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadSettings::Address { field, why: "an address with a name or password is refused" });
    }
    let fine = matches!(url.scheme(), "http" | "https") && url.host_str().is_some_and(|host| !host.is_empty());
    if fine { Ok(()) } else { Err(BadSettings::Address { field, why: "it is no http or https address" }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(base: &str) -> Settings {
        Settings { base: base.parse().unwrap(), ..Settings::deepseek().unwrap() }
    }

    #[test]
    fn plain_http_is_for_loopback_and_a_password_for_nowhere() {
        for refused in [
            "http://api.example.com/",
            "http://10.0.0.1/",
            "http://localhost.example.com/",
            "ftp://api.example.com/",
            "https://ada@api.example.com/",
            "https://ada:hunter2@api.example.com/",
            "https://api.example.com/?key=1",
            "https://api.example.com/#x",
            "file:///etc/passwd",
        ] {
            let error = at(refused).check().unwrap_err();
            assert!(matches!(error, BadSettings::Address { field: "url", .. }), "{refused}: {error}");
            assert!(!error.to_string().contains("hunter2"));
        }
        for fine in ["http://127.0.0.1:8000/v1", "http://[::1]:1/", "http://localhost:1/", "https://api.deepseek.com"] {
            assert_eq!(at(fine).check(), Ok(()), "{fine}");
        }
    }

    #[test]
    fn a_cap_on_money_needs_a_price() {
        let elsewhere = at("https://api.example.com/v1");
        assert!(matches!(elsewhere.check(), Err(BadSettings::Price { .. })));
        assert!(matches!(Settings { model: "other".into(), ..at(BASE) }.check(), Err(BadSettings::Price { .. })));
        let told = Settings { price: Some("0.5,1.25".parse().unwrap()), ..elsewhere };
        assert_eq!(told.check(), Ok(()));
        assert_eq!(told.price().unwrap().of(2_000_000, 1_000_001), Money(2_250_002));
    }

    #[test]
    fn money_is_read_exactly_and_never_rounded_down() {
        for (text, micros) in [("1", 1_000_000), ("0.5", 500_000), ("0.000001", 1), ("12.340000", 12_340_000)] {
            assert_eq!(text.parse(), Ok(Money(micros)), "{text}");
        }
        for bad in ["", ".", "1.", ".5", "-1", "1e3", "$1", "1.0000001", "1,5", "١", "9999999999"] {
            assert!(bad.parse::<Money>().is_err(), "{bad}");
        }
        assert_eq!(Money(1).times(1), Money(1));
        assert_eq!(Money(1_234_567).to_string(), "$1.2346");
        assert_eq!(Money(1).to_string(), "$0.0001");
    }

    #[test]
    fn requests_go_below_the_base() {
        assert_eq!(at("https://api.example.com/v1/").address().as_str(), "https://api.example.com/v1/chat/completions");
        assert_eq!(at(BASE).address().as_str(), "https://api.deepseek.com/chat/completions");
        assert_eq!(at("http://127.0.0.1:9/").host(), "127.0.0.1:9");
    }
}
