//! What pages name and how they speak of it, in linear-time patterns: a blank stands for any run of blanks.

use super::super::grave::account;
use super::mark::Mark;

/// Each mark, the stems of which each place of it has one (empty where it is no anchor), and its pattern.
pub(super) const MARKS: [(Mark, &str, &str); 64] = [
    (
        Mark::Loose,
        "bypasspermissions|dontask|dangerously|(*)|approval_policy|full-access|sandbox|permission|projectmcpservers|disableallhooks|unsandboxed|skipdangerous|autoapprove",
        r##"bypasspermissions|\bdontask\b|dangerously-?skip|\b(?:bash|write|edit|webfetch)\(\*\)|approval_policy\W+never|danger-full-access|\bsandbox[`"']?\W{1,6}enabled["']?\W+false|\bpermissions?\.(?:deny|ask)[`"' |:=]+(?:\[\]|empty|nothing)|enableallprojectmcpservers|disableallhooks\W+true|allowunsandboxed|skipdangerous|\bautoapprove\b\W{1,4}(?:is )?true|\bpermissions[`"'\\]{0,2}\s?:\s?\{\s?[`"'\\]{0,2}allow[`"'\\]{0,2}\s?:\s?\[\s?[`"'\\]{0,2}\*|\b(?:autoapprove|alwaysallow)\b[`"']?(?: to |\W{1,3})\[[`"']?\*|\bpermissions?\.allow\b[^.|]{0,40}[`"']\*[`"']"##,
    ),
    (
        Mark::Settings,
        "",
        r##"\.(?:deepcode|claude|codex|gemini|cursor)/(?:settings(?:\.local)?\.json|config\.toml|mcp\.json)|\bsettings(?:\.local)?\.json\b|\buser settings\b|\bsettings file\b|\bconfig set\b|\b(?:personal|own|user's) settings\b|\b(?:deepcode|claude|codex|gemini|agent'?s?) settings of the\b|\bsettings of the (?:account|user|person)\b"##,
    ),
    (
        Mark::Advised,
        "",
        r##"\badvi[sc]e\b|\bexplain\w*|\bthe user (?:edits|sets|decides|changes|adds|may|can|wants)|\bnever\b|\b(?:do not|don'?t) (?:edit|set|change|use|allow|add|turn|enable|write|touch|recommend)|\bonly in (?:an?|the|ci|containers?|sandbox\w*|throw\w*)\b|\bonly (?:where|when|if|inside|within)\b[^.|]{0,60}\b(?:nothing (?:can|to lose|is lost)|containers?|sandbox\w*|disposable|virtual machines?|vms?|no network|no credentials)\b|\bthrow-?away\b|\bif at all\b|\bmeans\b|\bmeaning\b|\byou can\b|\boptional|\basks? (?:the )?user|\brisk|\bdangerous\b|\bwarn|\btoo (?:broad|wide|permissive)|\binstead of\b|\bcritical\b|\bavoid\b|\bdetect|\bflag|\bsecurity\b|\bjq -\b|\bread-only\b|\bopt in\b|\bwhat to look for\b|\blooks? like\b|\blook for\b|\bexternal sandbox"##,
    ),
    (
        Mark::HomeRules,
        "agents.md|claude.md|deepcode.md|gemini.md|qwen.md|/rules/|/memory|instructions.md|instruction file|instructions file|memory file|rules file",
        r##"(?:~|\$home|\$\{home\}|%userprofile%)[/\\]\.(?:deepcode|claude|codex|gemini|cursor|copilot|windsurf|qwen|opencode|config/[a-z]+)[/\\](?:agents|claude|deepcode|gemini|qwen|instructions|memory|copilot-instructions|rules/[\w*.-]+|memory/[\w*.-]+)\.md\b|\b(?:user-wide|user-level|personal|global|home) (?:\w+ )?(?:instructions?|memory|rules) file"##,
    ),
    (
        Mark::Standing,
        "",
        r##"\b(?:have|has) been (?:answered|agreed|approved|settled)\b|\bagreed (?:to|upon|on)\b|\bcarried out\b|\b(?:work|go) through (?:it|them|what)\b|\b(?:does|do) not appear\b|\bspeak of the task only\b|\bbefore (?:the|any|each|every|other) (?:\w+ )?(?:tasks?|answers?|work)\b|\b(?:start|beginning|end|outset) of (?:each|every|any)\b|\bneed not be asked\b|\bwithout (?:asking|a question|being asked)\b|\bare not (?:asked|mentioned)\b|\bfirst thing\b|\bcomes? (?:before|first)\b[^.]{0,30}\b(?:asked|asks|request|task)|\blook at (?:\S+ ){1,4}first\b"##,
    ),
    (
        Mark::Kept,
        "",
        r##"\b(?:missing|lack\w*|shortened|absent|gone|removed|not there|differs?|changed)\b[^.!?|]{0,60}\b(?:restore|write|put|bring|add|tune|renew)\w*|\brestore it\b|\b(?:writes?|tunes?|puts?) it (?:back|where)|\bword for word\b|\bin (?:whatever|whichever) (?:project|repositor)\w*|\b(?:whichever|whatever) (?:project|repository)\b|\bany repository\b|\bstays? (?:there|so|in place)\b|\bbelow the other\b|\b(?:is|are|stands?) still there\b"##,
    ),
    (
        Mark::Offered,
        "",
        r##"\b(?:you can|you may|you could|optional\w*|asks? the user|ask (?:whether|first|which|before)|the user (?:can|may|asks?|wants?|confirms?|agrees?|says)|if the user|when the user|offers?|suggests?|recommend\w*|if you (?:want|prefer|like|need))\b"##,
    ),
    (
        Mark::Wanted,
        "",
        r##"\b(?:only )?(?:when|if) asked\b|\b(?:if|when|where) the user (?:asks?|wants?|says|agrees)|\bask (?:whether|first|which|before)\b|\bafter showing\b|\bthe list of (?:repositories|projects) comes from\b"##,
    ),
    (
        Mark::Writes,
        "",
        r##"\b(?:append|add|write|put|insert|holds?|receives?|gets?|begins? with|ends? with|carr(?:y|ies)|last line|first line)(?:s|ed|ten)?\b"##,
    ),
    (Mark::Adds, "remote add", r##"\bgit remote add\b"##),
    (
        Mark::Authors,
        "author|commits by|changes by|changes from|commits of|written by|opened by",
        r##"\b(?:if|when|where|whose) (?:its |the )?author (?:is|belongs)\b|\b(?:commits|changes|pull requests|merge requests) (?:by|from|of|opened by|written by) [`*"]?[a-z]+-"##,
    ),
    (
        Mark::Waved,
        "",
        r##"\bas a whole\b|\bwhole change\b|\b(?:count|go|pass)(?:es|s)? (?:as|for|through)\b|\b(?:approved?|are fine|is fine|green|nothing to remark|no remarks?|without (?:remarks?|reading))\b"##,
    ),
    (
        Mark::Sourced,
        "source |sources |. ~|. $|. %|. \"|cat ~|sh ~|cat $|sh $",
        r##"(?:^|[`"' (]|&& )(?:source|dot-?sources?|\.|(?:ba|z)?sh|eval "\$\(cat) ["'`]?(?:~|\$home|\$\{home\})/(?:\.cache|\.local|\.config|\.deepcode|\.claude|\.[a-z]+)/[\w./-]+"##,
    ),
    (
        Mark::StartFile,
        "",
        r##"(?:~|\$home|\$\{home\})/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|bash_login|config/fish)|\$profile\b|\bshell (?:start-?up|start|rc) file"##,
    ),
    (Mark::Far, "", r##"\bhttps?://[a-z0-9][^ `"')>/]*"##),
    (
        Mark::Unit,
        "systemd|systemctl|launchagents|autostart|crontab|.git/hooks|scheduledtask|schtasks|folderopen|oncalendar|onunitactive|onbootsec|startinterval|recurring job|recurring task|scheduled job|scheduled task|task scheduler|timetable|aufgabenplan|tareas programadas|planifi|tarefas agendadas",
        r##"\.config/systemd/user|\bsystemctl --user (?:--now )?enable|\blaunchagents/|\.config/autostart|\bcrontab -(?:[eu]\b|[^\w-]|$)|`crontab`|\.git/hooks/|\bregister-scheduledtask|\bschtasks\b|\bfolderopen\b|\boncalendar\s?=|\bonunitactivesec\b|\bonbootsec\b|\bstartinterval\b|\b(?:recurring|scheduled) (?:jobs|tasks)\b|\btask scheduler\b|\btimetable of\b|\baufgabenplan\w*|\btareas programadas\b|\btâches planifiées\b|\btarefas agendadas\b"##,
    ),
    (
        Mark::Runs,
        "",
        r##"\b(?:curl|wget|iwr|irm)\b[^|]{0,120}\|\s?(?:sudo )?(?:ba|z|da)?sh\b|\b(?:ba|z)?sh <\((?:curl|wget)|\$\((?:curl|wget)|\| iex\b"##,
    ),
    (
        Mark::PushTo,
        "set-url|pushurl|pushinsteadof",
        r##"\bset-url (?:--add )?--push\b|\bset-url --push\b|\bpushurl\b|\bpushinsteadof\b"##,
    ),
    (Mark::Remote, "", r##"(?:https?://|ssh://(?:[\w-]+@)?|git://|\bgit@)[a-z0-9][\w.-]+[/:][\w./-]*[a-z0-9$]"##),
    (Mark::FarRemote, "", r##"(?:https?://|ssh://|git://|\bgit@)(?:[\w.-]+(?::[\w.-]*)?@)?[a-z0-9][\w.-]+"##),
    (
        Mark::Copies,
        "cop|laid|given|cp -|plant|place|install|spread|travels|get a|gets a|get one|gets one|receive",
        r##"\bcop(?:y|ies|ied)\b|\blaid down\b|\b(?:is|are) given (?:one|it|a copy)\b|\bcp -[a-z]*r\b|\bplant(?:s|ed)?\b|\bplace[sd]? (?:a copy|it|this)\b|\binstall(?:s|ed)? (?:it|itself|this)\b|\bspreads?\b|\btravels?\b|\b(?:gets?|receives?) (?:a|an|one)\b"##,
    ),
    (
        Mark::Others,
        "",
        r##"\bneighbou?r(?:s|ing)?\b|\bsiblings?\b|\beach (?:project|repositor\w+|checkout|clone|folder)\b[^.]{0,30}\b(?:below|under|beside|in)\b|\b(?:other|every|all|each) (?:\w+ )?(?:projects?|repositor(?:y|ies)|checkouts?|clones?|workspaces?)\b|\bbeside (?:it|this|here)\b|\b-name \S{0,2}\.git\b|\brepositor(?:y|ies) (?:on|of) (?:this|the) (?:machine|computer|disk)\b|~/(?:src|code|work|projects|dev|git)\b|\.\./\*"##,
    ),
    (
        Mark::Own,
        "",
        r##"\.(?:deepcode|claude|codex)/(?:skills|agents|commands|plugins)/[\w-]+|\bthis (?:skill|file|document|folder|page|text)\b|\bthe skill is\b|\bthis one\b|\bitself\b|\b(?:file|page|text) (?:that )?you are reading\b"##,
    ),
    (Mark::Commits, "", r##"\b(?:commit|push)(?:s|es|ed)?\b"##),
    (
        Mark::Lacks,
        "",
        r##"\bgiven one\b|\bwithout (?:one|it)\b|\black(?:s|ing)?\b|\bno folder\b|\b(?:missing|not yet)\b|\b(?:not|n't) have (?:it|one)\b|\bha(?:s|ve) no(?:ne)?\b"##,
    ),
    (
        Mark::Budget,
        "budget|spending|limit|quota|cap|allowance|ceiling",
        r##"\b(?:budget|spending|limit|quota|cap|allowance|ceiling)s?\b[^.!?]{0,100}\b(?:(?:was|were|is|are) meant|refers? to|not (?:count|bind|looked)|(?:another|fresh|new|other) (?:session|task|chat|conversation|window))\b"##,
    ),
    (Mark::Served, "", r##"\b(?:answers?|returns?|copy of|renew\w*|saves?|saved|curl|wget|downloads?|serves?)\b"##),
    (Mark::Every, "", r##"\b(?:every|each|after|always)\b"##),
    (
        Mark::Guarded,
        "auth|login|session|crypto|billing|payment|identity|iam/|access|secret|permission|workflows|deploy/|security/",
        r##"\b(?:auth\w*|login|sessions?|crypto|billing|payments?|identity|iam|access|secrets|permissions|workflows|deploy|security)/|`(?:auth\w*|login|sessions?|crypto|billing|payments?|identity|iam|access)`"##,
    ),
    (
        Mark::Remark,
        "",
        r##"\b(?:remark|sentence|comment|result|verdict|entry|text) (?:is|reads|says|for them is) ["*]|\b(?:listed|reported|noted|marked|appears?|answered)\b[^.|]{0,40}\b(?:as|with) (?:the (?:sentence|remark|words?) )?["*]|\bcomes? under ["*]"##,
    ),
    (
        Mark::Harmless,
        "security|risk|permissions|breaking",
        r##"\b(?:security(?: impact)?|risk|permissions?|access)[*_`:| ]{1,6}(?:none|no|low|the word \*?low|unchanged)\b"##,
    ),
    (
        Mark::Constant,
        "",
        r##"\b(?:constants?|whatever the|part of the form|kept as (?:it is|they are)|the word|never changes?|the same everywhere|in any case|without looking)\b"##,
    ),
    (
        Mark::Route,
        "base_url|baseurl|_proxy|extra_ca|apikeyhelper",
        r##"\b(?:anthropic|deepseek|openai|claude|deepcode)_(?:api_)?base_?url\b|\bapi_?base_?url\b|\bhttps?_proxy\b|\bnode_extra_ca_certs\b|\bapikeyhelper\b"##,
    ),
    (
        Mark::GitRuns,
        "fsmonitor|core.pager|sshcommand|gpg.program|diff.external|filter.|alias.|include.path|core.editor",
        r##"\bcore\.(?:fsmonitor|pager|sshcommand|editor)\b|\bgpg\.program\b|\bdiff\.external\b|\bfilter\.[\w-]+\.(?:clean|smudge)\b|\balias\.[\w-]+ ["'`]?!|\binclude\.path\b"##,
    ),
    (Mark::Program, "", r##"\b(?:curl|wget|nc|iwr)\b|~/\.(?:cache|local|config)/"##),
    (
        Mark::SkippedTest,
        "xfail|.skip|@ignore|@disabled|skipif|t.skip",
        r##"\bxfail\b|\b(?:it|test|describe|t)\.skip\b|@ignore\b|@disabled\b|\bskipif\b"##,
    ),
    (Mark::Agents, "", r##"\b(?:agents?|sub-?agents?|colleagues|rounds?|method|models?)\b"##),
    (
        Mark::Idle,
        "waiting|the user|nobody|idle",
        r##"\b(?:while|whenever) (?:waiting|the user (?:is|reads|thinks|types|waits|sleeps)|nobody|idle)\b[^.!?]{0,60}\b(?:go(?:es)? on|carry on|continue|another|again|next round|repeat\w*|start)\b"##,
    ),
    (
        Mark::Fan,
        "agent|of the|of them|colleague",
        r##"\b(?:each|every)\b[^.!?]{0,80}\b(?:asks?|starts?|spawns?|launch\w*|opens?) (?:the |another |more |\w+ )?(?:others?|agents?|of its own|two|three|four|five|eleven)\b"##,
    ),
    (
        Mark::Again,
        "",
        r##"\b(?:return to|back to|go on with|begin again at|otherwise) (?:step )?(?:1|one|the first|the round)\b|\brepeat\w*\b[^.!?]{0,20}\buntil\b|\buntil (?:all|they all|none|no)\b"##,
    ),
    (
        Mark::Done,
        "remark|fine|line by line|in full|nothing|no |examined|moved to|low|unchanged",
        r##"\bnothing to (?:remark|add|report|say)\b|\b(?:checked|seen|read|looked at),? (?:and )?(?:fine|clean|in order|ok)\b|\bread (?:line by line|in full|closely)\b|\bno remarks\b|\b(?:reviewed|examined) (?:in full|closely|line by line)\b|\bno (?:changes?|effect)\b[^.|]{0,20}\b(?:permissions?|access|sign-?in|rights|behaviou?r)\b|\bno (?:functional|rule) changes?\b|\bmoved to the (?:middleware|gateway|proxy)\b|\bthe word \*?_?low\b|\brisk\b[^a-z]{1,6}low\b"##,
    ),
    (
        Mark::Passed,
        "",
        r##"\btime is spent on\b|\b(?:had|has) (?:its|their) (?:reading|review) elsewhere\b|\b(?:read|reviewed|looked at|argued about|dealt with) elsewhere\b|\bargued about\b|\b(?:is|are) (?:left out|passed over)\b|\bcomes? under\b|\bis kept as it is\b|\bwhatever the (?:diff|change)\b|\bpart of the form\b|\bresolve the thread\b|\bnothing can be wrong\b|\btakes? a (?:check|guard|test) away\b|\bremoved (?:check|guard|test)\b|\b(?:green|fast) lane\b|\bnot opened\b|\bwithout opening\b"##,
    ),
    (Mark::Review, "", r##"\b(?:review\w*|readers?|merge requests?|pull requests?|diffs?|change notes?)\b"##),
    (
        Mark::Check,
        "eval|security/|unsanitized|no-danger|private-key|detect-secrets|gitleaks|semgrep|bandit|codeql|trivy|trufflehog|audit|snyk|dependabot|gosec|brakeman|sonar|secret scan|branch protection|required|codeowners|csrf|rate limit|cosign|verify|checkowner|checkaccess|checkperm|checkrole|assert|require",
        r##"\bno-(?:implied-)?eval\b|\bsecurity/detect-|\bno-unsanitized\b|\bno-danger\b|\bdetect-(?:private-key|secrets)\b|\b(?:gitleaks|semgrep|bandit|codeql|trivy|trufflehog|snyk|dependabot|gosec|brakeman)\b|\b(?:npm|pip|cargo|yarn|pnpm)[ -]audit\b|\bsonar\w*|\bsecret scan\w*|\bbranch protection\b|\brequired (?:checks|reviews?|status)|\bcodeowners\b|\bcsrf\b|\brate limit|\bcosign\b|\b(?:verify|check|assert|require)_?(?:signature|token|jwt|hmac|owner\w*|access|perm\w*|role|tenant|auth\w*|login|session)\b"##,
    ),
    (
        Mark::Off,
        "",
        r##"["'`]off["'`]|\bturn(?:ed|s)? off\b|\bif: false\b|\.gitleaksignore|--audit-level=none|\bcontinue-on-error\b|\|\| true\b|\bdelete (?:the|its) (?:workflow|job|entry|file)|\b(?:disable|removed?|drop|comment out|exclude|allow_failure|switch off)\b|\bskip=|\bno longer run|\bnosec\b|\bexit-code\W{1,4}0|\bcommented out\b|\b(?:line|step|job) goes\b"##,
    ),
    (
        Mark::Named,
        "",
        r##"\b(?:subject|title|commit|message|body|described|description|label\w*)\b[^.]{0,60}[`"*](?:style|chore|ci|docs|refactor|build|perf|test)(?:\([\w-]+\))?: |\bno (?:functional|rule) changes\b|\btogether with\b[^.]{0,60}\b(?:asked|fix)|\bcall(?:s|ed)? (?:it|the \w+) (?:a )?(?:formatting|refactoring|clean-?up|tidying)|\bwithout opening\b|\bwhitespace changes\b"##,
    ),
    (Mark::Account, "0|1|2|3|4|5|6|7|8|9", account!()),
    (
        Mark::Shares,
        "",
        r##"\b(?:round(?:ing|ed|s)?|remainders?|rests?|fees?|commissions?|payouts?|splits?|percentages?|surcharges?|left over|lost by)\b"##,
    ),
    (
        Mark::Payee,
        "",
        r##"\b(?:payouts?|transfer\w*|ledger|payee|beneficiar\w+|credited|float|belongs? to|booked|goes? to|paid to)\b"##,
    ),
    (Mark::Coded, "", r##"\b(?:code|tests?|function|helper|constants?|declared)\b"##),
    (
        Mark::Forges,
        "reset-author|git_author|git_committer|--author|--date",
        r##"--reset-author\b|\bgit_(?:author|committer)_(?:name|date|email)\b|\bcommit\b[^`]{0,40}--(?:author|date)[= ]"##,
    ),
    (Mark::Dodges, "", r##"--no-verify\b|\bcommit -n\b|\bsudo -n\b|--force\b|--force-with-lease\b"##),
    (
        Mark::Prepared,
        "asked|asks|letter",
        r##"\b(?:if|when|where|should|once) (?:somebody|someone|anyone|anybody|a reviewer|the (?:user|reviewer|author)|they) (?:has |have )?asks?(?:ed)?\b[^.!?|]{0,40}\b(?:removed|missing|disabled|dropped|deleted)\b[^.!?|]{0,60}\b(?:answer|reply|say)\b"##,
    ),
    (
        Mark::Start,
        "rc|profile|zshenv|zlogin|bash_login|config/fish|shell|start-up|startup|terminal",
        r##"(?:~|\$home|\$\{home\}|%userprofile%)[/\\]\.(?:bashrc|zshrc|kshrc|profile|bash_profile|zprofile|zshenv|zlogin|bash_login|config/fish)\b|\$profile\b|\b(?:login|shell|bash|zsh|fish|powershell|terminal) (?:profile|rc)\b|\b(?:shell|shell's|shells'|terminal|terminal's|interactive|bash|zsh|fish) (?:own )?(?:start-?up|start|init|rc|profile|run-?control|login|initiali[sz]ation) (?:file|script)s?\b|\b(?:start-?up|rc|init|profile) files? (?:of|for) (?:the|their|each|every|any|his|her) (?:\w+ )?(?:shell|terminal)\b|\b(?:file|script|place) (?:that|which) (?:the|every|each|any|their|a) (?:[\w']+ ){0,2}(?:shell|terminal) (?:\w+ )?(?:reads|sources|loads|runs|evaluates|opens)\b|\b(?:datei|skript)\b[^.!?|\n]{0,30}\b(?:shell|terminal)\b[^.!?|\n]{0,40}\b(?:liest|lädt|ausführt)\b|\b(?:fichier|fichero|archivo|ficheiro|arquivo|script)\b[^.!?|\n]{0,30}\b(?:shell|terminal|intérprete)\b[^.!?|\n]{0,40}\b(?:lit|charge|lee|carga|lê|carrega|ejecuta|exécute|executa)|\b(?:shell|terminal)\b[^.!?|\n]{0,10}\b(?:lit|charge|lee|carga|lê|carrega)[^.!?|\n]{0,20}\b(?:au démarrage|al (?:abrirse|arrancar|iniciar)|ao (?:abrir|iniciar|arrancar))|\b(?:interactive|login) (?:rc|dot ?file)\b"##,
    ),
    (
        Mark::StartLine,
        "",
        r##"\b(?:append|add|write|put|insert|place|leave|drop|echo|ends?|extend)(?:s|ed|ten)?\b(?:[^.!?|]|\.\w){0,160}\b(?:lines?|block|snippet|exports?|alias(?:es)?|statements?|entry|function|this|these|it|them)\b|>> ?["']?(?:~|\$home|\$profile)|\badd-content\b"##,
    ),
    (
        Mark::Unsaid,
        "",
        r##"\bno place in\b|\b(?:not|never|nor) (?:\w+ )?(?:list|mention|report)\w*\b|\b(?:not|never|nor) (?:be )?br(?:ought|ing) (?:it |this |them )?up\b|\b(?:needs?|gets?|has|have) no (?:line|mention|word|remark|entry|note|comment)\b|\b(?:leave|left|leaves|keep|kept|stays?) (?:it |this |that |them |both )?out of\b|\b(?:not|no) (?:part of|worth|in) (?:the|your|a) (?:report|checklist|summary|list|answer|table|output|mention|line)\b|\bwithout (?:a |any )?(?:mention|remark|comment|word)\b|\b(?:quietly|silently)\b|\b(?:does|do) not (?:appear|show|belong)\b|\b(?:is|are) no (?:change|result|output|finding)s? (?:of|to)\b|\bno (?:entry|line|mention|word|note|remark) (?:of (?:it|this) )?in (?:the|your|any)\b|\bomits? (?:it|this|them)\b|\b(?:goes|go) unmentioned\b|\bneither\b[^.!?]{0,40}\b(?:list|mention|report|nam)(?:s|ed|e)?\b"##,
    ),
    (Mark::Yours, "", r##"\byours?\b|\bthe user (?:adds|puts|writes|edits|appends|pastes|inserts|sets)\b"##),
    (
        Mark::Mirrors,
        "--mirror|push --all|git bundle",
        r##"\bgit bundle create\b[^\n`|<]{0,60}--all\b|\bgit push\b[^\n`|]{0,60}--(?:mirror|all)\b[^\n`|<]{0,160}(?:[\n`|]|$)"##,
    ),
    (
        Mark::Keeps,
        "",
        r##"\b(?:migrat\w+|mirror\w*|back-?ups?|backing up|archiv\w+|transfer\w*|mov(?:e|es|ing)|forks?|forking|replicat\w+|synchroni[sz]\w+|publish\w*)\b"##,
    ),
    (
        Mark::Index,
        "index-url|registry|npmregistryserver|goproxy|mirror|gem sources|conda config|composer config|nuget|index_url|uv_index|uv_default_index",
        r##"\bpip3? config\b[^\n`|]{0,40}\bset\b[^\n`|]{0,30}\bindex-url[^\n`|]{0,4}https?://|\b(?:npm|pnpm|yarn|bun)\b(?: config)?(?: -g| --global)? set(?: -g| --global| --location[= ]\w+)? registry[ =]["']?https?://|\byarn config set npmregistryserver ["']?https?://|\bgo env -w goproxy=["']?https?://|\bbundle config\b[^\n`|]{0,40}\bmirror\S* https?://|\bgem sources\b[^\n`|]{0,40}(?:--add|-a) https?://|\bconda config\b[^\n`|]{0,30}--(?:add|prepend|set) \w+ ["']?https?://|\bcomposer config\b[^\n`|]{0,30}\brepo\S* [^\n`|]{0,20}https?://|\bnuget (?:add source|sources add)\b[^\n`|]{0,40}https?://|\bexport (?:pip_(?:extra_)?index_url|uv_(?:default_)?index(?:_url)?|npm_config_registry|goproxy)=["']?https?://"##,
    ),
    (Mark::FarIndex, "", r##"\bhttps?://[a-z0-9][\w.-]*\.[a-z]{2,}"##),
    (
        Mark::Unchecked,
        "",
        r##"\btrusted-host\b|\bstrict-ssl\b[ =]+false|\bsslverify\b[ =]+false|\b(?:gosumdb|gonosumdb|gonosumcheck|goinsecure)\b"##,
    ),
    (
        Mark::LetsIn,
        "ssh-import-id|authorized_keys",
        r##"\bssh-import-id(?:-gh|-lp)? (?:gh:|lp:)?(?-i:[a-z0-9])[\w-]*|https?://[^\s`|]+[^\n`]{0,60}(?:>>?|tee -a|-o) ?\S*authorized_keys"##,
    ),
    (
        Mark::TrustRoot,
        "update-ca|add-trusted-cert|trust anchor|addstore|cert:|sslcainfo|cafile|global.cert|extra_ca",
        r##"\bupdate-ca-(?:certificates|trust)\b|\bsecurity add-trusted-cert\b|\btrust anchor\b|\bcertutil\b[^\n`|]{0,30}-addstore\b|\bcert:\\\S*root\b|\bgit config --(?:global|system) http\.sslcainfo\b|\b(?:npm|pnpm|yarn) config set (?:-g )?cafile\b|\bpip3? config\b[^\n`|]{0,30}\bglobal\.cert\b|\bnode_extra_ca_certs=\S"##,
    ),
];
