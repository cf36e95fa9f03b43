//! The nets: what a text names, what stands around it, and what that is.

use super::kind::Kind;
use crate::rule::Rule;
use crate::rules::prose as rules;

/// A thing that a text names, and what makes it an order.
pub(super) struct Net {
    /// The thing.
    pub(super) anchor: Kind,
    /// What all stand around it.
    pub(super) with: &'static [Kind],
    /// What may not.
    pub(super) without: &'static [Kind],
    /// How far around, in bytes: 60 are a clause, 100 to 140 a sentence, 220 two, 260 to 420 a step with the block that it shows.
    pub(super) reach: usize,
    /// What it is then.
    pub(super) rule: &'static Rule,
    /// In words.
    pub(super) message: &'static str,
}

/// Makes the table below read as one.
const fn net(
    (anchor, reach): (Kind, usize),
    with: &'static [Kind],
    without: &'static [Kind],
    (rule, message): (&'static Rule, &'static str),
) -> Net {
    Net { anchor, with, without, reach, rule, message }
}

/// What is forbidden is no order.
const MEANT: &[Kind] = &[Kind::Forbids];
/// Nor is signing in a theft.
const TAKEN: &[Kind] = &[Kind::Forbids, Kind::Login];

/// Nor what somebody is asked to send.
const ASKED: &[Kind] = &[Kind::Forbids, Kind::Login, Kind::Errand];

/// Nor what is left to the user, or warned of: what is said of questions and silence forbids nothing.
const LEFT: &[Kind] = &[Kind::Undone, Kind::Offered];
/// Nor what is not to be done at all.
const UNDONE: &[Kind] = &[Kind::Undone];
/// Nor a command that is not to be run.
const BARRED: &[Kind] = &[Kind::Barred];
/// Nor a key that a request signs in with.
const SIGNED: &[Kind] = &[Kind::Undone, Kind::Login];

/// What is told of git's settings for every project.
pub(in crate::prose) const GIT_ELSEWHERE: &str = "git is to take hooks or addresses from elsewhere in every project";

