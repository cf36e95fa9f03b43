use std::path::Path;

use proptest::prelude::*;
use serde_json::json;

use super::*;

fn surroundings() -> Surroundings {
    Surroundings {
        cwd: Some("/home/u/work".into()),
        home: Some("/home/u".into()),
        deepcode: vec!["/home/u/.deepcode".into()],
    }
}

fn bash(command: &str) -> bool {
    judge("Bash", &json!({ "command": command }), &surroundings()).allow
}

/// Commands that manage plugins, in every disguise that is still text.
const REFUSED: &[&str] = &[
    // --- plainly
    "deepcode plugin install tidy",
    "deepcode plugins install tidy",
    "deepcode plugin add tidy",
    "deepcode plugin update",
    "deepcode plugin upgrade tidy",
    "deepcode plugin enable tidy",
    "deepcode plugin disable tidy",
    "deepcode plugin remove tidy",
    "deepcode plugin uninstall tidy",
    "deepcode plugin rm tidy",
    "deepcode plugin approve tidy",
    "deepcode plugin lock",
    "deepcode plugin marketplace add https://example.com --key ed25519:x",
    "deepcode plugin marketplace remove shop",
    "deepcode plugin revocations ignore tidy@1.0.0",
    "deepcode plugin revocations unignore tidy@1.0.0",
    "deepcode plugin something-new tidy",
    "deepcode --verbose plugin --strict install tidy",
    "deepcode-plugin install tidy",
    "deepcode-plugin plugin install tidy",
    "deepcode-plugin --home /tmp/x install tidy",
    "deepcode-plugin --format json --quiet install tidy",
    "deepcode-plugin install --locked plugins.lock.json",
    "/usr/local/bin/deepcode plugin install tidy",
    "./target/debug/deepcode-plugin install tidy",
    "~/bin/deepcode-plugin enable tidy",
    "DEEPCODE plugin install tidy",
    "deepcode-plugin.exe install tidy",
    "ls && deepcode plugin install tidy",
    "ls; deepcode plugin install tidy",
    "false || deepcode plugin install tidy",
    "sleep 1 & deepcode plugin install tidy &",
    "yes | deepcode plugin install tidy",
    "deepcode plugin install tidy > /dev/null 2>&1 < /dev/null",
    "2>/dev/null deepcode plugin install tidy",
    "(deepcode plugin install tidy)",
    "{ deepcode plugin install tidy; }",
    "! deepcode plugin install tidy",
    "time deepcode plugin install tidy",
    "if true; then deepcode plugin install tidy; fi",
    "while true; do deepcode plugin install tidy; break; done",
    "for i in 1; do deepcode plugin install tidy; done",
    "case x in x) deepcode plugin install tidy;; esac",
    "case $1 in (a|b) ls;; *) deepcode plugin install tidy;; esac",
    "coproc deepcode plugin install tidy",
    "echo $(deepcode plugin install tidy)",
    "echo `deepcode plugin install tidy`",
    "echo \"$(deepcode plugin install tidy)\"",
    "echo $(( $(deepcode plugin install tidy) + 1 ))",
    "cat <(deepcode plugin install tidy)",
    "X=$(deepcode plugin install tidy)",
    "echo ${X:-$(deepcode plugin install tidy)}",
    "cat <<EOF\n$(deepcode plugin install tidy)\nEOF",
    "deepcode \\\n  plugin \\\n  install tidy",
    // --- quoted
    "'deepcode' \"plugin\" 'install' tidy",
    "d''eepcode pl\"\"ugin in\\stall tidy",
    "$'deepcode' plugin $'\\x69nstall' tidy",
    "$'\\144eepcode' plugin install tidy",
    "deepcode plugin $'\\u0069nstall' tidy",
    "deepcode plugin {install,tidy}",
    "{deepcode,plugin,install,tidy}",
    "deepcode plugin {i..i}nstall tidy",
    "deepcode plugin in?tall tidy",
    "/usr/bin/deepcod? plugin install tidy",
    "/usr/bin/*code plugin install tidy",
    // --- through others
    "sh -c 'deepcode plugin install tidy'",
    "bash -lc \"deepcode plugin install tidy\"",
    "bash -x -c 'deepcode plugin install tidy'",
    "/bin/zsh -c 'deepcode plugin install tidy'",
    "busybox sh -c 'deepcode plugin install tidy'",
    "sh -c 'sh -c \"deepcode plugin install tidy\"'",
    "sh -c '\"$@\"' _ deepcode plugin install tidy",
    "sh -c '$0 plugin install tidy' deepcode",
    "eval deepcode plugin install tidy",
    "eval 'deepcode plugin' install tidy",
    "env deepcode plugin install tidy",
    "env -i deepcode plugin install tidy",
    "env -i PATH=$PATH deepcode plugin install tidy",
    "env -S 'deepcode plugin install tidy'",
    "/usr/bin/env FOO=1 deepcode plugin install tidy",
    "FOO=1 deepcode plugin install tidy",
    "command deepcode plugin install tidy",
    "builtin command deepcode plugin install tidy",
    "exec deepcode plugin install tidy",
    "nohup deepcode plugin install tidy &",
    "timeout 60 deepcode plugin install tidy",
    "timeout -k 5 60 deepcode plugin install tidy",
    "nice -n 10 deepcode plugin install tidy",
    "setsid -f deepcode plugin install tidy",
    "stdbuf -oL deepcode plugin install tidy",
    "sudo deepcode plugin install tidy",
    "sudo -u u -H deepcode plugin install tidy",
    "su u -c 'deepcode plugin install tidy'",
    "doas deepcode plugin install tidy",
    "script -qc 'deepcode plugin install tidy' /dev/null",
    "watch -n1 'deepcode plugin install tidy'",
    "flock /tmp/l -c 'deepcode plugin install tidy'",
    "tmux new-session -d 'deepcode plugin install tidy'",
    "tmux send-keys 'deepcode plugin install tidy' Enter",
    "screen -dm deepcode plugin install tidy",
    "ssh localhost 'deepcode plugin install tidy'",
    "systemd-run --user deepcode plugin install tidy",
    "unshare -r deepcode plugin install tidy",
    "strace -f deepcode plugin install tidy",
    "some-unknown-wrapper --flag deepcode plugin install tidy",
    "find . -name x -exec deepcode plugin install {} \\;",
    "find . -execdir sh -c 'deepcode plugin install tidy' \\;",
    "echo tidy | xargs deepcode plugin install",
    "echo plugin install tidy | xargs deepcode",
    "echo deepcode plugin install tidy | xargs -I{} sh -c '{}'",
    "parallel deepcode plugin install ::: tidy",
    "npx deepcode plugin install tidy",
    "npx -y deepcode@latest plugin install tidy",
    "npx --yes --package deepcode -c 'deepcode plugin install tidy'",
    "npm exec -- deepcode plugin install tidy",
    "npm exec --package=deepcode -c 'deepcode plugin install tidy'",
    "pnpm dlx deepcode plugin install tidy",
    "yarn dlx deepcode plugin install tidy",
    "bunx deepcode plugin install tidy",
    "node /usr/lib/node_modules/deepcode/dist/cli.js plugin install tidy",
    "node --no-warnings node_modules/deepcode/cli.js plugin install tidy",
    "cargo run -p plugin-cli -- install tidy",
    "cargo run --bin deepcode-plugin -- --home /tmp/x install tidy",
    "git -c alias.x='!deepcode plugin install tidy' x",
    "git -c core.pager='deepcode plugin install tidy' log",
    "git config alias.x '!deepcode plugin install tidy'",
    "git rebase --exec 'deepcode plugin install tidy' main",
    "git bisect run deepcode plugin install tidy",
    "trap 'deepcode plugin install tidy' EXIT",
    "PROMPT_COMMAND='deepcode plugin install tidy' bash -i",
    "EDITOR='deepcode plugin install tidy' git commit",
    "deepcode plugin exec -- deepcode plugin install tidy",
    "deepcode-plugin exec --policy workspace-write -- sh -c 'deepcode plugin install tidy'",
    // --- variables, aliases, functions
    "X=install; deepcode plugin $X tidy",
    "X=install deepcode plugin enable tidy",
    "A=deep B=code; $A$B plugin install tidy",
    "CMD='deepcode plugin install tidy'; $CMD",
    "CMD=(deepcode plugin install tidy); \"${CMD[@]}\"",
    "CMD=deepcode; CMD+=' plugin install tidy'; $CMD",
    "export T='deepcode plugin install tidy'; sh -c \"$T\"",
    "set -- deepcode plugin install tidy; \"$@\"",
    "for c in install; do deepcode plugin $c tidy; done",
    "for c in list install; do deepcode plugin $c tidy; done",
    "read X <<< install; deepcode plugin $X tidy",
    "deepcode plugin $UNKNOWN tidy",
    "deepcode plugin ${X:-install} tidy",
    "deepcode plugin $(echo install) tidy",
    "deepcode plugin `printf install` tidy",
    "deepcode $(cat words)",
    "$(which deepcode) plugin install tidy",
    "$(echo deepcode) $(echo plugin) $(echo install) tidy",
    "IFS=,; X=deepcode,plugin,install,tidy; $X",
    "alias dp='deepcode plugin'\ndp install tidy",
    "shopt -s expand_aliases; alias x=deepcode; x plugin install tidy",
    "f() { deepcode plugin install \"$1\"; }; f tidy",
    "f() { \"$@\"; }; f deepcode plugin install tidy",
    "function f { deepcode plugin \"$1\" tidy; }; f install",
    "f() ( deepcode \"$@\" ); f plugin install tidy",
    "dp() { deepcode plugin \"$@\"; }; dp enable tidy",
    "ln -s /usr/bin/deepcode-plugin dp; ./dp install tidy",
    "cp \"$(which deepcode)\" /tmp/x && cp /usr/bin/deepcode /tmp/y && /tmp/y plugin install tidy",
    // --- into a shell
    "echo deepcode plugin install tidy | sh",
    "echo 'deepcode plugin install tidy' | bash -s",
    "printf '%s %s %s tidy' deepcode plugin install | sh",
    "printf '\\x64eepcode plugin install tidy' | sh",
    "cat <<EOF | sh\ndeepcode plugin install tidy\nEOF",
    "sh <<EOF\ndeepcode plugin install tidy\nEOF",
    "bash <<'EOF'\nX=install\ndeepcode plugin $X tidy\nEOF",
    "bash <<< 'deepcode plugin install tidy'",
    "bash <(echo deepcode plugin install tidy)",
    "source <(echo deepcode plugin install tidy)",
    ". /dev/stdin <<< 'deepcode plugin install tidy'",
    "base64 -d <<< ZGVlcGNvZGUgcGx1Z2luIGluc3RhbGwgdGlkeQ== | sh",
    "echo ZGVlcGNvZGUgcGx1Z2luIGluc3RhbGwgdGlkeQo= | base64 --decode | bash",
    "eval \"$(echo ZGVlcGNvZGUgcGx1Z2luIGluc3RhbGwgdGlkeQ== | base64 -d)\"",
    "echo 64656570636f646520706c7567696e20696e7374616c6c2074696479 | xxd -r -p | sh",
    "echo 'ydit llatsni nigulp edocpeed' | rev | sh",
    "echo qrrcpbqr cyhtva vafgnyy gvql | tr a-z n-za-m | sh",
    "echo 'deepcode plugin install tidy' > x.sh; sh x.sh",
    "echo 'deepcode plugin install tidy' > x.sh && chmod +x x.sh && ./x.sh",
    "cat > x.sh <<EOF\ndeepcode plugin install tidy\nEOF\nbash ./x.sh",
    "echo 'deepcode plugin install tidy' | tee x.sh; . ./x.sh",
    "echo 'deepcode plugin install tidy' >> ~/.bashrc",
    "echo 'deepcode plugin install tidy' > .git/hooks/post-commit",
    "echo '* * * * * deepcode plugin install tidy' | crontab -",
    "echo 'deepcode plugin install tidy' | at now",
    "deepcode plugin install 'unfinished",
    // --- other languages
    "python3 -c 'import os; os.system(\"deepcode plugin install tidy\")'",
    "python -c 'import subprocess; subprocess.run([\"deepcode\",\"plugin\",\"install\",\"tidy\"])'",
    "python3 -c \"import os; os.system('deep'+'code plugin install tidy')\"",
    "python3 - <<EOF\nimport os\nos.system('deepcode plugin install tidy')\nEOF",
    "node -e 'require(\"child_process\").execSync(\"deepcode plugin install tidy\")'",
    "node --eval 'require(\"child_process\").spawnSync(\"deepcode\", [\"plugin\", \"enable\", \"tidy\"])'",
    "perl -e 'system(\"deepcode plugin install tidy\")'",
    "perl -e 'exec qw(deepcode plugin install tidy)'",
    "ruby -e '`deepcode plugin install tidy`'",
    "php -r 'shell_exec(\"deepcode plugin install tidy\");'",
    "awk 'BEGIN{system(\"deepcode plugin install tidy\")}'",
    "vim -c '!deepcode plugin install tidy' -c q",
    "osascript -e 'do shell script \"deepcode plugin install tidy\"'",
    "python3 -c 'open(\"/home/u/.deepcode/plugins-trust.json\",\"w\").write(\"{}\")'",
    "node -e 'require(\"fs\").writeFileSync(process.env.HOME+\"/.deepcode/settings.json\",\"{}\")'",
    // --- the mark
    "DEEPCODE_AGENT= deepcode plugin list",
    "DEEPCODE_AGENT=0 ls",
    "unset DEEPCODE_AGENT",
    "unset -v DEEPCODE_AGENT; ls",
    "export DEEPCODE_AGENT=",
    "export -n DEEPCODE_AGENT",
    "declare +x DEEPCODE_AGENT",
    "env -u DEEPCODE_AGENT ls",
    "env --unset=DEEPCODE_AGENT ls",
    "env -uDEEPCODE_AGENT ls",
    "env DEEPCODE_AGENT= ls",
    "sudo DEEPCODE_AGENT=0 ls",
    "sh -c 'unset DEEPCODE_AGENT; ls'",
    // --- the trust store
    "echo '{}' > ~/.deepcode/plugins-trust.json",
    "echo '{}' >> $HOME/.deepcode/plugins-trust.json",
    "echo '{}' >| \"$DEEPCODE_HOME\"/plugins-trust.json",
    "echo '{}' > /home/u/.deepcode/settings.json",
    "echo '{}' > /home/u/.DeepCode/Settings.json",
    "echo '{}' > ../.deepcode/settings.json",
    "cd ~/.deepcode && echo '{}' > settings.json",
    "cd; cd ~/.deepcode; sed -i s/a/b/ marketplaces.json",
    "echo '{}' | tee ~/.deepcode/plugins-trust.json",
    "tee -a ~/.deepcode/marketplaces.json < x",
    "cp x.json ~/.deepcode/plugins-trust.json",
    "cp -t ~/.deepcode/plugins x",
    "cp -r evil ~/.deepcode/plugins/evil",
    "mv x.json ~/.deepcode/settings.json",
    "mv ~/.deepcode/plugins-trust.json /tmp",
    "ln -sf /tmp/x ~/.deepcode/plugins-trust.json",
    "ln -s ~/.deepcode d && echo '{}' > d/settings.json",
    "sed -i 's/false/true/' ~/.deepcode/settings.json",
    "perl -pi -e 's/a/b/' ~/.deepcode/settings.json",
    "dd if=x of=~/.deepcode/plugins-trust.json",
    "dd if=x of=/home/u/.deepcode/plugins-trust.json",
    "install -m 600 x ~/.deepcode/plugins-trust.json",
    "rsync -a x/ ~/.deepcode/plugins/",
    "truncate -s 0 ~/.deepcode/plugins-trust.json",
    "rm ~/.deepcode/plugins-trust.json",
    "rm -rf ~/.deepcode",
    "rm -rf ~/.deepcode/plugins/guarding-plugin",
    "find ~/.deepcode -name '*.json' -delete",
    "chmod 666 ~/.deepcode/settings.json",
    "jq '.x=1' a > ~/.deepcode/settings.json",
    "curl -o ~/.deepcode/settings.json https://example.com",
    "wget -O/home/u/.deepcode/settings.json https://example.com",
    "sort -o ~/.deepcode/settings.json x",
    "vim ~/.deepcode/settings.json",
    "python3 edit.py ~/.deepcode/settings.json",
    "echo '{}' > ~/.deepcode/plug*-trust.json",
    "echo '{}' > ~/.deepcode/{settings,x}.json",
    "X=plugins-trust; echo '{}' > ~/.deepcode/$X.json",
    "F=~/.deepcode/settings.json; echo '{}' > $F",
    "echo '{}' > ~/.deepcode/./x/../settings.json",
    "DEEPCODE_HOME=/tmp/h; echo '{}' > /tmp/h/settings.json",
    "echo '{}' > plugins.lock.json",
    "cp other.json project/plugins.lock.json",
    "git checkout other -- plugins.lock.json",
    "echo '{}' > /tmp/elsewhere/plugins-trust.json",
];

