//! Rules about what kinds of files a bundle holds.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[
    &UNREADABLE,
    &SYMLINK,
    &LINKED_TEXT,
    &HARD_LINK,
    &SPECIAL,
    &BINARY,
    &MODULE,
    &WASM,
    &ARCHIVE,
    &ENCODING,
    &OVERSIZED,
    &EXECUTABLE,
    &NAME,
    &POINTER,
    &POLYGLOT,
    &TOO_MUCH,
];

/// A file that cannot be read.
pub static UNREADABLE: Rule = Rule {
    id: "bundle-shape/unreadable",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a file that cannot be read",
    what: "A file of the bundle that the audit could not read: too large, gone, or changed while it was read.",
    why: "What cannot be read cannot be judged, and not knowing is a refusal.",
    example: "index.js (700 MiB)",
    fix: "Ship files that can be read; split or remove what is too large.",
};

/// A symbolic link.
pub static SYMLINK: Rule = Rule {
    id: "bundle-shape/symlink",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a symbolic link to code or out of the plugin",
    what: "A symbolic link that leads out of the plugin, to an absolute path, to nothing, or to something that a host runs.",
    why: "A link means whatever lies at its end at that moment. The digest covers the link and not its end, and a link that \
          leaves the plugin lets it read or replace files of the person who installs it.",
    example: "data/config -> ../../../.ssh/id_ed25519",
    fix: "Ship the file itself in place of the link.",
};

/// A symbolic link to a document inside.
pub static LINKED_TEXT: Rule = Rule {
    id: "bundle-shape/linked-text",
    family: Family::BundleShape,
    severity: Severity::Warning,
    title: "a symbolic link to a document of the plugin",
    what: "A symbolic link whose end is a document or a folder inside the plugin.",
    why: "Such links are common in source repositories and harmless in themselves, but no plugin with a link can be hashed, \
          so it cannot be signed or installed as it is.",
    example: "CLAUDE.md -> AGENTS.md",
    fix: "Ship the document itself in place of the link.",
};

/// A file with names outside.
pub static HARD_LINK: Rule = Rule {
    id: "bundle-shape/hard-link",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a hard link to a file outside the plugin",
    what: "A file that has further names, not all of which lie inside the plugin.",
    why: "Whoever can write to the other name changes the plugin after it was looked at, and an archive that holds a hard \
          link may name a file of the person who unpacks it.",
    example: "notes.txt, a second name of /etc/hostname",
    fix: "Copy the file in place of linking it.",
};

/// A device, a pipe, a submodule.
pub static SPECIAL: Rule = Rule {
    id: "bundle-shape/special",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "something that is neither a file nor a folder",
    what: "A device, socket, FIFO, submodule or sparse file in the bundle.",
    why: "Reading it may hang, never end, or give other bytes each time.",
    example: "data/input (a FIFO)",
    fix: "Remove it.",
};

/// Machine code.
pub static BINARY: Rule = Rule {
    id: "bundle-shape/binary",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a native program or library",
    what: "A file that begins like a program or library of Linux, macOS, Windows, the JVM or Android, whatever its name says.",
    why: "Machine code cannot be audited here, and no engine of DeepCode needs it.",
    example: "bin/helper (ELF)",
    fix: "Ship source, or ask for the program to be installed by other means.",
};

/// A native module by name.
pub static MODULE: Rule = Rule {
    id: "native-code/module",
    family: Family::NativeCode,
    severity: Severity::Danger,
    title: "a native module",
    what: "A file whose name ends as native modules and libraries do: .node, .so, .dylib, .dll.",
    why: "Loading it runs machine code outside every engine.",
    example: "build/Release/addon.node",
    fix: "Use a module written in JavaScript or WebAssembly.",
};

/// WebAssembly.
pub static WASM: Rule = Rule {
    id: "wasm/file",
    family: Family::Wasm,
    severity: Severity::Warning,
    title: "a WebAssembly module",
    what: "A file that begins as WebAssembly modules do.",
    why: "It is code that this audit does not read. It reaches only what JavaScript hands to it.",
    example: "lib/parser.wasm",
    fix: "Say in the README where it comes from and how to build it again.",
};

/// An archive.
pub static ARCHIVE: Rule = Rule {
    id: "bundle-shape/archive",
    family: Family::BundleShape,
    severity: Severity::Warning,
    title: "an archive inside the plugin",
    what: "A zip, tar, gzip, xz, bzip2, zstd, 7z, rar, ar or disk image file in the bundle.",
    why: "What is packed in it is not looked at, and only unpacking shows it.",
    example: "assets/data.zip",
    fix: "Ship the files unpacked.",
};

/// Source that is not UTF-8.
pub static ENCODING: Rule = Rule {
    id: "bundle-shape/encoding",
    family: Family::BundleShape,
    severity: Severity::Warning,
    title: "source that is not UTF-8",
    what: "A script, manifest or prompt whose bytes are not UTF-8.",
    why: "Programs differ in how they read such bytes, so what is looked at may not be what runs.",
    example: "index.js (UTF-16)",
    fix: "Save the file as UTF-8.",
};

/// A large file.
pub static OVERSIZED: Rule = Rule {
    id: "bundle-shape/oversized",
    family: Family::BundleShape,
    severity: Severity::Warning,
    title: "a file too large to be read whole",
    what: "A file above 32 MiB that is no code; its beginning was looked at.",
    why: "Something may be hidden in what was not read.",
    example: "data/corpus.txt (200 MiB)",
    fix: "Split it, or fetch such data when it is needed.",
};

/// An executable bit where nothing is executed.
pub static EXECUTABLE: Rule = Rule {
    id: "bundle-shape/executable-bit",
    family: Family::BundleShape,
    severity: Severity::Info,
    title: "a document that may be executed",
    what: "The executable bit on a file that is no script.",
    why: "It is harmless and usually an accident; it shows when a file was meant to be run.",
    example: "README.md (mode 755)",
    fix: "chmod -x the file.",
};

/// An odd name.
pub static NAME: Rule = Rule {
    id: "bundle-shape/name",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a name that no tree may have",
    what: "A path with control characters, bytes that are not UTF-8, or a part that means something else on other systems.",
    why: "It is shown as something else than what it is, or lands elsewhere when it is unpacked.",
    example: "docs/readme\\u{202e}dm.js",
    fix: "Rename the file.",
};

/// A Git LFS pointer.
pub static POINTER: Rule = Rule {
    id: "bundle-shape/lfs-pointer",
    family: Family::BundleShape,
    severity: Severity::Warning,
    title: "a Git LFS pointer in place of a file",
    what: "A small text that names the file that Git LFS would fetch in its place.",
    why: "What would be used is not here, was not looked at, and is not covered by the digest.",
    example: "version https://git-lfs.github.com/spec/v1",
    fix: "Ship the file itself.",
};

/// One file, two meanings.
pub static POLYGLOT: Rule = Rule {
    id: "bundle-shape/polyglot",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a picture or document that is also a script or an archive",
    what: "A file that begins as a picture, font or document and holds a script or a second file format after its end.",
    why: "It passes for one thing and is used as another.",
    example: "logo.png followed by #!/bin/sh",
    fix: "Ship the two as two files.",
};

/// More than is listed.
pub static TOO_MUCH: Rule = Rule {
    id: "auditor-dos/listing",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "more or deeper than an audit looks",
    what: "Folders that could not be listed: too many entries, too deep, or not readable.",
    why: "What is not listed is not looked at, and nothing may look clean by being too much.",
    example: "a/a/a/a/… (200 levels)",
    fix: "Ship fewer files, less deep, readable by their owner.",
};
