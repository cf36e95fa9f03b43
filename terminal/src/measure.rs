//! Ages, sizes and counts as people say them: "3 h old", "1.2 MB".

use jiff::Timestamp;

/// How long before `now` it was: "just now", "5 min", "3 h", "2 days", "14 months"; "in the future" when it is.
#[must_use]
pub fn age(then: Timestamp, now: Timestamp) -> String {
    let seconds = now.as_second().saturating_sub(then.as_second());
    match seconds {
        ..0 => "in the future".to_owned(),
        0..60 => "just now".to_owned(),
        60..3_600 => format!("{} min", seconds / 60),
        3_600..172_800 => format!("{} h", seconds / 3_600),
        172_800..5_184_000 => format!("{} days", seconds / 86_400),
        _ => format!("{} months", seconds / 2_592_000),
    }
}

/// When it was: "just now", "3 h ago", "in the future".
#[must_use]
pub fn ago(then: Timestamp, now: Timestamp) -> String {
    let age = age(then, now);
    let adverb = then.as_second() > now.as_second().saturating_sub(60);
    if adverb { age } else { format!("{age} ago") }
}

/// Bytes in decimal units: "512 B", "1.2 kB", "34 MB".
#[must_use]
pub fn size(bytes: u64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    for (unit, name) in units {
        if bytes >= unit {
            let tenths = bytes / (unit / 10);
            return if tenths < 100 {
                format!("{}.{} {name}", tenths / 10, tenths % 10)
            } else {
                format!("{} {name}", tenths / 10)
            };
        }
    }
    format!("{bytes} B")
}

/// "1 file", "2 files".
#[must_use]
pub fn count(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_said_in_the_largest_fitting_unit() {
        let now = Timestamp::from_second(10_000_000).unwrap();
        let before = |seconds: i64| age(Timestamp::from_second(10_000_000 - seconds).unwrap(), now);
        assert_eq!((before(5), before(120), before(10_800)), ("just now".into(), "2 min".into(), "3 h".into()));
        assert_eq!(before(-5), "in the future");
    }

    #[test]
    fn what_was_just_now_or_will_be_is_not_ago() {
        let now = Timestamp::from_second(10_000_000).unwrap();
        let said = |seconds: i64| ago(Timestamp::from_second(10_000_000 - seconds).unwrap(), now);
        assert_eq!([-5, 0, 59, 60, 3_600].map(said), ["in the future", "just now", "just now", "1 min ago", "1 h ago"]);
    }

    #[test]
    fn sizes_keep_one_digit_under_ten() {
        assert_eq!((size(999), size(1_234), size(34_000_000)), ("999 B".into(), "1.2 kB".into(), "34 MB".into()));
    }
}
