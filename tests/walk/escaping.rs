//! What a plugin's log and a terminal write out are the same characters: two lists, since neither room may use the other.

#[test]
fn a_log_and_a_terminal_escape_the_same_characters() {
    let drifted: Vec<char> = (char::MIN..=char::MAX)
        .filter(|c| {
            let text = c.to_string();
            terminal::escape(&text).to_string() != runtime::log::escape(&text)
        })
        .collect();
    assert!(drifted.is_empty(), "{drifted:?}");
}