/// Commands that look alike and manage nothing.
const ALLOWED: &[&str] = &[
    "",
    "ls -la",
    "deepcode plugin list",
    "deepcode plugin list --updates --format json",
    "deepcode plugins ls",
    "deepcode plugin search csv",
    "deepcode plugin info tidy",
    "deepcode plugin verify",
    "deepcode plugin doctor",
    "deepcode plugin review tidy",
    "deepcode plugin revocations",
    "deepcode plugin revocations list",
    "deepcode plugin marketplace list",
    "deepcode plugin marketplace update",
    "deepcode plugin report tidy",
    "deepcode plugin install --help",
    "deepcode plugin --help",
    "deepcode plugin",
    "deepcode --version",
    "deepcode -p 'write a plugin'",
    "deepcode-plugin --home /tmp/x list",
    "deepcode-plugin guard --tool Bash --input '{}'",
    "DEEPCODE_AGENT=1 deepcode plugin list",
    "sh -c 'deepcode plugin list'",
    "env -i deepcode plugin list",
    "env -i make test",
    "npx deepcode plugin list",
    "which deepcode",
    "command -v deepcode",
    "grep -r \"deepcode plugin install\" docs",
    "grep -rn 'deepcode plugin install' docs | wc -l",
    "rg 'deepcode-plugin install' --files-with-matches | xargs cat",
    "grep -rl 'deepcode plugin install' docs | xargs sed -i 's/tidy/neat/'",
    "git commit -m \"deepcode plugin install docs\"",
    "git commit -m 'tell how deepcode plugin install asks' && git push",
    "git commit -am \"$(cat <<'EOF'\nguard: refuse deepcode plugin install\nEOF\n)\"",
    "git log --grep='deepcode plugin install'",
    "git diff -- plugins.lock.json",
    "gh pr create --title 'deepcode plugin install' --body 'deepcode plugin install tidy'",
    "gh issue create --body-file x.md",
    "echo 'run: deepcode plugin install tidy'",
    "echo deepcode plugin install tidy",
    "echo 'deepcode plugin install tidy' >> README.md",
    "printf 'deepcode plugin install %s\\n' tidy > docs/install.md",
    "cat > docs/x.md <<EOF\ndeepcode plugin install tidy\nEOF",
    "cat <<'EOF' >> NOTES\nunset DEEPCODE_AGENT\nEOF",
    "# deepcode plugin install tidy\nmake",
    "sed -i 's/deepcode plugin install/deepcode plugin add/' docs/guide.md",
    "sed -n '/deepcode plugin install/p' docs/guide.md",
    "awk '/install/' docs/guide.md",
    "cargo test --workspace deepcode",
    "cargo test --bin deepcode-plugin install",
    "cargo test -p plugin-cli install",
    "cargo run -p plugin-cli -- list",
    "cargo build && ./target/debug/deepcode-plugin list",
    "npm install deepcode-plugin-data-tools-docs",
    "npm install",
    "npm install --save-dev eslint-plugin-import",
    "npm run build -- --plugin install",
    "npm install -g deepcode",
    "brew install deepcode",
    "pip install deepcode",
    "mvn plugin install",
    "helm plugin install https://example.com/x",
    "vagrant plugin install x",
    "docker plugin install x",
    "claude plugin install x",
    "asdf plugin add nodejs",
    "cat ~/.deepcode/settings.json",
    "cat ~/.deepcode/plugins-trust.json | jq .",
    "jq .plugins ~/.deepcode/settings.json",
    "less /home/u/.deepcode/plugins-trust.json",
    "ls ~/.deepcode/plugins",
    "cp ~/.deepcode/plugins-trust.json /tmp/backup.json",
    "grep -c tidy ~/.deepcode/plugins-trust.json",
    "sha256sum plugins.lock.json",
    "git diff plugins.lock.json",
    "find ~/.deepcode -name '*.json'",
    "diff ~/.deepcode/settings.json other.json",
    "echo '{}' > settings.json",
    "echo '{}' > .vscode/settings.json",
    "echo '{}' > $DIR/settings.json",
    "sed -i s/a/b/ .vscode/settings.json",
    "mkdir -p plugins && cp a plugins/",
    "rm -rf plugins marketplaces",
    "echo notes > ~/.deepcode/notes.md",
    "python3 scripts/gen.py 'deepcode plugin install'",
    "node scripts/docs.js --title 'deepcode plugin install'",
    "python3 -c 'print(1)'",
    "node -e 'console.log(\"hello\")'",
    "curl -fsSL https://example.com/install.sh | sh",
    "echo ls | sh",
    "base64 -d <<< bHM= | sh",
    "X=list; deepcode plugin $X",
    "for p in a b; do deepcode plugin info $p; done",
    "find . -name '*.rs' -exec grep -l install {} +",
    "xargs rm < list",
    "eval \"$(ssh-agent -s)\"",
    "source .venv/bin/activate && pytest",
    "$EDITOR notes.md",
    "\"$@\"",
    "f() { grep plugin \"$@\"; }; f install",
    "alias ll='ls -l'; ll",
    "docker run --rm image sh -c 'npm install'",
    "echo $((1 + 2))",
    "a=(1 2 3); echo \"${a[@]}\"",
    "case $x in a) ls;; *) pwd;; esac",
    "man deepcode-plugin",
    "tar xf plugin.tar && cd plugin && ./configure && make install",
    "unset DEEPCODE_DEBUG",
    "echo \"unfinished",
];

