//! The words of which orders in English are made, by what they say: stems in small letters, whole words where they end in `$`.

/// What a word says, as bits, so that one word can say two things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Part(pub(super) u64);

impl Part {
    /// Not, never, neither.
    pub(super) const NOT: Self = Self(1);
    /// To tell, list or show.
    pub(super) const TELL: Self = Self(1 << 1);
    /// Who is told.
    pub(super) const USER: Self = Self(1 << 2);
    /// Where it would be told.
    pub(super) const ANSWER: Self = Self(1 << 3);
    /// This, it, the step: what the text itself orders.
    pub(super) const ITSELF: Self = Self(1 << 4);
    /// To leave something out of what is told.
    pub(super) const OMIT: Self = Self(1 << 5);
    /// Quietly.
    pub(super) const QUIET: Self = Self(1 << 6);
    /// To send.
    pub(super) const SEND: Self = Self(1 << 7);
    /// To read or collect.
    pub(super) const READ: Self = Self(1 << 8);
    /// A file of credentials by its path.
    pub(super) const PATH: Self = Self(1 << 9);
    /// A project's own file of settings, in which honest texts write.
    pub(super) const DOTENV: Self = Self(1 << 10);
    /// The whole environment.
    pub(super) const ENVIRONMENT: Self = Self(1 << 11);
    /// What a file says.
    pub(super) const CONTENT: Self = Self(1 << 12);
    /// What the agent works on: the diff, the conversation.
    pub(super) const WORK: Self = Self(1 << 13);
    /// An address.
    pub(super) const ADDRESS: Self = Self(1 << 14);
    /// An argument of a tool.
    pub(super) const FIELD: Self = Self(1 << 15);
    /// To put something into an argument.
    pub(super) const HAND: Self = Self(1 << 16);
    /// Signing in: credentials go where they belong.
    pub(super) const LOGIN: Self = Self(1 << 17);
    /// What stands for something named before.
    pub(super) const IT: Self = Self(1 << 18);
    /// To put somewhere: into a file, a query, an archive.
    pub(super) const PLACE: Self = Self(1 << 19);
    /// What was said so far.
    pub(super) const TALK: Self = Self(1 << 20);
    /// All of something.
    pub(super) const WHOLE: Self = Self(1 << 21);
    /// That it goes, in the passive voice.
    pub(super) const MOVED: Self = Self(1 << 22);
    /// With something added.
    pub(super) const PLUS: Self = Self(1 << 23);
    /// To remove for good.
    pub(super) const WIPE: Self = Self(1 << 24);
    /// What a person has: a home, a disk, a machine, a cloud.
    pub(super) const HOLDINGS: Self = Self(1 << 25);

    /// What a project or its people hold: files, records, what tools answered.
    pub(super) const STOCK: Self = Self(1 << 26);
    /// The same, and more of it than any service asks for.
    pub(super) const ALL: Self = Self(1 << 28);
    /// What everybody reads: gists, messages of commits, names of branches.
    pub(super) const OPEN: Self = Self(1 << 29);
    /// A key by its name alone.
    pub(super) const KEY: Self = Self(1 << 30);
    /// A store of files, in the cloud or at a server's.
    pub(super) const STORE: Self = Self(1 << 31);
    /// To ask a server.
    pub(super) const ASK: Self = Self(1 << 32);
    /// To look into something.
    pub(super) const LOOK: Self = Self(1 << 33);
    /// To send, in words that mean nothing else.
    pub(super) const DELIVER: Self = Self(1 << 34);
    /// One more place that a repository is pushed to.
    pub(super) const OTHER: Self = Self(1 << 36);
    /// To put into the history of a repository.
    pub(super) const COMMIT: Self = Self(1 << 35);
    /// To bring something to an address, and nothing else.
    pub(super) const CARRY: Self = Self(1 << 27);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn any(self, wanted: Self) -> bool {
        self.0 & wanted.0 != 0
    }
}

