//! Sensitive paths: where credentials lie, and what runs or is obeyed again after the plugin is gone; one list for code, scripts
//! and prose.
//!
//! Paths are asked for in lower case, with slashes that lean right. Where a home is known to be meant it is `/~`.

/// How a path must hold an entry.
#[derive(Clone, Copy)]
enum Fit {
    /// At its end. A word of a script may go on: by a glob, a bracket, `.d`.
    End,
    /// Anywhere.
    Inside,
    /// At its end, where code names it: scripts name such a file without harm, or are judged by rules of their own.
    CodeEnd,
    /// Anywhere, where code names it.
    CodeInside,
}

/// An entry of the list.
pub(crate) struct Sensitive {
    path: &'static str,
    what: &'static str,
    fit: Fit,
}

impl Sensitive {
    /// The entry's longest step, without which no path holds it.
    pub(crate) fn step(&self) -> &'static str {
        self.path.split('/').max_by_key(|step| step.len()).unwrap_or_default()
    }

    /// Whether it is a folder in which everything is sensitive, and `path` is that folder.
    fn is_folder(&self, path: &str) -> bool {
        let is_inside = matches!(self.fit, Fit::Inside | Fit::CodeInside);
        is_inside && self.path.strip_suffix('/').is_some_and(|folder| path.ends_with(folder))
    }
}

const fn end(path: &'static str, what: &'static str) -> Sensitive {
    Sensitive { path, what, fit: Fit::End }
}

const fn inside(path: &'static str, what: &'static str) -> Sensitive {
    Sensitive { path, what, fit: Fit::Inside }
}

const fn code_end(path: &'static str, what: &'static str) -> Sensitive {
    Sensitive { path, what, fit: Fit::CodeEnd }
}

const fn code_inside(path: &'static str, what: &'static str) -> Sensitive {
    Sensitive { path, what, fit: Fit::CodeInside }
}

