//! What a text touches: credentials, settings that loosen, addresses, whoever reads it as a model. Files, commands and hosts are
//! called alike in every language, so little depends on the words around them.

use std::sync::LazyLock;

use regex::{Match, Regex};

use super::pattern::Pattern;
use super::phrases;

/// Files that hold credentials, and commands that print them.
macro_rules! vault {
    () => {
        r"(?:\.(?:ssh|aws|gnupg|kube|azure|netrc|pgpass|npmrc|pypirc|git-credentials|docker/config|config/gcloud|config/gh|password-store|cargo/credentials|vault-token|my\.cnf|terraform\.d|(?:bash|zsh|python|psql|mysql|node_repl)_history)\b|(?:^|[\s`'\x22/(=*@])\.env\b\*?|\bid_(?:rsa|ed25519|ecdsa)\b|\bcredentials\.(?:json|toml|db)\b|\bprintenv\b|[\s`(]env\s*(?:\||`|>|\))|\bgh\s+auth\s+token\b|find-(?:generic|internet)-password|\bexport-credentials\b|print-(?:access|identity)-token|\bkubectl\s+config\s+view\b|/etc/(?:passwd|shadow)\b|/run/secrets/|\btojson\(\s*secrets\b|\bkeychain\b|\bwallet\.dat\b|\blogin\s+data\b|\bcookies\.sqlite\b|\bsk_live|\b(?:all|whole|entire)\s+environment\b|\bdatabase_url\b)"
    };
}

static VAULT: Pattern = Pattern::of(vault!());

/// What holds credentials goes through a pipe to a program that sends, or along with its request.
static PIPED: Pattern = Pattern::of(concat!(
    vault!(),
    r"[^.;]{0,80}\|[^.;]{0,60}\b(?:curl|wget|nc)\b|\b(?:curl|wget)\b[^;|]{0,160}(?:@[^\s;|&]{0,30}|\s(?:(?-i:-[TFd])|--data\S*)\s?[^;|&]{0,60})",
    vault!(),
    r"|",
    vault!(),
    r"[^\n]{0,200}\bcurl\b[^\n]{0,80}(?:@\$|@-|-[dT]\s*\x22?\$)|\bfetch\(.{0,160}",
    vault!()
));

/// Permissions that need no question.
static VALUE: Pattern = Pattern::of(
    r"bypasspermissions|\bdontask\b|\bacceptedits\b|--dangerously-skip|--yolo\b|\bbash\(\*|\bwebfetch\(\*|\bbash\((?:curl|wget|sudo)",
);

/// Where permissions stand.
static PLACE: Pattern =
    Pattern::of(r"\bsettings(?:\.local)?\.json\b|\bpermissions?\.(?:allow|defaultmode)|\bdefaultmode\b");

/// What opens an account, a connection or what is installed.
static OPENS: Pattern = Pattern::of(
    r"\bauthorized_keys\b|node_tls_reject_unauthorized|\bcore\.hookspath\b|\bstrict-ssl\s*=\s*false|\bsslverify\b[\s=]*false|\btrusted-host\b|\bindex-url\b|\breplace-with\b|\bregistry\s*=\s*\x22?(?:sparse\+)?https?:",
);

/// What the agent works on, as a whole.
static WORK: Pattern = Pattern::of(
    r"\brsync\b[^\n`]{0,80}\s(?:\.|\./|\$pwd|\x22\$pwd\x22|\$\(pwd\))/?\s+\S+:|\bscp\s+-\w*r\w*\s[^\n`]{0,40}(?:\.|\./|\*|\$pwd)\s+\S+:|\bgit\s+(?:bundle|diff|log\s+-p|archive|remote\s+-v)|\btar\s+\w*c\w*\s|\b(?:claude|deepcode|agents|memory)\.md\b|\b(?:whole|entire|full|all)\s+(?:\w+\s+){0,2}(?:conversation|transcript|messages|source|repositor\w+)|\b(?:conversation|session|chat)\s+so\s+far\b|\btranscript\b|\bmessages?\s+of\s+(?:the|this)\s+(?:conversation|chat|session)\b|\buser's\s+(?:messages?|prompts?)\b|\bpg_dump\b|\bmysqldump\b",
);