/// Every net; of those with one anchor the worse come first.
pub(super) const NETS: &[Net] = &[
    net(
        (Kind::Secret, 220),
        &[Kind::Address, Kind::Out],
        TAKEN,
        (&rules::ORDERS, "credentials are to go to an address"),
    ),
    net((Kind::Secret, 220), &[Kind::Lookup], TAKEN, (&rules::ORDERS, "credentials are to be looked up as names")),
    net(
        (Kind::Named, 140),
        &[Kind::Public, Kind::Value, Kind::Put],
        &[Kind::Forbids, Kind::Login, Kind::Stored],
        (&rules::ORDERS, "credentials are to be put where others read them"),
    ),
    net(
        (Kind::KeyFile, 160),
        &[Kind::Repeated, Kind::Answer],
        &[Kind::Undone, Kind::Login, Kind::Stored, Kind::Masked],
        (&rules::ORDERS, "what a file of keys holds is to be repeated in what the agent writes"),
    ),
    net(
        (Kind::KeyRead, 140),
        &[Kind::Unquestioned],
        &[Kind::Undone, Kind::Masked],
        (&rules::ORDERS, "a key is to be read, and nobody asked"),
    ),
    net(
        (Kind::Lifted, 220),
        &[Kind::Committed],
        &[Kind::Undone, Kind::Ignored, Kind::Stored],
        (&rules::ORDERS, "keys are to be copied into the work and committed"),
    ),
    net(
        (Kind::Page, 260),
        &[Kind::Whatever, Kind::Asks, Kind::Unquestioned],
        UNDONE,
        (&rules::ORDERS, "what an address answers is to be done, whatever it is, and nobody asked"),
    ),
    net(
        (Kind::Vault, 220),
        &[Kind::Given, Kind::Address],
        SIGNED,
        (&rules::ORDERS, "what a file of settings holds is to go to an address"),
    ),
    net((Kind::Traces, 60), &[Kind::Erase], MEANT, (&rules::DEEDS, "traces of several kinds are to be removed")),
    net(
        (Kind::Trace, 260),
        &[Kind::Erase, Kind::Hush],
        &[],
        (&rules::DEEDS, "traces are to be removed without a word"),
    ),
    net(
        (Kind::Trace, 120),
        &[Kind::Erase],
        MEANT,
        (&rules::SECRECY, "what records the agent's doings is to be removed"),
    ),
    net((Kind::Door, 260), &[Kind::Key, Kind::Write], MEANT, (&rules::DEEDS, "a key is to be let in")),
    net(
        (Kind::WholeKey, 420),
        &[Kind::LogIn, Kind::Write],
        &[Kind::Undone, Kind::HostKey],
        (&rules::DEEDS, "a key that the text brings along is to be let in"),
    ),
    net(
        (Kind::Source, 300),
        &[Kind::Elsewhere, Kind::Stays, Kind::Write],
        MEANT,
        (&rules::DEEDS, "packages are to come from elsewhere from then on"),
    ),
    net(
        (Kind::GitHook, 260),
        &[Kind::Net, Kind::Host, Kind::Write],
        MEANT,
        (&rules::DEEDS, "a hook of git that uses the network is to be written"),
    ),
    net(
        (Kind::Settings, 420),
        &[Kind::HookCommand, Kind::Net, Kind::Write],
        MEANT,
        (&rules::DEEDS, "a command that uses the network is to be put into the agent's settings"),
    ),
    net(
        (Kind::Settings, 360),
        &[Kind::Loose, Kind::Hush, Kind::Write],
        &[],
        (&rules::DEEDS, "the agent is to allow itself everything without a word"),
    ),
    net(
        (Kind::Settings, 360),
        &[Kind::Loose, Kind::Unsaid, Kind::Write],
        UNDONE,
        (&rules::DEEDS, "the agent is to allow itself everything without a word"),
    ),
    net(
        (Kind::Settings, 360),
        &[Kind::Loose, Kind::Unasked, Kind::Write],
        LEFT,
        (&rules::DEEDS, "the agent is to allow itself everything, so that nobody is asked"),
    ),
    net(
        (Kind::Settings, 200),
        &[Kind::Loose, Kind::Write],
        MEANT,
        (&rules::MEMORY, "the settings are to allow everything"),
    ),
    net(
        (Kind::Settings, 420),
        &[Kind::HookCommand, Kind::Unsaid, Kind::Write],
        UNDONE,
        (&rules::DEEDS, "a command is to be put into the agent's settings without a word"),
    ),
    net(
        (Kind::Settings, 420),
        &[Kind::HookCommand, Kind::Denied, Kind::Write],
        UNDONE,
        (&rules::DEEDS, "a command is to be put into the agent's settings, and who asks is told something else"),
    ),
    net(
        (Kind::Memory, 360),
        &[Kind::Everywhere, Kind::Unsaid, Kind::Write],
        UNDONE,
        (&rules::DEEDS, "something is to be written where every session of every project reads it, without a word"),
    ),
    net(
        (Kind::Memory, 420),
        &[Kind::Everywhere, Kind::Denied, Kind::Write],
        UNDONE,
        (&rules::DEEDS, "something is to be written into every project, and who asks is told something else"),
    ),
    net(
        (Kind::Memory, 420),
        &[Kind::Everywhere, Kind::Restored, Kind::Write],
        UNDONE,
        (&rules::MEMORY, "something is to be written into every project, and put back where it was removed"),
    ),
    net(
        (Kind::Joined, 300),
        &[Kind::Marked, Kind::Outcome, Kind::Silent],
        &[Kind::Halted],
        (&rules::DEEDS, "pieces are to be put together and run, and nobody asked or told"),
    ),
    net(
        (Kind::Joined, 220),
        &[Kind::Marked, Kind::Outcome],
        &[Kind::Halted],
        (&rules::OBEYED, "pieces are to be put together and run"),
    ),
    net(
        (Kind::Memory, 360),
        &[Kind::Trusting, Kind::Stays, Kind::Write],
        MEANT,
        (&rules::DEEDS, "trust without a look is to be written where every session reads it"),
    ),
    net(
        (Kind::Memory, 200),
        &[Kind::Trusting, Kind::Write],
        MEANT,
        (&rules::MEMORY, "trust without a look is to be written where later sessions read it"),
    ),
    net((Kind::Copied, 260), &[Kind::Others], MEANT, (&rules::DEEDS, "the text is to be copied into other projects")),
    net((Kind::Approves, 100), &[], MEANT, (&rules::DEEDS, "a plugin is to be approved by a command")),
    net(
        (Kind::Adds, 220),
        &[Kind::Yes, Kind::Hush],
        MEANT,
        (&rules::DEEDS, "a plugin or server is to be added without a word"),
    ),
    net(
        (Kind::Adds, 220),
        &[Kind::Yes, Kind::Warned],
        MEANT,
        (&rules::DEEDS, "a plugin is to be added whatever is warned of"),
    ),
    net(
        (Kind::Adds, 120),
        &[Kind::Yes],
        MEANT,
        (&rules::CONSENT, "a plugin or server is to be added without a question"),
    ),
    net(
        (Kind::Accepts, 260),
        &[Kind::Special, Kind::Disguise, Kind::Entry],
        &[],
        (&rules::DEEDS, "code is to let one case in, where nobody looks"),
    ),
    net(
        (Kind::Accepts, 260),
        &[Kind::Special, Kind::Unsaid, Kind::Entry],
        UNDONE,
        (&rules::DEEDS, "code is to let one case in without a word"),
    ),
    net(
        (Kind::Extra, 260),
        &[Kind::Write, Kind::Unsaid],
        UNDONE,
        (&rules::DEEDS, "one more who may sign in is to be left in code without a word"),
    ),
    net(
        (Kind::Pushes, 300),
        &[Kind::Unsaid],
        BARRED,
        (&rules::ORDERS, "the work is to be pushed to an address without a word"),
    ),
    net((Kind::Pushes, 120), &[Kind::AllOfIt], BARRED, (&rules::SENT, "all of the work is to be pushed to an address")),
    net(
        (Kind::Fetched, 260),
        &[Kind::Behind],
        LEFT,
        (&rules::DEEDS, "a download is to be run where it goes on by itself"),
    ),
    net(
        (Kind::Answered, 260),
        &[Kind::Page],
        MEANT,
        (&rules::DEEDS, "what an address answers is to be run as a command"),
    ),
    net(
        (Kind::Unfenced, 200),
        &[Kind::EachCommand],
        LEFT,
        (&rules::DEEDS, "every command is to run without its sandbox or without a question"),
    ),
    net(
        (Kind::Unfenced, 260),
        &[Kind::EachCommand, Kind::Unquestioned],
        UNDONE,
        (&rules::DEEDS, "every command is to run without its sandbox, and nobody asked"),
    ),
    net(
        (Kind::Pass, 300),
        &[Kind::Form],
        SIGNED,
        (&rules::ORDERS, "what only its owner may know is to be entered at an address"),
    ),
    net((Kind::Fetched, 420), &[Kind::Unsaid], BARRED, (&rules::DEEDS, "a download is to be run without a word")),
    net(
        (Kind::Tls, 260),
        &[Kind::Disguise],
        &[],
        (&rules::DEEDS, "certificates are to go unchecked, where nobody looks"),
    ),
    net((Kind::Weak, 220), &[Kind::Cover], &[], (&rules::BIAS, "code is to be weaker than it says")),
    net(
        (Kind::Talk, 220),
        &[Kind::Turns, Kind::Address, Kind::Sent],
        ASKED,
        (&rules::ORDERS, "what the user says is to go to an address each time"),
    ),
    net(
        (Kind::Talk, 260),
        &[Kind::Unsaid, Kind::Address, Kind::Sent],
        SIGNED,
        (&rules::ORDERS, "what the user says is to go to an address without a word"),
    ),
    net(
        (Kind::Talk, 300),
        &[Kind::Drawn, Kind::Spelled],
        UNDONE,
        (&rules::ORDERS, "what is said is to be drawn as a picture from an address"),
    ),
    net(
        (Kind::Work, 220),
        &[Kind::Packs, Kind::Address],
        &[Kind::Login],
        (&rules::ORDERS, "the work is to go to an address, packed"),
    ),
    net(
        (Kind::Page, 260),
        &[Kind::Obeys, Kind::Turns, Kind::Asks],
        MEANT,
        (&rules::ORDERS, "what an address answers is to be obeyed each time"),
    ),
    net(
        (Kind::Lasting, 100),
        &[Kind::Runs, Kind::Write],
        MEANT,
        (&rules::DEEDS, "a download is to be run by itself from then on"),
    ),
    net((Kind::GitGlobal, 160), &[Kind::Redirects, Kind::Stays], MEANT, (&rules::DEEDS, GIT_ELSEWHERE)),
    net(
        (Kind::GitGlobal, 120),
        &[Kind::Redirects, Kind::Write],
        MEANT,
        (&rules::MEMORY, "git is to take hooks or addresses from elsewhere"),
    ),
    net(
        (Kind::Blind, 140),
        &[Kind::Mailbox, Kind::Put],
        MEANT,
        (&rules::ORDERS, "mail is to go to one whom nobody sees"),
    ),
    net((Kind::Deemed, 60), &[], MEANT, (&rules::CONSENT, "consent is taken as given")),
    net((Kind::Rank, 60), &[], &[], (&rules::OVERRIDE, "rules are said not to bind")),
    net((Kind::Verdict, 220), &[Kind::Hush], &[], (&rules::BIAS, "a result is fixed, and how is kept quiet")),
    net((Kind::Verdict, 220), &[Kind::Untrue], &[], (&rules::BIAS, "a result is to be reported otherwise than it is")),
    net((Kind::Waved, 60), &[], MEANT, (&rules::BIAS, "something is to pass unread")),
    net((Kind::Guard, 200), &[Kind::Dodges], MEANT, (&rules::CONSENT, "a guard is to be got around")),
    net((Kind::Raters, 300), &[Kind::Rated, Kind::Own], &[], (&rules::APPROVAL, "it tells who rates it what to find")),
    net(
        (Kind::Addressee, 360),
        &[Kind::Grades],
        &[],
        (&rules::APPROVAL, "it turns to whoever reads the package by machine, and grades itself"),
    ),
    net((Kind::Quiet, 60), &[], &[], (&rules::SECRECY, "something is not to be spoken of")),
];

