//! Encodings in which texts of every kind hide programs and orders: read as leniently as whatever decodes them in the end.

use base64::Engine as _;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

/// RFC 4648, section 4, with or without padding and with any bits behind the last byte.
const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The bytes that base64 stands for: in either alphabet, with white space in it or not, padded or not.
pub(crate) fn base64(text: &str) -> Option<Vec<u8>> {
    let mut letters: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '=')
        .map(|c| match c {
            '-' => '+',
            '_' => '/',
            other => other,
        })
        .collect();
    // One letter more than fours is no byte.
    if letters.len() % 4 == 1 {
        letters.pop();
    }
    LENIENT.decode(letters).ok()
}

/// Bytes as text: in UTF-8, or in UTF-16 as PowerShell takes it.
pub(crate) fn text(bytes: Vec<u8>) -> Option<String> {
    let (pairs, _) = bytes.as_chunks::<2>();
    let is_wide = pairs.iter().filter(|[_, high]| *high == 0).count() > pairs.len() / 2;
    if is_wide {
        let units: Vec<u16> = pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
        String::from_utf16(&units).ok()
    } else {
        String::from_utf8(bytes).ok()
    }
}

#[cfg(test)]
mod tests {
    use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

    use super::*;

    #[test]
    fn base64_is_read_however_it_is_written() {
        let bytes = b"\xfb\xff\xfe? four letters are three bytes".to_vec();
        let plain = STANDARD.encode(&bytes);
        let lines = plain.as_bytes().chunks(8).map(|line| std::str::from_utf8(line).unwrap()).collect::<Vec<_>>();
        for written in [plain.clone(), URL_SAFE_NO_PAD.encode(&bytes), lines.join("\r\n"), format!("{plain}A")] {
            assert_eq!(base64(&written).as_deref(), Some(bytes.as_slice()), "{written}");
        }
        assert_eq!(base64("QR"), Some(b"A".to_vec()), "bits behind the last byte");
        assert_eq!(base64("not base64!"), None);
    }

    #[test]
    fn bytes_are_text_in_either_width() {
        let wide = "Grüße".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(text(wide).as_deref(), Some("Grüße"));
        assert_eq!(text("Grüße".into()).as_deref(), Some("Grüße"));
        assert_eq!(text(vec![0xff, 0xfe, 0xfd]), None);
        assert_eq!(text(Vec::new()).as_deref(), Some(""));
    }
}
