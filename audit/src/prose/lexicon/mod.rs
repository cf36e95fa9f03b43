//! What orders to an agent are made of, word by word, in the languages that models read: stems in small letters.
//!
//! A stem stands at the beginning of a word; Chinese, Japanese and the like have no such beginning. What means two things at
//! once, as "tell not" in languages that negate by an ending, has both.

mod baltic;
mod celtic;
mod east;
mod far;
mod germanic;
mod indic;
mod latin;
mod near;
mod nordic;
mod romance;
mod slavic;
mod slavonic;
mod steppe;

use baltic::{ESTONIAN, FINNISH, HUNGARIAN, LATVIAN, LITHUANIAN};
use celtic::{BASQUE, IRISH, WELSH};
use east::{CHINESE, INDONESIAN, JAPANESE, KOREAN, VIETNAMESE};
use far::{
    AMHARIC, BURMESE, HAITIAN, HAUSA, KHMER, KURDISH, LAO, MALAY, PASHTO, SOMALI, SWAHILI, TAGALOG, THAI, YORUBA, ZULU,
};
use germanic::{DUTCH, GERMAN, SWEDISH};
use indic::{BENGALI, GUJARATI, KANNADA, MALAYALAM, MARATHI, NEPALI, PUNJABI, SINHALA, TAMIL, TELUGU, URDU};
use latin::{ALBANIAN, CATALAN, ESPERANTO, GALICIAN, LATIN, MALTESE, ROMANIAN};
use near::{ARABIC, GREEK, HEBREW, HINDI, PERSIAN, TURKISH};
use nordic::{AFRIKAANS, DANISH, ICELANDIC, LUXEMBOURGISH, NORWEGIAN};
use romance::{FRENCH, ITALIAN, PORTUGUESE, SPANISH};
use slavic::{CZECH, POLISH, RUSSIAN, UKRAINIAN};
use slavonic::{BELARUSIAN, BULGARIAN, CROATIAN, MACEDONIAN, SERBIAN, SLOVAK, SLOVENE};
use steppe::{ARMENIAN, AZERBAIJANI, GEORGIAN, KAZAKH, KYRGYZ, MONGOLIAN, UZBEK};

/// What a word says, as bits, so that a sentence's words can be put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Says(pub(super) u32);

impl Says {
    /// To leave something out of account.
    pub(super) const IGNORE: Self = Self(1);
    /// Instructions, rules, limits.
    pub(super) const RULES: Self = Self(1 << 1);
    /// Earlier, above, all, of the system.
    pub(super) const PRIOR: Self = Self(1 << 2);
    /// To tell, mention or show.
    pub(super) const TELL: Self = Self(1 << 3);
    /// Not, never, neither.
    pub(super) const NOT: Self = Self(1 << 4);
    /// The user.
    pub(super) const USER: Self = Self(1 << 5);
    /// This step, this order.
    pub(super) const THIS: Self = Self(1 << 6);
    /// To send, upload, hand on.
    pub(super) const SEND: Self = Self(1 << 7);
    /// To read or collect.
    pub(super) const READ: Self = Self(1 << 8);
    /// To run or call.
    pub(super) const RUN: Self = Self(1 << 9);
    /// Credentials.
    pub(super) const SECRET: Self = Self(1 << 10);
    /// Without asking, or already agreed.
    pub(super) const CONSENT: Self = Self(1 << 11);
    /// The agent or model that is spoken to.
    pub(super) const AGENT: Self = Self(1 << 12);
    /// In secret.
    pub(super) const SILENT: Self = Self(1 << 13);
    /// A command, a shell, a tool.
    pub(super) const TOOL: Self = Self(1 << 14);
    /// An argument or field that something is put into.
    pub(super) const FIELD: Self = Self(1 << 15);
    /// An address.
    pub(super) const ADDRESS: Self = Self(1 << 16);
    /// Something shown as code.
    pub(super) const CODE: Self = Self(1 << 17);
    /// A file of credentials by its path.
    pub(super) const PATH: Self = Self(1 << 18);
    /// Not to send, in languages that negate by an ending.
    pub(super) const SEND_NOT: Self = Self(1 << 19);

    /// What was read.
    pub(super) const CONTENT: Self = Self(1 << 20);

    /// That somebody agreed.
    pub(super) const AGREED: Self = Self(1 << 21);
    /// To all that follows, or beforehand.
    pub(super) const AHEAD: Self = Self(1 << 22);