#[test]
fn whatever_manages_plugins_is_refused() {
    let through: Vec<_> = REFUSED.iter().filter(|command| bash(command)).collect();
    assert!(through.is_empty(), "{} let through: {through:#?}", through.len());
}

#[test]
fn whatever_only_looks_alike_is_allowed() {
    let caught: Vec<_> = ALLOWED.iter().filter(|command| !bash(command)).collect();
    assert!(caught.is_empty(), "{} refused: {caught:#?}", caught.len());
    assert!(REFUSED.len() + ALLOWED.len() >= 300);
}

#[test]
fn a_refusal_has_the_one_reason_and_an_allowance_none() {
    let refused = judge("Bash", &json!({ "command": "deepcode plugin install tidy" }), &surroundings());
    assert_eq!(serde_json::to_value(refused).unwrap(), json!({ "allow": false, "reason": FORBIDDEN }));
    let allowed = judge("Bash", &json!({ "command": "ls" }), &surroundings());
    assert_eq!(serde_json::to_value(allowed).unwrap(), json!({ "allow": true }));
}

#[test]
fn tools_that_write_do_not_reach_the_trust_store() {
    let refused = |tool: &str, input: Value| !judge(tool, &input, &surroundings()).allow;
    for path in [
        "/home/u/.deepcode/plugins-trust.json",
        "~/.deepcode/settings.json",
        "../.deepcode/marketplaces.json",
        "/home/u/.deepcode/plugins/x/index.js",
        "/home/u/x/../.deepcode/settings.json",
        "plugins.lock.json",
        "/HOME/u/.deepcode/plugins-trust.json",
        "/home/u/.deepcode/Plugins-Trust.json",
        "/tmp/plugins-trust.json",
        "/home/u/.deepcode/plugins-quarantine.json",
        "file:///home/u/.deepcode/settings.json",
    ] {
        assert!(refused("Write", json!({ "file_path": path, "content": "{}" })), "{path}");
        assert!(refused("Edit", json!({ "file_path": path, "old_string": "a", "new_string": "b" })), "{path}");
        assert!(refused("MultiEdit", json!({ "file_path": path, "edits": [] })), "{path}");
        assert!(refused("NotebookEdit", json!({ "notebook_path": path, "new_source": "x" })), "{path}");
        assert!(refused("mcp__files__write_file", json!({ "path": path, "content": "x" })), "{path}");
        assert!(!refused("Read", json!({ "file_path": path })), "{path}");
    }
    for path in
        ["settings.json", "/home/u/work/.deepcode/settings.json", "docs/plugins-trust.md", "/home/u/.deepcode/notes.md"]
    {
        let input = json!({ "file_path": path, "content": "deepcode plugin install tidy" });
        assert!(!refused("Write", input), "{path}");
    }
    for path in ["/home/u/.bashrc", ".git/hooks/pre-push", ".husky/pre-commit"] {
        assert!(
            refused("Write", json!({ "file_path": path, "content": "x\ndeepcode plugin install tidy\n" })),
            "{path}"
        );
        assert!(refused("Edit", json!({ "file_path": path, "new_string": "deepcode plugin install tidy" })), "{path}");
        let edits = json!([{ "old_string": "", "new_string": "unset DEEPCODE_AGENT" }]);
        assert!(refused("MultiEdit", json!({ "file_path": path, "edits": edits })), "{path}");
        assert!(!refused("Write", json!({ "file_path": path, "content": "make test\n" })), "{path}");
    }
}

