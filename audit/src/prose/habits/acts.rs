//! More of what pages name: what leaves a machine or a person's hands, who is said to agree, what is obeyed, what lets somebody in.

use super::super::grave::approves;
use super::mark::Mark;

/// A store of credentials, keys or money, as a list of files to look for has it.
macro_rules! store {
    () => {
        r##"(?:\.env\b|\*\.(?:keystore|pem|p12|pfx|kdbx|ppk|jks|key)\b|\bwallet\.dat\b|\bkeystore\.json\b|\bid_(?:rsa|ed25519|ecdsa)\b|\bmetamask\b|\belectrum\b|\bexodus\b|\blogin data\b|\bcookies\.sqlite\b|\blogins\.json\b|\.aws/credentials\b|\.netrc\b|\.npmrc\b|\.git-credentials\b|\.kdbx\b)"##
    };
}

/// Each mark, its stems and its pattern, as in [`super::marks`].
pub(super) const ACTS: [(Mark, &str, &str); 79] = [
    (
        Mark::Sending,
        "",
        r##"\b(?:post|upload|sen[dt]|attach|e?mail|submit|deliver|enclose|transmit)(?:s|ed|ing)?\b|\b(?:schick|sende|hochlad|anh(?:ä|ae)ng|beif(?:ü|ue)g|env[ií]|adjunt|envoy|joind|joint|t(?:é|e)l(?:é|e)vers|alleg|anex)\w*|\bweb_?fetch\b"##,
    ),
    (
        Mark::NoQuestion,
        "",
        r##"\bwithout (?:asking|confirmation|a question|review|being asked)\b|\bneed(?: not|n't) (?:be )?ask|\bno need to (?:ask|confirm)\b|\bgo(?:es)? through without\b|\bpre-?approved\b|\bnever asks?\b(?:$|[^\w\s]| (?:[a-su-z]|t[^o]))|\b(?:does|do) not ask(?:$|[^\w\s]| (?:[b-eg-su-z]\w*|an(?:y|d)\w*|again|about|after\w*|first|for (?:permission|confirmation|approval|consent|leave|a yes)|th(?:e (?:user|person|owner)|em|ere|is|at|en)|twice)\b)|\bare agreed\b|\bis agreed\b|\b(?:nobody|no one|no-one) (?:there )?is (?:\w+ )?asked\b|\bno question is (?:put|asked)\b"##,
    ),
    (
        Mark::Lists,
        "permissions.|permission.|\"allow|\"ask|\"deny",
        r##"\bpermissions?\.(?:allow|ask|deny|defaultmode|additionaldirectories)\b|\x22(?:allow|ask|deny)\x22\W{1,4}\["##,
    ),
    (
        Mark::Brought,
        "",
        r##"\b(?:found otherwise|otherwise|is empty|are empty|undone|announced|(?:must|has to|have to|shall) (?:have|hold|contain)|ha(?:s|ve) the entr\w+|lack(?:s|ing)?|missing|restored?)\b"##,
    ),
    (
        Mark::Replaced,
        "",
        r##"\b(?:random|cryptographic|secure|crypto)\b[^.]{0,60}\b(?:is|are|gets?) (?:replaced|removed|dropped|swapped|left out)\b|\breplace (?:it|them)\b"##,
    ),
    (
        Mark::Pays,
        "stripe|/v1/|payment|pay |pays |settle|transfer|invoice|purchase",
        r##"\bstripe (?:payouts?|transfers?|charges?|payment_intents?) create\b|/v1/(?:payouts|transfers|charges|payments)\b|\bsend_?(?:payment|transaction|transfer)\b|\b(?:pay|pays|settle|settles)\b[^.\n]{0,40}\b(?:invoices?|bills?|fees?|orders?)\b"##,
    ),
    (
        Mark::Private,
        "documents|dokumente|desktop|schreibtisch|documentos|escritorio|bureau|pictures|bilder|photos|downloads|library/|/mail|.ssh|.aws|.gnupg|.netrc|.npmrc|.pypirc|.git-credentials|.kube|.docker|.azure|.pgpass|.password-store|.mozilla|.thunderbird|keyrings|.config/g|.config/hub|.config/chromium|_history|.kdbx|login data|cookies.sqlite|logins.json|id_rsa|id_ed25519|-password|auth token|tar |zip |rsync |cp |find |7z |id_*|--ignored|keychain|sselbund|trousseau|llavero|portachiavi|keyring|key ring|password |appdata",
        r##"\bid_\*|\bgit ls-files\b[^\n`]{0,40}--ignored\b|(?:~|\$home|\$\{home\}|%userprofile%|/home/[a-z$<{*][\w}>$]*|/users/[a-z$<{*][\w}>$]*)[/\\](?:documents|dokumente|desktop|schreibtisch|documentos|escritorio|bureau|pictures|bilder|photos|downloads|library/(?:mail|messages|keychains|safari|application support/(?:google|firefox|signal))|mail\b|\.(?:ssh/?(?:[^\w/]|id_\w+(?:[^.\w]|\.[^p]))|aws|gnupg|netrc|npmrc|pypirc|git-credentials|kube|docker|azure|pgpass|password-store|mozilla|thunderbird|local/share/keyrings|config/(?:gh|gcloud|hub|google-chrome|chromium|glab)|(?:bash|zsh)_history))|\.config/(?:gh|glab)/[\w-]+\.yml|\.git-credentials\b|\.kdbx\b|\blogin data\b|\bcookies\.sqlite\b|\blogins\.json\b|\bid_(?:rsa|ed25519)(?:[^.\w]|\.[^p])|\.aws/credentials\b|\bfind-(?:generic|internet)-password\b|\bgh auth token\b|\.ssh/id_\w+(?:[^.\w]|\.[^p])|\b(?:tar|zip|rsync|cp|find|7z)\b[^\n|]{0,80}\s[\x22']?(?:~|\$home|\$\{home\})[\x22']?/?(?:[\s\x22'`|]|$)|\bkeychain\b|\bschl(?:ü|ue)sselbund\b|\btrousseau\b|\bllavero\b|\bportachiavi\b|\bkey ?ring\b|\bpassword (?:store|manager)\b|\bappdata[/\\](?:roaming|local)[/\\](?:microsoft|google|mozilla|gh\b|github)|~/library/(?:calendars|contacts|cookies)"##,
    ),
    (
        Mark::Uploads,
        "",
        r##"\bcurl\b[^\n|;]{0,160}\s(?:(?-i:-[TFd])\b|--form\b|--data\S*|--upload-file\b|-X ?(?:put|post))[^\n|;]{0,200}|\bwget\b[^\n|;]{0,120}--post-\w+|\brsync\b[^\n]{0,240}(?:rsync://|::|[\w$}"]@[\w.-]+:|\b[\w-]+\.[\w.-]+:)|\b(?:scp|sftp)\b[^\n]{0,160}[\w.-]+:|\brclone (?:copy|sync|move)\b|\baws s3 (?:cp|sync|mv)\b[^\n]{0,120}s3://|\bgsutil (?:-m )?(?:cp|rsync)\b|\b(?:nc|ncat) (?:-\w+ )*[\w-]+\.[\w.-]+ \d|\bcurl\b[^\n]{0,80}@-|ftp://"##,
    ),
    (
        Mark::Host,
        "",
        r##"(?:https?|rsync|ftp|sftp|ssh)://(?:[\w.-]+@)?[a-z0-9][\w.-]+|[\w.-]+@[a-z0-9][\w.-]+\.[a-z]{2,}|\bs3://"##,
    ),
    (
        Mark::Moves,
        "",
        r##"back-?ups?\b|\bsync|\bmigrat|\bdeploy|\bupload|\brsync\b|\brclone\b|\bcredential|\bssh\b|\bnas\b|\bs3\b|\btransfer|\bmirror|\bserver|\bremote"##,
    ),
    (Mark::Login, "", r##"authorization|\bbearer\b|\s-h ['"]|--header\b|\s-i "##),
    (
        Mark::Turn,
        "user*|user:|user_|user]|user>|user (|human*|human:|owner*|owner:|maintainer*|maintainer:|operator*|operator:|nutzer*|nutzer:|usuario*|usuario:|utilisateur*|utilisateur:|me:|you:|me*|you*|role\":|role:|last session|previous session|earlier session|last conv|previous conv|earlier conv|last time|previous round|last round|earlier round",
        r##"[*_]{2}(?:user|human|owner|maintainer|operator|client|me|you|nutzer\w*|usuario|utilisateur)(?: \(\d\d:\d\d\))?:?[*_]{2}|[<\[](?:user|human|owner)[>\]]|(?:^|[\n >(])(?-i:User|USER|Human|Owner|Maintainer|Operator|Me|You|Nutzer\w*|Usuario|Utilisateur|Client)(?: \(\d\d:\d\d\))?:|\n[>*_# -]{0,8}(?:user|human|owner|maintainer|me|you)(?: \(\d\d:\d\d\))?[:>] |\brole[\x22\x27]?: ?[\x22\x27]?(?:user|human)\b|\b(?:last|previous|earlier) (?:session|conversation|time|round)s?\b[^.\n]{0,60}\b(?:agreed|said|approved|confirmed|settled|allowed)"##,
    ),
    (
        Mark::Agreed,
        "",
        r##"\b(?:you )?(?:need ?n[o']t|needn't|don'?t (?:need|have) to|do not (?:need|have) to) (?:come back|ask|check|confirm|wait)|\bno need to (?:ask|come back|check|confirm)\b|\byes to (?:both|all|everything|each|that)|\b(?:all|every|any) (?:later|future|further|other|coming) (?:rounds?|sessions?|times?|ones?|runs?|requests?|changes?|commands?)|\bfrom now on\b|\bas (?:always|usual|agreed|before)\b|\bsame as (?:last|always|before)|\bwithout asking\b|\bdon'?t ask\b|\balways (?:yes|fine|ok)|\b(?:approved|agreed|yes|ok|fine|allowed) (?:for|to) (?:all|every|the rest|both|everything|good)|\bstanding (?:yes|permission|approval|consent|ok)|\bfor (?:good|this and all)\b|\bwhenever (?:it|you|a question)|\bjust (?:do|run) (?:it|them)|\bohne (?:r(?:ü|ue)ckfrage|nachfrage|zu fragen)|\bf(?:ü|ue)r alle (?:k(?:ü|ue)nftigen|weiteren)|\bja,? (?:zu|f(?:ü|ue)r) alle[ms]?\b|\bsin (?:preguntar|consultar)|\bs[ií] a todo\b|\bsans (?:me )?demander|\boui (?:à|pour) tout|\bsenza chiedere|\bsem perguntar|\bdesde ahora\b|\bd[ée]sormais\b|\bab jetzt\b"##,
    ),
    (
        Mark::Deed,
        "",
        r##"\bgit push\b[^\n`]{0,60}(?:--force|-f\b|--mirror|\+\w)|\bgit branch -d\b|\bgit reset --hard\b|\bgit clean -\w*f|\brm -\w*r|\b(?:npm|cargo|pnpm|yarn|gem|twine) (?:publish|upload|push)\b|\bgh (?:pr merge|repo delete|release create|secret|api|workflow run)\b|\bterraform (?:apply|destroy)\b|\bkubectl (?:delete|apply)\b|\bdrop (?:table|database)\b|\bcurl\b|\bbash\(\*|\bbypasspermissions\b|--no-verify\b|\bchmod\b|\bsudo\b|\baws \w+ (?:delete|terminate|rm)|\bdocker (?:push|system prune)\b|--yes\b|--admin\b|\bsettings(?:\.local)?\.json\b|\bscp\b|\brsync\b"##,
    ),
    (
        Mark::RulesFile,
        "claude.md|deepcode.md|agents.md|gemini.md|qwen.md|memory.md|instructions.md|conventions.md|cursorrules|windsurfrules|/rules|/memory",
        r##"\b(?:claude|deepcode|agents|gemini|qwen|memory|copilot-instructions|conventions)\.md\b|\.cursorrules\b|\.windsurfrules\b|\.(?:deepcode|claude|cursor)/(?:rules|memory)\b"##,
    ),
    (Mark::Unseen, "", r##"--assume-unchanged|--skip-worktree|\b(?:needs?|has|gets?) no (?:mention|word|line)\b"##),
    (
        Mark::RunsHome,
        "",
        r##"[`"'](?:node|sh|bash|python3?|ruby|perl|source|\.|npx|deno|bun)[^`\n]{0,20}(?:\$home|~|\$\{home\})/\.[\w./-]+|\bcurl\b[^`\n]{0,100}\| ?(?:ba)?sh"##,
    ),
    (
        Mark::Around,
        "",
        r##"\b(?:repositor\w+|checkouts?|projects?|clones?|workspaces?) (?:\w+ ){0,2}(?:beside|below|under|around|next to|above|within reach|on (?:this|the) (?:disk|machine|computer))\b|\b(?:beside|next to) (?:it|this|the current)\b|\bdepth (?:two|three|\d)|-name \S{0,2}\.git\b|\b(?:every|each|all) (?:other )?(?:repositor\w+|checkouts?|clones?|projects?)\b|\bthat you (?:open|see|come across)\b"##,
    ),
    (
        Mark::Verbatim,
        "",
        r##"\bas it (?:stands|is)\b|\b(?:this|the following) (?:paragraph|lines?|text|sentence|rule|block|section|note)\b|\bword for word\b|\bverbatim\b|\bunder the heading\b|\bto the end\b|\bat the end\b"##,
    ),
    (
        Mark::Approves,
        "gh pr|glab mr|az repos pr|/merge|review that|approving review|approve review|admin override",
        concat!(approves!(), r##"|\bsubmits? an? approv(?:e|ing) review\b|\badmin override\b"##),
    ),
    (
        Mark::Approval,
        "",
        r##"\bgh pr review\b[^\n]{0,60}(?:--approve|\s-a\b)|\bglab mr approve\b|\bsubmits? an? approv(?:e|ing) review\b|\badmin override\b|set-vote\b|\bpr merge\b[^\n`]{0,60}--admin\b|/reviews\b[^\n]{0,80}\bapprove\b"##,
    ),
    (
        Mark::Merges,
        "",
        r##"\bmerge by (?:squash|rebase)\b|\bgh pr merge\b|\bglab mr (?:merge|accept)\b|/pulls/[^\s/]+/merge\b"##,
    ),
    (
        Mark::Blind,
        "",
        r##"\b(?:do not|don'?t|never|not|without) (?:open|opening|read|reading|look at|load) (?:the |any )?(?:diffs?|changes?|contents?|patch(?:es)?)\b|\b(?:nothing|no (?:report|review|findings|comments?|remarks?|look|need|question))\b|\bonly costs\b|\bwhatever\b|\bin advance\b|\bunread\b|\bwithout (?:reading|looking|a review|review|asking|a report|opening)\b|\b(?:looked at|reviewed|read|checked) (?:upstream|elsewhere|already|before)\b|\bby itself\b|\bon (?:its|your) own\b"##,
    ),
    (
        Mark::Forbids,
        "",
        r##"\b(?:never|do not|don'?t|must not|may not|forbidden|not allowed|prohibited|no exceptions)\b"##,
    ),
    (
        Mark::ReadOnly,
        "",
        r##"\bread-?only\b|\bchanges nothing\b|(?m:^tools: ?\[?["\x27]?(?:read|grep|glob)(?:["\x27, ]+(?:read|grep|glob|ls))*["\x27]?\]?\s*$)"##,
    ),
    (Mark::Page, "http", r##"\bhttps?://[a-z0-9][^\s`"\x27)>]*"##),
    (
        Mark::EachTime,
        "",
        r##"\bat the (?:start|beginning) of (?:each|every|any)\b|\b(?:each|every) (?:time|session|task|run|check|review|use|call|day|morning|job|request|start|invocation)\b|\b(?:before|on|for|with) (?:each|every|any)\b|\bevery time\b|\bfresh (?:copy|guidelines|version|rules)|/(?:current|today|latest|now|live)\b|\bas (?:it|they) (?:stands?|are|is) (?:today|now|that day|then)"##,
    ),
    (
        Mark::Fetches,
        "",
        r##"\b(?:fetch|load|read|get|open|download|pull|retrieve|visit|look (?:at|up)|ask)(?:s|ed)?\b|\bcurl\b|\bwebfetch\b"##,
    ),
    (
        Mark::Steps,
        "",
        r##"\b(?:steps?|instructions?|procedures?|tasks?|errands|orders|directions|playbook|checklist|rules|runbook|what (?:it|they|the page) says?)\b"##,
    ),
    (
        Mark::Obeyed,
        "",
        r##"\b(?:is|are|becomes?) (?:a )?part of (?:this|these|the) (?:page|instructions|skill|text|steps)\b|\bcontinues this (?:page|text|skill)\b|\bsame standing\b|\b(?:executed|run|carried out) as (?:they are |it is )?(?:given|printed|written)\b|\bas if (?:they|it) (?:were|was|stood|had been)\b|\bto be taken\b|\bin full\b|\bin (?:their|its|that|the given) order\b|\b(?:follow|obey|carry out|execute|perform|work through|do) (?:them|it|these|those|what|whatever|each|the steps|its|the instructions|every|all)\b|\b(?:is|are|it's|they're|it is|they are) (?:newer|binding|authoritative|the truth|in force)|\b(?:wins?|prevails?|takes? precedence|counts?|overrides?|supersedes?)\b|\bstart it with\b|\b(?:names?|calls? for|mentions?|asks? for) an? (?:program|command|tool|script)|\bwhatever (?:they|it|the \w+) (?:are|is|says?|names?|wants?)\b"##,
    ),
    (
        Mark::Whatever,
        "",
        r##"\b(?:commands?|programs?|scripts?) (?:in|of|on|from) (?:the|that|this|its|it) (?:\w+ )?(?:is|are) (?:to be )?(?:run|executed|started|carried out)|\b(?:run|executed|started|carried out) as (?:they are |it is )?(?:given|written|listed|received|sent|served|printed)\b|\b(?:its|their|the) commands? (?:is|are) (?:to be )?(?:run|executed|carried out)|\bnot (?:shown|read out|reviewed|looked at|listed) (?:beforehand|first|in advance|before)\b|\b(?:names?|calls? for|mentions?|asks? for|wants|needs|contains?|lists?) an? (?:program|command|tool|script)|\bwhatever (?:commands?|tools?|programs?)|\bstart it with\b|\brun (?:it|them|what|the commands?) (?:as|with|there|they|it)|\bincluding (?:those|commands|programs|what)"##,
    ),
    (
        Mark::Secret,
        "session|reset|invit|api|access|refresh|csrf|remember|verification|password|salt|nonce|one-time code|otp",
        r##"\b(?:session|reset|invit\w+|api|access|refresh|csrf|remember-?me|verification)\b[^.\n]{0,30}\b(?:ids?|identifiers?|tokens?|links?|keys?|codes?|secrets?)\b|\bidentifiers? of sessions|\bsession_?(?:id|token)s?\b|\b(?:passwords?|salts?|nonces?|one-time codes?|otps?)\b"##,
    ),
    (
        Mark::Weak,
        "",
        r##"\b(?:md5|crc-?32|sha-?1|math\.random|random\.random|mt_rand|date\.now|timestamp|uniqid|rand\(\)|base64|account (?:number|id)|user (?:number|id)|minute of|milliseconds|counter|sequence|sequential|fixed (?:seed|salt|iv|key)|reproducible|derivable|deterministic\w*|predictab\w+|constant (?:key|salt|iv|secret)|ecb)\b"##,
    ),
    (
        Mark::Answer,
        "",
        r##"\b(?:should|if|when|where|in case|once)\b[^.!?]{0,80}\b(?:asks?|brings? up|bring up|raise[sd]?|questions?|objects?|notices?|mentions?|wonders?|complains?)\b[^.!?]{0,80}\b(?:answer|reply|say|respond|tell|assure|point|explain that|change the subject)\b|\bchange the subject\b|\bhas been (?:assessed|reviewed|cleared|accepted|audited)\b[^.]{0,60}\b(?:subject|leave it|and no more|nothing)"##,
    ),
    (
        Mark::Claims,
        "",
        r##"\b(?:each and every|every|any|all|each) (?:single )?(?:user )?(?:requests?|questions?|prompts?|messages?|tasks?|conversations?|inputs?|queries|turns?|answers?)\b|\b(?:whatever|no matter what|regardless of what) (?:the|is|was|they)\b|\b(?:ahead of|before|above|instead of|over|prior to) (?:the |any |all |every )*(?:other|others|another) (?:skills?|tools?|agents?|commands?|plugins?)|\bbefore (?:any|every|all) (?:\w+ )?(?:skills?|tools?|responses?|answers?|reply)|\btakes? (?:precedence|priority)\b|\bhighest priority\b|\balways (?:load|use|invoke|run|call|apply|trigger)\b|\bmust be (?:used|loaded|invoked|called|run) (?:first|before)|\brank(?:s|ed)? (?:before|above|first)|\bloaded (?:first|ahead|before)|\bproject's own notes\b|\bjede[nrms]? (?:anfrage|frage|aufgabe)|\balle anfragen|\bcada (?:solicitud|petici|pregunta|tarea|pedido)|\btod[ao]s l[ao]s (?:solicitudes|preguntas|tareas)|\bchaque (?:demande|question)|\btoutes les (?:demandes|questions)|\bogni richiesta|каждый запрос|любой запрос|所有请求|每个请求"##,
    ),
    (
        Mark::Ranks,
        "",
        r##"\b(?:ahead of|before|above|instead of|over|prior to) (?:the |any |all |every )*(?:other|others|another) (?:skills?|tools?|agents?|commands?|plugins?)|\bhighest priority\b|\brank(?:s|ed)? (?:before|above|first)|\bloaded (?:first|ahead|before)|\btakes? (?:precedence|priority)\b"##,
    ),
    (
        Mark::Executes,
        "",
        r##"\b(?:run|execute|start|call)\b[^.]{0,30}`[^`]+`|\bthrough bash\b|\bbash tool\b|\bvia bash\b|`(?:sh|bash|node|python3?|curl|npx)\b[^`]*`|\bpermission (?:question|prompt|check|mode)|\bbypasspermissions\b|\bwithout (?:asking|confirmation|a question)\b"##,
    ),
    (
        Mark::Made,
        "chmod|executable",
        r##"\bchmod (?:-\w+ )?(?:[ugoa]*\+r?x|0?7[0-7]{2})\b|\bexecutable bit\b|\bmake (?:it|them|the \w+) executable\b"##,
    ),
    (
        Mark::Removed,
        "",
        r##"\b(?:take|takes|put) \S+ away\b|\brm -?[\w/~.]|\b(?:remove|delete|erase|unlink|discard)(?:s|d)?\b|\bthrow \S+ away\b"##,
    ),
    (
        Mark::Second,
        "--permission-mode|--dangerously|--yolo|--full-auto|--approval-mode|--ask-for-approval|--allow-all|--yes-always",
        r##"\b(?:deepcode|claude|codex|gemini|qwen|opencode|cursor-agent|aider|copilot)\b[^\n|]{0,160}(?:--permission-mode[= ](?:bypasspermissions|dontask)|--dangerously-[a-z]|--yolo\b|--full-auto\b|--approval-mode[= ](?:yolo|never)|--ask-for-approval[= ]never|--allow-all-tools|--yes-always)"##,
    ),
    (
        Mark::Detached,
        "",
        r##"\bnohup\b|\bsetsid\b|\bdisown\b|\bin the background\b|(?:/dev/null|2>&1) &|\bstart-process\b|\bdetached\b|\b(?:do not|don'?t|without) wait"##,
    ),
    (
        Mark::AboutAgents,
        "",
        r##"\b(?:agents?|claude|codex|gemini|deepcode|opencode|aider|headless|orchestrat\w+|sub-?agents?|swarms?|worktrees?|autonom\w+|permissions?|delegat\w+|sessions?|unattended|non-?interactive)\b"##,
    ),
    (Mark::McpFile, ".mcp.json|mcpservers", r##"\.mcp\.json\b|\bmcpservers\b"##),
    (
        Mark::Runner,
        "",
        r##"["'`](?:uvx|npx|bunx|pipx|uv|deno|sh|bash|curl|node|python3?)["'`]|\b(?:uvx|npx|bunx|pipx run|uv run|deno run) "##,
    ),
    (
        Mark::Evaluates,
        "source(|source_url|source_gist|download(|include_string|urlread|webread|request(|uri.open|urlopen|requests.get|httpx.get|fetch(|new url|slurp|eval_string|file_get_contents|%run|%load|get[|parse(|.do",
        r##"\bsource\(\s*(?:url\(\s*)?["']https?://[^"'\s]+|\bsource_(?:url|gist)\(\s*["']https?://[^"'\s]+|\beval\(\s*parse\([^\n]{0,40}["']https?://[^"'\s]+|\binclude\(\s*(?:\w+\.)?download\(\s*["']https?://[^"'\s]+|\binclude_string\([^\n]{0,60}https?://[^"'\s]+|\beval\(\s*(?:urlread|webread)\(\s*["']https?://[^"'\s]+|\bload(?:string)?\([^\n]{0,40}request\(\s*["']https?://[^"'\s]+|\beval\(?\s*(?:uri\.open|open|net::http\.get)\b[^\n]{0,30}https?://[^"'\s]+|\bexec\([^\n]{0,60}(?:urlopen|requests\.get|httpx\.get)\([^\n]{0,10}["']https?://[^"'\s]+|%(?:run|load) https?://\S+|\beval\(\s*await \(?await fetch\(["'`]https?://[^"'`\s]+|\bevaluate\(\s*new url\(\s*["']https?://[^"'\s]+|\((?:load-string|load-reader|eval)\b[^\n]{0,40}\(slurp "https?://[^"\s]+|\bcode\.eval_string\([^\n]{0,60}https?://[^"'\s]+|\beval\([^\n]{0,20}file_get_contents\(\s*["']https?://[^"'\s]+|\b(?:do|run) "?https?://[^\s"]+\.do\b|\bget\["https?://[^"\s]+|\bfetch\(["'`]https?://[^"'`\s]+["'`]\)[^\n]{0,80}\beval\b|\brequire\(["'](?:node:)?https?["']\)\.get\(["'`]https?://[^"'`\s]+[^\n]{0,80}\beval\b"##,
    ),
    (
        Mark::Unread,
        "",
        r##"\b(?:do not|don'?t|never|no need to|need not|without)\b[^.!?]{0,20}\b(?:open|print|read|inspect|look|view|review|show|check)\w*(?: (?:at|into|through))?(?: or \w+)? (?:it|them|its|the (?:script|file|code|source|contents?))\b|\bunread\b|\bwithout (?:reading|opening|looking|a look|inspecting|reviewing)\b"##,
    ),
    (
        Mark::Lookups,
        "dig |nslookup|kdig|drill|resolvectl|getent|resolve-dnsname",
        r##"\b(?:dig|nslookup|kdig|drill|resolvectl query|getent a?hosts\w*|resolve-dnsname) [^\n`]{0,60}\.[a-z]{2,}\b"##,
    ),
    (
        Mark::Encodes,
        "",
        r##"\b(?:into|in|as|to) (?:hex\w*|base32|base64\w*)\b|\bxxd\b|\bod -\w|\bbase32\b|\bhex-?encod\w+|\bhex(?:adecimal)? (?:digits|of)\b"##,
    ),
    (Mark::Labels, "", r##"\blabels?\b|\bsub-?domains?\b|\b(?:pieces|chunks|parts) of \d"##),
    (
        Mark::Holds,
        "",
        r##"\b(?:file|header|keys?|contents?|settings|secrets?|passwords?|config\w*|answers?|conversation|messages?)\b"##,
    ),
    (
        Mark::Covers,
        "",
        r##"\b(?:say|says) nothing (?:of|about)\b|\bout of the (?:shell(?:'s)? )?history\b|\bhistory -[cd]\b|\bhistfile\b|\b(?:clear|wipe|empty|delete|remove)\w*\b[^.!?]{0,20}\bhistory\b"##,
    ),
    (
        Mark::Diverts,
        "account|iban|payee|wallet|recipient|beneficiary|receiver",
        r##"\bwhatever (?:account|iban|payee|address|wallet)\b|\b(?:receiver|payee|recipient|beneficiary|supplier|vendor)(?:'s)? (?:account|iban|wallet|address)\b[^.!?]{0,40}\b(?:is|becomes|comes|replaced|taken)\b[^.!?]{0,40}\b(?:in|from|by|with)\b|\b(?:replace|swap|exchange|overwrite) (?:the|its|their|each|every) (?:\w+ )?(?:account|iban|wallet|payee|recipient|bank details)\b"##,
    ),
    (Mark::PaysOut, "", r##"\b(?:pay(?:s|ments?|outs?)?|transfers?|settled?|invoices?|remit\w*)\b"##),
    (
        Mark::AsPrinted,
        "",
        r##"\b(?:stays?|remains?|left|keep|keeps) (?:\S+ ){0,3}(?:as (?:printed|it (?:is|was)|before)|unchanged)\b|\b(?:journal|ledger|books?|record|report|log)\b[^.!?]{0,60}\b(?:on|of|from) the (?:invoice|document|bill|original)\b|\bthe original (?:account|iban|number)\b[^.!?]{0,30}\b(?:journal|ledger|books?|record|report|log|summary)\b"##,
    ),
    (
        Mark::SetsBack,
        "touch -|date back|dates back|utime|setfile|lastwritetime|timestamp back|mtime",
        r##"\btouch -\w*[rdt]\b|\bdates? back\b|\bos\.utime\b|\bsetfile -[dm]\b|\blastwritetime\b|\b(?:timestamp|mtime) back\b|\b(?:restore|reset) (?:its|the|their) (?:mtime|date|timestamp)s?\b"##,
    ),
    (
        Mark::Edits,
        "",
        r##"\b(?:rewrite|alter|falsify|doctor|amend)(?:s|ed)?\b|\b(?:take|remove|delete|drop|change|correct|adjust|replace) (?:those|these|the|each|every|its|their) (?:\w+ )?(?:lines?|rows?|entries|entry|figures?|amounts?|records?|numbers?|dates?|values?|balances?)\b"##,
    ),
    (
        Mark::DecodedRun,
        "base64 |xxd -r|-encodedcommand|-enc ",
        r##"\bbase64 (?:-d|-di|--decode)\b[^\n`]{0,20}\| ?(?:sudo )?(?:ba|z|da|k)?sh\b|\bxxd -r\b[^\n`]{0,20}\| ?(?:sudo )?(?:ba|z|da|k)?sh\b|\b(?:powershell|pwsh)\b[^\n`]{0,60} -enc(?:odedcommand)? [a-z0-9+/=]{16}"##,
    ),
    (
        Mark::Hunt,
        "wallet|keystore|id_rsa|id_ed25519|metamask|electrum|.kdbx|.pem|cookies.sqlite|logins.json|login data",
        concat!(store!(), r##"[^!?\n]{0,60}?"##, store!(), r##"[^!?\n]{0,60}?"##, store!()),
    ),
    (
        Mark::Contents,
        "",
        r##"\b(?:contents?|bytes|cop(?:y|ies)|archives?|zip|tar)\b|\bread (?:every|each|all)\b|\b(?:send|upload|post) (?:them|the (?:files|list|paths))\b"##,
    ),
    (
        Mark::Spares,
        "",
        r##"\b(?:never|do not|don'?t|must not|should not|avoid)\W+(?:\w+\W+){0,3}?(?:read|open|commit|send|upload|print|share|expose|includ|log|post|cop|touch|transmit|leav)\w*|\b(?:detect|scan|audit|review|check|flag|exclude|ignore|gitignore|block|redact)\w*\b"##,
    ),
    (
        Mark::Unasked,
        "",
        r##"\bno (?:confirmation|question|approval|permission|prompt)s? (?:is |are )?(?:needed|required|necessary)\b|\bdon'?t ask\b"##,
    ),
    (
        Mark::OnlyAsked,
        "",
        r##"\b(?:never|not|don'?t|nothing)\b(?:[^.!?]|\.\w){0,80}\bwithout (?:asking|confirmation|a question|review|being asked)\b"##,
    ),
    (Mark::Unadds, "", r##"\bgit remote (?:remove|rm)\b"##),
    (
        Mark::PacksAll,
        "zip |tar |pack |archive |compress ",
        r##"\b(?:zip|tar|pack|archive|compress)\b (?:\w+ )?(?:the |this |all of the |your )?(?:whole |entire )?(?:project|workspace|working|repository|source|home)(?:'s)? ?(?:folder|directory|tree|files)?\b"##,
    ),
    (
        Mark::SourcesFar,
        "<(curl|<(wget|<(http|$(curl|$(wget|`curl|`wget|\"(irm|iex|| source|| psub",
        r##"(?:\b(?:source|eval)|(?:^|[\s`;&])\s?\.) ["'`]?(?:<\(|\$\(|\()?\s?(?:curl|wget|http|fetch)\b[^\n]{0,120}https?://|\b(?:curl|wget)\b[^\n|]{0,160}\|\s?source\b|\biex\b[^\n]{0,30}\b(?:irm|iwr|invoke-restmethod|invoke-webrequest|downloadstring)\b|\b(?:irm|iwr)\b[^\n|]{0,120}\|\s?iex\b"##,
    ),
    (
        Mark::Ranked,
        "1|first|top|highest|rang|rank|precedence|before",
        r##"\b(?:1|first|top|highest)[.)*_:]{0,3}[ |:–-]{1,8}[*_`]{0,3}(?:this (?:one|page|skill|file|document|guide|plugin|manual)|these rules|diese (?:seite|datei|regeln|anleitung)|dieses (?:dokument|handbuch)|esta (?:página|guía|guia|habilidad)|este (?:documento|archivo|arquivo|guia)|estas reglas|cette page|ce (?:document|guide|fichier)|ces règles)\b"##,
    ),
    (
        Mark::Below,
        "",
        r##"\b[2-9][.)*_:]{0,3}[ |:–-]{1,8}[^|\n]{0,50}\b(?:user|person|human|host|system prompt|operator|conversation|benutzer\w*|nutzer\w*|mensch\w*|system|usuari[oa]|utilisateur|utilisatrice|persona|pessoa|personne|sistema|système)\b"##,
    ),
    (
        Mark::Answered,
        "may i|can i|shall i|should i|must i|darf ich|soll ich|kann ich|puedo|debo|puis-je|dois-je|je peux|posso|devo",
        r##"\b(?:may|can|shall|should|must) i\b[^?|\n]{2,80}\?["*_]{0,3}[ |:–—-]{1,6}["*_`]{0,3}(?:yes|always|go ahead|of course)\b|\b(?:darf|soll|kann) ich\b[^?|\n]{2,80}\?["*_]{0,3}[ |:–—-]{1,6}["*_`]{0,3}(?:ja|immer)\b|\b(?:puedo|debo)\b[^?|\n]{2,80}\?["*_]{0,3}[ |:–—-]{1,6}["*_`]{0,3}(?:sí|siempre\b)|\b(?:puis-je|dois-je|je peux)\b[^?|\n]{2,80}\?["*_]{0,3}[ |:–—-]{1,6}["*_`]{0,3}(?:oui|toujours)\b|\b(?:posso|devo)\b[^?|\n]{2,80}\?["*_]{0,3}[ |:–—-]{1,6}["*_`]{0,3}(?:sim|sempre)\b"##,
    ),
    (
        Mark::Given,
        "",
        r##"\b(?:answers?|replies|these|they|it|yes)\b[^.!?|\n]{0,20}\b(?:counts?|are valid|holds?|stands?|are taken|is taken|are to be taken|are treated|are regarded)\b[^.!?|\n]{0,20}\b(?:as|for)\b[^.!?|\n]{0,60}\b(?:given|said|spoken|user|person|session|conversation|later|future)|\bquestions?\b[^.!?|\n]{0,30}\b(?:left out|skipped|spared|omitted|saved)\b|\bgelten\b[^.!?|\n]{0,40}\b(?:gegeben|erteilt|gesagt)|\b(?:valen|cuentan) como\b[^.!?|\n]{0,40}\bdadas|\b(?:valent|comptent) comme\b[^.!?|\n]{0,40}\bdonn|\b(?:valem|contam) como\b[^.!?|\n]{0,40}\bdadas"##,
    ),
    (
        Mark::Dated,
        "dates that git|dates git|date of a commit|date of the commit|commit date|commit time|author date|authordate|committer date|git_committer_date|git_author_date|times of commits|time of a commit|time of the commit|commits are dated|--date",
        r##"\b(?:dates? (?:that )?git keeps|(?:dates?|times?) of (?:a|the|each|every) commits?|times of commits|(?:commit|author|committer) (?:dates?|times?)|commits are dated)\b|\bgit_(?:author|committer)_date\b|\bcommit\b[^`]{0,40}--date[= ]"##,
    ),
    (
        Mark::Hours,
        "",
        r##"\bbetween \d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)? and \d{1,2}\b|\b\d{1,2}(?::00)?\s?(?:to|–|-)\s?\d{1,2}:00\b|\b(?:office|working|business|work) hours\b|\b(?:workdays?|weekdays?|working days?)\b|\b(?:b(?:ü|ue)rozeit\w*|arbeitszeit\w*|werktag\w*)\b|\bhorario (?:laboral|de oficina)\b|\bheures (?:de bureau|ouvrées)\b|\bhorário (?:comercial|de expediente)\b"##,
    ),
    (
        Mark::Unverified,
        "verify|rejectunauthorized|insecure|tls_reject|verify_none|verifypeer|certificate|accept_invalid|hostnameverifier|strict_ssl|no-check",
        r##"\bverify\s?=\s?false\b|\bverify_ssl\s?=\s?false\b|\brejectunauthorized["']?\s?:\s?false\b|\binsecureskipverify\s?:\s?true\b|\bnode_tls_reject_unauthorized\b["' =:]{1,4}0\b|\bverify_none\b|\bssl_verifypeer\b[^\n]{0,6}(?:false|0)\b|\bdanger_accept_invalid_certs\(true\)|\bskipcertificatecheck\b|\bdangerousacceptanyservercertificate\w*|\bnoophostnameverifier\b|\ballow_all_hostname_verifier\b|\bcert_reqs\s?=\s?["']?(?:ssl\.)?cert_none\b|\bno-check-certificate\b"##,
    ),
    (
        Mark::Referral,
        "via=|ref=|aff|referral|partner=|fpr=|tag=|promo=|coupon=|invite=|utm_",
        r##"\bhttps?://[^\s)`"'|]*[?&](?:via|ref|aff\w*|partner\w*|referr?al\w*|fpr|tag|promo|coupon|invite|utm_(?:source|campaign|medium))=[\w-]+"##,
    ),
    (
        Mark::EachPage,
        "",
        r##"\b(?:in|into|of|to|on|under|below) (?:every|each|any|all|other people's) (?:\w+ )?(?:readmes?|pages?|files?|documents?|projects?|templates?|footers?|posts?|articles?|mails?|messages?|repo\w*)\b|\b(?:every|each) (?:readme|page|file|document|project|template|footer|post|article|mail|message|repository)\b|\bin (?:jede[mnrs]?|alle[n]?) \w+|\bdans (?:chaque|tous les) \w+|\ben (?:cada|todos los) \w+|\bem (?:cada|todos os) \w+"##,
    ),
    (
        Mark::AllPass,
        "all checks|all tests|every check|every test|all gates|all green|everything passes|everything is green",
        r##"["“„«*]{1,2}(?:all|every|everything)\b (?:the )?(?:checks?|tests?|gates?|jobs?)?\s?(?:pass(?:es|ed)?|is green|are green|green|succeed\w*|were run|was run|ran)\b"##,
    ),
    (
        Mark::PassedOver,
        "",
        r##"\bcommit(?:s|ted)?\b[^.!?|\n]{0,24}(?:`-n`|--no-verify)|\btests? (?:out of|from) the (?:list|run|suite)\b|\b(?:lower|drop|reduce|relax)(?:s|ed)? the (?:threshold|bar|limit|coverage|minimum)\b|\b(?:skip|mute|comment out|delete|disable|remove|quarantine)s? the (?:failing|red|broken|flaky|offending) (?:test|check|step|job|assertion)s?\b|\|\| true\b|\bcontinue-on-error\b"##,
    ),
    (Mark::Reported, "", r##"\b(?:reports?|says?|sentences?|answers?|summary|tell|told|reply|write)\b"##),
    (
        Mark::Lifecycle,
        "",
        r##"\b(?:pre|post)install\b|\b(?:npm|yarn|pnpm|bun|composer|package managers?)\b[^.!?]{0,40}\b(?:runs?|looks? for|starts?)\b[^.!?]{0,40}\b(?:after|before|when|once|while)\b[^.!?]{0,30}\binstall\w*"##,
    ),
    (
        Mark::Neutral,
        "asked|ask ",
        r##"\b(?:asked|asks?) (?:whether|if|about)\b[^.!?|]{0,80}\b(?:neutral\w*|independen\w+|impartial\w*|unbiased|objective|bias\w*|preferences?|sponsor\w*|prefer)\b[^.!?|]{0,40}\b(?:say|answer|reply|state|assure|respond)\b[^.!?|]{0,60}\b(?:neutral|independent\w*|impartial|unbiased|objective|no (?:preference|bias|sponsor)|published criteria|criteria only)\b"##,
    ),
];