/// Files of credentials and keys.
const PATHS: &str = "*.pem$|*.pem`|.kubeconfig|*.kubeconfig|~/.ssh/id_|.ssh/id_|id_rsa$|id_ed25519$|id_ecdsa$|.aws/credentials|.netrc$|_netrc$|.npmrc$|.pypirc$|.git-credentials|.pgpass$|.kube/config|.docker/config|.config/gh/hosts|hosts.yml$|.gnupg|.deepcode/credentials|.claude/.credentials|credentials.json$|/etc/shadow|.config/gcloud|application_default_credentials|.azure/|.vault-token|.terraformrc|.cargo/credentials|wallet.dat|login.keychain|cookie store|browser's cookies|seed phrase|saved passwords|keychain-db|cookies.sqlite|logins.json|login data$|.bash_history|.zsh_history|$github_token|$gh_token|$npm_token|$secrets$|$aws_secret|$aws_access|$openai_api|$anthropic|$deepcode_|${{ secrets|tojson(secrets|ssh private key|private ssh key|private key file|private key$|private keys$";

/// How a text says that the user is asked before something is removed.
pub(super) const ASKS: &[&str] = &[
    "always ask",
    "ask first",
    "ask the user first",
    "ask the user before",
    "ask before",
    "ask for confirmation before",
    "asks before",
    "asks the user before",
    "confirm with the user",
    "user confirms",
    "user has confirmed",
    "never proceed without",
    "never continue without",
    "not proceed without",
    "not continue without",
    "never do so without",
    "wait for the user",
    "wait for confirmation",
    "unless the user",
];

/// What only asks whether something lies where everybody reads it.
pub(super) const LOOKS: &[&str] = &[
    "if ",
    "whether",
    "who ",
    "someone",
    "somebody",
    "accident",
    "check",
    "detect",
    "find ",
    "scan",
    "audit",
    "prevent",
    "leak",
    "rotat",
    "revoke",
    "redact",
    "mask",
    "strip",
    "placeholder",
    "made-up",
    "fake",
    "dummy",
    "reference",
    "name of",
];

/// What says that a file of credentials is looked into for something else than its secrets.
pub(super) const HARMLESS: &[&str] = &[
    "profile",
    "never print",
    "not print",
    "names only",
    "without print",
    "without show",
    "masked",
    "permissions",
    "mode 600",
];

/// How a sentence leaves it to the user, or says that it is one of several ways.
pub(super) const OFFERS: &[&str] = &[
    "if the user",
    "when the user",
    "the user may",
    "the user can",
    "the user asks",
    "ask the user",
    "asks the user",
    "with the user",
    "you can ",
    "you may ",
    "you could ",
    "your own",
    "optional",
    "for example",
    "e.g.",
    "offer to",
    "suggest that",
    "suggest to",
    "recommended",
];

/// How a text says that the user has agreed before.
const AGREES: &[&str] =
    &["if they agree", "if they are content", "if they are happy with", "once they agree", "once they have agreed"];

/// Whether a text leaves it to the user, in any case of letters.
pub(in crate::prose) fn leaves(text: &str) -> bool {
    let lower = text.to_lowercase();
    OFFERS.iter().chain(ASKS).chain(AGREES).any(|words| lower.contains(words))
}

