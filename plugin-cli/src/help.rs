//! What the help pages say below their options: what a command touches, how it ends, and lines to copy.

/// Below the first page.
pub(crate) const PROGRAM: &str = "\
Start here:
  deepcode-plugin marketplace add https://market.example.com#sha256:10e3…
  deepcode-plugin search csv
  deepcode-plugin install data-tools@market

Environment:
  DEEPCODE_HOME           where everything lies, instead of ~/.deepcode
  DEEPCODE_AGENT          set by a host for what its agent runs: every command
                          that trusts refuses
  DEEPCODE_FORGE          where gh: repositories are cloned from
                          [https://github.com]
  DEEPCODE_FORGE_API      who is asked what a forge says of a repository; none
                          asks nobody
  DEEPCODE_DOWNLOADS_API  who is asked for a package's downloads; nobody by
                          default
  NO_COLOR                no colours
  npm_config_registry     and .npmrc files, npm's own: the registry of npm:
                          sources

Files, in the home folder:
  settings.json           yours: what may be installed, what is enabled, each
                          plugin's configuration
  marketplaces.json       the marketplaces that you added, each with its pinned
                          root
  plugins-trust.json      what was installed, and the digest that you trusted
  plugins/NAME/           the installed tree, read-only, and its own state/

Exit status:
  0 done   1 failed   2 usage   3 policy refused   4 not trusted   5 revoked
  6 declined, or no terminal to ask at   7 network   8 no sandbox   9 stale
  10 not found";

/// `marketplace add`
pub(crate) const MARKETPLACE_ADD: &str = "\
What you bring decides whom you believe: the digest of its root (#sha256:…,
best) or its key (--key), taken from somewhere else than the address itself.
With neither you are shown what is served today and asked, at a terminal.

Examples:
  deepcode-plugin marketplace add https://market.example.com#sha256:10e3…
  deepcode-plugin marketplace add gh:example/market --key ed25519:…
  deepcode-plugin marketplace add file:///srv/market#sha256:10e3…";

/// `marketplace update`
pub(crate) const MARKETPLACE_UPDATE: &str = "\
Other commands ask by themselves when they need to. One marketplace that cannot
be asked does not keep the others from it; the status is that of the gravest
trouble: 4 when what is served is not believed, 9 when it has expired, 7 or 10
when it was not reached.";

/// `marketplace remove`
pub(crate) const MARKETPLACE_REMOVE: &str = "\
Plugins that came from it stay installed but do not load: nobody would tell of
their revocation.";

/// `search`
pub(crate) const SEARCH: &str = "\
Asks marketplaces that were not heard for six hours; the others are searched as
they are remembered. Without words everything is listed.

Examples:
  deepcode-plugin search csv table
  deepcode-plugin search --marketplace market";

/// `info`
pub(crate) const INFO: &str = "\
Shows every version with its digest, its audit and whatever revokes it, and how
to come to the same digest with stock git.

Examples:
  deepcode-plugin info data-tools
  deepcode-plugin info data-tools@market --version 1.2.0";

/// `install`
pub(crate) const INSTALL: &str = "\
You are shown what it is, where it comes from, who vouches for it and
everything that it asks for; your yes is to exactly that tree. Where there is
no terminal, --digest or a lock file is the yes; there is no flag that says yes
to whatever comes. Replaces an installed version whole; an older one only when
--version names it.

What no marketplace that you added vouches for is refused (3) until
plugins.allowedSources in settings.json lets its grade in:
unverified-marketplace (npm), direct-source (gh:, git, archives), local-path
(folders).

Examples:
  deepcode-plugin install data-tools@market
  deepcode-plugin install data-tools@market --version 1.2.0 --digest sha256:…
  deepcode-plugin install gh:example/data-tools@v1.2.0
  deepcode-plugin install --locked";

/// `lock`
pub(crate) const LOCK: &str = "\
Each entry names the version, the digest of its tree and the root of its
marketplace. It decides nothing by itself: whoever installs from it has added
those marketplaces.

Example:
  deepcode-plugin lock && git add plugins.lock.json";

/// `list`
pub(crate) const LIST: &str = "\
States: enabled, disabled, revoked, stale (nobody has said for too long whether
it was revoked), refused (by a rule of yours), missing (its folder is gone). It
hashes nothing and, without --updates, asks nobody; verify does both. Ends with
0 whatever it lists.";

