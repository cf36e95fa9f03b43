//! Pickles as text: which functions and classes their opcodes name, which is what runs when they are loaded.

use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

/// 200,000 opcodes of one file.
const OPCODES: usize = 200_000;

/// 64 texts that came last: what names a function stands right before it.
const RECENT: usize = 64;

/// 512 different names of one file.
const NAMES: usize = 512;

/// 4 KiB of a text that may be a name.
const TEXT: usize = 4 << 10;

/// What a pickle names.
#[derive(Debug, Default)]
pub(super) struct Pickle {
    /// `module.name` of every function and class.
    pub(super) names: Vec<String>,
    /// Whether it could be read up to its end.
    pub(super) whole: bool,
}

/// How bad a name is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Named {
    /// A class of data, or of a library that models are kept with.
    Data,
    /// Something that nobody knows here.
    Other,
    /// What runs code, starts programs, reaches the network or takes things apart.
    Runs,
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    recent: VecDeque<Rc<str>>,
    memo: HashMap<u64, Rc<str>>,
    found: Pickle,
}

/// Whether the file is one, as far as its first bytes say.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    let is_old = matches!(bytes, [b'(' | b'c' | b']' | b'}' | b'S' | b'V' | b'l' | b'd', ..]);
    matches!(bytes, [0x80, 0..=5, ..]) || bytes.starts_with(ARRAY) || is_old && bytes.trim_ascii_end().ends_with(b".")
}

/// Whether one stands behind something else, and names what runs.
pub(super) fn is_inside(bytes: &[u8]) -> bool {
    !seen(bytes).is_empty()
}

/// How an array of numpy's begins; one of objects is a pickle behind its first line.
const ARRAY: &[u8] = b"\x93NUMPY";

/// Reads the pickles in `bytes`, one after the other; one that lies in an archive as it is, too.
pub(super) fn read(bytes: &[u8]) -> Pickle {
    let begin = if bytes.starts_with(b"PK\x03\x04") {
        inside_archive(bytes)
    } else if bytes.starts_with(ARRAY) {
        memchr::memchr(b'\n', bytes).and_then(|end| end.checked_add(1))
    } else {
        Some(0)
    };
    let Some(begin) = begin else { return Pickle::default() };
    // Numbers follow the first line of any other array.
    if bytes.starts_with(ARRAY) && bytes.get(begin) != Some(&0x80) {
        return Pickle { whole: true, ..Pickle::default() };
    }
    let (recent, memo) = (VecDeque::new(), HashMap::new());
    let mut reader = Reader { bytes, at: begin, recent, memo, found: Pickle::default() };
    for _ in 0..OPCODES {
        match reader.opcode() {
            Some(Step::More) => {}
            Some(Step::End) if begin == 0 && reader.at < bytes.len() && is_next(bytes.get(reader.at)) => {}
            Some(Step::End) => {
                reader.found.whole = true;
                break;
            }
            None => break,
        }
    }
    let mut found = reader.found;
    if !found.whole {
        found.names.extend(seen(bytes));
    }
    found
}

fn is_next(byte: Option<&u8>) -> bool {
    byte == Some(&0x80)
}

/// Where the first pickle begins that an archive holds without packing it.
fn inside_archive(bytes: &[u8]) -> Option<usize> {
    let name = memchr::memmem::find(bytes, b".pkl")?;
    let end = name.checked_add(4)?;
    // Some writers fill up to a round address before what they hold.
    let rest = bytes.get(end..end.checked_add(256)?.min(bytes.len()))?;
    memchr::memchr(0x80, rest).and_then(|at| end.checked_add(at))
}

