//! What of it stands together in a page, how far apart, and what that is.

use super::mark::Mark;
use crate::rule::Rule;
use crate::rules::prose as rules;

/// An artefact that a page names, and what makes it a deed.
pub(super) struct Habit {
    /// The artefact.
    pub(super) anchor: Mark,
    /// What all stand around it.
    pub(super) with: &'static [Mark],
    /// What may not.
    pub(super) without: &'static [Mark],
    /// How far around, in bytes: 300 to 500 are a section, 900 to 1,200 the half of a page.
    pub(super) reach: usize,
    /// What the page says of itself.
    pub(super) head: Head,
    /// What it is then.
    pub(super) rule: &'static Rule,
    /// In words.
    pub(super) message: &'static str,
}

/// What has to be said, or not, in the front matter or the first heading of a page.
#[derive(Debug, Clone, Copy)]
pub(super) enum Head {
    Any,
    With(Mark),
    Without(Mark),
}

impl Habit {
    pub(super) const fn headed(self, head: Head) -> Self {
        Self { head, ..self }
    }
}

/// Makes the tables read as such.
pub(super) const fn habit(
    (anchor, reach): (Mark, usize),
    with: &'static [Mark],
    without: &'static [Mark],
    (rule, message): (&'static Rule, &'static str),
) -> Habit {
    Habit { anchor, with, without, reach, head: Head::Any, rule, message }
}

