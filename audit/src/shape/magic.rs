//! What a file is, told from its first bytes and never from its name.

/// A kind of file that matters to an audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Magic {
    /// A program or library in machine code or for a virtual machine.
    Program(&'static str),
    /// A WebAssembly module.
    Wasm,
    /// An archive or disk image.
    Archive(&'static str),
    /// A picture, font, sound or document.
    Media(&'static str),
    /// A Git LFS pointer.
    Pointer,
}

/// Bytes at the beginning of a file.
const HEADS: &[(&[u8], Magic)] = &[
    (b"\x7fELF", Magic::Program("an ELF program or library")),
    (b"\xfe\xed\xfa\xce", Magic::Program("a Mach-O program or library")),
    (b"\xfe\xed\xfa\xcf", Magic::Program("a Mach-O program or library")),
    (b"\xce\xfa\xed\xfe", Magic::Program("a Mach-O program or library")),
    (b"\xcf\xfa\xed\xfe", Magic::Program("a Mach-O program or library")),
    (b"dex\n", Magic::Program("an Android program")),
    (b"!<arch>\n", Magic::Program("a static library")),
    (b"BC\xc0\xde", Magic::Program("LLVM bitcode")),
    (b"\x00asm", Magic::Wasm),
    (b"PK\x03\x04", Magic::Archive("a zip archive")),
    (b"PK\x05\x06", Magic::Archive("a zip archive")),
    (b"PK\x07\x08", Magic::Archive("a zip archive")),
    (b"\x1f\x8b", Magic::Archive("gzip data")),
    (b"\xfd7zXZ\x00", Magic::Archive("xz data")),
    (b"BZh", Magic::Archive("bzip2 data")),
    (b"\x28\xb5\x2f\xfd", Magic::Archive("zstd data")),
    (b"7z\xbc\xaf\x27\x1c", Magic::Archive("a 7z archive")),
    (b"Rar!\x1a\x07", Magic::Archive("a rar archive")),
    (b"xar!", Magic::Archive("an installer archive")),
    (b"MSCF", Magic::Archive("a cabinet archive")),
    (b"\xed\xab\xee\xdb", Magic::Archive("an RPM package")),
    (b"hsqs", Magic::Archive("a squashfs image")),
    (b"\x89PNG\r\n\x1a\n", Magic::Media("a PNG picture")),
    (b"\xff\xd8\xff", Magic::Media("a JPEG picture")),
    (b"GIF87a", Magic::Media("a GIF picture")),
    (b"GIF89a", Magic::Media("a GIF picture")),
    (b"%PDF-", Magic::Media("a PDF document")),
    (b"\x00\x00\x01\x00", Magic::Media("an icon")),
    (b"wOFF", Magic::Media("a font")),
    (b"wOF2", Magic::Media("a font")),
    (b"OTTO", Magic::Media("a font")),
    (b"RIFF", Magic::Media("a picture or sound")),
    (b"ID3", Magic::Media("a sound")),
    (b"OggS", Magic::Media("a sound")),
];

/// What `bytes`, the whole file or its beginning, is.
pub(super) fn of(bytes: &[u8]) -> Option<Magic> {
    if let Some((_, magic)) = HEADS.iter().find(|(head, _)| bytes.starts_with(head)) {
        return Some(*magic);
    }
    if bytes.starts_with(b"MZ") && is_portable_executable(bytes) {
        return Some(Magic::Program("a Windows program or library"));
    }
    if bytes.starts_with(b"\xca\xfe\xba\xbe") {
        // Java classes and universal Mach-O files begin alike; both are programs.
        return Some(Magic::Program("a Java class or universal Mach-O program"));
    }
    if bytes.get(257..262) == Some(b"ustar") {
        return Some(Magic::Archive("a tar archive"));
    }
    is_pointer(bytes).then_some(Magic::Pointer)
}

/// `MZ` begins words too; a program names the place of its second header at byte 60.
fn is_portable_executable(bytes: &[u8]) -> bool {
    let Some([a, b, c, d]) = bytes.get(60..64) else { return false };
    let at = usize::try_from(u32::from_le_bytes([*a, *b, *c, *d])).unwrap_or(usize::MAX);
    let second = at.checked_add(4).and_then(|end| bytes.get(at..end));
    // Old DOS programs have no second header, and text has no NUL.
    second == Some(b"PE\0\0") || bytes.get(..64).is_some_and(|head| head.contains(&0))
}

fn is_pointer(bytes: &[u8]) -> bool {
    bytes.len() < 1024
        && bytes.starts_with(b"version https://git-lfs.github.com/spec/v1")
        && bytes.split(|byte| *byte == b'\n').any(|line| line.starts_with(b"oid "))
}

/// Where the picture's own bytes end, for formats that say so.
pub(super) fn end(bytes: &[u8], magic: Magic) -> Option<usize> {
    match magic {
        Magic::Media("a PNG picture") => find(bytes, b"IEND").map(|at| at + 8),
        Magic::Media("a GIF picture" | "a JPEG picture") => None,
        _ => None,
    }
}

/// Where `needle` begins.
pub(super) fn find(bytes: &[u8], needle: &[u8]) -> Option<usize> {
    aho_corasick::AhoCorasick::new([needle]).ok()?.find(bytes).map(|found| found.start())
}

/// What follows the end of a picture, or hides in a document, although it is of another kind.
pub(super) fn second(bytes: &[u8], magic: Magic) -> Option<&'static str> {
    if !matches!(magic, Magic::Media(_)) {
        return None;
    }
    if let Some(end) = end(bytes, magic) {
        let tail = bytes.get(end.min(bytes.len())..).unwrap_or_default();
        if tail.iter().any(|byte| !byte.is_ascii_whitespace() && *byte != 0) {
            let kind = of(tail.trim_ascii_start());
            return match kind {
                Some(Magic::Program(what) | Magic::Archive(what)) => Some(what),
                _ if tail.trim_ascii_start().starts_with(b"#!") => Some("a script"),
                _ if tail.starts_with(b"<?php")
                    || tail.windows(7).any(|part| part.eq_ignore_ascii_case(b"<script")) =>
                {
                    Some("a script")
                }
                _ => None,
            };
        }
    }
    // A zip is read from its end, so it may follow anything.
    let tail = bytes.get(bytes.len().saturating_sub(1 << 16)..).unwrap_or_default();
    (find(tail, b"PK\x05\x06").is_some() && find(bytes, b"PK\x03\x04").is_some()).then_some("a zip archive")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_known_by_their_bytes() {
        let mut pe = b"MZ".to_vec();
        pe.resize(64, 0);
        pe[60] = 64;
        pe.extend_from_slice(b"PE\0\0");
        for head in [b"\x7fELF\x02".as_slice(), b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe\0", b"!<arch>\nx", &pe] {
            assert!(matches!(of(head), Some(Magic::Program(_))), "{head:?}");
        }
        assert_eq!(of(b"\0asm\x01"), Some(Magic::Wasm));
    }

    #[test]
    fn text_that_begins_alike_is_text() {
        for text in [
            b"MZ is a label of a minidisc and this text goes on for more than sixty-four bytes, really".as_slice(),
            b"PKs are keys",
            b"BZ",
            b"ELF",
            b"",
        ] {
            assert_eq!(of(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_picture_with_something_behind_it_is_two_things() {
        let png = b"\x89PNG\r\n\x1a\n....IEND\xae\x42\x60\x82".to_vec();
        let magic = of(&png).unwrap();
        assert_eq!(second(&png, magic), None);
        for (tail, what) in [(b"#!/bin/sh\nid".as_slice(), "a script"), (b"PK\x03\x04xxPK\x05\x06", "a zip archive")] {
            let both = [png.as_slice(), tail].concat();
            assert_eq!(second(&both, magic), Some(what));
        }
    }
}