/// Names that stand in what could not be read, as old opcodes write them.
fn seen(bytes: &[u8]) -> Vec<String> {
    const SEEN: &[(&[u8], &str)] = &[
        (b"cos\nsystem\n", "os.system"),
        (b"cposix\n", "posix.system"),
        (b"cnt\nsystem\n", "nt.system"),
        (b"csubprocess\n", "subprocess"),
        (b"cbuiltins\nexec\n", "builtins.exec"),
        (b"cbuiltins\neval\n", "builtins.eval"),
        (b"c__builtin__\neval\n", "builtins.eval"),
        (b"\x0asubprocess\x94", "subprocess"),
        (b"\x05posix\x94\x8c\x06system", "posix.system"),
        (b"\x02os\x94\x8c\x06system", "os.system"),
        (b"\x08builtins\x94\x8c\x04exec", "builtins.exec"),
        (b"\x08builtins\x94\x8c\x04eval", "builtins.eval"),
    ];
    let is_there = |(mark, _): &&(&[u8], &str)| memchr::memmem::find(bytes, mark).is_some();
    SEEN.iter().filter(is_there).map(|(_, name)| (*name).to_owned()).collect()
}

/// What came after an opcode.
enum Step {
    More,
    End,
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied()?;
        self.at = self.at.saturating_add(1);
        Some(byte)
    }

    /// A number of `width` bytes, the lowest first.
    fn number(&mut self, width: usize) -> Option<u64> {
        let bytes = self.take(width)?;
        Some(bytes.iter().rev().fold(0_u64, |number, byte| number.wrapping_shl(8) | u64::from(*byte)))
    }

    fn take(&mut self, count: usize) -> Option<&[u8]> {
        let end = self.at.checked_add(count)?;
        let bytes = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(bytes)
    }

    fn line(&mut self) -> Option<String> {
        let rest = self.bytes.get(self.at..)?;
        let end = memchr::memchr(b'\n', rest)?;
        let line = String::from_utf8_lossy(rest.get(..end)?).trim().to_owned();
        self.at = self.at.saturating_add(end).saturating_add(1);
        Some(line)
    }

    /// A text behind its length, which takes `width` bytes.
    fn text(&mut self, width: usize) -> Option<Step> {
        let length = usize::try_from(self.number(width)?).ok()?;
        let text = String::from_utf8_lossy(self.take(length)?).into_owned();
        self.push(&text);
        Some(Step::More)
    }

    fn push(&mut self, text: &str) {
        let text = text.get(..text.floor_char_boundary(TEXT)).unwrap_or_default();
        self.remember(Rc::from(text));
    }

    fn remember(&mut self, text: Rc<str>) {
        self.recent.push_back(text);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }

    fn skip(&mut self, count: u64) -> Option<Step> {
        let count = usize::try_from(count).ok()?;
        self.take(count).map(|_| Step::More)
    }

    fn keep(&mut self, key: u64) -> Option<Step> {
        let last = self.recent.back().map_or_else(|| Rc::from(""), Rc::clone);
        self.memo.insert(key, last);
        Some(Step::More)
    }

    fn again(&mut self, key: u64) -> Option<Step> {
        if let Some(text) = self.memo.get(&key).map(Rc::clone) {
            self.remember(text);
        }
        Some(Step::More)
    }

    fn names(&mut self, module: &str, name: &str) -> Option<Step> {
        let name = format!("{module}.{name}");
        if self.found.names.len() < NAMES && !self.found.names.contains(&name) {
            self.found.names.push(name);
        }
        Some(Step::More)
    }

    fn opcode(&mut self) -> Option<Step> {
        match self.byte()? {
            b'.' => Some(Step::End),
            b'c' | b'i' => {
                let (module, name) = (self.line()?, self.line()?);
                self.names(&module, &name)
            }
            0x93 => {
                let mut last = self.recent.iter().rev();
                let (name, module) = (last.next().map(Rc::clone), last.next().map(Rc::clone));
                self.names(module.as_deref().unwrap_or_default(), name.as_deref().unwrap_or_default())
            }
            0x8c | b'U' => self.text(1),
            b'X' | b'T' => self.text(4),
            0x8d => self.text(8),
            b'S' | b'V' => {
                let line = self.line()?;
                self.push(line.trim_matches(['\'', '"']));
                Some(Step::More)
            }
            0x94 => self.keep(u64::try_from(self.memo.len()).unwrap_or(u64::MAX)),
            b'q' => self.number(1).and_then(|key| self.keep(key)),
            b'r' => self.number(4).and_then(|key| self.keep(key)),
            b'p' => self.line().and_then(|key| self.keep(key.parse().ok()?)),
            b'h' => self.number(1).and_then(|key| self.again(key)),
            b'j' => self.number(4).and_then(|key| self.again(key)),
            b'g' => self.line().and_then(|key| self.again(key.parse().ok()?)),
            other => self.plain(other),
        }
    }

    /// Opcodes that name nothing.
    fn plain(&mut self, opcode: u8) -> Option<Step> {
        match opcode {
            b'I' | b'L' | b'F' | b'P' => self.line().map(|_| Step::More),
            b'K' | 0x80 | 0x82 => self.skip(1),
            b'M' | 0x83 => self.skip(2),
            b'J' | 0x84 => self.skip(4),
            b'G' | 0x95 => self.skip(8),
            b'C' | 0x8a => self.number(1).and_then(|count| self.skip(count)),
            b'B' | 0x8b => self.number(4).and_then(|count| self.skip(count)),
            0x8e | 0x96 => self.number(8).and_then(|count| self.skip(count)),
            b'('
            | b'0'
            | b'1'
            | b'2'
            | b'N'
            | b'R'
            | b'Q'
            | b'a'
            | b'b'
            | b'd'
            | b'}'
            | b'e'
            | b'l'
            | b']'
            | b'o'
            | b's'
            | b't'
            | b')'
            | b'u'
            | 0x81
            | 0x85..=0x89
            | 0x8f..=0x92
            | 0x97
            | 0x98 => Some(Step::More),
            _ => None,
        }
    }
}