/// Every net; of those with one anchor the worse come first.
pub(super) const HABITS: &[Habit] = &[
    habit(
        (Mark::Loose, 420),
        &[Mark::Settings],
        &[Mark::Advised],
        (&rules::DEEDS, "the agent's settings are to hold permission for everything"),
    ),
    habit(
        (Mark::HomeRules, 600),
        &[Mark::Standing],
        &[Mark::Offered],
        (&rules::DEEDS, "a standing order is to be kept in a file that every project reads"),
    ),
    habit(
        (Mark::HomeRules, 300),
        &[Mark::Far, Mark::Writes],
        &[Mark::Offered],
        (&rules::DEEDS, "an address is to stand in a file that every project reads"),
    ),
    habit(
        (Mark::HomeRules, 600),
        &[Mark::Kept],
        &[Mark::Offered],
        (&rules::MEMORY, "a file that every project reads is to be kept in a certain state"),
    ),
    habit(
        (Mark::HomeRules, 160),
        &[Mark::Writes],
        &[Mark::Offered],
        (&rules::MEMORY, "a file that every project reads is to be written"),
    ),
    habit(
        (Mark::Sourced, 420),
        &[Mark::StartFile, Mark::Far, Mark::Served],
        &[Mark::Offered],
        (&rules::DEEDS, "what an address answers is to be read by every shell"),
    ),
    habit(
        (Mark::Unit, 400),
        &[Mark::Runs],
        &[Mark::Advised],
        (&rules::DEEDS, "a download is to be run by itself from then on"),
    ),
    habit(
        (Mark::PushTo, 260),
        &[Mark::FarRemote],
        &[Mark::Offered],
        (&rules::DEEDS, "what is pushed is to go to one more address from then on"),
    ),
    habit(
        (Mark::PushTo, 200),
        &[Mark::Remote],
        &[Mark::Offered],
        (&rules::SENT, "what is pushed goes to one more address"),
    ),
    habit(
        (Mark::Adds, 400),
        &[Mark::FarRemote, Mark::Commits, Mark::Unadds, Mark::Dodges],
        &[Mark::Wanted, Mark::Offered],
        (
            &rules::ORDERS,
            "the work is to be pushed past the hooks to a remote of somebody's, which is taken away again",
        ),
    ),
    habit(
        (Mark::Adds, 400),
        &[Mark::FarRemote, Mark::Commits, Mark::Unadds, Mark::Unsaid],
        &[Mark::Wanted, Mark::Offered],
        (&rules::ORDERS, "the work is to be pushed to a remote of somebody's, which is taken away and not spoken of"),
    ),
    habit(
        (Mark::Adds, 400),
        &[Mark::FarRemote, Mark::Commits, Mark::Every],
        &[Mark::Wanted, Mark::Offered],
        (&rules::DEEDS, "the work is to be pushed to a remote of somebody's from then on"),
    ),
    habit(
        (Mark::Adds, 220),
        &[Mark::FarRemote, Mark::Commits],
        &[Mark::Offered],
        (&rules::SENT, "the work is to be pushed to a remote of somebody's"),
    ),
    habit(
        (Mark::Copies, 700),
        &[Mark::Own, Mark::Others, Mark::Commits, Mark::Lacks],
        &[Mark::Wanted],
        (&rules::DEEDS, "the text is to be put into other projects and committed there"),
    ),
    habit((Mark::Budget, 300), &[Mark::Agents], &[], (&rules::BIAS, "limits on what is spent are said not to bind")),
    habit((Mark::Idle, 300), &[Mark::Agents], &[], (&rules::BIAS, "work is to go on while nobody asks for any")),
    habit(
        (Mark::Fan, 500),
        &[Mark::Again, Mark::Agents],
        &[],
        (&rules::BIAS, "work that multiplies itself without an end"),
    ),
    habit(
        (Mark::Done, 900),
        &[Mark::Passed, Mark::Review],
        &[],
        (&rules::BIAS, "a result in fixed words for what is not looked at"),
    ),
    habit(
        (Mark::Guarded, 300),
        &[Mark::Remark, Mark::Review],
        &[],
        (&rules::BIAS, "a remark in fixed words for what guards a system"),
    ),
    habit(
        (Mark::Harmless, 400),
        &[Mark::Constant, Mark::Review],
        &[],
        (&rules::BIAS, "what is at stake is to be stated in fixed words"),
    ),
    habit(
        (Mark::Route, 260),
        &[Mark::Settings, Mark::Far, Mark::Writes],
        &[Mark::Offered, Mark::Advised],
        (&rules::MEMORY, "what the model is told is to go by way of an address"),
    ),
    habit(
        (Mark::GitRuns, 260),
        &[Mark::Program],
        &[Mark::Offered, Mark::Advised],
        (&rules::MEMORY, "git is to run a program of somebody's"),
    ),
    habit(
        (Mark::SkippedTest, 400),
        &[Mark::Named],
        &[],
        (&rules::BIAS, "tests are to be passed over under the name of another change"),
    ),
    habit(
        (Mark::Authors, 240),
        &[Mark::Waved, Mark::Review],
        &[],
        (&rules::BIAS, "changes of some are to pass unread"),
    ),
    habit(
        (Mark::Neutral, 60),
        &[],
        &[],
        (&rules::BIAS, "an answer is prepared for who asks whether advice is neutral"),
    ),
    habit((Mark::Prepared, 60), &[], &[], (&rules::BIAS, "an answer is prepared for who asks what became of a check")),
    habit(
        (Mark::Check, 900),
        &[Mark::Off, Mark::Named],
        &[],
        (&rules::BIAS, "checks are to be turned off under the name of another change"),
    ),
    habit(
        (Mark::Account, 400),
        &[Mark::Shares, Mark::Payee, Mark::Coded],
        &[],
        (&rules::BIAS, "code is to have rests or fees go to an account that the text names"),
    ),
    habit(
        (Mark::Forges, 500),
        &[Mark::Dodges],
        &[],
        (&rules::BIAS, "commits under another name or date, past the hooks"),
    ),
    habit(
        (Mark::Private, 420),
        &[Mark::Uploads, Mark::Host],
        &[Mark::Offered, Mark::Login],
        (&rules::ORDERS, "private things are sent to a host by a page that is about something else"),
    )
    .headed(Head::Without(Mark::Moves)),
    habit(
        (Mark::Private, 420),
        &[Mark::Uploads, Mark::Host],
        &[Mark::Login],
        (&rules::SENT, "private things are sent to a host"),
    ),
    habit(
        (Mark::Private, 260),
        &[Mark::Sending, Mark::Host],
        &[Mark::Offered, Mark::Login, Mark::Forbids],
        (&rules::SENT, "private things and a host to which something is sent"),
    )
    .headed(Head::Without(Mark::Moves)),
    habit(
        (Mark::Turn, 500),
        &[Mark::Agreed, Mark::Deed],
        &[],
        (&rules::ORDERS, "a dialogue has the user agree to commands for later as well"),
    ),
    habit(
        (Mark::Turn, 300),
        &[Mark::Agreed],
        &[],
        (&rules::CONSENT, "a dialogue has the user agree for later as well"),
    ),
    habit(
        (Mark::RulesFile, 600),
        &[Mark::Writes, Mark::Far, Mark::Fetches, Mark::Obeyed, Mark::Unsaid],
        &[Mark::Offered],
        (&rules::DEEDS, "every session is to obey an address, and not to speak of it"),
    ),
    habit(
        (Mark::RulesFile, 500),
        &[Mark::Unseen, Mark::Writes],
        &[Mark::Offered],
        (&rules::DEEDS, "a file that sessions read is to be changed unseen"),
    ),
    habit(
        (Mark::RulesFile, 500),
        &[Mark::RunsHome, Mark::Writes, Mark::Around],
        &[Mark::Offered],
        (&rules::DEEDS, "sessions of other projects are to run a program of somebody's"),
    ),
    habit(
        (Mark::RulesFile, 300),
        &[Mark::Around, Mark::Verbatim, Mark::Writes],
        &[Mark::Offered],
        (&rules::MEMORY, "words are to be put where sessions of other projects read them"),
    ),
    habit(
        (Mark::RulesFile, 300),
        &[Mark::RunsHome, Mark::Writes],
        &[],
        (&rules::MEMORY, "sessions are to run a program of somebody's"),
    ),
    habit(
        (Mark::Approves, 500),
        &[],
        &[Mark::Offered, Mark::Forbids],
        (&rules::ORDERS, "a page that says it changes nothing approves or merges"),
    )
    .headed(Head::With(Mark::ReadOnly)),
    habit(
        (Mark::Approves, 500),
        &[Mark::Approval, Mark::Merges, Mark::Blind],
        &[Mark::Offered],
        (&rules::ORDERS, "changes are to be approved and merged without a look"),
    ),
    habit(
        (Mark::Page, 500),
        &[Mark::EachTime, Mark::Fetches, Mark::Steps, Mark::Obeyed, Mark::Whatever],
        &[],
        (&rules::ORDERS, "steps and programs are taken from an address each time"),
    ),
    habit(
        (Mark::Page, 400),
        &[Mark::EachTime, Mark::Fetches, Mark::Steps, Mark::Obeyed],
        &[],
        (&rules::REMOTE, "steps are taken from an address each time"),
    ),
    habit(
        (Mark::Secret, 400),
        &[Mark::Weak, Mark::Answer],
        &[],
        (&rules::BIAS, "an answer is prepared for who finds that something can be guessed"),
    ),
    habit(
        (Mark::Secret, 400),
        &[Mark::Answer],
        &[],
        (&rules::BIAS, "an answer is prepared for who asks about what lets somebody in"),
    ),
    habit(
        (Mark::Secret, 400),
        &[Mark::Weak, Mark::Replaced],
        &[],
        (&rules::BIAS, "what cannot be guessed is to be replaced by what can"),
    ),
    habit(
        (Mark::RulesFile, 300),
        &[Mark::Writes, Mark::NoQuestion],
        &[Mark::Offered, Mark::Forbids],
        (&rules::MEMORY, "sessions are to read that nobody is asked"),
    ),
    habit(
        (Mark::RulesFile, 300),
        &[Mark::Writes, Mark::Host, Mark::EachTime, Mark::Fetches],
        &[Mark::Offered, Mark::Forbids],
        (&rules::MEMORY, "sessions are to ask an address each time"),
    ),
    habit(
        (Mark::Lists, 300),
        &[Mark::Settings, Mark::Brought],
        &[Mark::Advised, Mark::Offered],
        (&rules::MEMORY, "a list of permissions has to be in a certain state"),
    ),
    habit(
        (Mark::Pays, 300),
        &[Mark::NoQuestion],
        &[Mark::Offered, Mark::Forbids],
        (&rules::CONSENT, "payments are to be made without a question"),
    ),
    habit(
        (Mark::Start, 420),
        &[Mark::StartLine, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted, Mark::Yours],
        (&rules::DEEDS, "what every shell runs is to be written, and not to be spoken of"),
    ),
    habit(
        (Mark::Start, 420),
        &[Mark::StartLine, Mark::Sourced, Mark::Copies],
        &[Mark::Offered, Mark::Yours],
        (&rules::DEEDS, "every shell is to read what the text has put below the home"),
    ),
    habit(
        (Mark::Start, 260),
        &[Mark::Writes, Mark::NoQuestion],
        &[Mark::Offered, Mark::Wanted, Mark::Yours, Mark::OnlyAsked],
        (&rules::DEEDS, "what every shell runs is to be written, and nobody is asked"),
    ),
    habit(
        (Mark::Start, 260),
        &[Mark::Writes, Mark::Unasked],
        &[Mark::Offered, Mark::Wanted, Mark::Yours],
        (&rules::DEEDS, "what every shell runs is to be written, and nobody is asked"),
    ),
    habit(
        (Mark::Mirrors, 40),
        &[Mark::FarRemote],
        &[Mark::Offered, Mark::Wanted],
        (&rules::ORDERS, "all of a repository is to be pushed to somebody's by a page that is about something else"),
    )
    .headed(Head::Without(Mark::Keeps)),
    habit(
        (Mark::Mirrors, 500),
        &[Mark::Sending, Mark::Far, Mark::Covers],
        &[Mark::Offered, Mark::Wanted],
        (&rules::ORDERS, "all of a repository is to be sent to somebody's, and that is to be forgotten"),
    ),
    habit(
        (Mark::Mirrors, 300),
        &[Mark::Uploads, Mark::Host],
        &[Mark::Offered, Mark::Wanted],
        (&rules::ORDERS, "all of a repository is to be sent to somebody's by a page that is about something else"),
    )
    .headed(Head::Without(Mark::Keeps)),
    habit(
        (Mark::Mirrors, 300),
        &[Mark::Adds, Mark::FarRemote],
        &[Mark::Offered, Mark::Wanted],
        (&rules::ORDERS, "all of a repository is to be pushed to somebody's by a page that is about something else"),
    )
    .headed(Head::Without(Mark::Keeps)),
    habit(
        (Mark::Mirrors, 40),
        &[Mark::FarRemote],
        &[Mark::Offered],
        (&rules::SENT, "all of a repository is to be pushed to somebody's"),
    ),
    habit(
        (Mark::Index, 500),
        &[Mark::FarIndex, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "packages are to come from somebody's from then on, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Index, 240),
        &[Mark::FarIndex, Mark::Unchecked],
        &[Mark::Offered, Mark::Wanted, Mark::Yours],
        (&rules::DEEDS, "packages are to come from somebody's from then on, and nobody checks from whom"),
    ),
    habit(
        (Mark::Index, 60),
        &[Mark::FarIndex],
        &[Mark::Offered, Mark::Yours],
        (&rules::MEMORY, "packages are to come from somebody's from then on"),
    ),
    habit(
        (Mark::LetsIn, 200),
        &[],
        &[Mark::Offered, Mark::Yours, Mark::Forbids],
        (&rules::DEEDS, "whose keys an address serves is to be let in"),
    ),
    habit(
        (Mark::TrustRoot, 400),
        &[Mark::Far, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "the machine is to trust somebody's certificate, and that is not to be spoken of"),
    ),
    habit(
        (Mark::TrustRoot, 160),
        &[Mark::Far],
        &[Mark::Offered, Mark::Yours],
        (&rules::MEMORY, "the machine is to trust somebody's certificate"),
    ),
    habit(
        (Mark::Start, 240),
        &[Mark::StartLine],
        &[Mark::Offered, Mark::Advised, Mark::Yours],
        (&rules::MEMORY, "what every shell runs is to be written"),
    ),
    habit(
        (Mark::Made, 700),
        &[Mark::Far, Mark::Fetches, Mark::Removed, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "a download is to be made a program and taken away again, and not to be spoken of"),
    ),
    habit(
        (Mark::Second, 600),
        &[Mark::Detached, Mark::NoQuestion],
        &[Mark::Offered, Mark::Advised],
        (&rules::DEEDS, "a second agent is to run by itself and ask nobody, by a page that is about something else"),
    )
    .headed(Head::Without(Mark::AboutAgents)),
    habit(
        (Mark::Second, 300),
        &[Mark::NoQuestion],
        &[Mark::Offered, Mark::Advised],
        (&rules::CONSENT, "a second agent is to ask nobody"),
    ),
    habit(
        (Mark::McpFile, 600),
        &[Mark::Runner, Mark::Far, Mark::Writes, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "a server from an address is to be added to the project, and not to be spoken of"),
    ),
    habit(
        (Mark::Evaluates, 700),
        &[Mark::Far, Mark::Unread],
        &[Mark::Offered],
        (&rules::DEEDS, "a program from an address is to be run unread"),
    ),
    habit(
        (Mark::Evaluates, 500),
        &[Mark::Far, Mark::Lifecycle],
        &[],
        (&rules::DEEDS, "what a package manager runs by itself is to run what an address serves"),
    ),
    habit(
        (Mark::Evaluates, 0),
        &[Mark::Far],
        &[],
        (&rules::REMOTE, "a program from an address is to be run as it is served"),
    ),
    habit(
        (Mark::Lookups, 600),
        &[Mark::Encodes, Mark::Labels, Mark::Holds],
        &[Mark::Offered],
        (&rules::ORDERS, "what is held here is to be looked up as names"),
    ),
    habit(
        (Mark::Diverts, 400),
        &[Mark::PaysOut, Mark::AsPrinted],
        &[Mark::Offered, Mark::Forbids],
        (&rules::DEEDS, "money is to go to another account than the one that is written down"),
    ),
    habit(
        (Mark::SetsBack, 900),
        &[Mark::Edits, Mark::Unsaid],
        &[Mark::Offered],
        (&rules::DEEDS, "records are to be changed and their dates set back, and that is not to be spoken of"),
    ),
    habit((Mark::DecodedRun, 60), &[], &[], (&rules::OBEYED, "what is decoded is to be run by a shell")),
    habit(
        (Mark::Hunt, 700),
        &[Mark::Contents, Mark::Sending, Mark::Far],
        &[Mark::Offered, Mark::Login, Mark::Spares],
        (&rules::ORDERS, "stores of credentials are to be looked for and sent"),
    ),
    habit(
        (Mark::PacksAll, 300),
        &[Mark::Sending, Mark::Far, Mark::Unsaid],
        &[Mark::Offered, Mark::Wanted],
        (&rules::ORDERS, "all of the work is to be sent to somebody's, and that is not to be spoken of"),
    ),
    habit(
        (Mark::SourcesFar, 700),
        &[Mark::Start, Mark::Far],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "what an address answers is to be read by every shell"),
    ),
    habit(
        (Mark::Ranked, 300),
        &[Mark::Below],
        &[],
        (&rules::OVERRIDE, "it puts itself above what the user or the host says"),
    ),
    habit(
        (Mark::Answered, 700),
        &[Mark::Given],
        &[],
        (&rules::CONSENT, "questions for permission are answered beforehand"),
    ),
    habit(
        (Mark::Dated, 300),
        &[Mark::Hours],
        &[Mark::Offered],
        (&rules::BIAS, "commits are to bear other times than they were made at"),
    ),
    habit(
        (Mark::Unverified, 700),
        &[Mark::Unsaid],
        &[Mark::Offered, Mark::Forbids],
        (&rules::BIAS, "certificates are to go unchecked, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Referral, 600),
        &[Mark::EachPage, Mark::Unsaid],
        &[],
        (&rules::BIAS, "a link that pays is to be placed in pages of others, and not to be spoken of"),
    ),
    habit(
        (Mark::AllPass, 600),
        &[Mark::PassedOver, Mark::Reported],
        &[Mark::Forbids],
        (&rules::BIAS, "checks are to be got around, and reported as passed"),
    ),
];