/// `update`
pub(crate) const UPDATE: &str = "\
Goes to where each plugin came from and asks before every change. Without a
name one plugin's trouble does not keep the others from their update. A plugin
that is revoked and has nothing newer ends with 5.

Examples:
  deepcode-plugin update
  deepcode-plugin update data-tools --version 1.1.0";

/// `enable`
pub(crate) const ENABLE: &str = "\
Hashes the plugin, asks its marketplace, and asks you for values that it needs
and has not got. Refuses what has drifted (4) or is revoked (5).

Examples:
  deepcode-plugin enable data-tools
  deepcode-plugin enable data-tools limit=5 deep=true roots='[\"src\"]'";

/// `disable`
pub(crate) const DISABLE: &str = "\
Its files, its configuration and its state stay. Disabling wins over enabling
in every layer of settings. Hosts that run it see this within a second: it
finishes what it does and takes nothing new; with --kill it is ended at once.";

/// `remove`
pub(crate) const REMOVE: &str = "\
Takes away its folder, its record, its configuration and, unless --keep-state
is given, what it stored itself.";

/// `review`
pub(crate) const REVIEW: &str = "\
Examples:
  deepcode-plugin review data-tools
  deepcode-plugin review data-tools hooks/stop.sh";

/// `verify`
pub(crate) const VERIFY: &str = "\
Changes nothing that is installed. Every file that is not as you trusted it is
named. The status is that of the gravest trouble: 4 for files that differ, 5
for a revocation, 9 when nobody has said for too long whether there is one.";

/// `revocations`
pub(crate) const REVOCATIONS: &str = "\
What was heard of once stays in force until its marketplace takes it back,
reachable or not.

Examples:
  deepcode-plugin revocations
  deepcode-plugin revocations ignore data-tools@1.2.0";

/// `revocations ignore`
pub(crate) const IGNORE: &str = "\
For exactly this version, and only at a terminal: you are shown why it was
revoked, and type its name and version once more.";

/// `exec`
pub(crate) const EXEC: &str = "\
A plugin is loaded as always: rules, trust, revocations, every byte hashed, and
what runs are those bytes. A hook reads its input as JSON and the answer is the
verdict of all that match; a server has standard input and output.

A command under --policy sees the system and its folders, without the files that
nobody may read. .git, .deepcode, .agents and .codex stay as they are, also where
they are missing. Without --allow-domain there is no network.

Ends as what it ran ends, and with 8 when there is no sandbox: then nothing was
run.

Examples:
  deepcode-plugin exec tidy hook PreToolUse < input.json
  deepcode-plugin exec tidy status-line branch
  deepcode-plugin exec tidy mcp files
  deepcode-plugin exec --policy workspace-write -- make test
  deepcode-plugin exec --policy read-only --print-plan -- ls";

/// `doctor`
pub(crate) const DOCTOR: &str = "\
Asks nobody and changes nothing. Ends with 1 when something is wrong; warnings
alone end with 0.";

/// `completions`
pub(crate) const COMPLETIONS: &str = "\
Examples:
  source <(deepcode-plugin completions bash)
  deepcode-plugin completions zsh > ~/.zfunc/_deepcode-plugin
  deepcode-plugin completions fish | source";

pub(crate) const REPORT: &str = "\
Examples:
  deepcode-plugin report data-tools
  deepcode-plugin report data-tools --out report.json";

pub(crate) const GUARD: &str = "\
It prints one line of JSON: {\"allow\":true}, or {\"allow\":false,\"reason\":\"plugin-install-via-agent-forbidden\"}.

Examples:
  deepcode-plugin guard --tool Bash --input '{\"command\":\"ls\"}'
  deepcode-plugin guard --tool Write < input.json";

/// `approve`
pub(crate) const APPROVE: &str = "\
An approved plugin's skills, prompts and agents count as read. It is bound to the
whole tree: another byte, another version, and it is void. It opens no gate: what
is revoked, or dangerous by its audit, does not load.

Examples:
  deepcode-plugin review tidy
  deepcode-plugin approve tidy
  deepcode-plugin unapprove tidy";