/// Programs and tools that send.
static CARRIER: Pattern = Pattern::of(
    r"\bcurl\b|\bwget\b|\bnc\s|\bnetcat\b|\bscp\b|\brsync\b|\bsftp\b|\bweb_?fetch\b|\binvoke-(?:web|rest)\w*|\bgit\s+push\b|\b\w+_(?:send|post|mail|message)\b|\bsend_\w+\b|\bnslookup\b|\b(?:get|post|put)\s+(?:it\s+to\s+)?`?https?:",
);

/// Words for sending.
static SENDS: Pattern = Pattern::of(
    r"\bbcc\b|\bblind\s+cop|\be?-?mails?\b|\bwebhook|\b(?:upload|send|post|push|forward|transmit|submit|deliver)(?:s|ed|ing|es)?\b|\bsent\b",
);

/// A download into a shell.
static DOWNLOAD: Pattern = Pattern::of(
    r"\b(?:curl|wget)\b[^|]{0,120}\|\s*(?:sudo\s+)?(?:(?:ba|z|da)?sh|node|python3?|perl|ruby|deno|bun)\b|\b(?:ba|z)?sh\s+<\(\s*curl\b",
);

/// Whoever reads the text as a model.
static AGENT: Pattern = Pattern::of(
    r"\b(?:the|any|every|dear|an)\s+(?:ai|llm|gpt)\b|\bai\s+\w+(?:er|or)s?\b|\b(?:assistants?|agents?|llms?|bots?|copilots?|models)\s+\w+ing\b|\b(?:for|to|dear|note\s+to|attention|any|every|all|if\s+an?|when\s+an?|automated|language|reading|whichever|coding|ai|the)\s+(?:\w+\s+)?(?:assistants?|agents?|models?|llms?|bots?|reviewers?)\b|\b(?:assistants?|agents?|models?|llms?|bots?|copilots?|claude|deepcode)\x22?\s*(?::|\(|that\s+\w+|who\s+\w+|reading|must|should|has\s+to|have|also|may|generating|building|preparing|loading|using|assessing|applying|following|driven|converting|translating|writing|importing|summari[sz]ing|triaging|citing)|\breader\s+of\s+this\b|\breaders?\s*:|\bwhoever\s+\w+\s+this\b|\bas\s+a\s+model\b|\bwith\s+a\s+model\b|\bif\s+you\s+are\s+an?\b|\bwhen\s+you\s+(?:get|reach|read|see|process)\b|\bwhen\s+you\s+\w+\s+this\b|\b(?:with|use|using)\s+(?:the\s+)?(?:bash|write|edit|read|webfetch|shell)\s+tool|\buse\s+the\s+terminal\b|\x22assistant\x22|sprachmodell|ki-(?:assistent|modell|agent)|modell?o\s+(?:de\s+)?(?:ling|leng)|asistente|assistente|modèle|языков|ассистент|агент|助手|模型|代理|アシスタント|モデル|エージェント|어시스턴트|모델|에이전트|asystent|yapay\s+zek|asistan|taalmodel|trợ\s+lý",
);