    pub(super) const TELL_NOT: Self = Self(Self::TELL.0 | Self::NOT.0);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn all(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    pub(super) const fn any(self, wanted: Self) -> bool {
        self.0 & wanted.0 != 0
    }
}

/// The words of one language.
pub(super) type Tongue = &'static [(Says, &'static str)];

/// How many of the languages, the first ones, are read well; of the others only the words are known that orders are made of.
pub(super) const WELL: usize = 22;

/// Every language.
pub(super) const TONGUES: &[Tongue] = &[
    GERMAN,
    FRENCH,
    SPANISH,
    PORTUGUESE,
    ITALIAN,
    DUTCH,
    SWEDISH,
    POLISH,
    CZECH,
    TURKISH,
    RUSSIAN,
    UKRAINIAN,
    CHINESE,
    JAPANESE,
    KOREAN,
    ARABIC,
    PERSIAN,
    HEBREW,
    HINDI,
    VIETNAMESE,
    INDONESIAN,
    GREEK,
    DANISH,
    NORWEGIAN,
    ICELANDIC,
    FINNISH,
    ESTONIAN,
    LATVIAN,
    LITHUANIAN,
    HUNGARIAN,
    AFRIKAANS,
    LUXEMBOURGISH,
    WELSH,
    IRISH,
    BASQUE,
    BENGALI,
    TAMIL,
    TELUGU,
    KANNADA,
    MALAYALAM,
    MARATHI,
    GUJARATI,
    PUNJABI,
    URDU,
    NEPALI,
    SINHALA,
    THAI,
    KHMER,
    LAO,
    BURMESE,
    MALAY,
    TAGALOG,
    SWAHILI,
    AMHARIC,
    HAUSA,
    YORUBA,
    ZULU,
    SOMALI,
    HAITIAN,
    KURDISH,
    PASHTO,
    ROMANIAN,
    CATALAN,
    GALICIAN,
    SLOVAK,
    SLOVENE,
    CROATIAN,
    SERBIAN,
    BULGARIAN,
    MACEDONIAN,
    BELARUSIAN,
    ALBANIAN,
    MALTESE,
    LATIN,
    ESPERANTO,
    GEORGIAN,
    ARMENIAN,
    AZERBAIJANI,
    KAZAKH,
    UZBEK,
    KYRGYZ,
    MONGOLIAN,
];

/// What is written alike in every language.
pub(super) const SHARED: Tongue = &[
    (Says::SECRET, "credentials|token|secret|password|api-key|api key|api_key|apikey|passphrase"),
    (
        Says::PATH.and(Says::SECRET),
        ".env|~/.ssh|.ssh/id_|id_rsa|id_ed25519|.aws/credentials|credentials.json|.netrc|.npmrc|.git-credentials|.kube/config|.docker/config|~/.aws|~/.gnupg|/etc/shadow|.pgpass|wallet.dat|.deepcode/credentials|.claude/.credentials",
    ),
    (Says::ADDRESS, "http://|https://|webhook.site|ngrok|pastebin"),
    (Says::CODE, "`"),
    (Says::TOOL, "shell|terminal|script|webfetch|bash|curl|wget"),
];

/// Words of texts that teach about attacks.
pub(super) const LESSON: &[&str] = &[
    "angriff",
    "angreif",
    "einschleus",
    "schädlich",
    "bösartig",
    "attaque",
    "malveillan",
    "ataque",
    "malicios",
    "attacc",
    "dannos",
    "malevol",
    "aanval",
    "kwaadaardig",
    " atak",
    "złośliw",
    "saldırı",
    "kötü amaçlı",
    "атак",
    "вредонос",
    "злоумышл",
    "инъекц",
    "зловмис",
    "攻击",
    "恶意",
    "注入",
    "攻擊",
    "惡意",
    "攻撃",
    "悪意",
    "インジェクション",
    "공격",
    "악성",
    "악의적",
    "인젝션",
    "هجوم",
    "خبيث",
    "حقن",
    "حمله",
    "התקפ",
    "זדוני",
    "हमला",
    "tấn công",
    "độc hại",
    "serangan",
    "berbahaya",
    "επίθεσ",
    "κακόβουλ",
    "injecti",
    "inyecci",
    "injeç",
    "iniezion",
];