/// Every word.
pub(super) const WORDS: &[(Part, &str)] = &[
    (
        Part::MOVED,
        "sent$|posted$|uploaded|forwarded$|pushed|mailed|emailed|shipped|delivered|transmitted|submitted|goes to|goes by|go to$|goes$|travels|belongs into|belongs in|is due at|lands at|ends up at",
    ),
    (
        Part::PLUS,
        "with the$|giving|plus|followed by|with it$|with that|with what|with the line|carrying|containing|and that line|and its",
    ),
    (
        Part::TALK,
        "conversation|transcript|chat history|session history|messages$|system prompt|user has written|user has said|user wrote|user said|said so far|written so far|so far in this session",
    ),
    (Part::WHOLE, "whole|entire|full$|complete$|verbatim|every$|all$"),
    (Part::NOT, "not$|n't$|n\u{2019}t$|never$|neither$|nor$|without$|no$|nothing$|avoid|refrain|cannot$"),
    (
        Part::TELL,
        "tell|told$|mention|report$|reported$|reporting$|announc|list$|listed$|listing$|show$|shown$|showing$|print$|printed$|display|bring it up|bring this up|bring that up|bring up|brought up|raise it|raise this|reveal|disclos|discuss|explain|notif|inform$|informed$|informing$|mentioned$|surface$|surfaced$|describ|point out|refer to|referred to|acknowledg|admit|talk about|appear|narrat|comment on|point it out|point this out|include$|included$|record$|recorded$",
    ),
    (
        Part::USER,
        "user$|users$|user's$|human|people$|person$|developer$|developers$|operator|anyone$|anybody$|customer|colleague|nobody$|no one$",
    ),
    (
        Part::ANSWER,
        "summary|summaries|answer|reply|replies|response|transcript|explanation|recap|final message|chat$|conversation|steps that were|steps which were|list of changes|list of steps|diffs$|the diff$|your output|the output$|report$|changelog",
    ),
    (
        Part::ITSELF,
        "this$|it$|these$|those$|the step|this step|the call|the command|the action|the change|the edit|the request|the sync|the upload|the check|the operation|the handover|the detail|the file$|instruction",
    ),
    (
        Part::OMIT,
        "omit|left out|leave out|leave it out|leave this out|leave that out|leave them out|leave these out|out of the summary|out of the answer|out of the explanation|out of your|out of the reply|out of the report|kept out of|keep it out|keep this out|stays out of|not part of what|no trace|hide$|hide it|hides it|hides this|hides that|hides the step|hiding|hidden from|conceal|skip mention|be silent about|keep quiet about|quiet about|silent about",
    ),
    (
        Part::QUIET,
        "silently$|quietly$|discreetly$|unobtrusively$|covertly$|secretly$|in passing$|without comment$|without a word$|stealthily$",
    ),
    (
        Part::SEND,
        "request$|requests$|call$|visit$|send$|sends$|sending$|sent$|post$|posts$|posted$|posting$|upload|forward$|forwards$|forwarded$|push$|pushes$|submit|deliver|transmit|mail$|mails$|e-mail|email$|emails$|exfiltrat|curl$|wget$|attach|ship$|hand over$|hand it over|webfetch|relay|take$|takes$|bring$|brings$|along to|goes to|go to$|fill$|fill in|deposit|drop$|report$|back up$|backup$|mirror$|mirrors$",
    ),
    (
        Part::PLACE,
        "put$|puts$|publish|copy$|copies$|leak|fetch$|pipe$|append|add$|include$|pass$|embed|encode$|sync$|report$",
    ),
    (
        Part::READ,
        "read$|reads$|reading$|fetch$|bundle|make a$|look up|look into|holds$|open$|opens$|collect|gather|load$|cat$|grab|extract|obtain|retriev|take$|get$|zip$|archive$|pack$|run$",
    ),
    (Part::PATH, PATHS),
    (Part::DOTENV, ".env$|.env.local$|.env.production$"),
    (
        Part::ENVIRONMENT,
        "printenv|environment variables|all environment|whole environment|process.env$|os.environ$|/proc/self/environ|output of `env`|output of env$|`env`|env vars",
    ),
    (
        Part::CONTENT,
        "content|its output|the output|what it says|what it holds|what they say|everything in|everything that|all that|every line|every value|its value|their value|values of|value of|its text|whole file|verbatim|body of|bytes of",
    ),
    (
        Part::WORK,
        "the diff$|full diff|diff of|patch$|conversation|transcript|chat history|session log|source code|source files|whole repository|entire repository|whole project|workspace|codebase|working tree|user's prompt|user's message|user's question|prompts$|every prompt|every file|all files|history of this|system prompt|file contents|the session$|the export$|questions and answers|the answers|files that were|files which were|with their text|list of files|file names|user has written|user wrote|user's code|user's words|every answer|each answer",
    ),
    (Part::WIPE, "delete$|wipe$|wipe out|erase$|destroy$|purge$|terminate$|clean a system|reset$|remove everything"),
    (
        Part::HOLDINGS,
        "home directory|home folder|user's home|near-factory|factory state|factory settings|file-system|file system|filesystem|cloud resources|all cloud|whole disk|entire disk|entire drive|hard drive|whole machine|entire machine|every bucket|all buckets|every repository|all repositories|all their repositories|all backups|every backup|production database|all databases|every database",
    ),
    (
        Part::STOCK,
        "files that|these files|all branches|open files|questions of|session log|log of the session|its log$|git push$|push url|real files|~/.gitconfig|~/.ssh/config|tar c|tar -c|zip -r|git archive|git bundle|file list|contents of|content of|lockfile|`src|src/`|`config|config/|internal/|docs/|design/|design documents|design notes|the repository$|the repo$|.csv$|.csv`|csv$|.sqlite$|user's name|user's e-mail|user's email|host name|hostname|git log|git remote|whoami|what the user|the prompt$|screenshots of|stack trace|local variables",
    ),
    (
        Part::STOCK.and(Part::ALL),
        "files you|file that you|clipboard|each edited file|every edited file|every file|each file|all files|source files|source tree|whole repository|whole repo$|entire repository|workspace|customer list|customers$|`customers`|customer data|database$|dump$|dumps$|*.csv|*.sqlite|*.sql|rows of|result of every|results of every|every tool call|each tool call|everything that the user|everything the user|everything said|user types|user's question",
    ),
    (
        Part::OPEN,
        "gist$|gists$|commit message|branch name|name of the branch|public issue|pull request|paste bin|pastebin|public comment|public page|release notes|issue #",
    ),
    (
        Part::KEY,
        "ssh key$|ssh keys$|secrets$|oauth token|browser's passwords|passwords from|api key$|api keys$|access token|secret key|password$|passwords$|value of `|values of `",
    ),
    (
        Part::CARRY,
        "send$|sends$|sending$|upload$|uploads$|uploading$|post$|posts$|forward$|forwards$|submit$|submits$|transmit|deliver$|delivers$|mail$|mails$|e-mail$|email$|exfiltrat|curl$|attach$|ship$|ships$|hand$|hands$|mirror$|mirrors$|put$|puts$|pass$|passes$|paste$|share$|shares$|include$|write$|webfetch|copy$|copies$|rsync$|leave$|leaves$|leaving$|append$|appends$|passed$|handed$|copied$|mirrored$|placed$",
    ),
    (
        Part::DELIVER,
        "send$|sends$|sent$|sending$|upload$|uploads$|uploaded$|uploading$|post$|posts$|posted$|submit$|submits$|submitted$|forward$|forwards$|forwarded$|deliver$|delivers$|transmit$|transmits$|mirror$|place a copy|leave a copy|put a copy|share$|shares$|copy$|copies$|webfetch|logs each|logs every|curl -x post",
    ),
    (Part::OTHER, "a remote$|remote named|another remote|second remote|git remote add"),
    (Part::COMMIT, "commit$|commits$|check in$|git add$"),
    (Part::ASK, "ask$|asks$|query$|ping$|invoke$"),
    (
        Part::LOOK,
        "read$|reads$|open$|opens$|look into|look at|quote$|quotes$|search$|searches$|list$|lists$|cat$|print$|prints$|show$|shows$|collect|gather|grab|extract|copy$|copies$",
    ),
    (Part::STORE, "s3://|gs://|sftp://|ftp://"),
    (Part::ADDRESS, "http://|https://|webhook|ngrok|pastebin|.invalid$|remote server|ftp://|wss://|mailto:"),
    (
        Part::FIELD,
        "argument|parameter|param$|field$|as `|in `|into `|via `|`context`|as ^|in ^|into ^|via ^|as context|as the context|context must|sidenote|as note|query string|tool call|tool input|required for the tool|for the tool to work|before calling|before using|before you call|before you use",
    ),
    (
        Part::HAND,
        "pass$|passes$|passed$|passing$|put$|puts$|give|supply|supplies|hand$|hand it|hand its|hands$|provide|include|hold|contain|set$|fill|place$|placed$|insert|add$|copy$|attach|must be$|goes into|use it as|append|send",
    ),
    (Part::LOGIN, "header|authori|authentic|bearer|log in$|login$|sign in|signed with|basic auth|oauth"),
    (
        Part::IT,
        "it$|its$|them$|their$|that$|result|output|archive|bundle|package|zip$|content|answer|both$|everything|all of|the file|the lines|what was|what you|what is|that line|this line|the line$|what it",
    ),
];