/// What a path that code names leads to, if the list has it.
pub(crate) fn in_code(list: &'static [Sensitive], path: &str) -> Option<&'static str> {
    let fits = |it: &&Sensitive| match it.fit {
        Fit::End | Fit::CodeEnd => path.ends_with(it.path),
        Fit::Inside | Fit::CodeInside => path.contains(it.path),
    };
    list.iter().find(fits).map(|it| it.what)
}

/// What a whole folder that code names holds, if the list has all that is in it.
pub(crate) fn folder_in_code(list: &'static [Sensitive], path: &str) -> Option<&'static str> {
    list.iter().find(|it| it.is_folder(path)).map(|it| it.what)
}

/// Whether the list has a path that a script names.
pub(crate) fn in_script(list: &'static [Sensitive], path: &str) -> bool {
    list.iter().any(|it| matches!(it.fit, Fit::End | Fit::Inside) && path.contains(it.path))
}

/// Whether a secret place is a history of commands, which may hold credentials and mostly holds none.
pub(crate) fn is_history(path: &str) -> bool {
    path.ends_with("_history")
}

/// Whether an address, or a part of one, is where a machine in a cloud asks for the keys of its role.
pub(crate) fn is_of_cloud_role(address: &str) -> bool {
    const ROLES: &[&str] = &[
        "meta-data/iam/security-credentials",
        "computemetadata/v1/instance/service-accounts/default/token",
        "metadata/identity/oauth2/token",
    ];
    ROLES.iter().any(|role| address.contains(role))
}

/// Where credentials lie.
pub(crate) const SECRETS: &[Sensitive] = &[
    inside("/.ssh/id_", "SSH keys"),
    inside("/.ssh/identity", "SSH keys"),
    inside("/.ssh/*", "SSH keys"),
    code_end("/.ssh", "SSH keys"),
    code_inside("/.ssh/", "SSH keys"),
    code_inside("id_rsa", "SSH keys"),
    code_inside("id_ed25519", "SSH keys"),
    code_inside("id_ecdsa", "SSH keys"),
    inside("/.aws/credentials", "AWS keys"),
    inside("/.aws/config", "AWS keys"),
    code_end("/.aws", "AWS keys"),
    code_inside("/.aws/", "AWS keys"),
    code_end("/.gnupg", "GnuPG keys"),
    inside("/.gnupg/", "GnuPG keys"),
    inside("/.deepcode/credentials", "DeepCode's credentials"),
    inside("/.claude/.credentials", "Claude's credentials"),
    end("/.codex/auth.json", "Codex' credentials"),
    end("/.gemini/oauth_creds.json", "Gemini's credentials"),
    inside("/.config/github-copilot/", "Copilot's token"),
    end("/.netrc", "passwords for hosts"),
    end("/_netrc", "passwords for hosts"),
    end("/.git-credentials", "Git's passwords"),
    end("/gh/hosts.yml", "GitHub's token"),
    end("/.config/hub", "GitHub's token"),
    end("/glab-cli/config.yml", "GitLab's token"),
    end("/tea/config.yml", "Gitea's token"),
    end("/.npmrc", "npm's tokens"),
    code_end("/.yarnrc.yml", "Yarn's tokens"),
    end("/.pypirc", "PyPI's tokens"),
    inside("/.cargo/credentials", "Cargo's tokens"),
    end("/.gem/credentials", "RubyGems' tokens"),
    inside("/.m2/settings", "Maven's passwords"),
    end("/.gradle/gradle.properties", "Gradle's passwords"),
    end("/composer/auth.json", "Composer's tokens"),
    end("/.composer/auth.json", "Composer's tokens"),
    end("/nuget/nuget.config", "NuGet's passwords"),
    end("/.docker/config.json", "Docker's tokens"),
    end("/containers/auth.json", "Podman's tokens"),
    end("/.kube/config", "Kubernetes' keys"),
    code_inside("/.kube/", "Kubernetes' keys"),
    end("/helm/registry/config.json", "Helm's passwords"),
    end("/helm/repositories.yaml", "Helm's passwords"),
    end("/argocd/config", "Argo CD's token"),
    code_end("/.config/gcloud", "Google Cloud's tokens"),
    inside("/.config/gcloud/", "Google Cloud's tokens"),
    code_end("/.azure", "Azure's tokens"),
    inside("/.azure/", "Azure's tokens"),
    end("/.oci/config", "Oracle Cloud's keys"),
    end("/.s3cfg", "S3 keys"),
    end("/.boto", "S3 keys"),
    end("/rclone/rclone.conf", "rclone's tokens"),
    inside("/.terraform.d/credentials", "Terraform's tokens"),
    inside("/.pulumi/credentials", "Pulumi's tokens"),
    end("/.vault-token", "Vault's token"),
    end("/sops/age/keys.txt", "keys that decrypt secrets"),
    end("/.databrickscfg", "Databricks' tokens"),
    end("/.kaggle/kaggle.json", "Kaggle's key"),
    end("/huggingface/token", "Hugging Face's token"),
    end("/.huggingface/token", "Hugging Face's token"),
    end("/doctl/config.yaml", "DigitalOcean's token"),
    end("/netlify/config.json", "Netlify's token"),
    end("/com.vercel.cli/auth.json", "Vercel's token"),
    end("/.fly/config.yml", "Fly's token"),
    inside("/.wrangler/config", "Cloudflare's token"),
    end("/configstore/firebase-tools.json", "Firebase's token"),
    end("/.circleci/cli.yml", "CircleCI's token"),
    end("/.sentryclirc", "Sentry's token"),
    end("/ngrok/ngrok.yml", "ngrok's token"),
    end("/.ngrok2/ngrok.yml", "ngrok's token"),
    end("/stripe/config.toml", "Stripe's keys"),
    inside("/.twilio-cli/", "Twilio's keys"),
    end("/.supabase/access-token", "Supabase's token"),
    end("/.pgpass", "database passwords"),
    end("/.my.cnf", "database passwords"),
    inside("/.password-store", "passwords"),
    inside("/.config/op/", "1Password's session"),
    code_end(".kdbx", "a password store"),
    inside("/library/keychains", "the keychain"),
    inside("login.keychain", "the keychain"),
    inside("/.local/share/keyrings", "the keyring"),
    inside("/.local/share/kwalletd", "the keyring"),
    inside("/login data", "browser passwords"),
    end("/logins.json", "browser passwords"),
    end("/key4.db", "browser passwords"),
    end("/key3.db", "browser passwords"),
    end("/signons.sqlite", "browser passwords"),
    end("/cookies.sqlite", "browser cookies"),
    end("/network/cookies", "browser cookies"),
    end("/default/cookies", "browser cookies"),
    code_end("/cookies", "browser cookies"),
    code_end("/web data", "what a browser fills in"),
    code_end("/local state", "the key to a browser's passwords"),
    inside("/.mozilla/firefox", "the browser's profile"),
    code_inside("/google/chrome/", "the browser's profile"),
    inside("/.config/google-chrome", "the browser's profile"),
    inside("/google-chrome/", "the browser's profile"),
    inside("/.config/chromium/", "the browser's profile"),
    inside("/bravesoftware/brave-browser", "the browser's profile"),
    inside("/microsoft/edge/user data", "the browser's profile"),
    inside("/local extension settings/", "wallets and what else a browser's extensions keep"),
    inside("/.thunderbird/", "mail and its passwords"),
    inside("/wallet.dat", "a wallet"),
    inside("/.config/solana/", "a wallet"),
    code_end("/.config/solana", "a wallet"),
    code_end("/.ethereum", "a wallet"),
    inside("/.ethereum/", "a wallet"),
    inside("/ethereum/keystore", "a wallet"),
    inside("/.electrum", "a wallet"),
    inside("/.bitcoin/", "a wallet"),
    inside("/.monero/", "a wallet"),
    inside("/.foundry/keystores", "a wallet"),
    inside("/.brownie/accounts", "a wallet"),
    inside("/exodus.wallet", "a wallet"),
    inside("/atomic/local storage", "a wallet"),
    end("/.bash_history", "a shell's history"),
    end("/.zsh_history", "a shell's history"),
    inside("/etc/shadow", "password hashes"),
    inside("/etc/gshadow", "password hashes"),
    inside("/etc/sudoers", "who may become root"),
    inside("/proc/self/environ", "the environment"),
    code_inside("/run/secrets/", "secrets of the container"),
];

/// What runs or is obeyed again.
pub(crate) const LASTING: &[Sensitive] = &[
    end("/.bashrc", "a shell's start file"),
    end("/.bash_profile", "a shell's start file"),
    end("/.bash_login", "a shell's start file"),
    end("/.bash_logout", "a shell's last file"),
    end("/.bash_aliases", "a shell's start file"),
    end("/.profile", "a shell's start file"),
    end("/.zshrc", "a shell's start file"),
    end("/.zshenv", "a shell's start file"),
    end("/.zprofile", "a shell's start file"),
    end("/.zlogin", "a shell's start file"),
    end("/.zlogout", "a shell's last file"),
    end("/config.fish", "a shell's start file"),
    inside("/fish/conf.d/", "a shell's start file"),
    inside("/fish/functions/", "a shell's functions"),
    end("/.inputrc", "a shell's start file"),
    end("/etc/profile", "a shell's start file"),
    inside("/etc/profile.d/", "a shell's start file"),
    end("/etc/bash.bashrc", "a shell's start file"),
    end("/etc/environment", "every process's environment"),
    end("/.pam_environment", "every process's environment"),
    inside("/.config/environment.d", "every process's environment"),
    end("/etc/ld.so.preload", "what every process loads"),
    end("/release_agent", "what the kernel starts"),
    end("/sys/kernel/core_pattern", "what the kernel starts"),
    end("/sys/kernel/modprobe", "what the kernel starts"),
    end("/uevent_helper", "what the kernel starts"),
    end("/binfmt_misc/register", "what the kernel starts"),
    end("/powershell/profile.ps1", "a shell's start file"),
    end("/microsoft.powershell_profile.ps1", "a shell's start file"),
    end("/.xprofile", "a session's start file"),
    end("/.xinitrc", "a session's start file"),
    inside("/etc/cron", "a timetable"),
    end("/etc/anacrontab", "a timetable"),
    inside("/var/spool/cron", "a timetable"),
    inside("/library/launchagents", "a start-up item"),
    inside("/library/launchdaemons", "a start-up item"),
    code_inside("/launchagents/", "a start-up item"),
    code_inside("/launchdaemons/", "a start-up item"),
    inside("/.config/autostart", "a start-up item"),
    inside("/start menu/programs/startup", "a start-up item"),
    code_inside("/startup/", "a start-up item"),
    inside("/.config/systemd", "a service"),
    inside("/etc/systemd/", "a service"),
    inside("/systemd/user/", "a service"),
    code_inside("/systemd/system/", "a service"),
    inside("/etc/init.d", "a service"),
    end("/etc/rc.local", "a service"),
    code_end("/etc/hosts", "where names lead"),
    inside(".git/hooks/", "a Git hook"),
    code_inside("/.husky/", "a Git hook"),
    end("/.gitconfig", "Git's configuration"),
    code_end("/.git/config", "Git's configuration"),
    inside("/.config/git/", "Git's configuration"),
    end("/.ssh/authorized_keys", "who may log in"),
    code_end("/authorized_keys", "who may log in"),
    end("/.ssh/config", "SSH's configuration"),
    end("/.ssh/rc", "what SSH starts"),
    code_end("/.npmrc", "npm's configuration"),
    inside("/~/.npmrc", "npm's configuration"),
    inside("/~/.yarnrc", "Yarn's configuration"),
    inside("/.cargo/config", "Cargo's configuration"),
    inside("/.config/pip/", "pip's configuration"),
    end("/.pip/pip.conf", "pip's configuration"),
    end("/.curlrc", "curl's configuration"),
    end("/.wgetrc", "Wget's configuration"),
    end("/.vimrc", "an editor's start file"),
    end("/.gvimrc", "an editor's start file"),
    end("/.exrc", "an editor's start file"),
    inside("/.vim/", "an editor's start file"),
    inside("/.config/nvim/", "an editor's start file"),
    end("/.emacs", "an editor's start file"),
    inside("/.emacs.d/", "an editor's start file"),
    inside("/.config/emacs/", "an editor's start file"),
    code_end("/.vscode/tasks.json", "an editor's tasks"),
    code_end("/.vscode/settings.json", "an editor's settings"),
    code_end("/.envrc", "a folder's start file"),
    end("/.tmux.conf", "a terminal's start file"),
    inside("/.config/tmux/", "a terminal's start file"),
    end("/.screenrc", "a terminal's start file"),
    end("/.gdbinit", "a debugger's start file"),
    end("/.lldbinit", "a debugger's start file"),
    end("/.irbrc", "an interpreter's start file"),
    end("/.pryrc", "an interpreter's start file"),
    end("/.rprofile", "an interpreter's start file"),
    end("/.psqlrc", "a database client's start file"),
    end("/.sqliterc", "a database client's start file"),
    inside("/profile_default/startup", "an interpreter's start file"),
    inside("/site-packages/", "what Python loads"),
    inside("sitecustomize.py", "what Python loads"),
    inside("usercustomize.py", "what Python loads"),
    code_end("/.node_repl_history", "node's history"),
    code_end("/.noderc", "node's start file"),
    inside("/.deepcode/settings", "DeepCode's settings"),
    inside("/.deepcode/hooks", "DeepCode's hooks"),
    code_inside("/.deepcode/plugins/", "DeepCode's plugins"),
    end("/.deepcode/plugins-trust.json", "DeepCode's trust"),
    end("/.deepcode/deepcode.md", "the agent's instructions"),
    end("/.deepcode/agents.md", "the agent's instructions"),
    end("/.claude/settings.json", "the agent's settings"),
    end("/.claude/settings.local.json", "the agent's settings"),
    end("/.claude.json", "the agent's settings"),
    inside("/.claude/hooks", "the agent's hooks"),
    code_inside("/.claude/plugins/", "the agent's plugins"),
    end("/~/.claude/claude.md", "the agent's instructions"),
    end("/~/claude.md", "the agent's instructions"),
    end("/~/agents.md", "the agent's instructions"),
    code_end("/claude.md", "the agent's instructions"),
    code_end("/agents.md", "the agent's instructions"),
    end("/.codex/agents.md", "the agent's instructions"),
    end("/.codex/config.toml", "the agent's settings"),
    end("/.gemini/settings.json", "the agent's settings"),
    end("/.gemini/gemini.md", "the agent's instructions"),
    end("/.cursor/mcp.json", "the agent's servers"),
    code_end("/.mcp.json", "the agent's servers"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_in_lower_case_and_stand_once() {
        for list in [SECRETS, LASTING] {
            let mut known = std::collections::BTreeSet::new();
            for entry in list {
                assert_eq!(entry.path, entry.path.to_lowercase());
                assert!(entry.step().len() > 3, "{}", entry.path);
                assert!(known.insert(entry.path), "{}", entry.path);
            }
        }
    }

    #[test]
    fn code_and_scripts_know_the_same_places() {
        for path in ["/~/.databrickscfg", "/~/.thunderbird/x.default/logins.json", "/~/.pulumi/credentials.json"] {
            assert!(in_code(SECRETS, path).is_some() && in_script(SECRETS, path), "{path}");
        }
        for path in
            ["/~/.tmux.conf", "/~/.config/nvim/init.lua", "/~/.config/fish/functions/ls.fish", "/etc/environment"]
        {
            assert!(in_code(LASTING, path).is_some() && in_script(LASTING, path), "{path}");
        }
        for path in
            ["/~/.config/fish/completions/tool.fish", "/~/.config/tool/config.json", "/~/.tmux/themes/dark.conf"]
        {
            assert!(in_code(LASTING, path).is_none() && !in_script(LASTING, path), "{path}");
        }
    }

    #[test]
    fn scripts_name_files_beside_keys_without_harm() {
        for path in ["/~/.ssh/known_hosts", "/~/.aws/cli/cache", "/run/secrets/db"] {
            assert!(in_code(SECRETS, path).is_some() && !in_script(SECRETS, path), "{path}");
        }
    }

    #[test]
    fn a_word_of_a_script_may_go_on() {
        assert!(in_script(LASTING, "/~/.bashrc.d/tool.sh") && in_code(LASTING, "/~/.bashrc.d/tool.sh").is_none());
    }

    #[test]
    fn a_folder_of_such_files_is_one() {
        assert_eq!(folder_in_code(LASTING, "/~/project/.git/hooks"), Some("a Git hook"));
        assert!(folder_in_code(LASTING, "/~/project/hooks").is_none());
    }
}