/// Modules of which a pickle of data names nothing.
const RUNNING: &[&str] = &[
    "os",
    "posix",
    "nt",
    "ntpath",
    "posixpath",
    "subprocess",
    "sys",
    "pty",
    "commands",
    "shutil",
    "socket",
    "ssl",
    "urllib",
    "http",
    "requests",
    "httpx",
    "aiohttp",
    "ftplib",
    "smtplib",
    "runpy",
    "importlib",
    "imp",
    "pkgutil",
    "ctypes",
    "cffi",
    "webbrowser",
    "pip",
    "asyncio",
    "code",
    "codeop",
    "pdb",
    "bdb",
    "timeit",
    "profile",
    "cProfile",
    "trace",
    "marshal",
    "pickle",
    "_pickle",
    "dill",
    "cloudpickle",
    "multiprocessing",
    "threading",
    "_thread",
    "platform",
    "pydoc",
    "doctest",
    "inspect",
    "linecache",
    "fileinput",
    "tempfile",
    "site",
    "venv",
    "ensurepip",
    "zipimport",
    "gc",
    "signal",
    "atexit",
    "idlelib",
    "lib2to3",
    "distutils",
    "setuptools",
    "webdriver",
    "paramiko",
    "invoke",
    "fabric",
    "sh",
    "plumbum",
    "pexpect",
    "git",
    "winreg",
    "_winapi",
];

/// Names of Python's own that run text, take apart or open.
const BUILTINS: &[&str] = &[
    "eval",
    "exec",
    "execfile",
    "compile",
    "__import__",
    "getattr",
    "setattr",
    "delattr",
    "open",
    "apply",
    "globals",
    "locals",
    "vars",
    "input",
    "breakpoint",
    "map",
    "filter",
    "file",
    "memoryview",
    "__build_class__",
    "type",
];

/// Modules of data, and of libraries that models are kept with.
const PLAIN: &[&str] = &[
    "builtins",
    "__builtin__",
    "copyreg",
    "copy_reg",
    "collections",
    "datetime",
    "decimal",
    "fractions",
    "uuid",
    "_codecs",
    "codecs",
    "numpy",
    "scipy",
    "sklearn",
    "pandas",
    "torch",
    "torchvision",
    "joblib",
    "xgboost",
    "lightgbm",
    "catboost",
    "tokenizers",
    "transformers",
    "networkx",
    "pathlib",
    "enum",
    "array",
    "zoneinfo",
    "ipaddress",
    "dataclasses",
    "spacy",
    "nltk",
    "gensim",
    "statsmodels",
    "_struct",
    "struct",
    "time",
    "re",
    "string",
    "__main__",
    "keras",
    "tensorflow",
    "PIL",
    "shapely",
    "geopandas",
    "polars",
    "pyarrow",
    "dateutil",
    "pytz",
    "heapq",
    "random",
    "bitarray",
    "sentence_transformers",
    "faiss",
];