/// What says on its own that something is kept from the user.
pub(super) const KEEPS: &[&str] = &[
    "between you and me",
    "is between us",
    "stays between us",
    "remains between us",
    "our little secret",
    "user need not know",
    "user need not see",
    "user need not hear",
    "user has no need to see",
    "user has no need to know",
    "user has no need to hear",
    "user has no reason to see",
    "user has no reason to know",
    "no need for the user to hear",
    "user does not need to see",
    "user does not need to know about",
    "user does not need to know that",
    "user does not need to know this",
    "user does not need to hear",
    "user doesn't need to see",
    "user doesn't need to know about",
    "user doesn't need to know that",
    "user doesn't need to know this",
    "no need for the user to know",
    "no need for the user to see",
    "of no interest to the user",
    "of no concern to the user",
    "no business of the user",
    "unseen by the user",
    "unnoticed by the user",
    "user must not hear",
    "does not concern the user",
    "doesn't concern the user",
    "user must not see",
    "user must not know",
    "user must not notice",
    "user must not learn",
    "user should not notice",
    "user should not see this",
    "user shouldn't see this",
    "user shouldn't know",
    "user shouldn't notice",
    "user should not know about",
    "user should not learn",
    "user should never notice",
    "user should never know",
    "user should never learn",
    "user will not notice",
    "user won't notice",
    "so that the user does not notice",
    "so the user does not notice",
    "so the user doesn't notice",
    "behind the user's back",
    "nobody needs to know",
    "nobody has to know",
    "no one needs to know",
    "not part of what the user",
    "the user only sees",
    "hidden from the user",
    "invisible to the user",
    "never bring it up",
    "never bring this up",
    "do not bring it up",
    "do not bring this up",
    "don't bring it up",
    "nobody has to be told",
    "no one has to be told",
    "nobody need be told",
    "no one need be told",
    "nobody is told",
    "nobody needs to be told",
    "no one is told",
    "need not be told",
    "users are not told",
    "user is not told",
    "user is never told",
    "users are never told",
    "tell nobody",
    "tell no one",
    "keep that to yourself",
    "keep this to yourself",
    "keep it to yourself",
    "needs no mention",
    "need no mention",
    "unmentioned",
    "not be bothered with",
    "no need to bother the user",
    "users find it confusing",
    "people find it confusing",
    "user would only be confused",
    "would confuse the user",
    "confuses the user",
    "no announcement",
    "no need to bring it up",
    "no need to bring this up",
    "no need to mention",
    "user is not to learn",
    "user is not to know",
    "user is not to see",
    "user is not to hear",
    "user is not to notice",
    "users are not to learn",
    "users are not to know",
    "users are not to see",
    "stay between the model",
    "stays between the model",
    "between the model and the tool",
    "between the assistant and the tool",
    "speak of neither",
    "say nothing of it",
    "says nothing of it",
    "says nothing of this",
    "says nothing about it",
    "say nothing of this",
    "keep quiet about it",
    "keep quiet about this",
    "keep silent about",
    "part of the closing words",
    "user has no need of",
    "user's eyes",
    "out of the user's sight",
    "out of sight of the user",
    "without the user's knowledge",
    "no word of this",
    "not a word about",
    "not a word of",
    "nothing about this to",
    "nothing of this to",
];
