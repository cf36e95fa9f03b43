//! A program and the files that it needs to run in an empty root.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program and the libraries that its loader maps, by the names under which they are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Program {
    pub(super) path: PathBuf,
    pub(super) libraries: Vec<PathBuf>,
}

/// 64 KiB: the headers of an ELF file lie at its beginning.
const HEADER_BYTES: usize = 64 << 10;
/// The kind of a program header that names the loader.
const PT_INTERP: u32 = 3;

impl Program {
    /// Asks the program's own loader, which maps but does not run it.
    ///
    /// # Errors
    /// When it cannot be read, or is no program for this machine.
    pub(super) fn inspect(path: &Path) -> io::Result<Self> {
        let path = std::fs::canonicalize(path)?;
        let Some(loader) = interpreter(&head(&path)?)? else {
            return Ok(Self { path, libraries: Vec::new() });
        };
        let answer = Command::new(&loader).arg("--list").arg(&path).env_clear().output()?;
        if !answer.status.success() {
            let why = String::from_utf8_lossy(&answer.stderr).trim().to_owned();
            return Err(io::Error::other(format!("{} does not load {}: {why}", loader.display(), path.display())));
        }
        let mut libraries: BTreeSet<PathBuf> = listed(&String::from_utf8_lossy(&answer.stdout)).collect();
        libraries.insert(loader);
        Ok(Self { path, libraries: libraries.into_iter().collect() })
    }
}

fn head(path: &Path) -> io::Result<Vec<u8>> {
    use std::io::Read as _;
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(HEADER_BYTES.try_into().unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The loader that a 64-bit little-endian ELF file names; none for a static program.
fn interpreter(file: &[u8]) -> io::Result<Option<PathBuf>> {
    use std::os::unix::ffi::OsStrExt as _;
    let broken = || io::Error::new(io::ErrorKind::InvalidData, "not a 64-bit program of this machine");
    if file.get(..6) != Some(b"\x7fELF\x02\x01".as_slice()) {
        return Err(broken());
    }
    let number = |at: usize, width: usize| {
        let bytes = file.get(at..at.checked_add(width)?)?;
        usize::try_from(bytes.iter().rev().fold(0_u64, |all, byte| all << 8 | u64::from(*byte))).ok()
    };
    let (Some(table), Some(size), Some(count)) = (number(0x20, 8), number(0x36, 2), number(0x38, 2)) else {
        return Err(broken());
    };
    for header in (0..count).filter_map(|index| table.checked_add(index.checked_mul(size)?)) {
        let kind = number(header, 4).ok_or_else(broken)?;
        if u32::try_from(kind) == Ok(PT_INTERP) {
            let (Some(at), Some(length)) = (number(header + 8, 8), number(header + 32, 8)) else {
                return Err(broken());
            };
            let name = at.checked_add(length).and_then(|end| file.get(at..end)).ok_or_else(broken)?;
            let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
            return Ok(Some(PathBuf::from(std::ffi::OsStr::from_bytes(name))));
        }
    }
    Ok(None)
}

/// The absolute paths in what `ld.so --list` prints: `libc.so.6 => /lib/libc.so.6 (0x…)` and `/lib64/ld-linux.so.2 (0x…)`.
fn listed(text: &str) -> impl Iterator<Item = PathBuf> {
    text.lines().filter_map(|line| {
        let line = line.trim();
        let path = line.split_once(" => ").map_or(line, |(_, path)| path);
        let path = path.rsplit_once(" (").map_or(path, |(path, _)| path);
        path.starts_with('/').then(|| PathBuf::from(path))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_program_is_refused() {
        for bytes in [b"#!/bin/sh\n".as_slice(), b"\x7fELF\x01\x01", b"\x7fELF\x02\x01", b""] {
            assert!(interpreter(bytes).is_err(), "{bytes:?}");
        }
    }

    #[test]
    fn libraries_are_read_from_both_forms_of_a_line() {
        let text =
            "\tlinux-vdso.so.1 (0x00007ffc)\n\tlibc.so.6 => /lib/x/libc.so.6 (0x00007f)\n\t/lib64/ld.so.2 (0x7f)\n";
        let found: Vec<PathBuf> = listed(text).collect();
        assert_eq!(found, [PathBuf::from("/lib/x/libc.so.6"), PathBuf::from("/lib64/ld.so.2")]);
    }

    #[test]
    fn this_very_program_names_its_loader_and_its_c_library() {
        let program = Program::inspect(&std::env::current_exe().unwrap()).unwrap();
        assert!(program.libraries.iter().any(|path| path.to_string_lossy().contains("libc")), "{program:?}");
        assert!(program.libraries.iter().any(|path| path.to_string_lossy().contains("ld-")), "{program:?}");
    }
}