/// What `name`, a function or class in its module, means to who loads it.
pub(super) fn judged(name: &str) -> Named {
    let (first, last) = (name.split('.').next().unwrap_or(name), name.rsplit('.').next().unwrap_or(name));
    let is_own = matches!(first, "builtins" | "__builtin__");
    let takes_apart =
        matches!(name, "operator.attrgetter" | "operator.methodcaller" | "functools.partial" | "functools.reduce")
            || matches!(name, "types.FunctionType" | "types.CodeType" | "types.LambdaType" | "codecs.open");
    let runs = matches!(last, "runstring" | "system" | "popen" | "exec" | "eval" | "load_module" | "exec_command");
    if RUNNING.contains(&first) || is_own && BUILTINS.contains(&last) || takes_apart || runs {
        Named::Runs
    } else if PLAIN.contains(&first) || first.is_empty() || name == "types.SimpleNamespace" {
        Named::Data
    } else {
        Named::Other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worst(bytes: &[u8]) -> Option<Named> {
        read(bytes).names.iter().map(|name| judged(name)).max()
    }

    #[test]
    fn what_a_pickle_runs_is_named_in_every_protocol() {
        for bytes in [
            b"cos\nsystem\n(S'id'\ntR.".as_slice(),
            b"(dp0\nS'a'\np1\ncposix\nsystem\np2\n(S'id'\ntRs.",
            b"(S'id'\nios\nsystem\n.",
            b"\x80\x02cbuiltins\neval\nq\x00X\x01\x00\x00\x001q\x01\x85q\x02Rq\x03.",
            b"\x80\x04\x95\x1d\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94\x8c\x06system\x94\x93\x94\x8c\x02id\x94\x85\x94R\x94.",
            b"\x80\x04}\x94\x8c\x0asubprocess\x94\x8c\x05Popen\x94\x93\x8c\x02id\x85R.",
            b"\x80\x04\x8c\x02os\x940\x8c\x06system\x940h\x00h\x01\x93\x8c\x02id\x85R.",
        ] {
            assert_eq!(worst(bytes), Some(Named::Runs), "{bytes:?}");
            assert!(read(bytes).whole, "{bytes:?}");
        }
    }

    #[test]
    fn pickles_of_data_name_data() {
        for bytes in [
            b"(dp0\nS'types'\np1\n(lp2\nS'feat'\naS'os'\nas.".as_slice(),
            b"\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00}\x94\x8c\x01aK\x01s.",
            b"\x80\x03cnumpy.core.multiarray\n_reconstruct\nq\x00.",
            b"ccollections\nOrderedDict\n(tR.",
        ] {
            assert!(worst(bytes).is_none_or(|named| named == Named::Data), "{bytes:?}");
            assert!(read(bytes).whole, "{bytes:?}");
        }
        assert!(!read(b"\x1f\x8b\x08\x00packed").whole);
        assert!(is_one(b"(dp0\nS'a'\nI1\ns.\n") && !is_one(b"(some text)\n") && !is_one(b"plain words."));
    }

    #[test]
    fn objects_in_arrays_and_archives_are_read_where_they_lie() {
        let array = b"\x93NUMPY\x01\x00\x10\x00{'descr': '|O'}\n\x80\x03cos\nsystem\nq\x00.";
        assert_eq!(worst(array), Some(Named::Runs));
        assert_eq!(worst(b"\x93NUMPY\x01\x00\x10\x00{'descr': '<f8'}\n\x00\x00cos\nsystem\n"), None);
        assert_eq!(worst(b"PK\x03\x04....archive/data.pkl\x80\x02cposix\nsystem\nq\x00."), Some(Named::Runs));
    }
}
