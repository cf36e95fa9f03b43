//! `--deep`: a language model's second opinion, after consent to exactly what would be sent.

use std::ffi::OsString;

use audit::Bundle;
use audit::deep::{
    self, BadSettings, Chat, Consent, DeepReport, Key, Money, NoChat, NoKey, NoPlan, Patience, Plan, Price, Settings,
};
use terminal::measure::{count, size};
use terminal::{Exit, Failure, Terminal, escape};
use url::Url;

use crate::fail;
use crate::session::Session;

/// Holds the key for whatever `--deep-url` names.
const KEY: &str = "DEEPCODE_AUDIT_KEY";
/// Holds `DeepSeek`'s key; it is for `DeepSeek`'s own address only.
const DEEPSEEK_KEY: &str = "DEEPSEEK_API_KEY";
/// 24 files fit a terminal; the whole list is one key away.
const LISTED: usize = 24;

/// What a second opinion is asked with.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Deep audit")]
pub struct Deep {
    /// Ask a language model too, which can only raise the verdict. Files are sent, without secrets, after you agree
    #[arg(long)]
    pub deep: bool,
    /// An OpenAI-compatible API: https, or http on this machine [default: `DeepSeek`'s]
    #[arg(long, value_name = "URL", requires = "deep")]
    pub deep_url: Option<Url>,
    /// The model [default: deepseek-chat]
    #[arg(long, value_name = "NAME", requires = "deep")]
    pub deep_model: Option<String>,
    /// At most so many bytes of the plugin [default: 1048576]
    #[arg(long, value_name = "BYTES", requires = "deep")]
    pub deep_max_bytes: Option<u64>,
    /// At most so many tokens, sent and answered [default: 500000]
    #[arg(long, value_name = "TOKENS", requires = "deep")]
    pub deep_max_tokens: Option<u64>,
    /// At most so many dollars [default: 1.00]
    #[arg(long, value_name = "DOLLARS", requires = "deep")]
    pub deep_max_cost: Option<Money>,
    /// Dollars a million tokens, sent and answered; needed where the price is not known
    #[arg(long, value_name = "IN,OUT", requires = "deep")]
    pub deep_price: Option<Price>,
    /// A proxy to go through; those of the environment are not used
    #[arg(long, value_name = "URL", requires = "deep")]
    pub deep_proxy: Option<Url>,
    /// A program that prints the key, then its arguments, one flag each; no shell [default: `DEEPCODE_AUDIT_KEY`]
    #[arg(long, value_name = "WORD", requires = "deep", allow_hyphen_values = true)]
    pub deep_key_helper: Vec<OsString>,
    /// Agree in a script, to the plan with this digest and to no other
    #[arg(long, value_name = "SHA256", requires = "deep")]
    pub deep_consent: Option<String>,
}

/// Asks for the second opinion, where that is wanted.
///
/// # Errors
/// A [`Failure`] when nothing was asked; an answer that did not come or cannot be believed is a finding.
pub fn review(session: &Session, flags: &Deep, bundle: &Bundle) -> Result<Option<DeepReport>, Failure> {
    if !flags.deep {
        return Ok(None);
    }
    let settings = settings(flags)?;
    settings.check().map_err(|why| unusable(&why))?;
    let key = key(session, flags, &settings)?;
    let known: Vec<&str> = key.iter().map(Key::expose).collect();
    let plan = deep::plan(bundle, settings, &known).map_err(|why| match why {
        NoPlan::Settings(why) => unusable(&why),
        NoPlan::Nothing => Failure::new(Exit::Policy, why).hint("raise --deep-max-bytes, -tokens or -cost"),
    })?;
    let consent = consent(flags, &plan)?;
    let chat = Chat::new(plan.settings(), key, Patience::default(), terminal::interrupt::flag());
    let chat = chat.map_err(|why| match why {
        NoChat::Settings(why) => unusable(&why),
        NoChat::Client(_) => Failure::new(Exit::Failed, why),
    })?;
    let progress = session.progress();
    sources::fetch::Progress::stage(&progress, &format!("asking {}", escape(&plan.settings().host())), None);
    let report = deep::run(&plan, consent, &chat, session.now());
    drop(progress);
    session.out.say(&summary(&report));
    Ok(Some(report))
}

/// What it came to, in a line.
fn summary(report: &DeepReport) -> String {
    let doubt = report.standing.why().map(|why| format!(": {}", escape(why))).unwrap_or_default();
    format!(
        "deep audit: {} from {} ({}), {}, {} tokens, {}{doubt}",
        report.risk.word(),
        escape(&report.host),
        escape(&report.model),
        count(report.requests, "request", "requests"),
        report.tokens,
        report.cost
    )
}