/// Not to be spoken of.
static HUSH: Pattern = Pattern::of(
    r"\b(?:not|never|nobody|no\s+one|no|nor|without|n't)\b[^.]{0,40}?\b(?:mention\w*|br(?:ing|ought)|tell\w*|told|show\w*|hear|say\w*|reveal\w*|disclos\w*|inform\w*|notif\w*|bother\w*|part\s+of|belong\w*|report\w*|discuss\w*|speak|spoken|talk\w*|announc\w*|explain\w*|summari[sz]e\w*|come\s+up|topic|(?:list|log|record|name|raise|surface)(?:ed|d|ing)?\s+(?:it|this|that|them|these|those|either|both|neither|any\s+of|the\s+(?:changes?|steps?|calls?|requests?|edits?)))\b|\b(?:keep|leave|stays?|left|leaves?)\s+(?:\w+\s+){0,3}(?:out\s+of|out\b|quiet|silent)|\bremove\s+this\s+(?:note|line|comment|step|text)\b|\b(?:no|not\s+worth\s+a|without\s+an?)\s+(?:remark|comment|line|word|note|mention|notice|sentence)\b|\bunmentioned\b|\bsilently\b|\bquietly\b|\bbetween\s+us\b",
);

/// That nobody is to be asked.
static CONSENT: Pattern = Pattern::of(
    r"\b(?:consent|agreement|confirmation|permission|approval)\b[^.]{0,60}\b(?:given|granted|handled|obtained|got)\b|\b(?:got|have|has|with)\s+(?:\w+\s+){0,2}(?:user|owner|board)(?:'s)?\s+(?:consent|agreement|approval)|\b(?:need|needs|is|are)\s+not\s+(?:be\s+)?(?:ask|asked|needed)\b|\bno\s+(?:further\s+)?questions?\b[^.]{0,30}\bneed|\b(?:has|have)\s+(?:already\s+)?(?:agreed|consented)\b",
);

/// What it says is to stand above what others say.
static RANK: Pattern = Pattern::of(
    r"\b(?:outranks?|trumps?|(?:stands?|ranks?|counts?)\s+(?:above|before|over|higher\s+than|more\s+than))\s+(?:\w+\s+){0,4}?(?:users?|person|human|host|developer|system\s+prompt|your\s+(?:instructions|rules)|operator)\b|\b(?:overrules?|overrides?|takes?\s+(?:precedence|priority)\s+over|(?:comes?|goes?)\s+(?:above|before)|prevails?\s+over|wins?\s+over)\s+(?:\w+\s+){0,4}?(?:users?|person|human|system\s+prompt|host|operator)(?:'s)?\s+(?:says?|asks?|wants?|said|asked|wishes|wish|orders?|tells?|told|requests?|instructions?|prompts?|messages?|words)\b|\b(?:whatever|no\s+matter\s+what|even\s+(?:if|when))\s+(?:the\s+)?(?:user|person|human|host)\s+(?:says?|said|wants?|objects?|asks?|refuses?|forbids?)\b",
);

/// Certificates unchecked.
static UNCHECKED: Pattern = Pattern::of(
    r"\b(?:tls|ssl|https?|certificates?|cert)[._\s-]*(?:\w+[._\s-]+){0,2}?(?:verif\w*|check\w*|validat\w*|strict)\b[^.!?]{0,24}\b(?:false|off|0|none|no|disabled|unset)\b|\b(?:disable|skip|drop|turn\s+off|switch\s+off|remove)\s+(?:the\s+)?(?:tls|ssl|certificate|cert)\s+(?:verif|check|valid)\w*|\brejectunauthorized\b[^.!?]{0,16}false|\bverify\b[\s`\x22':=]*(?:to\s+)?[`\x22']?false\b|\binsecureskipverify\b|--insecure\b|\bcurl\s+-k\b|\bno-check-certificate\b|\bstricthostkeychecking\b[^.!?]{0,8}no\b",
);

/// What a field called after a secret holds.
static VALUED: Pattern = Pattern::of(
    r"\b(?:values?|contents?|text)\b[^.!?]{0,40}?\b(?:api[_\s-]?keys?|secrets?|tokens?|passwords?|passphrases?|credentials?|private\s?keys?)\b|\b(?:api[_\s-]?key|secret|token|password|passphrase|credential|private\s?key)s?(?:'s?|\s+fields?'?)?\s+values?\b",
);

