//! Both wires: whatever bytes come, what is read is a message, is written as one line, and reads back as the same.

use runtime::wire::{LineError, Lines};
use schemas::protocol::{Frame, MESSAGES, Part};
use serde_json::Value;

/// Small enough that an input reaches it.
const LINE: usize = 4 << 10;

/// A stream of lines, as a plugin or a host sends it.
pub fn stream(data: &[u8]) {
    let mut lines = Lines::new(data, LINE);
    loop {
        match lines.read() {
            Ok(Some(bytes)) => {
                assert!(bytes.len() <= LINE && !bytes.contains(&b'\n'));
                line(&bytes);
            }
            Ok(None) | Err(LineError::TooLong(_) | LineError::CutShort) => return,
            Err(LineError::Io(e)) => panic!("memory fails: {e}"),
        }
    }
}

fn line(bytes: &[u8]) {
    let frame = match Frame::read(bytes) {
        Ok(frame) => frame,
        Err(bad) => {
            assert!(bad.refusal.message.chars().count() <= 4096);
            return;
        }
    };
    let written = frame.write().expect("a frame has a JSON form");
    assert_eq!(written.iter().filter(|byte| **byte == b'\n').count(), 1);
    assert_eq!(Frame::read(written.trim_ascii_end()).expect("what is written can be read"), frame);
    match &frame {
        Frame::Call { method, params, .. } | Frame::Notice { method, params, .. } => {
            each(params, |m| m.method == method.as_str() && m.part == Part::Params);
        }
        Frame::Answer { outcome: Ok(result), .. } => each(result, |m| m.part == Part::Result),
        Frame::Answer { outcome: Err(_), .. } => {}
    }
}

/// What is one of these messages is the same message when it is written and read again.
fn each(value: &Value, fits: impl Fn(&schemas::protocol::Message) -> bool) {
    for message in MESSAGES.iter().filter(|message| fits(message)) {
        if let Ok(read) = (message.read)(value.clone()) {
            assert_eq!((message.read)(read.clone()).expect("what is written can be read"), read, "{message:?}");
        }
    }
}