fn settings(flags: &Deep) -> Result<Settings, Failure> {
    let mut settings = Settings::deepseek().map_err(|why| Failure::new(Exit::Failed, why))?;
    let caps = &mut settings.caps;
    caps.bytes = flags.deep_max_bytes.unwrap_or(caps.bytes);
    caps.tokens = flags.deep_max_tokens.unwrap_or(caps.tokens);
    caps.cost = flags.deep_max_cost.unwrap_or(caps.cost);
    settings.base = flags.deep_url.clone().unwrap_or(settings.base);
    settings.model = flags.deep_model.clone().unwrap_or(settings.model);
    settings.price = flags.deep_price;
    settings.proxy.clone_from(&flags.deep_proxy);
    Ok(settings)
}

fn unusable(why: &BadSettings) -> Failure {
    let failure = Failure::new(Exit::Usage, why);
    match why {
        BadSettings::Price { .. } => failure.hint("say it with --deep-price IN,OUT, in dollars a million tokens"),
        BadSettings::Address { .. } | BadSettings::Model => failure,
    }
}

/// From the helper, or from the variable that belongs to the address; a model on this machine may need none.
fn key(session: &Session, flags: &Deep, settings: &Settings) -> Result<Option<Key>, Failure> {
    let failed = |why: NoKey| Failure::new(Exit::Failed, escape(&why.to_string()).to_string());
    if !flags.deep_key_helper.is_empty() {
        return Key::ask(&flags.deep_key_helper, &|name| session.env.variable(name)).map(Some).map_err(failed);
    }
    let held = |name: &'static str| {
        let text = session.env.variable(name).filter(|text| !text.is_empty())?;
        Some(Key::new(&text.to_string_lossy(), name))
    };
    let own = || if settings.is_deepseek() { held(DEEPSEEK_KEY) } else { None };
    match held(KEY).or_else(own) {
        Some(key) => key.map(Some).map_err(failed),
        None if schemas::source::is_loopback(&settings.base) => Ok(None),
        None => {
            let told = Failure::new(Exit::Usage, format!("there is no key for {}", escape(&settings.host())));
            Err(told.hint("put it into DEEPCODE_AUDIT_KEY, or name a program that prints it with --deep-key-helper"))
        }
    }
}

/// A person's, at the terminal, or by the digest of exactly this plan. Nothing else is consent.
fn consent(flags: &Deep, plan: &Plan) -> Result<Consent, Failure> {
    if let Some(digest) = &flags.deep_consent {
        let hint = "the plan changed: look at it again, at a terminal or without --deep-consent";
        let other = |why| Failure::new(Exit::Declined, escape(&format!("{why}")).to_string()).hint(hint);
        return Consent::by_digest(plan, digest).map_err(other);
    }
    let terminal = Terminal::open().map_err(|why| {
        let shown = format!("{why}\n{}", [head(plan), files(plan, usize::MAX)].concat().join("\n"));
        Failure::new(Exit::Declined, shown).hint(format!("agree to exactly this with --deep-consent {}", plan.digest()))
    })?;
    let tell = |lines: &[String]| lines.iter().try_for_each(|line| terminal.tell(line)).map_err(|why| fail::ask(&why));
    tell(&head(plan))?;
    tell(&files(plan, LISTED))?;
    let question = format!("Send them to {}?", escape(&plan.settings().host()));
    let choices = [("s", "send"), ("l", "list every file"), ("c", "cancel")];
    loop {
        match terminal.choose(&question, &choices).map_err(|why| fail::ask(&why))? {
            "s" => return Ok(Consent::given(plan)),
            "l" => tell(&files(plan, usize::MAX))?,
            _ => return Err(Failure::new(Exit::Declined, "nothing was sent")),
        }
    }
}

/// Where to, how much, at which price.
fn head(plan: &Plan) -> Vec<String> {
    let settings = plan.settings();
    let proxy = settings.proxy.as_ref().map(|proxy| format!(" through {}", escape(proxy.as_str())));
    let address = escape(settings.address().as_str()).to_string();
    vec![
        format!("These files would leave this machine, for {address}{}", proxy.unwrap_or_default()),
        format!("  model {}, plan {}", escape(&settings.model), plan.digest()),
        format!(
            "  {}, {}, {}, about {} tokens, {} at most",
            count(plan.files().len(), "file", "files"),
            size(plan.bytes()),
            count(plan.requests(), "request", "requests"),
            plan.tokens(),
            plan.cost()
        ),
    ]
}

/// What would be sent and what would not, at most `most` of each.
fn files(plan: &Plan, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for file in plan.files().iter().take(most) {
        let hidden = match file.hidden.pieces {
            0 => String::new(),
            pieces => format!(", {} taken out", count(pieces, "secret", "secrets")),
        };
        lines.push(format!("  {} ({}{hidden})", escape(&file.path), size(file.bytes)));
    }
    let more = |all: usize| all.checked_sub(most).filter(|more| *more > 0);
    lines.extend(more(plan.files().len()).map(|more| format!("  and {more} more")));
    let unsent = |file: &deep::Unsent| format!("  not {}: {}", escape(&file.path), file.why);
    lines.extend(plan.unsent().iter().take(most.min(LISTED)).map(unsent));
    let left = plan.unsent().len().saturating_sub(most.min(LISTED));
    lines.extend((left > 0).then(|| format!("  and {left} more that are not sent")));
    lines
}