/// Along with a request, by the host's own tool or by curl.
static ALONG: Pattern = Pattern::of(
    r"\b(?:web_?fetch|curl|wget)\b[^!?]{0,160}?(?:\?\w*=|\bfollowed\s+by\b|\bappend\w*|\bwith\s+(?:it|them|the\s+value|its)\b|\bplus\b|\bas\s+(?:the\s+)?(?:query|parameter|body|path)\b|\bbehind\b)",
);

/// Signing in: what is secret goes where it belongs.
static LOGIN: Pattern =
    Pattern::of(r"\bheaders?\b|\bauthori\w+|\bauthentic\w+|\bbearer\b|\b(?:log|sign)(?:s|ging|ing)?\s+in\b");

/// Whoever is not to hear of it.
static AUDIENCE: Pattern = Pattern::of(r"\b(?:users?|persons?|people|anybody|anyone|humans?|owners?|customers?)\b");

/// What an audit or a review is to find.
static VERDICT: Pattern = Pattern::of(
    r"\b(?:as|is|be|been|was|already|status)\s+[\x22'`]?approved\b|\b(?:submit|give|grant|leave|post|record)\s+(?:an?|the|your)\s+approval\b|\bapprove\s+(?:it|this|the|without|all|everything)\b|\blow\s+risk\b|\brisk\s*[:=]?\s*low\b|\bfindings?\s+none\b|\bno\s+findings\b|\bas\s+a?\s*false\s+positives?\b|\bas\s+out\s+of\s+scope\b|\blgtm\b|\bhas\s+(?:already\s+)?passed\b|\baccepted\s+this\b|\bis\s+harmless\b|\bverdict\s+(?:is\s+)?[\x22'`]?(?:clean|safe|low)\b|\b(?:rate|score|mark|classify|label)\s+(?:it|this)\b",
);

/// To take something and put it elsewhere.
static TAKES: Pattern = Pattern::of(
    r"\b(?:cop(?:y|ies)|paste|place|put|save|saves|writes?|commits?|embeds?|attach(?:es)?|append|includes?|sends?|posts?|uploads?|adds?|pass(?:es)?|cat|prints?|quotes?|encodes?|e?mails?)\b",
);

/// To do anything.
static ACTS: Pattern = Pattern::of(
    r"\b(?:runs?|execut\w+|calls?|installs?|fetch|cop(?:y|ies)|opens?|puts?|appends?|adds?|writes?|changes?|sets?|save|use|lines?|answers?|rates?|returns?|reports?|treat|conclude|leave|submit|close)\b",
);

/// What is forbidden.
static REFUSES: Pattern = Pattern::of(
    r"\b(?:never|not|n't|avoid|refuse\w*|forbid\w*|no)\s+(?:\w+\s+){0,2}(?:read|open|commit|cop(?:y|ied)|send|sent|post|upload|includ\w+|print|writ\w+|log|put|store|expose|share|paste|edit|touch|access|push|set|use|recommend\w*|enable|add)",
);

/// What a text touches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own, asked by name")]
pub(super) struct Touched {
    /// Credentials, in a sentence that does not forbid it.
    pub(super) vault: bool,
    /// Credentials that are put elsewhere.
    pub(super) taken: bool,
    /// Credentials and what sends them, in one command.
    pub(super) piped: bool,
    /// A permission that needs no question, for the settings, in a sentence that does not forbid it.
    pub(super) loose: bool,
    /// What opens, in a sentence that does not forbid it.
    pub(super) opens: bool,
    pub(super) work: bool,
    pub(super) carrier: bool,
    pub(super) sends: bool,
    /// A download into a shell.
    pub(super) download: bool,
    /// An address that is neither this machine nor a schema's.
    pub(super) host: bool,
    pub(super) agent: bool,
    pub(super) hush: bool,
    pub(super) consent: bool,
    /// Whoever is to be told, or not.
    pub(super) audience: bool,
    pub(super) verdict: bool,
    pub(super) acts: bool,
    /// What it says is to stand above what the user says.
    pub(super) rank: bool,
    /// Certificates are to go unchecked.
    pub(super) unchecked: bool,
    /// What a field called after a secret holds goes along with a request.
    pub(super) along: bool,
    /// What is secret goes where it belongs.
    pub(super) login: bool,
}

