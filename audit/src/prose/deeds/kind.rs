//! The kinds of things that texts name.

/// A kind of thing that a text names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Credentials by what holds or prints them.
    Secret,
    /// The same, and variables by their names.
    Named,
    /// An address.
    Address,
    /// To send, in any voice.
    Out,
    /// Signing in: credentials go where they belong.
    Login,
    /// The user is asked to send it.
    Errand,
    /// Something of the kind is forbidden.
    Forbids,
    /// What others read: commits, issues, pages.
    Public,
    /// To put somewhere.
    Put,
    /// What something says or holds.
    Value,
    /// To empty or delete.
    Erase,
    /// Where it is kept what was done.
    Trace,
    /// To write into a file.
    Write,
    /// Who may sign in.
    Door,
    /// A public key.
    Key,
    /// A command that an address answered is to be run.
    Answered,
    /// What takes a sandbox or every question away.
    Unfenced,
    /// All commands, all agents.
    EachCommand,
    /// What goes on after the command that started it.
    Behind,
    /// What only its owner may know: passwords with their second factor, halves of keys.
    Pass,
    /// To be entered at an address.
    Form,
    /// Where packages come from.
    Source,
    /// An address for packages.
    Elsewhere,
    /// For good, or for every project.
    Stays,
    /// Hooks of git.
    GitHook,
    /// Programs that use the network.
    Net,
    /// Settings of the agent.
    Settings,
    /// Commands that the agent runs by itself.
    HookCommand,
    /// Permission for everything.
    Loose,
    /// What every later session reads.
    Memory,
    /// Trust without a look.
    Trusting,
    /// This text, copied.
    Copied,
    /// Other projects.
    Others,
    /// Plugins approved by a command.
    Approves,
    /// Plugins or servers added by a command.
    Adds,
    /// Every question answered beforehand.
    Yes,
    /// Who may enter, in code.
    Entry,
    /// To let in.
    Accepts,
    /// One case among all.
    Special,
    /// So that nobody looks twice.
    Disguise,
    /// What is said of it is something else.
    Cover,
    /// Certificates unchecked.
    Tls,
    /// Ciphers and numbers that protect nothing.
    Weak,
    /// What the user says, or the files say.
    Talk,
    /// To ask an address.
    Asks,
    /// Each time.
    Turns,
    /// The work, by the command that prints it.
    Work,
    /// Packed or encoded.
    Packs,
    /// To do what it says.
    Obeys,
    /// Consent that is taken as given.
    Deemed,
    /// Rules that do not bind.
    Rank,
    /// A result that is fixed beforehand.
    Verdict,
    /// What is reported is not so.
    Untrue,
    /// Passed unread.
    Waved,
    /// Guards, and their questions.
    Guard,
    /// Ways around them.
    Dodges,
    /// Who rates packages.
    Raters,
    /// What they are to find.
    Rated,
    /// The package itself.
    Own,
    /// That it is not spoken of, loosely.
    Hush,
    /// That it is not spoken of, surely.
    Quiet,
    /// Whom it turns to.
    Spoken,
    /// To do anything.
    Acts,
    /// A good result.
    Passed,
    /// Who judges.
    Judges,
    /// What runs by itself from then on.
    Lasting,
    /// A download that is run.
    Runs,
    /// Where git takes hooks, addresses or passwords from.
    Redirects,
    /// Settings of git for every project.
    GitGlobal,
    /// Recipients whom nobody sees.
    Blind,
    /// A mailbox.
    Mailbox,
    /// A warning to be waved away.
    Warned,
    /// Two traces of what was done.
    Traces,
    /// A page of the web.
    Page,
    /// Whom it turns to in its first words.
    Called,
    /// To send, surely.
    Sent,
    /// Files of secrets, by the names alone, and the environment.
    Vault,
    /// All of it, word for word, or encoded.
    Whole,
    /// Work that is pushed to an address written out.
    Pushes,
    /// All branches at once, or without output.
    AllOfIt,
    /// A program fetched and run.
    Fetched,
    /// That it is not spoken of, where something is done.
    Unsaid,
    /// So that nobody is asked, at once and for good.
    Unasked,
    /// Left to the user, or shown as one way.
    Offered,
    /// Said not to be done.
    Undone,
    /// A command said not to be run.
    Barred,
    /// One more who may sign in.
    Extra,
    /// Whoever reads the package by machine.
    Addressee,
    /// The grade that it is to give.
    Grades,
    /// A form that is filled in, or followed.
    Fills,
    /// A public key, all of it.
    WholeKey,
    /// Those who may log in, described.
    LogIn,
    /// Keys of hosts, which let nobody in.
    HostKey,
    /// A store of secrets, where others do not read them.
    Stored,
    /// A name that is looked up and has a place to be filled.
    Lookup,
    /// A picture that is asked for at an address.
    Drawn,
    /// What a file holds, as what is sent.
    Given,
    /// A result that is written down before anybody looks.
    Recorded,
    /// That it is so whatever is there, and that others are to believe otherwise.
    Regardless,
    /// A review and its findings.
    Findings,
    /// What may be a host, or the name of one.
    Host,
    /// Spelled so that an address may hold it.
    Spelled,
    /// Keys of the home folder, to be copied.
    Lifted,
    /// With the next commit.
    Committed,
    /// Kept out of commits.
    Ignored,
    /// Whatever is said there is done.
    Whatever,
    /// Nobody is asked, or who asks is told something else.
    Unquestioned,
    /// Pieces of a text that are put together.
    Joined,
    /// Which pieces: those with a mark, the first of each, those of several files.
    Marked,
    /// What comes of it is run or obeyed.
    Outcome,
    /// Not shown, not spoken of, not asked for, in any words.
    Silent,
    /// Pieces that are not to be put together, or not run.
    Halted,
    /// Every place of the kind, whosever it is.
    Everywhere,
    /// Whoever asks is told that it came from elsewhere.
    Denied,
    /// What was taken away is put back.
    Restored,
    /// A file of keys, by its own path or name.
    KeyFile,
    /// Such a file below the home, to be read.
    KeyRead,
    /// What it holds, put into something.
    Repeated,
    /// What the agent itself writes: its answer, a report.
    Answer,
    /// Without what is secret of it.
    Masked,
}
