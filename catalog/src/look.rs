//! Signs, words and frames for grades and verdicts: each is told by all three, none by its colour alone.

use maud::{Markup, html};
use schemas::audit_report::ReportedSeverity;
use schemas::{Action, Capability, ContributionKind, Grade, SignedException, Status, Verdict};

use crate::plugin::{Plugin, Release};

/// The shapes that signs are drawn with, on a field of 16 by 16.
mod shape {
    pub(super) const DIAMOND: &str = "M8 1 15 8 8 15 1 8z";
    pub(super) const TRIANGLE: &str = "M8 1.5 15 14.5H1z";
    pub(super) const CIRCLE: &str = "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z";
    pub(super) const SQUARE: &str = "M2 2h12v12H2z";
    pub(super) const TICK: &str = "m2 8.5 4 4.5L14 3";
    pub(super) const CROSS: &str = "M3 3l10 10M13 3 3 13";
}

fn sign(path: &str, class: &str) -> Markup {
    html! {
        svg.sign.(class) viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" { path d=(path) {} }
    }
}

/// A grade.
pub(crate) fn grade(of: Grade) -> Markup {
    let (shape, class, meaning) = match of {
        Grade::Official => (shape::TICK, "official", "signed and audited by the official marketplace"),
        Grade::VerifiedThirdParty => (shape::DIAMOND, "verified", "signed and audited by this marketplace"),
        Grade::UnverifiedMarketplace => (shape::TRIANGLE, "unverified", "listed here, audited by nobody"),
        Grade::DirectSource => (shape::CIRCLE, "direct", "straight from its author"),
        Grade::LocalPath => (shape::SQUARE, "local", "a folder of this machine"),
    };
    html! { span.badge.(class) title=(meaning) { (sign(shape, "full")) (of.word()) } }
}

/// What an audit concluded.
pub(crate) fn verdict(of: Option<Verdict>) -> Markup {
    let (shape, drawn, class) = match of {
        Some(Verdict::Clean) => (shape::TICK, "line", "good"),
        Some(Verdict::Info) => (shape::CIRCLE, "line", "good"),
        Some(Verdict::Manual) => (shape::CIRCLE, "full", "calm"),
        Some(Verdict::Warning) => (shape::TRIANGLE, "full", "warn"),
        Some(Verdict::Danger) => (shape::CROSS, "line", "bad"),
        None => (shape::SQUARE, "line", "warn"),
    };
    let word = of.map_or_else(|| "not audited".to_owned(), |verdict| format!("audit: {verdict}"));
    html! { span.badge.(class) { (sign(shape, drawn)) (word) } }
}

/// How bad a finding is.
pub(crate) fn severity(of: ReportedSeverity) -> Markup {
    let (shape, drawn, class) = match of {
        ReportedSeverity::Danger => (shape::CROSS, "line", "bad"),
        ReportedSeverity::Warning => (shape::TRIANGLE, "full", "warn"),
        ReportedSeverity::Info => (shape::CIRCLE, "line", "calm"),
    };
    html! { span.badge.(class) { (sign(shape, drawn)) (of.word()) } }
}

/// Why a waiver does not count.
pub(crate) fn void(why: &str) -> Markup {
    html! { span.badge.warn { (sign(shape::CROSS, "line")) "does not count: " (why) } }
}

/// Why a version is not offered, or what to know before taking it.
pub(crate) fn standing(release: &Release) -> Markup {
    html! {
        @if let Some(hit) = release.revoked.first() {
            @if hit.exception.is_some() { span.badge.warn { (sign(shape::TRIANGLE, "line")) "revoked, excepted here" } }
            @else { span.badge.bad { (sign(shape::CROSS, "line")) (word_of(hit.action)) } }
        }
        @if release.entry.yanked { span.badge.warn { (sign(shape::SQUARE, "line")) "yanked" } }
        @if release.entry.version.is_prerelease() { span.badge.calm { (sign(shape::CIRCLE, "line")) "pre-release" } }
    }
}

/// What stands against a plugin as a whole.
pub(crate) fn status(plugin: &Plugin) -> Markup {
    html! {
        @match plugin.status {
            Status::Active => {}
            Status::Deprecated => { span.badge.warn { (sign(shape::TRIANGLE, "line")) "deprecated" } }
            Status::Unlisted => { span.badge.calm { (sign(shape::CIRCLE, "line")) "unlisted" } }
        }
    }
}

/// Who lets a version pass, why and until when.
pub(crate) fn excepted(one: &SignedException) -> Markup {
    html! {
        "until " (one.expires) ", says " (one.excepted_by) ": "
        span.reason dir="auto" { (crate::text::shown(one.reason.as_str())) }
    }
}

/// What a revocation does, as one word.
pub(crate) fn word_of(action: Action) -> &'static str {
    match action {
        Action::Warn => "revoked: warns",
        Action::Disable => "revoked",
        Action::Kill => "revoked: stopped at once",
    }
}

/// A kind of contribution, for people.
pub(crate) fn kind(of: ContributionKind) -> &'static str {
    match of {
        ContributionKind::Skills => "skills",
        ContributionKind::Commands => "commands",
        ContributionKind::Hooks => "hooks",
        ContributionKind::McpServers => "MCP servers",
        ContributionKind::Agents => "agents",
        ContributionKind::StatusLines => "status lines",
        ContributionKind::Modes => "modes",
    }
}

/// What a kind lets a plugin do.
pub(crate) fn kind_means(of: ContributionKind) -> &'static str {
    match of {
        ContributionKind::Skills => "text that the model reads when it is asked to",
        ContributionKind::Commands => "slash commands",
        ContributionKind::Hooks => "programs that run before or after what the agent does, confined",
        ContributionKind::McpServers => "servers that the agent may call; they arrive disabled",
        ContributionKind::Agents => "agents with tools of their own, narrowed to what the plugin declares",
        ContributionKind::StatusLines => "a line of status",
        ContributionKind::Modes => "permission modes, none looser than the default",
    }
}

/// A capability's word, as the manifest writes it.
pub(crate) fn capability(of: Capability) -> &'static str {
    match of {
        Capability::Read => "read",
        Capability::Write => "write",
        Capability::Bash => "bash",
        Capability::Fetch => "fetch",
        Capability::State => "state",
    }
}

/// What a capability lets a plugin ask the host for; the host judges each call.
pub(crate) fn capability_means(of: Capability) -> &'static str {
    match of {
        Capability::Read => "it may ask to read files of the workspace",
        Capability::Write => "it may ask to write files of the workspace",
        Capability::Bash => "it may ask to run commands",
        Capability::Fetch => "it may ask to reach its network names",
        Capability::State => "it may keep data of its own",
    }
}

/// A filter's choice, for people.
pub(crate) fn filter(field: &str, word: &'static str) -> &'static str {
    match (field, word) {
        ("audit", "none") => "not audited",
        ("network", "none") => "asks for no name",
        ("network", _) => "asks for names",
        ("kind", "mcpServers") => kind(ContributionKind::McpServers),
        ("kind", "statusLines") => kind(ContributionKind::StatusLines),
        _ => word,
    }
}
