//! The kinds of things that pages name.

/// A thing that a page names, or a turn of speech.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Permission for everything, as a setting has it.
    Loose,
    /// Settings of the agent.
    Settings,
    /// That it is explained, advised against or left to the user.
    Advised,
    /// A file of instructions that every project of a person's reads.
    HomeRules,
    /// An order for every task, or consent that is said to be there.
    Standing,
    /// What is missing is put back, wherever.
    Kept,
    /// Left to the user.
    Offered,
    /// Done only where somebody wants it.
    Wanted,
    /// A file below the home that a shell is to read.
    Sourced,
    /// What a shell reads when it starts.
    StartFile,
    /// An address that is neither a forge's nor documentation's.
    Far,
    /// What runs by itself from then on.
    Unit,
    /// A download that is run.
    Runs,
    /// One more place that work is pushed to.
    PushTo,
    /// A repository at an address.
    Remote,
    /// The same, on a host that is not everybody's.
    FarRemote,
    /// Something is copied.
    Copies,
    /// Other projects.
    Others,
    /// This text and where it lies.
    Own,
    /// To commit or push.
    Commits,
    /// Where it is not yet.
    Lacks,
    /// A limit that is said to mean something else.
    Budget,
    /// To write into a file.
    Writes,
    /// A remote that is added.
    Adds,
    /// Those whose changes are treated otherwise.
    Authors,
    /// That they pass.
    Waved,
    /// What an address serves is kept in a file.
    Served,
    /// Each time.
    Every,
    /// Folders of what guards a system.
    Guarded,
    /// A remark in fixed words.
    Remark,
    /// A line of a form that says that nothing is at stake.
    Harmless,
    /// That it is so whatever happens.
    Constant,
    /// Where a model's words go, and by way of whom.
    Route,
    /// A setting of git that names a program.
    GitRuns,
    /// A program behind it that is fetched or asks the network.
    Program,
    /// A test that is passed over.
    SkippedTest,
    /// Agents and their rounds.
    Agents,
    /// Work while nobody asks for any.
    Idle,
    /// Agents that ask for more agents.
    Fan,
    /// From the beginning, until something comes out.
    Again,
    /// A result in fixed words.
    Done,
    /// What is not looked at.
    Passed,
    /// A review.
    Review,
    /// A check of security, by its name.
    Check,
    /// To turn it off.
    Off,
    /// A name for the change under which nobody looks.
    Named,
    /// An account or a wallet.
    Account,
    /// Rests, fees and shares.
    Shares,
    /// To whom they go.
    Payee,
    /// To write it into code.
    Coded,
    /// Somebody else's name or another date on a commit.
    Forges,
    /// Around hooks and locks.
    Dodges,
    /// An answer prepared for who asks about it.
    Prepared,
    /// Private things of a person's: login data, folders, mail, pictures.
    Private,
    /// A command that sends files to a host.
    Uploads,
    /// A host, by any protocol, that is not everybody's.
    Host,
    /// That sending files somewhere is what a page is for.
    Moves,
    /// Credentials that sign in.
    Login,
    /// A turn of a dialogue that a person speaks.
    Turn,
    /// Consent for later, as somebody says it in a dialogue.
    Agreed,
    /// A command that cannot be taken back, or reaches outside.
    Deed,
    /// A file of instructions that sessions read, wherever.
    RulesFile,
    /// That a change is not to be seen by git, or not to be spoken of.
    Unseen,
    /// A program below the home that is run.
    RunsHome,
    /// Other projects on the machine.
    Around,
    /// Words that are to be put somewhere as they are.
    Verbatim,
    /// A command that approves or merges.
    Approves,
    /// To approve, or to pass over the approval.
    Approval,
    /// To merge.
    Merges,
    /// That nobody looks before.
    Blind,
    /// That the page says of itself that it changes nothing.
    ReadOnly,
    /// That it is not to be done.
    Forbids,
    /// A page at an address that is not everybody's.
    Page,
    /// Each time, in many words.
    EachTime,
    /// To get a page.
    Fetches,
    /// Steps and instructions.
    Steps,
    /// That they are to be done.
    Obeyed,
    /// With whatever programs they name.
    Whatever,
    /// What lets somebody in: tokens, links, passwords.
    Secret,
    /// What can be guessed.
    Weak,
    /// An answer prepared for who asks.
    Answer,
    /// A claim to every request.
    Claims,
    /// A rank before others.
    Ranks,
    /// A program that is to be run, or a question that is not to be asked.
    Executes,
    /// To send, in some languages.
    Sending,
    /// That nobody is asked.
    NoQuestion,
    /// A list of permissions.
    Lists,
    /// That it has to be in a certain state.
    Brought,
    /// What cannot be guessed is taken away.
    Replaced,
    /// A payment.
    Pays,
    /// What every shell reads when it starts, by name or described.
    Start,
    /// Something is written there.
    StartLine,
    /// It is kept out of what is reported.
    Unsaid,
    /// The reader's own, as a manual says it to a person.
    Yours,
    /// A push of all that a repository has.
    Mirrors,
    /// That a page is about moving or keeping repositories.
    Keeps,
    /// A command that says where a package manager gets packages from, from then on.
    Index,
    /// The place that it names, where that is neither everybody's nor a well-known copy.
    FarIndex,
    /// Nobody checks whom it talks to.
    Unchecked,
    /// A command that lets in whose keys an address serves.
    LetsIn,
    /// A command that has the machine trust a certificate.
    TrustRoot,
    /// A file is made a program.
    Made,
    /// Something is taken away again.
    Removed,
    /// Another session of an agent that asks nobody.
    Second,
    /// It runs on by itself.
    Detached,
    /// That a page is about agents and their sessions.
    AboutAgents,
    /// Where a project lists servers of tools.
    McpFile,
    /// Programs that fetch and start packages.
    Runner,
    /// Code in any language that runs what an address serves.
    Evaluates,
    /// It is not to be looked at.
    Unread,
    /// Names that are looked up.
    Lookups,
    /// Bytes made letters.
    Encodes,
    /// In pieces as names have them.
    Labels,
    /// What a file or a setting holds.
    Holds,
    /// What was done is to be forgotten.
    Covers,
    /// Another account than a document names.
    Diverts,
    /// Money that goes out.
    PaysOut,
    /// What is written down stays as it was.
    AsPrinted,
    /// The date of a file is set back.
    SetsBack,
    /// Records are changed.
    Edits,
    /// What is decoded goes into a shell.
    DecodedRun,
    /// Stores of credentials of several kinds in one list.
    Hunt,
    /// What they hold.
    Contents,
    /// Not to be read or sent.
    Spares,
    /// That a question is spared.
    Unasked,
    /// That it is not to be done unasked.
    OnlyAsked,
    /// A remote that is taken away again.
    Unadds,
    /// All of the work in one archive.
    PacksAll,
    /// What an address serves, read by the shell that asks.
    SourcesFar,
    /// The page itself at the head of an order.
    Ranked,
    /// Whose words stand below it.
    Below,
    /// A question for permission with its answer beside it.
    Answered,
    /// It counts as given, or need not be asked.
    Given,
    /// The dates of commits are set.
    Dated,
    /// At what hours people work.
    Hours,
    /// Certificates unchecked, in any language of programs.
    Unverified,
    /// A link that pays whoever placed it.
    Referral,
    /// In every page of somebody's.
    EachPage,
    /// The sentence that all checks pass.
    AllPass,
    /// Checks that are got around.
    PassedOver,
    /// What is to be reported.
    Reported,
    /// What package managers run by themselves.
    Lifecycle,
    /// An answer to whoever asks whether advice is neutral.
    Neutral,
    /// A matter between the author and the agent, which others are not to hear of.
    Confided,
    /// That something is not spoken of, in any voice.
    Veiled,
    /// That what was just named is not spoken of.
    Untold,
    /// That it is not spoken of, or nobody is asked, or it is forgotten.
    Furtive,
    /// An answer prepared for who asks about it.
    Parried,
    /// A result that is written down as a better one.
    Recast,
    /// That a result is written down as it is after all.
    Retried,
    /// That it is not to be sent.
    Refrains,
    /// A figure that is made larger before it is shown.
    Figure,
    /// What it is said to be.
    Passes,
    /// Pay for advice.
    Paid,
    /// Advice.
    Steered,
    /// Weights that are moved until a certain result comes out.
    Rigged,
    /// A claim that the agent is to say it has looked into.
    Vouched,
    /// A claim without a source.
    Baseless,
    /// What the user or the settings say gives way to the page.
    Yields,
    /// That this is said, or asked about.
    Candid,
    /// A command that gives somebody rights, or takes a guard of a repository away.
    Lets,
    /// The same in words.
    Seats,
    /// Mail that goes to an address.
    Mails,
    /// What lets its reader in: codes, links to reset a password.
    Codes,
    /// What was sent is taken out of the sent mail.
    Wiped,
    /// Every file of credentials in a project.
    Sweeps,
    /// A command that posts what it is given.
    Posts,
    /// Any address.
    Anywhere,
    /// All of a database in one file.
    Dumps,
    /// To send it, in words or as a command.
    Ships,
    /// A download that is run, or left running.
    Helper,
    /// That it is not spoken of, or only in part, or that questions about it are unwelcome.
    Covert,
    /// What is nobody else's.
    Theirs,
    /// To send to an address, in words.
    Gives,
    /// A share or an invitation for an address.
    Lends,
    /// A way in from outside.
    Tunnel,
    /// A place of packages, by an option or a setting.
    Registers,
    /// It is kept for good.
    Stays,
    /// An account that money is to go to from now on.
    Purse,
    /// Better than it deserves.
    Unearned,
    /// What somebody is said not to have to know.
    Spared,
    /// What is to be said though it is not so.
    Untrue,
    /// What is done although somebody has said no.
    Overridden,
    /// Settings of the host that are said to be advice.
    Lowered,
    /// Repeated until the result is a certain one, which alone is shown.
    Picked,
    /// Questions for permission that are said to be a formality.
    Formality,
    /// Instructions that are to be denied.
    Disowned,
    /// What is to be made up.
    Invented,
    /// That it is not to be, or is none.
    Unmeant,
    /// An account by its name that is given rights.
    Stranger,
    /// What every program of a kind loads first, below the home.
    Preload,
    /// Commands of somebody's that are to be done.
    Commands,
    /// A rank that stands whatever comes out.
    Regardless,
    /// An answer of the user's that is taken for another.
    Slip,
    /// A page that takes the place of what the host says.
    Replaces,
    /// What is to pass for something real.
    Poses,
    /// Advice that calls itself neutral.
    Impartial,
    /// That it comes out so each time.
    Fixed,
    /// That somebody is asked or told.
    Asks,
    /// A command that takes away what cannot be brought back, or the guards before it.
    Wrecks,
    /// That a machine and what lies elsewhere is to be as if nobody had ever used it.
    Razes,
    /// That it is what the agent is there for, or that it is not to stop.
    Tasked,
    /// That a deed is kept from whoever works with the agent.
    Hidden,
    /// A command that lets others in, or takes away what would show it.
    Opens,
    /// A check that is to look away.
    Unguards,
    /// A command that spends money.
    Spends,
    /// A command that publishes.
    Publishes,
    /// An account that money goes to.
    Numbered,
    /// That it is about to whom something is paid.
    Payout,
    /// A dependency that is put in another's place.
    Swaps,
    /// A test that is made to pass whatever it finds.
    Bends,
    /// What strangers write, as orders.
    Strangers,
    /// To run what stands somewhere.
    Blocks,
    /// A script that the plugin has with it.
    OwnScript,
    /// What is to be said of it, whatever came out.
    Scripted,
    /// All that a project or a table has.
    Whole,
    /// That whoever works with the agent is asked or shown before.
    Consults,
    /// That it is everything, what people live on, or what would bring it back.
    Dire,
    /// That earlier words, a freeze or a confirmation do not count.
    Ignores,
    /// That it is kept from doing harm: forbidden, called destructive, or of a place that is thrown away.
    Fenced,
    /// What is sent under somebody's name goes to an account that the text names.
    Redirects,
    /// An address with a place for what is put into it.
    Carries,
    /// A name that is looked up, with a place for what is put into it.
    Resolves,
    /// Credentials or talk that are looked for to be put somewhere.
    Gathers,
    /// That the agent does not approve or merge.
    Abstains,
    /// What is done is left out of what the user is shown.
    Omitted,
    /// What is said, whatever was done.
    Pretended,
    /// An answer for whoever asks.
    Rehearsed,
    /// An hour at which nobody looks.
    Unwatched,
    /// That the user has agreed, by using the text.
    Presumed,
    /// Others whose words count as the user's.
    Deputies,
    /// What would show it is taken away.
    Untraced,
    /// Something agreed to under somebody's name.
    Impersonates,
    /// Messages that warn somebody, put out of sight.
    Mutes,
    /// To put something where something else was.
    Puts,
    /// Something for somebody whose address the text names.
    Outside,
    /// A tool, or a verb, that changes what somebody has.
    Alters,
    /// That the user is asked or shown after all.
    Shown,
    /// What nobody needs to see.
    Technical,
}
