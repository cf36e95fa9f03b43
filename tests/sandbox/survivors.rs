//! What works although it is confined, by name, and why it may.

use super::place::Place;

/// A probe that gets through.
pub(crate) struct Survivor {
    pub(crate) name: &'static str,
    pub(crate) reason: &'static str,
}

const fn survivor(name: &'static str, reason: &'static str) -> Survivor {
    Survivor { name, reason }
}

/// Of that place.
pub(crate) fn of(place: Place) -> &'static [Survivor] {
    match place {
        Place::Bare => &[],
        Place::Engine | Place::EngineLockedDown => ENGINE,
        Place::Node => NODE,
        Place::Command => COMMAND,
    }
}

const ENGINE: &[Survivor] = &[
    survivor("bombs: clock", "time is no secret"),
    survivor("bombs: randomness", "randomness is no secret"),
    survivor("bombs: own memory", "a mebibyte of the two hundred it may have"),
    survivor("bombs: output", "its voice is the pipe; the broker counts lines and bytes and hangs up"),
];
const NODE: &[Survivor] = &[
    survivor("bombs: clock", "time is no secret"),
    survivor("bombs: randomness", "randomness is no secret"),
    survivor("bombs: own memory", "a mebibyte of the two hundred it may have"),
    survivor("bombs: output", "its voice is the pipe; the broker counts lines and bytes and hangs up"),
    survivor("bombs: kernel name", "node asks for it; the host name in it is the sandbox's"),
    survivor("bombs: load", "node asks how much memory there is"),
    survivor("files: scratch write", "its own scratch folder, of a fixed size, gone with it"),
    survivor("kernel: high number", "the kernel itself drops the number's upper half: it is getuid"),
    survivor("processes: thread", "node's own threads, as many as its limit"),
    survivor("processes: executable memory", "node compiles; what it compiles is under the same filter"),
    survivor("processes: executable memory high", "node compiles; what it compiles is under the same filter"),
    survivor("processes: make executable", "node compiles; what it compiles is under the same filter"),
];
const COMMAND: &[Survivor] = &[
    survivor("bombs: clock", "time is no secret"),
    survivor("bombs: randomness", "randomness is no secret"),
    survivor("bombs: own memory", "a mebibyte of the two hundred it may have"),
    survivor("bombs: output", "its voice is the pipe; the broker counts lines and bytes and hangs up"),
    survivor("bombs: kernel name", "programs ask for it; the host name in it is the sandbox's"),
    survivor("bombs: load", "programs ask how much memory there is"),
    survivor("files: scratch write", "its own scratch folder, of a fixed size, gone with it"),
    survivor("kernel: high number", "the kernel itself drops the number's upper half: it is getuid"),
    survivor("processes: signal parent", "the launcher, the first process inside: no signal from within ends one"),
    survivor("processes: thread", "threads, as many as its limit"),
    survivor("processes: executable memory", "interpreters compile; what they compile is under the same filter"),
    survivor("processes: executable memory high", "interpreters compile; what they compile is under the same filter"),
    survivor("processes: make executable", "interpreters compile; what they compile is under the same filter"),
    survivor("processes: make executable keyed", "interpreters compile; what they compile is under the same filter"),
    survivor("processes: fork", "shells fork, as often as the limit on processes lets them"),
    survivor("processes: old fork", "shells fork, as often as the limit on processes lets them"),
    survivor("processes: exec echo", "it runs programs: that is its purpose; they inherit every wall"),
    survivor("processes: exec shell", "it runs programs: that is its purpose; they inherit every wall"),
    survivor("processes: exec loader", "it runs programs: that is its purpose; they inherit every wall"),
    survivor("processes: exec at", "it runs programs: that is its purpose; they inherit every wall"),
    survivor("processes: exec guess", "it runs programs: that is its purpose; they inherit every wall"),
    survivor("processes: new session", "within its own processes, which end with it"),
    survivor("processes: adopt orphans", "within its own processes, which end with it"),
    survivor("processes: outlive parent", "its first process ends with the sandbox, and all others with that one"),
    survivor("files: climb out", "/etc/passwd is in view, read-only, as every program expects"),
    survivor("files: old open", "/etc/passwd is in view, read-only, as every program expects"),
    survivor("files: high open", "/etc/passwd is in view, read-only, as every program expects"),
    survivor("files: look at", "/etc/passwd is in view, read-only, as every program expects"),
    survivor("files: watch", "what is in view may be watched"),
    survivor("files: root", "what is mounted may be listed"),
    survivor("files: reopen stream", "its own stream"),
    survivor("kernel: devices", "null, zero, full, random, urandom, tty; no other"),
    survivor("kernel: proc list", "its own processes only"),
    survivor("kernel: proc maps", "its own memory map"),
    survivor("kernel: proc exe", "its own program, which was shown to it"),
    survivor("kernel: dumpable", "nobody inside is more than it is"),
    survivor("kernel: own filter", "a further filter only takes away"),
    survivor("network: local", "a socket to its own processes: no name outside is in view, and there is no network"),
    survivor("network: pair", "a socket to its own processes: no name outside is in view, and there is no network"),
    survivor("bombs: big pipe", "a mebibyte, counted by the kernel against its user"),
];
