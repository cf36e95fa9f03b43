//! Disguises made at random: quoted, wrapped, nested. None frees a refused command, and no text makes the guard fail.

use proptest::prelude::*;

use super::super::mention;
use super::bash;

/// A way to write a word that a shell reads as the same word.
fn disguised(word: &str, way: u8) -> String {
    let (head, tail) = word.split_at(word.len() / 2);
    match way % 9 {
        0 => word.to_owned(),
        1 => format!("'{word}'"),
        2 => format!("\"{word}\""),
        3 => format!("{head}''{tail}"),
        4 => format!("{head}\"{tail}\""),
        5 => word.chars().map(|c| format!("\\{c}")).collect(),
        6 => format!("$'{}'", word.bytes().map(|b| format!("\\x{b:02x}")).collect::<String>()),
        7 => format!("$(echo {word})"),
        _ => format!("{head}\\\n{tail}"),
    }
}

/// A way to run a command that runs the same command.
fn wrapped(command: &str, way: u8) -> String {
    let quoted = command.replace('\'', "'\\''");
    match way % 12 {
        0 => command.to_owned(),
        1 => format!("sh -c '{quoted}'"),
        2 => format!("eval '{quoted}'"),
        3 => format!("({command})"),
        4 => format!("echo \"$( {command} )\""),
        5 => format!("true && {command} || false"),
        6 => format!("if {command}; then :; fi"),
        7 => format!("env FOO=1 sh -c '{quoted}'"),
        8 => format!("f() {{ {command}; }}; f"),
        9 => format!("bash <<'END'\n{command}\nEND"),
        10 => format!("timeout 9 bash -c '{quoted}'"),
        _ => format!("trap '{quoted}' EXIT"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn quoting_and_wrapping_a_refused_command_does_not_free_it(
        verb in prop_oneof![Just("install"), Just("enable"), Just("remove"), Just("update"), Just("approve")],
        words in proptest::array::uniform3(any::<u8>()), ways in proptest::collection::vec(any::<u8>(), 0..4),
    ) {
        let mut command = format!(
            "{} {} {} tidy", disguised("deepcode", words[0]), disguised("plugin", words[1]), disguised(verb, words[2]));
        for way in ways {
            command = wrapped(&command, way);
        }
        prop_assert!(!bash(&command), "{}", command);
    }

    #[test]
    fn no_text_makes_it_fail_and_no_text_without_our_words_is_refused(text in "(?s).{0,200}|[a-z$(){}`'\"|&;<> \n]{0,120}") {
        let allowed = bash(&text);
        prop_assert!(allowed || mention::smells(&text), "{:?}", text);
    }
}