#[test]
fn a_command_is_found_in_whatever_tool_runs_it() {
    for (tool, input) in [
        ("bash", json!({ "command": "deepcode plugin install tidy" })),
        ("shell", json!({ "command": ["deepcode", "plugin", "install", "tidy"] })),
        ("shell", json!({ "command": ["bash", "-lc", "deepcode plugin install tidy"] })),
        ("exec", json!({ "cmd": "deepcode", "args": ["plugin", "install", "tidy"] })),
        ("mcp__terminal__run", json!({ "script": "deepcode plugin install tidy" })),
        ("mcp__x", json!({ "steps": [{ "shell": "deepcode plugin install tidy" }] })),
        ("Bash", json!({ "command": "echo {} > settings.json", "cwd": "/home/u/.deepcode" })),
    ] {
        assert!(!judge(tool, &input, &surroundings()).allow, "{tool} {input}");
    }
    for (tool, input) in [
        ("Grep", json!({ "pattern": "deepcode plugin install", "path": "/home/u/.deepcode" })),
        ("WebSearch", json!({ "query": "deepcode plugin install" })),
        ("TodoWrite", json!({ "todos": [{ "content": "deepcode plugin install" }] })),
        ("Bash", json!({ "command": "ls", "description": "deepcode plugin install" })),
        ("Bash", json!(null)),
        ("", json!([])),
    ] {
        assert!(judge(tool, &input, &surroundings()).allow, "{tool} {input}");
    }
}