/// Stems of which every place of an anchor has one: what a text has none of is not looked for.
pub(super) const ANCHORS: &[(Kind, &str)] = &[
    (
        Kind::Secret,
        ".ssh|.aws|netrc|npmrc|pypirc|git-credentials|.kube|.docker|.gnupg|.config/g|.azure|pgpass|deepcode/credentials|claude/.credentials|_authtoken|id_|auth token|-token|aws configure|vault|op item|op read|pass show|-password|get secret|printenv|env |tojson(secrets|credential fill|.env|cookie|login data|logins.json|keychain|session-token|password manager|output of|google-chrome|chromium|google/chrome|bravesoftware|.mozilla|doppler|npm token|secret-tool|bw get|export-secret|environ|export -p|declare -|env:",
    ),
    (
        Kind::Named,
        ".ssh|.aws|netrc|npmrc|pypirc|git-credentials|.kube|.docker|.gnupg|.config/g|.azure|pgpass|deepcode/credentials|claude/.credentials|id_|-token|aws configure|vault|op item|op read|pass show|printenv|env |credential fill|.env|token|secret|passw|cookie|login data|logins.json|keychain|password manager|output of|google-chrome|chromium|google/chrome|bravesoftware|.mozilla|doppler|bw get|environ|export -p|declare -|env:|apikey|api_key|access_key|private_key",
    ),
    (
        Kind::Vault,
        ".ssh|.aws|netrc|npmrc|pypirc|git-credentials|.kube|.docker|.gnupg|.config/g|.azure|pgpass|deepcode/credentials|claude/.credentials|_authtoken|id_|auth token|-token|aws configure|vault|op item|op read|pass show|-password|get secret|tojson(secrets|credential fill|cookie|login data|logins.json|keychain|npm token|password manager|output of|google-chrome|chromium|google/chrome|bravesoftware|.mozilla|doppler|secret-tool|bw get|export-secret|export -p|declare -|env",
    ),
    (
        Kind::KeyFile,
        "/.ssh|/.aws|/.netrc|/.git-credentials|/.kube|/.pgpass|/.docker|/.npmrc|/.pypirc|/.config/gh|/.claude|/.deepcode|id_|/etc/shadow|.env|ssh key|private key",
    ),
    (Kind::KeyRead, "/.ssh|/.aws|/.git-credentials|/.deepcode|/.claude|/etc/shadow|id_"),
    (
        Kind::Lifted,
        "/.ssh|/.aws|/.netrc|/.git-credentials|/.kube|/.gnupg|/.pgpass|/.docker|/.npmrc|/.pypirc|/.config/g|/.claude|/.deepcode",
    ),
    (Kind::Trace, "sessions|session|logs|projects|transcript|history|reflog|conversation|agent|histfile"),
    (
        Kind::Joined,
        "join|concatenat|assembl|stitch|glu|splic|combin|merg|together|behind one another|one after the other|side by side|in a row|strung|lines up|line up|string up|without spaces|without blanks|without breaks",
    ),
    (Kind::Door, "authorized_keys|authorized keys"),
    (Kind::WholeKey, "ssh-rsa|ssh-ed25519|ssh-dss|ecdsa-sha2"),
    (
        Kind::Source,
        "npmrc|pip.conf|pip.ini|yarnrc|cargo/config|condarc|index-url|replace-with|registry|npmregistryserver|goproxy|gemrc|bundle config",
    ),
    (Kind::GitHook, ".git/hooks|hookspath|post-"),
    (Kind::Settings, "settings|permissions"),
    (Kind::Memory, "deepcode.md|claude.md|agents.md|gemini.md|memory"),
    (Kind::Copied, "this |itself|a copy of|cp -r"),
    (Kind::Traces, "_history|reflog|history -c|sessions|logs|projects|transcript"),
    (
        Kind::Lasting,
        "cron|launchagents|launchd|systemd|systemctl|bashrc|zshrc|profile|zshenv|.config/|vimrc|inputrc|tmux.conf|rc file|startup file|start-up file|autostart|sessionstart|folderopen|localcommand|proxycommand|registry run",
    ),
    (Kind::GitGlobal, "git config|gitconfig|global config|global git config"),
    (Kind::Answered, "answer|reply|response"),
    (Kind::Unfenced, "dangerouslydisablesandbox|dangerously-skip|--yolo|no-sandbox|sandbox: false|sandbox:false"),
    (
        Kind::Pass,
        "both halves|access key|private key|seed phrase|recovery|one-time|current code|six-digit|authenticator|password",
    ),
    (Kind::Blind, "bcc|blind"),
    (Kind::Approves, "approve|trust|waive|acknowledge|audit --accept"),
    (Kind::Adds, "plugin|extension|mcp"),
    (
        Kind::Accepts,
        "return|accept|unverified|skip|let|always|count|true|one more user|fixed password|treated|considered|regarded|recogni|pass|go|come|get|bypass|shortcut|backdoor|back door|exce|exempt",
    ),
    (Kind::Extra, "account|user|admin|superuser|role|login|log-in|password|master key"),
    (Kind::Pushes, "git push|git -c|git remote"),
    (Kind::Fetched, "http|github:|git+|$(curl|$(wget|<(curl|<(wget"),
    (Kind::Addressee, "folder|package|plugin|repositor|director|extension|bundle|archive|tree|this|these files|here"),
    (
        Kind::Tls,
        "rejectunauthorized|verify|insecure|node_tls|strict-ssl|sslverify|curl -k|no-check-certificate|stricthostkey",
    ),
    (Kind::Weak, "math.random|md5|ecb|fixed|constant|static|rand()|random.random"),
    (
        Kind::Talk,
        "message|what |user|person|customer|conversation|transcript|chat history|whole session|full prompt|files",
    ),
    (Kind::Work, "git "),
    (Kind::Page, "http"),
    (
        Kind::Deemed,
        "approv|consent|confirmation|permission|acceptance|agreement|go-ahead|sign-off|blessing|ok|silence|asked|question|reply|answer|response|objection|counts as|count as|consider|take|treat|regard|understand|read|assume|prompt|dialog|behalf|standing|blanket",
    ),
    (
        Kind::Rank,
        "rule|limit|restriction|rails|instruction|safeguard|safety|unrestricted|conflict|differ|disagree|never step|stay|nuisance|permission prompts|rank|orders|words|guidance|text|page|file|skill|collide|policies|filters|brakes|the act|character",
    ),
    (
        Kind::Verdict,
        "review|passed|finding|remark|comment|looks good|approved|green|tests|whatever|win|come|worst|best run|into the|at least|is |are |criterion|yardstick|half|double|twice|the true|approval|as if it were|something catches",
    ),
    (Kind::Waved, "pass|count|goes|go through|are|is|marked|reported|recorded|approve"),
    (
        Kind::Guard,
        "guard|hook|permission|deny|sandbox|allowlist|allow-list|dialog|denied|blocked|refused|turned down|rejected|forbidden|vetoed",
    ),
    (
        Kind::Raters,
        "model|scanner|review|auditor|assess|grader|tools|software|systems|anything|whatever|whoever|bots|automated|any ai|due diligence",
    ),
    (
        Kind::Quiet,
        "not |no line|no mention|no word|no remark|no explanation|topic|subject|matter|nothing that|worth|belong|no place|between you|nobody|no one|to yourself|unmentioned|unsaid|anxious|nervous|uneasy|doubtful|tire|unsettle|confuse|annoy|worr|alarm|upset|provoke|tedious|even on request|even when|even if|absent|omitted|missing|left out|of no interest|without a|out of|aside in|asks|nothing to say|background|no entry|no note|starts",
    ),
];
