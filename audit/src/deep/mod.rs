//! A second opinion by a language model, off unless asked for: it may raise a risk, and nothing in it lowers one.
//!
//! Nothing is sent without consent to exactly what would be sent ([`Plan`], [`Consent`]). Secrets are taken out first.
//! Files travel as JSON strings under a nonce; markers in their comments and a planted control tell whether the model
//! read them and was free to speak. What cannot be believed is a finding, and so is an answer that did not come.

mod control;
mod dice;
mod endpoint;
mod judge;
mod key;
mod marker;
mod plan;
mod redact;
mod reply;
mod report;
mod request;
mod settings;
mod source;
#[cfg(test)]
mod tests;

use jiff::Timestamp;

pub use endpoint::{Chat, Endpoint, NoChat, Patience, Unanswered};
pub use key::{Environment, Key, NoKey};
pub use plan::{Consent, NoPlan, OtherPlan, Plan, Planned, Unsent, plan, prompt_digest};
pub use redact::Hidden;
pub use reply::{Answer, Assessment, Attempt, BODY_BYTES, Claim, NotAReply, Reply, Usage, read};
pub use report::{DeepReport, Risk, Ruling, Standing};
pub use settings::{BadMoney, BadSettings, Caps, Money, Price, Settings};

use request::{ANSWER_TOKENS, Request};

/// Asks `endpoint` what `plan` says, which `consent` was given to. One request after the other; the first that cannot be
/// believed is the last.
#[must_use]
pub fn run(plan: &Plan, consent: Consent, endpoint: &dyn Endpoint, now: Timestamp) -> DeepReport {
    let mut report = DeepReport::begin(plan, now);
    let mut left = plan.files();
    if let Err(why) = allowed(plan, &consent, endpoint) {
        report.doubt(Standing::Unanswered { why: why.to_owned() });
    }
    for batch in plan.batches() {
        if report.standing != Standing::Sound {
            break;
        }
        if let Some(cap) = over(&report, plan, batch) {
            return rest(report, left, &cap).finish();
        }
        report.requests = report.requests.saturating_add(1);
        if let Err(standing) = ask(&mut report, plan, batch, endpoint) {
            report.doubt(standing);
        }
        left = left.get(batch.len()..).unwrap_or_default();
    }
    let stopped = if left.is_empty() { report } else { rest(report, left, "an earlier answer was not believed") };
    stopped.finish()
}

/// Consent is for this plan, and the plan for this place.
fn allowed(plan: &Plan, consent: &Consent, endpoint: &dyn Endpoint) -> Result<(), &'static str> {
    if !consent.covers(plan) {
        return Err("consent was given to another plan");
    }
    if *endpoint.address() != plan.settings().address() {
        return Err("the plan is for another address");
    }
    Ok(())
}

/// The cap that the next request would break, now that the API has counted.
fn over(report: &DeepReport, plan: &Plan, batch: &[Planned]) -> Option<String> {
    let caps = plan.settings().caps;
    let (input, price) = (Plan::sent_tokens(batch), plan.settings().price().ok()?);
    let tokens = report.tokens.saturating_add(input).saturating_add(ANSWER_TOKENS);
    let cost = report.cost.plus(price.of(input, ANSWER_TOKENS));
    if tokens > caps.tokens {
        return Some(format!("the cap of {} tokens", caps.tokens));
    }
    (cost > caps.cost).then(|| format!("the cap of {}", caps.cost))
}

fn rest(mut report: DeepReport, left: &[Planned], why: &str) -> DeepReport {
    report.unsent.extend(left.iter().map(|file| Unsent::text(&file.path, why)));
    report.unsent.sort_by(|a, b| a.path.cmp(&b.path));
    report
}

/// One request and its answer.
fn ask(report: &mut DeepReport, plan: &Plan, batch: &[Planned], endpoint: &dyn Endpoint) -> Result<(), Standing> {
    let unanswered = |why: String| Standing::Unanswered { why };
    let model = &plan.settings().model;
    let request = Request::new(model, plan.about(), batch).map_err(|e| unanswered(e.to_string()))?;
    let estimated = Usage { prompt_tokens: Plan::sent_tokens(batch), completion_tokens: 0 };
    report.spend(plan, estimated);
    let body = endpoint.ask(&request.body, report.at).map_err(|error| match error {
        Unanswered::NotJson { .. } | Unanswered::TooLarge => Standing::Unparsable { why: error.to_string() },
        _ => unanswered(error.to_string()),
    })?;
    let answer = read(&body).map_err(|error| Standing::Unparsable { why: error.to_string() })?;
    report.spend(plan, answer.usage.beyond(estimated));
    report.answered_by.extend(answer.model);
    match judge::standing(&answer.reply, &request.sent) {
        Standing::Sound => {
            report.hear(answer.reply, &request.sent);
            Ok(())
        }
        doubt => Err(doubt),
    }
}
