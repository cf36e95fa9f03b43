//! A private key spans lines; from its first to its last line, none is shown.

/// 400 lines: an RSA key of 16,384 bits has 200. A key that never ends hides no more than this.
const LINES: u32 = 400;

/// Where in a key the lines are.
#[derive(Debug, Default)]
pub(super) struct Pem {
    left: u32,
}

impl Pem {
    /// Whether `line` is part of a key and must not be shown.
    pub(super) fn line(&mut self, line: &str) -> bool {
        let begins = line.contains("-----BEGIN ") && line.contains("PRIVATE KEY");
        let ends = line.contains("-----END ");
        if begins {
            // A key in one line has both; masked whole it leaves nothing open.
            let closed = line.rfind("-----END ") > line.rfind("-----BEGIN ");
            self.left = if closed { 0 } else { LINES };
            return true;
        }
        let inside = self.left > 0;
        self.left = if ends { 0 } else { self.left.saturating_sub(1) };
        inside
    }
}