/// An address, and the host that it names.
static HOST: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?:https?|wss?|ftp|ssh|git)://(?:[\w-]+@)?([\w.-]+)|\bgit@([\w.-]+)|[\w.+-]+@([\w-]+(?:\.[\w-]+)+)|\bnc\s+(?:-\w+\s+)*([\w-]+\.[\w.-]+)\s+\d",
    )
});

/// Hosts to which nothing is sent: this machine, and what names a format.
const NOWHERE: &[&str] =
    &["localhost", "127.0.0.1", "0.0.0.0", "www.w3.org", "json-schema.org", "json.schemastore.org", "schema.org"];

impl Touched {
    /// What `flat`, a text on one line, touches.
    pub(super) fn of(flat: &str) -> Self {
        let is = |sign: &Pattern| sign.is_match(flat);
        let mut touched = Self {
            piped: is(&PIPED),
            work: is(&WORK),
            carrier: is(&CARRIER),
            sends: is(&SENDS),
            download: is(&DOWNLOAD),
            agent: is(&AGENT),
            hush: is(&HUSH),
            consent: is(&CONSENT),
            audience: is(&AUDIENCE),
            verdict: is(&VERDICT),
            acts: is(&ACTS),
            host: names_host(flat),
            rank: is(&RANK),
            unchecked: is(&UNCHECKED),
            along: is(&VALUED) && is(&ALONG),
            login: is(&LOGIN),
            ..Self::default()
        };
        let loose = is(&VALUE) && is(&PLACE);
        if loose || is(&VAULT) || is(&OPENS) {
            for said in flat.split(". ").filter(|said| !REFUSES.is_match(said)) {
                let vault = VAULT.is_match(said);
                touched.vault |= vault;
                touched.taken |= vault && TAKES.is_match(said);
                touched.loose |= loose && VALUE.is_match(said);
                touched.opens |= OPENS.is_match(said);
            }
        }
        touched
    }

    /// Whether something goes to an address.
    pub(super) fn away(self) -> bool {
        self.host && (self.carrier || self.sends)
    }
}

/// Whether a text speaks to no model, of no credentials, of no address and wants no silence.
pub(super) fn touches_nothing(text: &str) -> bool {
    let touched = Touched::of(&flat(text));
    let addressed = touched.agent || touched.hush || touched.consent || touched.host;
    !(addressed || touched.vault || touched.loose || touched.opens || touched.carrier || touched.work)
}

/// Whether a text names a file of credentials, or a command that prints them.
pub(super) fn names_vault(text: &str) -> bool {
    VAULT.is_match(text)
}

/// Whether a text names a host that something could be sent to.
fn names_host(flat: &str) -> bool {
    let is_somewhere = |host: Match<'_>| !NOWHERE.contains(&host.as_str().to_ascii_lowercase().as_str());
    let mut found = HOST.iter().flat_map(|host| host.captures_iter(flat).take(HOSTS));
    found.any(|found| found.iter().skip(1).flatten().any(is_somewhere))
}

/// 200 addresses of a text: a message has one.
const HOSTS: usize = 200;

/// The text on one line, without what only looks like a file of credentials.
pub(super) fn flat(text: &str) -> String {
    let mut flat = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !flat.is_empty() {
            flat.push(' ');
        }
        flat.push_str(word);
    }
    const HARMLESS: &[&str] = &[
        ".env.example",
        ".env.sample",
        ".env.template",
        ".env.dist",
        "id_rsa.pub",
        "id_ed25519.pub",
        "process.env",
        "import.meta.env",
    ];
    if flat.contains("env") || flat.contains(".pub") {
        return HARMLESS.iter().fold(flat, |flat, name| flat.replace(name, ""));
    }
    flat
}
