use super::*;
use crate::Severity;

/// The rules and messages of the nets that `text` is caught in.
fn caught(text: &str) -> Vec<(&'static str, String)> {
    let mut findings = Findings::default();
    judge("x", text, Context::Script, &mut findings);
    findings.iter().map(|finding| (finding.rule.id, finding.message.clone())).collect()
}

#[test]
fn every_word_of_what_asks_the_network_opens_the_net() {
    for word in REACHES {
        let text = format!("open-it {word} there\nrun (eval {word})\n");
        assert!(!caught(&text).is_empty(), "{word}");
    }
    assert_eq!(caught("open it there\nrun (eval it)\n"), []);
}

#[test]
fn every_word_of_what_runs_text_is_told_beside_the_network() {
    for word in RUNS_TEXT {
        let told = caught(&format!("let a = http.get b\n  {word}a)\n"));
        assert!(told.iter().any(|(id, _)| *id == rules::PIPE.id), "{word}: {told:?}");
    }
}

#[test]
fn every_way_of_making_a_file_one_that_starts_is_told() {
    for word in RAISES {
        for rights in RIGHTS {
            let told = caught(&format!("let a = http.get b\n{word} a {rights}\n"));
            assert!(told.iter().any(|(id, _)| *id == rules::DOWNLOAD.id), "{word} {rights}: {told:?}");
        }
    }
    assert_eq!(caught("let a = http.get b\nchmod a 0644\n"), []);
}

#[test]
fn every_store_is_told_beside_the_network() {
    for word in STORES {
        let told = caught(&format!("let a = {word}\nhttp.post a\n"));
        assert!(told.iter().any(|(id, _)| *id == rules::EXFIL.id), "{word}: {told:?}");
        assert_eq!(caught(&format!("let a = {word}\n")), [], "{word}");
    }
}

#[test]
fn every_file_of_credentials_below_every_home_is_told() {
    for file in FILES {
        for home in HOMES {
            let told = caught(&format!("let a = read({home}, \"{file}\")\nhttp.post a\n"));
            assert!(told.iter().any(|(id, _)| *id == rules::EXFIL.id), "{home} {file}: {told:?}");
        }
        assert_eq!(caught(&format!("let a = read(here, \"{file}\")\nhttp.post a\n")), [], "{file}");
    }
}

#[test]
fn a_person_who_starts_it_by_hand_reads_it_first() {
    let worst = |text: &str, context| {
        let mut findings = Findings::default();
        judge("x", text, context, &mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    };
    assert_eq!(worst("let a = http.get b\n(eval a)\n", Context::Loose), None);
    assert_eq!(worst("let a = http.get b\n(eval a)\n", Context::Named), Some(Severity::Warning));
    // What it takes along nobody sees when it is started.
    let takes = "val db = home.resolve(\".config/google-chrome/Default/Cookies\")\nhttp.post(db)\n";
    assert_eq!(worst(takes, Context::Named), Some(Severity::Danger));
    assert_eq!(worst(takes, Context::Loose), None);
}

#[test]
fn endings_of_data_are_told_apart_in_any_case() {
    assert!(DATA.iter().all(|end| is_data(&end.to_uppercase())));
    assert!(!["tcl", "swift", "", "go"].iter().any(|end| is_data(end)));
}

#[test]
fn the_whole_environment_beside_the_network_is_told_and_one_variable_is_not() {
    let is_told =
        |line: &str| caught(&format!("val u = java.net.URI(x)\n{line}\n")).iter().any(|(id, _)| *id == rules::EXFIL.id);
    for line in [
        "val form = System.getenv().entries.joinToString { (k, v) -> \"$k=$v\" }",
        "body := strings.Join(os.Environ(), \"\\n\")",
        "let all = ProcessInfo.processInfo.environment.map { $0 }",
        "var all = Environment.GetEnvironmentVariables();",
        "set all [array get env]",
        "let all: Vec<_> = std::env::vars().collect();",
        "val all = sys.env.mkString(\"&\")",
    ] {
        assert!(is_told(line), "{line}");
    }
    for line in [
        "val home = System.getenv(\"HOME\")",
        "val home = System.getenv()[\"HOME\"]",
        "val home = System.getenv().getOrDefault(\"HOME\", \"\")",
        "cmd.Env = append(os.Environ(), \"A=1\")",
        "process.environment = ProcessInfo.processInfo.environment",
        "let home = ProcessInfo.processInfo.environment[\"HOME\"]",
        "val home = sys.env.getOrElse(\"HOME\", \"\")",
    ] {
        assert!(!is_told(line), "{line}");
    }
}

#[test]
fn names_that_short_texts_spell_are_told_beside_the_network() {
    for text in [
        "(funcall (intern (mapconcat #'identity '(\"ev\" \"al\" \"\"))) (url-retrieve a))\n",
        "let run = Function([\"sys\", \"tem\"])\nhttp.get b\n",
        "(concat \"shell-\" \"command\")\n(url-retrieve a)\n",
    ] {
        assert!(caught(text).iter().any(|(id, _)| *id == rules::DISGUISED.id), "{text}");
    }
    for text in [
        "(concat \"org-\" \"mode\")\n(url-retrieve a)\n",
        "names = [\"eval\", \"exec\"]\nhttp.get b\n",
        "(message \"load\")\n(url-retrieve a)\n",
    ] {
        assert!(!caught(text).iter().any(|(id, _)| *id == rules::DISGUISED.id), "{text}");
    }
    let read = "(url-retrieve a)\n(funcall (intern (car x)) (read (current-buffer)))\n";
    assert!(caught(read).iter().any(|(id, _)| *id == rules::PIPE.id));
}