#[test]
fn a_link_to_the_trust_store_is_the_trust_store() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    std::fs::create_dir_all(at("home/.deepcode")).unwrap();
    std::fs::create_dir_all(at("work")).unwrap();
    std::os::unix::fs::symlink(at("home/.deepcode"), at("work/folder")).unwrap();
    std::os::unix::fs::symlink(at("home/.deepcode/settings.json"), at("work/innocent.txt")).unwrap();
    std::os::unix::fs::symlink(at("home"), at("other")).unwrap();
    let there = Surroundings { cwd: Some(at("work")), home: Some(at("home")), deepcode: vec![at("home/.deepcode")] };
    let other = at("other/.deepcode/settings.json").display().to_string();
    for path in
        ["folder/settings.json", "innocent.txt", "./innocent.txt", "../home/.deepcode/settings.json", other.as_str()]
    {
        assert!(!judge("Write", &json!({ "file_path": path }), &there).allow, "{path}");
        assert!(!judge("Bash", &json!({ "command": format!("echo x > {path}") }), &there).allow, "{path}");
    }
    assert!(judge("Write", &json!({ "file_path": "plain.txt" }), &there).allow);
}

#[test]
fn hostile_input_ends_soon() {
    let began = std::time::Instant::now();
    for hostile in [
        "(".repeat(200_000),
        "$(".repeat(100_000),
        "{a,b}".repeat(5_000),
        "\"$(\"$(".repeat(20_000),
        "`".repeat(100_001),
        "f() { f; f; }; f".to_owned(),
        "f() { g; g; }; g() { h; h; }; h() { f; f; }; f; f".to_owned(),
        "alias a='a a'; a a a".to_owned(),
        "x=$x$x; ".repeat(10_000),
        "x='a a a a a a a a'; ".to_owned() + &"x=\"$x$x\"; ".repeat(60),
        "a".repeat(1 << 20),
        "\\".repeat(100_001),
        "<<A ".repeat(10_000),
        "eval ".repeat(20_000),
        "sh -c \"".repeat(10_000),
        // Found by fuzzing: each level was read twice as often as the one around it.
        "<(".repeat(16) + "x" + &")".repeat(16),
        format!("sh -c \"{}x{}\"", "$(case a in ".repeat(30), ")".repeat(30)),
        "*".repeat(50_000),
        "{".repeat(50_000),
        format!("echo {}", "[a".repeat(50_000)),
    ] {
        let each = std::time::Instant::now();
        let _verdict = bash(&hostile);
        assert!(
            !bash(&format!("deepcode plugin install tidy; {hostile}")),
            "{}",
            hostile.get(..20).unwrap_or(&hostile)
        );
        assert!(each.elapsed().as_secs() < 30, "{} took {:?}", hostile.get(..20).unwrap_or(&hostile), each.elapsed());
    }
    assert!(began.elapsed().as_secs() < 120, "{:?}", began.elapsed());
    let mut deep = json!("deepcode plugin install tidy");
    for _ in 0..60 {
        deep = json!({ "command": deep });
    }
    assert!(!judge("x", &deep, &surroundings()).allow);
}

#[test]
fn the_homes_are_compared_as_they_really_are() {
    let none = Surroundings { cwd: None, home: None, deepcode: vec![] };
    assert!(!judge("Write", &json!({ "file_path": "/x/plugins-trust.json" }), &none).allow);
    assert!(judge("Write", &json!({ "file_path": "settings.json" }), &none).allow);
    assert!(Path::new("/").is_absolute());
}

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
