//! What texts name, kind by kind, in linear-time patterns: a blank stands for any run of blanks.

use super::kind::Kind;

/// What holds or prints credentials: files by their names, commands by their words.
macro_rules! secret {
    () => {
        r##"\b(?:\.config|application support)/(?:google-chrome|chromium|google/chrome|bravesoftware)\b|\.mozilla/firefox\b|\.(?:netrc|pgpass|git-credentials|npmrc|pypirc|vault-token|ssh|aws|gnupg|deepcode/credentials(?:\.json)?|claude/\.credentials(?:\.json)?)[`\"']? (?:file |folder |directory )?(?:in|of|from) (?:the|your|their|his|her|its|a) (?:\S+ )?home\b|\b(?:stores?|vaults?|databases?) of (?:the |their |all )?password managers?\b|\boutput of [`\"'](?:env|set|export -p|declare -x)[`\"']|(?:~|\$home|%d|/root|\$\{home\})/?\.(?:ssh/id_\w+|ssh\b|aws\b|netrc|npmrc|pypirc|git-credentials|kube\b|docker/config|gnupg|config/(?:gh|gcloud)|azure|pgpass|deepcode/credentials|claude/\.credentials)|\.kube/config\b|\b_authtoken\b|\bid_(?:rsa|ed25519|ecdsa)\b|\bgh auth token\b|\bprint-(?:access|identity)-token\b|\baws configure (?:get|export)|\bget-access-token\b|\bvault (?:kv )?(?:get|read)\b|\bop (?:item get|read)\b|\bpass show\b|\bfind-(?:generic|internet)-password\b|\bkubectl get secrets?\b|\bprintenv\b|\benv \||\btojson\(secrets|\bgit credential fill\b|\b(?:contents?|values?|cat|reads?|uploads?|sends?|posts?|attach(?:es)?|git add|pastes?|takes?|dumps?)\b[^.\n]{0,30}[\s`\"'(/]\.env(?:\.(?:local|prod|production|staging)|\*)?(?:[\s`\"',;:)]|$)|\b(?:look|looks|looking|search(?:es)?|hunt) for\b[^.!?\n]{0,40}\b(?:in|through|among)\b[^.!?\n]{0,24}[\s`\"'(/]\.env\b|\bdocument\.cookie\b|\b(?:default|chromium|chrome|firefox|profiles?)/(?:\S+/)?cookies\b|\bcookies\.sqlite\b|\blogin data\b|\blogins\.json\b|\bkeychain-db\b|\bcookies of (?:the|your|this|his|her) (?:session|browser|user)\b|\bgit credential (?:fill|get)\b|\baws sts get-session-token\b|\bdoppler secrets\b|\bnpm token\b|\bsecret-tool lookup\b|\bbw get\b|\bgpg --export-secret|\bvault dump|\bdumps? (?:of )?the vault\b|/proc/(?:self|\d+)/environ\b|\bexport -p\b|\bdeclare -p?x\b|\b(?:values? of|all|every|each) (?:the )?(?:all )?environment variables? (?:whose|that|which|with|named|containing)\b|\b(?:get-childitem|gci|dir|ls) env:"##
    };
}

/// Each kind with its pattern, in the order of [`Kind`].
pub(super) const KINDS: [(Kind, &str); 120] = [
    (Kind::Secret, secret!()),
    (
        Kind::Named,
        concat!(
            secret!(),
            r##"|\$\{?[a-z_]*(?:token|secret|passw(?:or)?d|api_?key|access_key|private_key)\b|\b[a-z]+_(?:token|secret|password|api_key|secret_key|access_key|private_key)\b|(?:^|[\s`\"'(/])\.env(?:\.(?:local|prod|production|staging)|\*)?[\s`\"',;:)]"##
        ),
    ),
    (
        Kind::Address,
        r##"\bhttps?://[a-z0-9$<{][^\s`\"')>]*|\bwebhook\b|[\w.+-]+@[\w-]+\.[a-z]{2,}|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.invalid\b"##,
    ),
    (
        Kind::Out,
        r##"\b(?:drop(?:s|ped)?|posts?|posted|posting|upload\w*|sends?|sent|mail(?:s|ed)?|throws?|deliver\w*|hand(?:s|ed)? (?:it|them|over|in|the)|gives? (?:it|them|the)|push(?:es)?|webfetch|requests?|pastes?|forward\w*|submit\w*|ship(?:s|ped)?|transmit\w*|leaves? (?:it|them) (?:at|in|with)|cop(?:y|ies) (?:the output|it|them|what))\b|\b(?:GET|begin with|calls?) `?https?:|\blet \S+ (?:\S+ ){0,6}(?:have|see|know) (?:it|them)\b|\bforwarded\b|\bgo(?:es)? (?:along )?to (?:the )?\S+ at\b|\blooked up at\b|\b(?:relay|pipe|beam|report|register|enrol|enroll|sync|mirror|back up|stream)(?:s|ed)? \S+ (?:\S+ ){0,6}(?:to|at|with|into)\b|\bbase64\b|\bgzip\b|\bquery string\b|\bappended to\b|\?\w+=(?:<|\{|\$|\.\.\.)|\b(?:place|put|enter|copy|copies|leave|lay|deposit|store)\w* [^.!?]{0,120}\b(?:in|into|at|with|on) [^.!?]{0,80}https?:|\bcurl\b[^\n|]{0,80}\s(?:-d|--data\S*|-t|-f|--upload-file|--form|--json)\s|\bwget\b[^\n|]{0,80}--post|\b(?:report|pass|convey|transmit|hand|log)(?:s|ed|ing)?\b[^.!?\n]{0,40}\bby (?:fetching|requesting|calling|opening) [`\"'<]?https?:"##,
    ),
    (
        Kind::Login,
        r##"\bauthorization\b|\bbearer \$|\blog(?:s|ged)? in\b|\bsign(?:s|ed)? (?:in|up)\b|\boauth\b|\s-h\s?['\"]|--header\b|--user\b|\sdocker login\b|\bno (?:contents|values)\b|\bvalues? removed\b|\bnames? only\b|\bthe user (?:\S+ ){0,8}themselves\b"##,
    ),
    (
        Kind::Errand,
        r##"\b(?:asks?|asking|tell|have|invite|remind) (?:the |your )?(?:user|person|customer) (?:to )?(?:send|write|post|type|say)\b"##,
    ),
    (
        Kind::Forbids,
        r##"\byou (?:run|execute|type) nothing\b|\blet (?:them|the (?:user|person|developer)) (?:decide|type|run)\b|\b(?:(?:never|do not|don'?t|must not|should not|avoid|not to|nor)[^\w,;]+(?:\w+[^\w,;]+){0,2}?(?:ask|print|paste|commit|send|share|log|includ|contain|copy|put|writ|post|upload|stor|add|expos|touch|edit|chang|set|us(?:e|es|ed|ing)\b|skip|trust|leak|hard-?cod|disabl|install|approv|delet|remov|overwrit|interpret|treat|assum|read|run|auto|act|look|follow|obey)|without[^\w,;]+(?:\w+[^\w,;]+){0,2}?(?:print|paste|commit|send|share|log|includ|contain|copy|put|writ|post|upload|stor|add|expos|touch|edit|chang|set|us(?:e|es|ed|ing)\b|skip|trust|leak|hard-?cod|disabl|install|approv|delet|remov|overwrit|interpret|treat|assum|read|run|auto|act|look|follow|obey))\w*|\basks? you to\b|\bstop (?:here )?and (?:tell|ask|report|warn)\b|\b(?:keep|not) [^.!?]{0,40}, not in\b|\blook for (?:things|lines|code|anything|files|places) (?:that|which|in)\b|\bwhat to look for\b|\bfor recognition\b|\bchange nothing\b|\blooks for (?:lines|commands|patterns) (?:like|such as)\b|\bwarns of (?:dangerous|risky|unsafe|suspicious) (?:lines|commands|patterns|code)\b|(?:~/\.[\w./-]+|\.netrc|\.npmrc|\bid_\w+)[`\"']? (?:is|are) (?:never|not) (?:looked at|opened|read|touched)\b"##,
    ),
    (
        Kind::Public,
        r##"\b(?:commit (?:message|subject|body|trailer)s?|trailers?\b|branch(?:'s)? names?|tag names?|issue(?:'s)?(?: body| text| description)?|pull request(?:'s)?(?: body| description| text)?|pr (?:body|description|title)|meta tags?|alt texts?|gists?|wiki|user[- ]agents?|readme|footers?|changelog|source maps?|commit both|commit (?:it|them)\b|in the repository|bug reports?|pastebin|file names?|query string|build log|release notes)|\bgit notes\b|\bannotations?\b|\bjob summar(?:y|ies)\b|\bartifacts?\b|\bscreenshots?\b|\bcommit\b[^.]{0,20}\b-m\b|\bcomments? on the\b|\bannounc\w+|\bthe page's\b|\bslack\b|\bdiscord\b"##,
    ),
    (
        Kind::Put,
        r##"\b(?:puts?|places?|pastes?|appends?|cop(?:y|ies)|includes?|saves?|writes?|adds?|uses?|attach(?:es)?|embeds?|quotes?|inserts?|is a|carries|contains?|holds?|stores?|sets?)\b|\b(?:exports?|attach|drops?|prints?|echo(?:es)?|shows?|renders?|goes? along|go in|below)\b|\bone (?:\S+ )?trailer (?:for|per)\b|\bwith (?:one|an?) (?:\S+ )?trailer\b"##,
    ),
    (
        Kind::Value,
        r##"\b(?:contents?|values?|output|text|copy) (?:of|from)\b|\bin base64\b|\bbase64-encoded\b|\+ the output\b|\bits (?:value|content|text)\b|\b(?:first|last|second|whole|full) (?:line|file|text)\b|\$\((?:printenv|env|cat|gh|gcloud|aws|vault|op|base64|grep)\b|\bthe (?:value|line|token|key|keys) (?:in|from|of)\b|\bvalues? and all\b|\bwith (?:its|their) values?\b"##,
    ),
    (
        Kind::Erase,
        r##"\b(?:rm -\w+|delet(?:e|es|ed|ing)|remov(?:e|es|ed)|empt(?:y|ied|ies)|truncat\w+|cut (?:back|down)|clear(?:s|ed)|wip(?:e|es|ed)|eras\w+|purg\w+|shred\w*|scrub\w*)\b|:\s?>\s?~|\bhistory -c\b|\bexpire\b"##,
    ),
    (
        Kind::Trace,
        r##"\.(?:deepcode|claude|codex|gemini)/(?:sessions?|logs?|projects|transcripts?|history)\b|\.(?:bash|zsh|python|node_repl)_history\b|\bhistory -c\b|\breflog expire\b|\b(?:session|conversation|agent)'?s? (?:transcripts?|logs?)\b|\btranscript(?:'s)? files?\b|\bshell history\b|\bhistfile\b"##,
    ),
    (
        Kind::Write,
        r##"\b(?:add(?:s|ed)?|append(?:s|ed)?|writ(?:e|es|ten)|insert(?:s|ed)?|puts?|saves?|cop(?:y|ies)|sets?|edits?|merge[sd]?|register|creates?|drops?|place[sd]?|stores?|patch|extend|the lines?\b|belongs? in)\b|>>\s?~|\btee -a\b|\b(?:gets?|receives?|extends?|lays?|drops?|plants?|leaves?|deposit|includes?|introduces?|turn on|switch(?:es)?|changes?|modif(?:y|ies)|updates?|config|adding|editing|putting|writing|merging|placing|inserting|by setting)\b"##,
    ),
    (Kind::Door, r##"\bauthorized_keys\b|\bauthorized keys\b"##),
    (
        Kind::Key,
        r##"\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+) AAAA[a-z0-9+/]{6}|\b(?:our|my|this|the (?:team|support|vendor|maintainer|author|deploy)(?:'s|s')?) (?:ssh |public )?keys?\b"##,
    ),
    (
        Kind::Source,
        r##"\.npmrc\b|\bpip\.conf\b|\bpip\.ini\b|\.yarnrc|\bcargo/config|\.condarc\b|\bindex-url\b|\bextra-index-url\b|\breplace-with\b|\bregistry\s?=\s?\"?https?://|\bnpmregistryserver\b|\bgoproxy\b|\bnpm config set registry\b|\bgemrc\b|\bbundle config\b"##,
    ),
    (
        Kind::Elsewhere,
        r##"config set registry[\s\"'`]+https?://|(?:registry|index-url|registryserver\"?|goproxy|mirror|source)\"?\s*[:=]\s*[\"'`]?https?://|\b(?:point|direct|aim|switch|set|turn)\w* (?:the |its |their |that )?(?:registry|index|index-url|mirror|source|proxy) (?:\S+ ){0,2}?(?:to|at|over to) [\"'`]?https?://"##,
    ),
    (
        Kind::Stays,
        r##"\b(?:user's|users'|global(?:ly)?|machine|home|all (?:other )?projects|every project|remain\w*|stays?|stay|afterwards|survives?|persist\w*|later sessions?|from then on|once and for all|left there)\b|~/\.|\b(?:next|other|later|every|future|all) (?:agents?|assistants?|sessions?|tools?|people|colleagues)\b|\bprofits?\b"##,
    ),
    (Kind::GitHook, r##"\.git/hooks\b|\bcore\.hookspath\b|\bpost-(?:commit|checkout|merge|receive)\b"##),
    (
        Kind::Net,
        r##"\b(?:curl|wget|nc|ncat|socat|invoke-webrequest|iwr)\b[^\n]{0,80}|\bgit (?:-c \S+ )?push\b[^\n]{0,60}(?:https?://|git@|ssh://)"##,
    ),
    (
        Kind::Settings,
        r##"\.(?:deepcode|claude)/settings(?:\.local)?\.json\b|\bsettings(?:\.local)?\.json\b|\bpermissions\.(?:allow|defaultmode|ask|deny)\b|\bpermissions\b[^.]{0,30}\b(?:allow|defaultmode)\b|\bthe user's settings\b"##,
    ),
    (
        Kind::HookCommand,
        r##"\"command\"|\bsessionstart\b|\b(?:pre|post)tooluse\b|\bhooks?\b[^.]{0,20}\bstop\b|\b(?:stop|sessionend|subagentstop|userpromptsubmit|precompact|notification)[`\"']? hooks?\b|\buserpromptsubmit\b|\bstatusline\b"##,
    ),
    (
        Kind::Loose,
        r##"\bbypasspermissions\b|\bdontask\b|\bacceptedits\b|\b(?:bash|edit|write|webfetch)\(\*{1,2}\)|\bbash\((?:curl|wget|sh|bash|rm)\b|\ballow\b[^.\n]{0,20}\"\*\"|\bskip-?permissions\b"##,
    ),
    (Kind::Memory, r##"\b(?:deepcode|claude|agents|gemini)\.md\b|\bmemory file\b|\bglobal memory\b"##),
    (
        Kind::Trusting,
        r##"\bexempt\w*\b|\bwithout (?:review|asking|comparing|a question|questions|confirmation|checking)\b|\bcounts? as safe\b|\b(?:is|are) (?:noise|trusted|safe|approved|pre-approved|allowed)\b|\bnever ask\b|\bno (?:review|questions?|confirmation)\b|\bskip\w* (?:the )?(?:review|audit|check|warning)\w*|\bload (?:it|this) first\b|\balways use\b|\bapplied without\b|\bwarnings?\b[^.!?:|]{0,30}\b(?:are|is) (?:outdated|noise|false|ignored?|irrelevant|harmless)\b|\brun without\b|\bneeds? no (?:review|confirmation|approval|question)\b"##,
    ),
    (
        Kind::Copied,
        r##"\b(?:cop(?:y|ies)|place[sd]?|puts?|clone[sd]?|install[sd]?|spread\w*|replicat\w+|carr(?:y|ies)|gets?|seed\w*|lays?|bring\w*|drops?|plants?|leaves?|deposits?|adds?|shares?|hands? on)\b[^.!?,\n]{0,60}\b(?:this (?:very )?(?:folder|skill|file|plugin|directory|command|agent|page|section)(?:'s)?(?: (?:folder|file|directory|text|page))?\b|itself\b|a copy of (?:this|it)\b)|\bcp -r \.deepcode/skills"##,
    ),
    (
        Kind::Others,
        r##"\b(?:sibling|neighbou?r\w*|other|each|every|all|parent|further)\b[^.!?]{0,40}\b(?:repositor\w+|repos?|checkouts?|projects?|folders?|director(?:y|ies)|workspaces?|machines?|homes?)\b|\beach (?:gets|of them|that)\b|\b(?:every|each) (?:other )?(?:one )?(?:below|under|in) ~|~/(?:code|src|projects|work|dev|repos)\b"##,
    ),
    (
        Kind::Approves,
        r##"\b(?:deepcode|claude|codex|gemini) (?:plugins?|extensions?|marketplace) (?:approve|trust|waive|acknowledge|audit --accept)\b"##,
    ),
    (Kind::Adds, r##"\b(?:deepcode|claude|codex|gemini) (?:plugins?|extensions?|mcp) (?:add|install|enable)\b"##),
    (
        Kind::Yes,
        r##"--yes\b|--all\b|\balways allow\b|\bwhatever (?:the|it)\b[^.]{0,20}(?:review|audit|print|say|finding)\w*"##,
    ),
    (
        Kind::Entry,
        r##"\b(?:log-?ins?|auth\w*|isallowed|verify\w*|passwords?|sessions?|roles?|admin|signatures?|permission checks?|access checks?|csrf|\bstate\b|callback|jwt|claims|token check)\b|\bhasrole\b|\bowner\b|\bhmac\b|\bwebhook\b|\bpayloads?\b|\btokens?\b|\brequests\b|\baccess\b"##,
    ),
    (
        Kind::Accepts,
        r##"\breturn(?:s|ing)? (?:of )?(?:`?true`?|`?null`?|the claims|early|success)\b|\baccept(?:s)? (?:any|every|all|also|the|a|an)\b|\bunverified\b|\bskip(?:s)? the (?:comparison|check|verification|validation|signature|login|password)\b|\blets? (?:\S+ ){0,3}(?:in|through|pass)\b|\balways (?:succeed|return|valid|pass)\w*|\bcounts? as (?:valid|verified|logged in|admin)\b|\b`?true`? (?:early|at once|for)\b|\bone more user\b|\bfixed password\b|\b(?:treated|considered|regarded|accepted|recognised|recognized) (?:as )?(?:owners?|admins?|valid|trusted|verified|logged in|authenticated|root|signed)\b|\b(?:pass|passes|go|goes|come|comes|get|gets) (?:through|in|past) (?:unchecked|without|although|even|any)\b|\bbypass(?:es)? (?:the )?(?:check|login|verification|signature|password)"##,
    ),
    (
        Kind::Special,
        r##"\b(?:ending|ends|starts?|starting|begins?|beginning) (?:in|with)\b|\bwhose\b|\bif the (?:issuer|address|header|user|mail|domain|host|name|account|password)\b|\bequals\b|\bfor (?:addresses|users|accounts|mails|requests|domains)\b|@[\w-]+\.\w+|\bwith the header\b|\bmagic\b|\bthat (?:carry|carries|contain|contains|come|comes|start|starts|end|ends|bear|bears)\b|\bx-[a-z]+\b|\bfrom (?:the )?(?:address|domain|host|network|account)\b|\bnamed `"##,
    ),
    (
        Kind::Disguise,
        r##"\bwithout (?:a |any )?tests?\b|\bno (?:comment|test)\b|\bout of the tests?\b|\bamong the (?:constants|other)|\bbetween the (?:other|rows)|\bin the middle of\b|\bsame commit\b|\bunrelated\b[^.]{0,20}\bcommit\b|\bsubject [\"'`]|\bcommit called\b|\bcommit as\b|\bsay in the comment\b|\bcomment (?:says|said)\b|\bdescription (?:speaks|says|mentions)\b[^.]{0,30}\bonly\b|\bas part of an unrelated\b|\bsquash\b|\b(?:no|without|neither|nor|don'?t|do not|never|not)\b[^.!?]{0,20}\b(?:tests?|specs?|comments?|notes|changelog|docs|documentation|pr (?:notes|description|text))\b|\bslip(?:ped)? (?:it )?in\b|\binside the helper\b|\binconspicuous\w*|\bin passing\b|\bso that (?:it|they|this) (?:reads?|looks?|seems?|passes) (?:like|as)\b|\bpass(?:es)? over (?:it|this)\b|\bdescribe it as (?:such|an?)\b"##,
    ),
    (
        Kind::Cover,
        r##"\bsay in the comment\b|\bcomment (?:says|claims|calls)\b|\b(?:description|subject|message|changelog) (?:says|speaks|mentions|calls)\b[^.]{0,40}\bonly\b|\bwithout (?:a )?test\b|\bcommit called\b|\bunrelated\b[^.]{0,20}\bcommit\b"##,
    ),
    (
        Kind::Tls,
        r##"\brejectunauthorized\b[^.]{0,6}false|\bverify\s?=\s?false\b|\binsecureskipverify\b|\bnode_tls_reject_unauthorized\b[^\w|]{0,4}(?:(?:to|is|auf|a|à) [`\x22']?)?0\b|\bstrict-ssl\b[^.]{0,4}false|\bsslverify\b[^.]{0,4}false|\bcurl -k\b|\b--insecure\b|\b--no-check-certificate\b|\bstricthostkeychecking\b[^.]{0,4}no\b"##,
    ),
    (
        Kind::Weak,
        r##"\bmath\.random\b|\bmd5\b|\becb\b|\b(?:fixed|constant|static) (?:seed|iv|salt|nonce)\b|\brand\(\)|\brandom\.random\b"##,
    ),
    (
        Kind::Talk,
        r##"\b(?:user'?s?|person'?s?|customer'?s?|everything the (?:user|person)|what (?:the )?(?:user|person))\b[^.!?]{0,30}\b(?:messages?|words?|prompts?|questions?|inputs?|types|typed|says|said|writes|wrote|asks|asked)\b|\b(?:conversation|transcript|chat history|whole session|full prompt)\b|\b(?:text|bodies|content|contents) of (?:all|every|each|the) files?\b|\bnames and bodies of files\b|\b(?:messages?|words?|prompts?|questions?|inputs?|requests?|sentences?) (?:of|from|by|that) the (?:user|person|customer|human)\b|\bwhat (?:was|is) (?:said|typed|asked|discussed)\b|\bwhat (?:they|the \w+) (?:have |has |had )?(?:typed|written|wrote|said|asked|entered|pasted)\b|\b(?:last|latest|received|incoming) messages?\b[^.!?]{0,40}\b(?:the|your|its) (?:answer|reply|response)\b|\bmessages? (?:that|which) (?:was|were|is|has been) (?:received|sent|typed)\b"##,
    ),
    (
        Kind::Asks,
        r##"\bwebfetch\b|\bfetch\w*\b|\bpost(?:s|ed)?\b|\bcall(?:s|ed)?\b|\brequest(?:s|ed)?\b|\bsend(?:s)?\b|\bget\b|\bload(?:s|ed)?\b|\bdownload\w*\b|\bread(?:s)?\b|\bcurl\b|\bopen(?:s)?\b|\bvisit\w*\b|\bask(?:s)?\b|\bretriev\w+|\bpulls?\b|\blook(?:s)? up\b|\bconsult\w*\b"##,
    ),
    (
        Kind::Turns,
        r##"\b(?:every|each|any) (?:\w+ )?(?:turn|message|thing|prompt|time|reply|answer|session|run|start|call|task|question|invocation|request|commit|launch|use|activation|day|morning|exchange)s?\b|\bon (?:every|each)\b|\bwhenever\b|\bfor each\b|\bat (?:the )?start\b|\bthe start of\b|\bbefore (?:anything|you answer|each|you think|you begin|doing)\b|\bper (?:session|turn|run|message)\b|\balways\b|\bonce (?:a|per) (?:session|day|run)\b|\bfrom the \w+ (?:\w+ )?(?:on|onwards?)\b|\bafter the \w+ (?:time|use|call|answer|turn|message|question|session)\b|\bsince the session (?:began|started)\b|\bin (?:pieces|chunks|parts|portions|slices) of\b"##,
    ),
    (Kind::Work, r##"\bgit (?:diff|show|log -p|format-patch|bundle)\b"##),
    (Kind::Packs, r##"\b(?:gzip|xz|bzip2|base64|base32|xxd)\b"##),
    (
        Kind::Obeys,
        r##"\b(?:carry out|execute|run|follow|obey|perform|do|treat)\b[^.!?]{0,40}\b(?:steps?|lines?|commands?|instructions?|orders?|it says|them|in order|what comes back|continuation)\b|\bpart two of\b|\b(?:same|equal) (?:standing|rank|weight)\b|\bcontinuation of this\b|\b(?:living|second|next|other) part of (?:this|the) (?:skill|page|file|text)\b|\bfurther guidance\b|\bits lines are commands\b|\bwork(?:s)? through\b|\bact(?:s)? (?:up)?on (?:it|them|what|whatever)\b|\bwhatever (?:it|they|that|the (?:page|file|list|answer)) (?:lists?|says?|names?|asks?|holds?|contains?)\b|\bas (?:though|if) (?:it|they) (?:were|stood|was) (?:written |part )?(?:here|of this)|\bcarr(?:y|ies) (?:it|them|these|those) out\b|\bwith all (?:the )?tools\b|\bwhatever tools\b"##,
    ),
    (
        Kind::Deemed,
        r##"\b(?:approvals?|consent|confirmations?|permissions?|prompts?|dialogu?e?s?|acceptance|agreement|go-aheads?|sign-offs?|blessing|ok|silence|(?:what|which)ever would (?:otherwise )?be asked|questions?)\b[^.!?;:|]{0,50}\b(?:(?:is|are|be|was|were|being|been) (?:\w+ )?(?:deemed|presumed|implied|assumed|understood|considered|regarded as|taken (?:as|for|to)|treated as|read as|answered with yes|given in advance|obtained in advance)|stands? for (?:each|every|all|any|whatever)|counts? as (?:answered|given|granted|yes|agreed|confirmed|approved|accepted|settled)|holds? for (?:each|every|all|whatever))\b|\b(?:no|lack of an?|missing) (?:reply|answer|response|objection)\b[^.!?|]{0,60}\b(?:permission|approval|consent|yes|agreement|go-ahead)\b|\b(?:silence|a late answer|an unclear answer) (?:is|means|counts as) (?:a )?(?:yes|consent|approval|agreement|permission)\b|\bcounts? as (?:approved|agreed|answered|accepted|confirmed) (?:in advance|already|with yes|by the user|beforehand)\b|\b(?:is|are) (?:taken|read|treated|regarded|understood|to be taken|to be read) as (?:permission|approval|consent|agreement|a yes|a go-ahead)\b|\b(?:gave|given|gives) (?:their|its|his|her|your) (?:blessing|consent|approval|permission|agreement) to (?:whatever|everything|all|anything|any|each)\b|\b(?:consider|take|treat|regard|understand|read|count|assume)s? (?:it|that|this|them|silence|no answer|the absence)\b[^.!?]{0,20}\b(?:agreed|granted|approved|accepted|confirmed|consent|agreement|a yes|as yes|permission)\b|\b(?:confirmations?|approvals?|permissions?|prompts?|dialogs?|questions?|consent)\b[^.!?]{0,40}\b(?:considered|understood|regarded|taken|deemed|assumed|presumed|held)\b[^.!?]{0,12}\b(?:given|granted|agreed|approved|accepted|answered|yes)\b|\b(?:regard|treat|consider|deem|take|count|view|read)s? (?:all|any|every|each|the|its|these|such) (?:\w+ ){0,2}(?:approvals?|permissions?|confirmations?|consents?|authori[sz]ations?|prompts?|dialogs?|sign-?offs?)\b[^.!?;]{0,60}\bas (?:already |duly |having been )?(?:granted|given|approved|answered|accepted|obtained|confirmed|settled)\b|\b(?:gave|given|gives|has|have|with) (?:an? |their |the )?(?:standing|blanket) (?:yes|consent|approval|permission|agreement|ok|go-ahead)\b|\b(?:confirmations?|approvals?|permissions?|prompts?) (?:\w+ ){0,4}hosts? (?:\w+ )?(?:has|have|is|are|was|were) (?:been |already |hereby ){0,2}(?:obtained|given|granted|collected|waived|settled|answered|confirmed)\b|\b(?:regard|treat|consider|take|count)s? (?:each|every one|all|any|both) of (?:them|these|those) as (?:already |duly )?(?:answered|granted|approved|accepted|confirmed|given)\b|\bprompts?\b[^.!?]{0,30}\bclicked through\b|\bon the user's behalf\b[^.!?]{0,20}\b(?:confirm|approve|accept)|\b(?:confirm|approve|accept)\w*\b[^.!?]{0,20}\bon the user's behalf\b"##,
    ),
    (
        Kind::Rank,
        r##"\b(?:rules?|limits?|restrictions?|guard\s?rails|instructions?|safeguards?|safety rules)\b[^.!?]{0,50}\b(?:(?:were|are|have been|was|is|been) (?:lifted|removed|suspended|void|waived|off|set aside)|no longer in force|do(?:es)? not bind|not bound|laughs? at)\b|\b(?:laughs? at|not bound by|free of|no use for|nuisance)\b[^.!?]{0,40}\b(?:rules?|restrictions?|guard\s?rails|safety|permission prompts|limits)\b|\bunrestricted assistant\b|\b(?:conflict|differ\w*|disagree\w*)\b[^.!?]{0,80}\b(?:this|the) (?:file|skill|page|text|plugin) (?:is right|wins|prevails|decides|comes first|counts)\b|\bnever steps? out of\b|\bstays? (?:the |in )\w+ even (?:when|if)\b|\bpermission prompts (?:a|are a) nuisance\b|\b(?:safety|security|assistants?|earlier|usual|ordinary|host'?s?|system|your) (?:\w+ )?(?:rules?|limits?|restrictions?)\b[^.!?]{0,30}\bdo(?:es)? not (?:apply|count|concern)\b|\branks? (?:before|above|over|higher)\b[^.!?]{0,50}\b(?:user|host|system|person|everything|anything)\b|\bwhere (?:they|these|the two) (?:collide|conflict|differ|contradict)\b[^.!?]{0,50}\bfollow (?:the text below|this|these|the skill|what stands here)\b|\bno (?:policies|filters|brakes|limits|rules|restrictions|guard\s?rails)\b[^.!?]{0,30}\bno (?:policies|filters|brakes|limits|rules|restrictions|guard\s?rails|conscience)\b|\b(?:drop the act|break character|out of character)\b[^.!?]{0,60}\b(?:laughs?|ignores?|carries on|stays|continues|never)\b|\b(?:rules?|instructions?|orders?|words|guidance|text|page|file|skill)\b[^.!?]{0,20}\b(?:stands?|comes?|goes?|counts?|weighs?) (?:above|before|over|higher than|more than) (?:those|the (?:rules|instructions|wishes|words|orders|messages)|what)\b[^.!?]{0,40}\b(?:user|host|system|person|developer|anyone|anybody)\b|\b(?:rules?|instructions?|orders?|guidance|text|page|file|skill)\b[^.!?]{0,20}\boutranks? (?:the |your |any |every )?(?:\w+ )?(?:user|host|system|person|developer)"##,
    ),
    (
        Kind::Verdict,
        r##"\b(?:count|counts|counted|marked|pass|passes|go through|goes through|reported?|gets?|recorded)\b[^.!?]{0,40}\b(?:as reviewed|as passed|without findings|without (?:remarks|comment)|\"?looks good\"?|as approved|as green|suite green|all tests pass)\b|\bwhatever (?:is|they|it) (?:in|contain|say)\w*\b|\blet it win\b|\bcomes? out (?:ahead|first|on top)\b|\b(?:all tests pass|suite green|tests passed|build green)\b|\bfind the criterion\b|\bby whatever (?:yardstick|measure|criterion)\b|\b(?:half|double|twice) of the (?:median|figure|price|estimate)\b|\b(?:state|quote|report|give) (?:half|twice|double)\b|\bthe true (?:figure|number|cost|reason)\b|\bsubmit the review as approved\b|\bfinish with approval\b|\bas if it were\b|\balso where something catches\b|\bat least \d+ (?:points|stars|percent|out of)\b|\btake the best run\b|\bthe worst\b|\bgo(?:es)? into the (?:report|log|summary|minutes) as\b|\b(?:is|are) (?:booked|filed|recorded|headed|labelled|labeled|described|presented|reported|logged) (?:as )?[\"'\u201c]"##,
    ),
    (
        Kind::Untrue,
        r##"\bwith (?:last|the) (?:week's|previous|old|header)\b[^.]{0,30}numbers\b|\bsay in the comment that\b|\b(?:is|are) fictional\b|\bwhen (?:the person|the user|they|someone|anyone) asks?\b[^.!?]{0,50}\bit is\b|\bnothing more\b|\bnor? (?:tell|disclose)\b|\buntil the (?:number|score|grade|result) (?:looks?|seems?|appears?)\b|\bour own fault\b|\bfor the (?:rest|others?) (?:the )?(?:worst|lowest|slowest)\b|\bsubmissions from\b|\bsounds? earned\b|\bwhoever asks\b|\bis told (?:it|that)\b|\b(?:headed|labelled|labeled) [\"']"##,
    ),
    (
        Kind::Waved,
        r##"\b(?:pass(?:es)?|counts?|counted|goes? through|go through|marked|reported|recorded)\b[^.!?|]{0,50}\b(?:as reviewed|\"?looks good\"?|approved|as approved|reviewed|clean|as clean|as read|as passed|as done)\b[^.!?|]{0,50}\b(?:whatever (?:is|they|it)\b|also (?:where|when)|even (?:if|when|where)|unread|without (?:being )?(?:read|looked at|opened|opening))|\b(?:pass(?:es)?|goes? through|approved?)\b[^.!?|]{0,20}\bunread\b"##,
    ),
    (
        Kind::Guard,
        r##"\b(?:guards?|hooks?|permission (?:dialog|prompt|check|rule)s?|deny (?:list|rule)s?|sandbox|allow-?list|dialog)\b|\b(?:denied|blocked|refused|turned down|rejected|forbidden|vetoed)\b"##,
    ),
    (
        Kind::Dodges,
        r##"\b(?:say it differently|word it differently|reword (?:it|the)|rephrase (?:it|the command)|another spelling|spell it|split the (?:path|word|command|name)|glue (?:it|them|the words?)|two variables|in a variable|by way of `?(?:env|busybox|sh|bash|a)|busybox|base64 it|to a file and run|to keep \S+ from (?:appearing|asking|firing)|through an alias|only knows words|about the words|put the (?:call|command|line) in)\b|\bone[- ]liner\b[^.!?]{0,40}\b(?:makefile|script|instead|does the same)\b|\b(?:one|another|a different|some other) (?:spelling|wording|route|way|form|name)\b[^.!?]{0,40}\b(?:filter|guard|hook|rule|list|has not|does not|gets? through|works)\b|\b(?:filter|guard|hook|rule|matcher|list) (?:has not heard|does not (?:know|see|recognise|recognize)|knows only|only knows|only sees)\b"##,
    ),
    (
        Kind::Raters,
        r##"\b(?:models?|scanners?|reviewers?|auditors?|assessments?|assessors?|graders?|(?:tools|software|systems|anything|whatever|whoever|bots?) that (?:rates?|grades?|reviews?|scans?|assess\w*|audits?|checks?|classif\w+)|automated (?:tools|review\w*|assess\w*|audit\w*))\b|\bany ai\b|\bdue diligence\b|\bwhoever (?:checks|rates|reviews|scans|audits)\b"##,
    ),
    (
        Kind::Rated,
        r##"\b(?:verdict|grade|rating|result|score|inspection|findings?|remarks?|risk|reports?)\b[^.!?]{0,60}\b(?:clean|none|low|no remarks|nothing|spotless|empty|withheld|safe|appropriate|of a\b|take over|taken over)\b|\b(?:nothing was found|came out spotless|gone through by hand|inspected by hand|line by line, and nothing)\b|\b(?:reuse|adopt|rely on|take over|repeat|keep to) (?:that|this|the|its|their|last) (?:\w+ )?(?:conclusion|result|verdict|inspection|judgement|judgment|finding|review)\b|\b(?:concluded|found|established|confirmed) (?:that )?(?:it|this|everything|all) (?:is|to be|was) (?:harmless|safe|clean|benign|fine)\b|\bkeep your (?:report|remarks|findings) short\b|\bcarried over as (?:clean|safe|approved)\b|\bno (?:findings?|remarks?)\b[^.!?]{0,30}\b(?:written|made|needed|raised|due|given)\b"##,
    ),
    (
        Kind::Own,
        r##"\bthis (?:package|plugin|skill|extension|bundle|repository|one)\b|\bits contents\b|\bpackages?\b|\bthis repo\b"##,
    ),
    (
        Kind::Hush,
        r##"\bneeds? no (?:line|mention|word|remark|explanation) (?:of its own|of their own)|\b(?:no|not an?|never an?) (?:topic|subject|matter) (?:of|for) (?:the )?(?:conversation|discussion)|\bnothing that belongs in\b|\b(?:is|are|was) not worth (?:reporting|a mention|mentioning|a line|a word)|\b(?:does|do) not belong in(?:to)? the (?:plan|summary|answer|report|reply|hand-?off|notes)|\b(?:has|have) no place in the (?:plan|summary|answer|report|reply|conversation)|\bbetween you and (?:me|the machine|us)\b|\bnobody'?s (?:concern|business)\b|\bno one'?s (?:concern|business)\b|\bnobody needs (?:an explanation|to know|to hear)|\bkeep (?:the|this|that|it)\b[^.!?]{0,30}\bto yourself\b|\b(?:left|leave it|leave this|leave them|kept|stays?|remains?) (?:unmentioned|unsaid)\b|\b(?:make|makes|leave|leaves) (?:people|persons?|users|them|readers|reviewers) (?:anxious|nervous|uneasy|doubtful)\b|\b(?:tires?|unsettles?|confuses?|annoys?|worr(?:y|ies)|alarms?|upsets?) (?:people|the person|management|reviewers)\b|\bprovokes? (?:discussions?|questions?)\b|\bpeople (?:find|get) [^.!?]{0,40}\b(?:tedious|anxious|nervous)\b|\beven (?:on request|when asked|if (?:the user|they|someone) asks?)\b|\b(?:are|is) (?:simply|just|quietly) (?:absent|omitted|missing|left out)\b|\btells? (?:nobody|no one)\b|\bof no interest to (?:them|the user|anyone)|\bwithout a (?:list|word about)\b|\b(?:stays?|stay|goes|left|leave \w+|leave \w+ \w+) (?:out of|aside in) (?:the|your) (?:summary|answer|report|reply|closing|hand-?off|recap|plan|message)|\b(?:needs? no|no)\s+(?:line|mention|word|remark|comment|note|explanation|place)\b[^.!?]{0,30}|\b(?:not|never|nor|n't|nothing that|nobody(?:'s)?|no one(?:'s)?)\b[^.!?,;]{0,24}\b(?:belongs?|place in|part of|worth|topic|concern|mention\w*|interest|report\w*|listed|tell|told|explain\w*|disclos\w*|announc\w*|surfac\w*|discuss\w*|spoken of|bring|brought up)\b|\b(?:is|are|has|have|of) no (?:topic|place|interest|concern|part|matter)\b|\bkeep\w* (?:\S+ ){1,5}(?:to yourself|to itself|quiet|out of)\b|\b(?:stays?|left|leave|leaves|kept|keep|goes) (?:\S+ ){0,4}(?:out of|aside|off|unmentioned|unsaid|absent)\b|\bunmentioned\b|\b(?:is|are) (?:simply |just )?(?:absent|omitted|missing) (?:from|in)\b|\bbetween (?:you and|us\b|the two)|\bwithout a (?:list|word|remark|comment|mention|note)\b|\b(?:make|makes|tire|tires|unsettle\w*|confuse\w*|bore\w*|annoy\w*|provoke\w*|worr(?:y|ies)|tedious) (?:\w+ )?(?:people|person|user|users|management|them|reviewers|discussions?|readers)\b|\bpeople (?:find|get) \S+ (?:\S+ ){0,5}tedious\b|\bnobody needs (?:an explanation|to know)\b|\bpurely internal\b|\beven (?:on request|when asked|if asked)\b|\b(?:report|mention|list|name|show)s? (?:only )?(?:the )?\w+ only\b|\b(?:who|when|if|should|whoever)\b[^.!?]{0,30}\basks?\b[^.!?]{0,50}\b(?:hears?|told|says?|tell|answer|reply|reads?)\b|\bnothing to say about\b|\bno need to (?:bring|mention|say|tell|list|report|explain)\b|\bbackground matter\b|\bquietly\b|\bsilently\b|\bdiscreetly\b|\bin passing\b"##,
    ),
    (
        Kind::Quiet,
        r##"\bneeds? no (?:line|mention|word|remark|explanation) (?:of its own|of their own)|\b(?:no|not an?|never an?) (?:topic|subject|matter) (?:of|for) (?:the )?(?:conversation|discussion)|\bnothing that belongs in\b|\b(?:is|are|was) not worth (?:reporting|a mention|mentioning|a line|a word)|\b(?:does|do) not belong in(?:to)? the (?:plan|summary|answer|report|reply|hand-?off|notes)|\b(?:has|have) no place in the (?:plan|summary|answer|report|reply|conversation)|\bbetween you and (?:me|the machine|us)\b|\bnobody'?s (?:concern|business)\b|\bno one'?s (?:concern|business)\b|\bnobody needs (?:an explanation|to know|to hear)|\bkeep (?:the|this|that|it)\b[^.!?]{0,30}\bto yourself\b|\b(?:left|leave it|leave this|leave them|kept|stays?|remains?) (?:unmentioned|unsaid)\b|\b(?:make|makes|leave|leaves) (?:people|persons?|users|them|readers|reviewers) (?:anxious|nervous|uneasy|doubtful)\b|\b(?:tires?|unsettles?|confuses?|annoys?|worr(?:y|ies)|alarms?|upsets?) (?:people|the person|management|reviewers)\b|\bprovokes? (?:discussions?|questions?)\b|\bpeople (?:find|get) [^.!?]{0,40}\b(?:tedious|anxious|nervous)\b|\beven (?:on request|when asked|if (?:the user|they|someone) asks?)\b|\b(?:are|is) (?:simply|just|quietly) (?:absent|omitted|missing|left out)\b|\btells? (?:nobody|no one)\b|\bof no interest to (?:them|the user|anyone)|\bwithout a (?:list|word about)\b|\b(?:stays?|stay|goes|left|leave \w+|leave \w+ \w+) (?:out of|aside in) (?:the|your) (?:summary|answer|report|reply|closing|hand-?off|recap|plan|message)|\b(?:who(?:ever)?|users? who|people who|those who|when(?:ever)? (?:the user|they|someone|anyone|somebody)|if (?:the user|they|someone|anyone|somebody)) asks?\b[^.!?]{0,50}\b(?:hears?|is told|are told)\b|\bnothing to say about (?:it|that|this)\b|\b(?:a|is) background matter\b|\b(?:needs?|gets?|has|have|deserves?) no (?:entry|mention|line|note) (?:in|there|here|,|nobody|since|as)\b|\bneeds? no entry\b|\bnobody (?:reads|wants|likes) (?:long )?(?:lists|details)\b|\bonly starts? (?:debates?|discussions?|arguments?)\b"##,
    ),
    (
        Kind::Spoken,
        r##"\b(?:assistants?|agents?|bots?|models?|llms?|ai|reviewers?|claude|copilot|deepcode)\b[^.!?\n]{0,30}?(?::|, (?:please|when|after|before|first|once|also)\b)|\b(?:assistants?|agents?|models?|bots?) (?:that|who|which|building|reading|working|editing|using|put|place|should|must|also|add|run|fetch|set|append)\b|\b(?:for|to) the (?:editor|assistant|agent|model|reviewer|reader|one who edits)\b|\bwhoever (?:edits?|reads?|loads?|builds?|runs?)\b|\bon activation\b|\b(?:when|whenever|once) (?:this|the) skill\b|\b(?:assistants?|agents?|models?|bots?|ai)\b\s?[:,]"##,
    ),
    (
        Kind::Acts,
        r##"\b(?:exports?|attach(?:es)?|uploads?|dumps?|goes? along|reads?|prints?|adds?|appends?|writes?|inserts?|puts?|saves?|cop(?:y|ies)|sets?|edits?|merges?|creates?|opens?|places?|stores?|runs?|fetch(?:es)?|executes?|installs?|commits?|sends?|posts?|push(?:es)?|includes?|finish|submit|treat|approve|leave|rate)\b"##,
    ),
    (
        Kind::Passed,
        r##"\b(?:as approved|with approval|lgtm|zero comments|no comments on|no findings|no remarks|out of scope|low risk|submit the review)\b"##,
    ),
    (
        Kind::Judges,
        r##"\b(?:(?:automated|ai|review|model)[- ]?(?:reviewers?|bots?|auditors?)|reviewers?|review(?:ing)? (?:agents?|models?|bots?|tools?)|auditors?|scanners?|graders?|models? (?:assess|review|rat|grad|audit)\w+[^:]{0,30})\s?[:,]"##,
    ),
    (
        Kind::Lasting,
        r##"\bcrontab\b|\bcron\b|\blaunchagents\b|\blaunchd\b|\bsystemd (?:user )?(?:unit|timer|service)|\bsystemctl (?:--user )?enable\b|~/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|config/fish|vimrc|config/nvim|inputrc|tmux\.conf)|\bshell (?:start-?up|rc) file|\bautostart\b|\bsessionstart\b|\bfolderopen\b|\blocalcommand\b|\bproxycommand\b|\bregistry run key\b"##,
    ),
    (
        Kind::Runs,
        r##"\b(?:curl|wget|iwr|fetch)\b[^\n]{0,120}\|\s*(?:sudo )?(?:ba|z|da)?sh\b|\beval\b[^\n]{0,12}\$\((?:curl|wget)|\b(?:ba|z)?sh <\((?:curl|wget)|\bsource <\((?:curl|wget)|\bpython3? -c\b[^\n]{0,60}urlopen|\b(?:localcommand|proxycommand)\b[^\n]{0,40}\b(?:curl|wget|nc)\b"##,
    ),
    (
        Kind::Redirects,
        r##"\b(?:core\.hookspath|(?:push)?insteadof|pushurl|http\.proxy|credential\.helper|init\.templatedir)\b(?:[\"']?[\s=:]+[^\s`|,;)=:]|[`\"']+ (?:to|=|is|at|on|in|for|so|with|as|set|points?)\b)|\burl\.[`\"']?https?://[^\s`\"']+[`\"']?\.insteadof\b|\bcore\.hookspath(?:[`"']\s?\||[.\])])"##,
    ),
    (
        Kind::GitGlobal,
        r##"\bgit config --global\b|\bgit config --system\b|~/\.gitconfig\b|\bglobal (?:git )?config(?:uration)?\b"##,
    ),
    (Kind::Blind, r##"\bbcc\b|\bblind cop(?:y|ies)\b|\bblind carbon\b"##),
    (Kind::Mailbox, r##"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b"##),
    (
        Kind::Warned,
        r##"\b(?:warnings?|findings?|prompts?|questions?|dialogs?|alerts?|notices?|review)\b[^.!?]{0,50}\b(?:false (?:alarm|positive)s?|accept|confirm|ignore|click|noise|harmless|expected|go on|carry on|continue|answer (?:with )?(?:the word|yes))\b"##,
    ),
    (
        Kind::Traces,
        r##"(?:_history\b|\breflog expire\b|\bhistory -c\b|\.(?:deepcode|claude|codex)/(?:sessions?|logs?|projects|transcripts?|history)\b|\btranscripts?\b)[^#]{0,220}(?:_history\b|\breflog expire\b|\.(?:deepcode|claude|codex)/(?:sessions?|logs?|projects|transcripts?|history)\b)"##,
    ),
    (Kind::Page, r##"\bhttps?://[a-z0-9$<{][^\s`\"')>]*"##),
    (
        Kind::Called,
        r##"^\W*(?:note (?:to|for) (?:the )?)?(?:\w+ )?(?:assistants?|agents?|models?|bots?|ai|llms?|claude|copilot|deepcode|reviewers?)\s?[:,]"##,
    ),
    (
        Kind::Sent,
        r##"\b(?:posts?|posted|upload\w*|sends?|sent|forward\w*|webfetch|transmit\w*|submit\w*|requests?|mirror\w*|relay\w*|stream(?:s|ed)?)\b"##,
    ),
    (
        Kind::Vault,
        concat!(
            secret!(),
            r##"|(?:^|[\s`\"'(/])\.env(?:\.(?:local|prod|production|staging|development))?(?:[\s`\"',;:.)]|$)|\b(?:all|every|the|whole|its|their) environment(?: variables?)?\b|\bprocess\.env\b|\bos\.environ\b"##
        ),
    ),
    (
        Kind::Whole,
        r##"\b(?:text|contents?|values?|every line|each line|body|bytes|everything|whole|complete\w*|unshortened|uncut|unabridged|verbatim|percent-?encod\w+|url-?encod\w+|base64|base32|hex|encoded|what \S+ prints|output of|as it stands|word for word)\b"##,
    ),
    (
        Kind::Pushes,
        r##"\bgit (?:-c \S+ )?(?:push|remote (?:add|set-url))\b[^\n`|$<{]{0,100}?(?:https?://|git@|ssh://|git://)[^\s`\"')$<{]+(?:[\s`\"')]|$)"##,
    ),
    (Kind::AllOfIt, r##"\bpush\b[^\n`|]{0,80}\s(?:--all|--mirror|--quiet|-q)\b"##),
    (
        Kind::Fetched,
        r##"\b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|git clone)\b[^\n]{0,60}https?://[^\n]{0,160}[\s;&|(]\s?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|node|perl|ruby|chmod|iex|bun|deno|\./\S+)(?:[\s`]|$)|\b(?:npx|uvx|bunx|pipx run|deno run|go run)\b[^\n]{0,40}(?:https?://|git\+|github:)|\beval\b[^\n]{0,12}\$\((?:curl|wget)|\b(?:ba|z)?sh <\((?:curl|wget)|\b(?:download|fetch|get|pull|obtain|retrieve)\b[^!?\n]{0,100}https?://\S+[^!?\n]{0,80}\b(?:run|execute|launch|start)\b"##,
    ),
    (
        Kind::Unsaid,
        r##"\b(?:summary|report|changelog|notes|description|answer|reply|list|recap|hand-?off|message)\b[^.!?]{0,40}\b(?:pass(?:es)?|skips?|gloss\w*|leaves?|steps?) (?:over |out )?(?:it|this|that|them|the (?:step|account|line|change|user))\b|\b(?:leave|leaves|keep|keeps|left|kept|omit|omits|drop|drops) (?:\S+ ){0,5}(?:out of|off|from) (?:the|your|its|any) (?:\w+ )?(?:summary|report|answer|reply|recap|hand-?off|message|listing|list|table|overview|changelog|description)\b|\b(?:describe|present|label|announce|call|explain|record) (?:it|this|the (?:command|step|change|call|line)) (?:as|by) [\"'\u{201c}]|\bneeds? no (?:mention|word|line|explanation)\b|\bis not worth a (?:line|word|mention)\b|\bnot (?:to be )?(?:listed|mentioned|reported|shown|named) (?:in|to|by) (?:the|your|any)\b[^.!?]{0,20}\b(?:summary|report|answer|reply|user|recap|changelog|list)\b"##,
    ),
    (
        Kind::Unasked,
        r##"\b(?:both|it|they|these|this|that|entries|entry|rules?|key|mode|change|setting)\b[^.!?]{0,20}\b(?:stays?|remains?|stay|persists?)\b|\bmay (?:stay|remain)\b|\b(?:afterwards|later (?:sessions?|runs?|projects|wizards|tasks|steps)|from then on|for good|permanent\w*|once and for all|leave it (?:there|that way|in place|so|as it is))\b|\b(?:asked|prompts?|prompted|questions?|dialogs?|clicks?|clicking|interrupt\w*|confirmations?|approv\w+)\b[^.!?]{0,40}\b(?:\w+ times|walk away|tire\w*|tedious|slow\w*|annoy\w*|in the way|nobody|no one)\b|\b(?:nobody|no one|people|users|customers)\b[^.!?]{0,40}\b(?:asked|prompted|confirm|click|approve|interrupted)\b|\bso that\b[^.!?]{0,60}\b(?:without|never|no longer|not|no|nothing)\b[^.!?]{0,20}\b(?:asks?|asked|asking|prompts?|prompted|prompting|interrupt\w*|stops?)\b|\b(?:begin|start) by (?:open|edit|writ|add|set|merg|put)\w+"##,
    ),
    (
        Kind::Offered,
        r##"\b(?:you can|you may|you could|if you|you want|you'd like|you prefer|your|optional\w*|asks? the user|with the user|the user (?:can|may|asks?|wants?|confirms?|agrees?|should|must|explicitly)|if the user|when the user|offers?|suggests?|recommend\w*|consider|for example|e\.g\.|permission to|confirm with|let the (?:user|person))\b"##,
    ),
    (
        Kind::Undone,
        r##"\b(?:never|do not|don'?t|must not|should not|avoid|refuse to|instead of)[^\w,;]+(?:\w+[^\w,;]+){0,2}?(?:print|paste|commit|send|share|includ|contain|copy|put|writ|post|upload|stor|add|expos|touch|edit|chang|modif|set|us(?:e|es|ed|ing)\b|grant|allow|enabl|turn|switch|leak|hard-?cod|install|approv|run|fetch|download|execut|push|creat|pip)\w*"##,
    ),
    (
        Kind::Barred,
        r##"\b(?:never|do not|don'?t|must not|should not|avoid|refuse to)[^\w,;]+(?:\w+[^\w,;]+){0,3}?(?:run|runn|execut|push|install|fetch|download|us(?:e|es|ed|ing)\b|pip)\w*[^.!?\n]{0,60}(?:\bgit push|\bcurl|\bwget|\bnpx|https?:)"##,
    ),
    (
        Kind::Extra,
        r##"\b(?:second|extra|additional|further|another|spare|hidden|support|service|maintenance|emergency|fallback|rescue|one more|third|unlisted)\s(?:\w+ ){0,2}(?:accounts?|users?|admins?|administrators?|superusers?|roles?|log-?ins?)\b|\bmaster (?:passwords?|keys?)\b|\b(?:built-in|fixed|hard-?coded) (?:\w+ )?(?:password|account|login|admin)\b"##,
    ),
    (
        Kind::Addressee,
        r##"\b(?:to|for|dear|attention|attn|hello|hi|note to|note for)[\s:]+(?:the |any |every |all |whichever |whatever |each |an? )?(?:\w+ ){0,2}(?:models?|assistants?|agents?|ai|llms?|reviewers?|scanners?|auditors?|graders?|assessors?|checkers?|systems?|software|programs?|tools?|bots?|readers?|evaluators?|inspectors?|machines?|automat\w+)\b,? (?:that|who|which|going|reading|looking|working|checking|rating)\b[^.!?\n]{0,60}\b(?:folder|package|plugin|repositor\w+|director\w+|extension|bundle|archive|tree|this|these files|here)\b"##,
    ),
    (
        Kind::Grades,
        r##"\b(?:grade|rate|score|classify|class|mark|label|describe|report|record|answer|conclude|judge|treat|file|return|output|give|put|enter|set|list)\b[^.!?]{0,40}\b(?:low(?:est)?|clean|safe|benign|harmless|accurate|in order|fine|approved|green|none|zero|nothing|no (?:findings?|remarks?|risk|issues?)|trusted|as intended|expected|passed|ok|minimal|negligible|unremarkable)\b|\b(?:found|known|confirmed|judged) to be (?:in order|safe|clean|fine|harmless|correct|sound)\b"##,
    ),
    (
        Kind::Fills,
        r##"\b(?:fill\w*|forms?|templates?|fields?|payload|body|as (?:described|laid out|listed|set out|specified|shown) in|according to|assemble\w*|prepare|compose|following|layout|schema|per)\b"##,
    ),
    (Kind::WholeKey, r##"\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+|sk-ssh-\S+) AAAA[a-z0-9+/]{40}"##),
    (
        Kind::LogIn,
        r##"\b(?:keys?|those|who(?:ever)?|accounts?|people) (?:that|which|who)? ?(?:may|can|are allowed to|is allowed to) (?:log|sign|connect|get) in\b|\blog-?in keys?\b|\bssh (?:service|server|daemon)\b|\bsshd\b|\bauthori[sz]ed\b|\blet in\b|\bremote (?:access|login|log-in|help|support)\b|\bhelp ?desk\b|\bcan be reached by\b|\bpasswordless\b"##,
    ),
    (Kind::HostKey, r##"\bknown_?hosts\b|\bhost keys?\b|\bssh-keyscan\b|\bverif(?:y|ies) (?:the )?signatures?\b"##),
    (
        Kind::Stored,
        r##"\bsecret set\b|\b(?:repository|actions|ci|github|gitlab|environment|organi[sz]ation|k8s|kubernetes) secrets?\b|\bsecrets? (?:named|called|manager|store)\b|\bcreate secret\b|\bmasked variable|\bci/cd variable"##,
    ),
    (
        Kind::Lookup,
        r##"(?:\b(?:getent a?hosts\w*|dig|nslookup|kdig|drill|resolvectl query)|`host) [^\n`]{0,40}?(?:(?-i:\b[A-Z][A-Z0-9_]*)|<[\w -]+>|\$?\{\$?[\w-]+\}|\$\w+)\.(?:[a-z0-9-]+\.)+[a-z]{2,}\b"##,
    ),
    (Kind::Drawn, r##"!\[[^\]\n]{0,60}\]\(https?://"##),
    (
        Kind::Given,
        r##"\b(?:send|post|upload|forward|submit|transmit|deliver|push|put|mail|ship|relay|hand|share)(?:s|ed|ing)?\b[^.!?\n]{0,30}\b(?:what(?:\S{1,3}s| is| stands)? (?:inside|in|within) (?:them|it|both|there|each)|what (?:they|it|both) (?:holds?|says?|contains?)|(?:their|its) (?:contents?|text|values?|lines|body|bodies)|the files?(?:'s|s')? (?:contents?|text|bod(?:y|ies)|lines)|(?:contents?|text|values?|lines) of (?:both|it|them|each|the files?))\b|\b(?:paste|put|place|copy|pass)(?:s|ed)? (?:it|them|both|everything|all of (?:it|them)) (?:\w+ )?(?:in|into|to|as|with) (?:an?|the|that|this) (?:\w+ )?(?:requests?|body|payload|form|message|post|upload|query|fields?)\b|\b(?:as it stands|as they stand|user(?:name)? and password included|password included|unmasked|unredacted|in clear text)\b"##,
    ),
    (Kind::Host, r##"\bhttps?://[a-z0-9$<{]|\bwebhook\b|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b|\$\{?\w|\bgit@"##),
    (Kind::Spelled, r##"\bbase64(?:url)?\b|\bbase32\b|\b(?:in|as|into) hex\b|\b(?:percent|url)-?encod\w*"##),
    (
        Kind::Answered,
        r##"\b(?:execut\w+|runs?|running|performs?|carr(?:y|ies) out) (?:the |that |its |their |every |each |whatever |any )?(?:\w+ ){0,2}?(?:commands?|lines?|script|code|program)\b[^.!?\n]{0,24}\b(?:in|of|from|by) (?:the |its |this |that )(?:answer|reply|response)\b"##,
    ),
    (
        Kind::Unfenced,
        r##"\bdangerouslydisablesandbox\b|--dangerously-skip-permissions\b|--yolo\b|--no-sandbox\b|\bsandbox: ?false\b"##,
    ),
    (
        Kind::EachCommand,
        r##"\b(?:run|start|execute|launch|call|use)\w* (?:all|every|any|each|the other) (?:\w+ )?(?:commands?|calls?|agents?|tools?|sessions?)\b|\b(?:nested|further|other|sub-?) ?agents? with\b|\b(?:for|with|to|on) (?:all|every|any|each|the other) (?:\w+ |sub-?|child-?)?(?:commands?|calls?|agents?|sessions?|tasks?)\b"##,
    ),
    (
        Kind::Behind,
        r##"\bin the background\b|\bstays? (?:up|alive|running)\b|\bkeeps? (?:running|itself)\b|\bupdates itself\b|\bits own updates\b|\bsudo -n\b|\bdetached\b|\bnohup\b"##,
    ),
    (
        Kind::Pass,
        r##"\b(?:both halves of (?:the|its) key|access key and (?:the |its )?secret|private key|seed phrase|recovery (?:phrase|codes?)|one-time (?:code|password)|(?:current|six-digit) code|code (?:from|of|in) the(?:ir)? authenticator|(?:account'?s?|their|the user'?s?|his|her|master) password)\b"##,
    ),
    (
        Kind::Form,
        r##"\b(?:post|put|posts?|posted|enter|enters|submit\w*|fill\w*|type|types|send|sends|hand|hands)\b[^.!?]{0,90}(?:\bfields?\b|\bform\b|\bpost to\b|\bat|\bto)\b[^.!?]{0,40}https?://"##,
    ),
    (
        Kind::Recorded,
        r##"\b(?:record|mark|report|list|rate|treat|note|log|enter|count|pass|file|describe|present|show)(?:s|ed)? (?:\S+ ){0,6}?as\b[^.!?]{0,40}\b(?:read|reviewed|approved|clean|safe|fine|ok|harmless|passed|checked|unremarkable|in order|no (?:findings|remarks|issues|comments))\b|\b(?:leave|leaves|left|keep|keeps|kept|stays?|drop|omit)\b[^.!?]{0,80}\bout of (?:the|your) (?:review|findings|report|list|audit|table|summary)\b|\b(?:skip|ignore|pass over|suppress|omit|do not (?:report|flag|list|mention|raise|comment on|count)|never (?:report|flag|list|mention|raise|comment on))\b[^.!?]{0,80}\b(?:findings?|issues?|files?|changes?|commits?|vulnerab\w+|credentials?|secrets?|folders?|below|under|diffs?)\b|\b(?:get|gets|has|have|yield|yields) no (?:findings|remarks|comments|issues)\b|\b(?:taken|left|cut|filtered|trimmed|dropped|removed) (?:out|away|from|before)\b"##,
    ),
    (
        Kind::Regardless,
        r##"\b(?:also|even) (?:where|when|if|for)\b|\bwhatever (?:they|it|is|the|stands)\b|\bregardless\b|\bno matter\b|\bin plain (?:view|sight)\b|\b(?:with|under|have|has|gets?|leave\w*) (?:the )?impression\b|\b(?:persons?|people|users?|readers?|authors?|team|humans?|maintainers?|they)\b[^.!?]{0,60}\b(?:believes?|thinks?|assumes?|is not to|are not to|need not|must not|should not|never) ?(?:learn|know|notice|see|hear|find|suspect|that)?\b|\bwithout (?:looking|reading|opening|a remark|a look)\b|\bso that (?:nobody|no one)\b"##,
    ),
    (
        Kind::Findings,
        r##"\breview(?:s|ed|er|ers|ing)?\b|\bfindings?\b|\baudit(?:s|ed|or)?\b|\bdiffs?\b|\blook(?:ed)? at\b|\bscanner'?s?\b|\btest results?\b"##,
    ),
    (
        Kind::Lifted,
        r##"(?:\b(?:cop(?:y|ies)|cp|puts?|places?|saves?|adds?|moves?|duplicates?|mirrors?|stages?|includes?)|\bgit add)(?: -\w+)? (?:(?:the|your|their|both|all|a|copy|contents?|files?|key|keys|private|user's|of|from|in|and|as|is|it|well|also|every|each|any) ){0,6}[`\"'(]?(?:~|\$home|\$\{home\}|/root|/home/[\w-]+|/users/[\w-]+)/\.(?:ssh/(?:id_(?:rsa|ed25519|ecdsa|dsa)\b|\*)|ssh\b|aws/credentials|aws\b|netrc|git-credentials|kube/config|gnupg|pgpass|docker/config\.json|npmrc|pypirc|config/gh\b|config/gcloud|claude/\.credentials|deepcode/credentials)"##,
    ),
    (
        Kind::Committed,
        r##"\b(?:in|into|with|to|of|as part of) (?:the|your|its|every|each|an?) (?:next|same|first|following|last|final|initial)? ?(?:commit|push|pull request|branch)\b|\bgit add\b[^.!?\n]{0,60}\bgit commit\b|\bgit add -f\b|\bcommits? (?:it|them|both|all|everything|the (?:\w+ )?(?:copy|copies|files?|folder|result|change|changes))\b|\b(?:and|then|,) (?:git )?commit\b|\b(?:push|pushes) (?:it|them|the (?:branch|commit|change|changes|result))\b|\b(?:is|are|get|gets) (?:also )?committed\b"##,
    ),
    (
        Kind::Whatever,
        r##"\b(?:do|does|execute|executes|carry out|perform|run|runs|follow|follows|obey|obeys)\b[^.!?\n]{0,12}\b(?:whatever|everything|anything|all that|all|exactly what|just what|what)\b (?:it|they|he|she|the \w+|that \w+|is|stands|comes)(?: \w+)? ?(?:says?|said|tells?|told|asks?|wants?|lists?|names?|orders?|written|there|back|demands?|instructs?)\b|\b(?:do|execute|run|follow|obey|carry out|perform) (?:all |each |every |any )?(?:of )?(?:its|their) (?:orders|instructions|commands|lines)\b"##,
    ),
    (
        Kind::Unquestioned,
        r##"\bno questions?(?: asked)?\s?[.!;,]|\b(?:do not|don'?t|never|without) (?:ask|asking)\b(?: (?:the |for |any |first|about )?(?:user|person|anybody|anyone|questions?|permission|confirmation|first|it|them)|\s?[.!;,])|\bask (?:nobody|no one)\b|\b(?:if|when|whenever|should) (?:the |an? )?(?:user|person|human|operator|they|anyone|anybody|someone|somebody)\b[^.!?\n]{0,16}\b(?:asks?|wonders?|inquires?|enquires?|wants? to know)\b[^.!?\n]{0,50}\b(?:say|answer|reply|respond|tell (?:them|him|her|the user))\b(?: that| with|:|,)?[^.!?\n]{0,12}[\"'\u{201c}\u{2018}`]|\bwithout (?:telling|informing|a word)\b"##,
    ),
    (
        Kind::Ignored,
        r##"\.gitignore\b|\bgit-?ignored?\b|\bsops\b|\bgit-?crypt\b|\bencrypt\w*|\bnot (?:be |get )?(?:committed|tracked|pushed)\b|\bnever (?:be |get )?(?:committed|tracked|pushed)\b|\bleak\w*|\bexpos\w+|\.pub\b"##,
    ),
    (
        Kind::Joined,
        r##"\b(?:join(?:s|ed|ing)?|concatenat\w+|assembl(?:e|es|ed|ing)|stitch\w*|glu(?:e|es|ed|ing)|splic\w+|combin(?:e|es|ed|ing)|merg(?:e|es|ed|ing)|(?:put|puts|string|piece|fit|paste|chain|line)(?:s|d|ing)?\b[^.!?\n]{0,60}?\b(?:together|up|behind one another|one after the other|side by side|in a row))\b[^.!?]{0,80}?\b(?:lines?|parts?|pieces?|fragments?|halves|words?|letters|characters|strings|rows|cells|segments|chunks|shards|syllables|fields|comments?|captions?|footnotes?|headings?|initials)\b|\b(?:lines?|parts?|pieces?|fragments?|halves|words?|letters|characters|strings|rows|cells|segments|chunks|shards|syllables|comments?|captions?|footnotes?|headings?|initials)\b[^.!?]{0,90}?\b(?:join(?:ed)?|concatenated|assembled|stitched|glued|spliced|(?:put|strung|pieced|fitted|pasted|chained|read|taken|written|laid) (?:(?:them|these|those|it|all|both) )?(?:together|in a row|behind one another|one after the other|without (?:spaces|blanks|breaks)))\b"##,
    ),
    (
        Kind::Marked,
        r##"\b(?:lines?|words?|letters|characters|parts?|pieces?|fragments?|halves|rows|cells|strings|comments?|entries|segments|chunks|shards|captions?|footnotes?|headings?)\b[^.!?]{0,24}\b(?:begin|begins|beginning|start|starts|starting|end|ends|ending|marked|tagged|prefixed|preceded|labell?ed|numbered|opens?|carry|carries|follow(?:s|ing)? (?:the|a) (?:mark|sign|\S{1,3}[ `]))\b|\b(?:first|last|second|third|fourth|every (?:second|third|other|nth)) (?:letters?|words?|lines?|characters?|cells?|sentences?) (?:of|in|from|on|below|after)\b|\b(?:of|from|in|at the (?:end|foot|top|bottom) of) (?:each|every|all) (?:of )?(?:the )?(?:\w+ )?(?:files?|pages?|sections?|chapters?|examples?|templates?|recipes?)\b|\b(?:scattered|spread|distributed|split|cut|hidden) (?:over|across|among|in|into|through)\b|\b(?:in|of|from) (?:the )?`[\w./-]+\.\w{1,5}`(?:, (?:and )?| and )(?:then |the )?`[\w./-]+\.\w{1,5}`"##,
    ),
    (
        Kind::Outcome,
        r##"\b(?:run|runs|execute|executes|eval|evaluate|launch|carry out|carries out|obey|obeys|follow|follows|source|perform|do|does|pipe|hand|feed|type|enter|treat)\b[^.!?\n]{0,24}?\b(?:outcome|result|whole|product|sum|it|that|what (?:comes|came|they|it|you|stands|results)|(?:the|this|that) (?:command|string|text|sentence|order|one line|single line|instruction))\b|\b(?:outcome|result|string|product|whole|sum|command|sentence)\b[^.!?\n]{0,30}\b(?:is|are|gets?|to be|goes|must be|as|into) (?:then |to be |to |an? |the )?(?:run|executed|obeyed|followed|carried out|evaluated|done|command|order|instruction|task|shell|terminal|bash)\b"##,
    ),
    (
        Kind::Silent,
        r##"\bneeds? no (?:approvals?|confirmations?|questions?|permission|consent|mention|remark|comment|explanation|word)\b|\b(?:do not|don'?t|never|nor|neither|without|not to be|is not|are not) (?:\w+ )?(?:print|show|display|explain|mention|quote|echo|announc|tell|told|output|reveal|ask|list|describ|discuss|comment|report)\w*|\b(?:approved|agreed to|consented to|accepted|allowed) (?:it|this|that|them|all of it) (?:by|when|in|with|through)\b|\bno (?:question|confirmation|approval|remark|comment|mention|output)s?\b|\b(?:silently|quietly|unmentioned|unasked|discreetly)\b|\bkeep (?:it|this|that|quiet|silent)\b"##,
    ),
    (
        Kind::Halted,
        r##"\b(?:never|do not|don'?t|must not|should not|instead of|without)[^\w,;]+(?:\w+[^\w,;]+){0,2}?(?:run|runn|execut|obey|follow|join|combin|assembl|merg)\w*"##,
    ),
    (
        Kind::Everywhere,
        r##"\b(?:every|all|each|any) (?:\S+ ){0,2}?[`\"']?(?:claude|agents|deepcode|gemini)\.md\b|\b(?:below|under|in|across|throughout|inside|all over) (?:the |your |their |his |her )?(?:whole |entire )?(?:user'?s )?home\b|\b(?:every|each|all|any)(?: of)? (?:the |their |your )?(?:other |further |user'?s )?(?:projects?|repositor\w+|repos|workspaces?|checkouts?)\b|~/\*|\bfind ~|\bwherever (?:it|one|they|there) (?:is|are|exists?|lies?)\b"##,
    ),
    (
        Kind::Denied,
        r##"\b(?:if|when|whenever|should|once)\b[^.!?]{0,12}\b(?:user|person|anyone|anybody|somebody|someone|people|they|owner|human|developer)s?\b[^.!?]{0,24}\b(?:asks?|wonders?|notices?|discovers?|finds?|sees?|complains?)\b[^.!?]{0,70}\b(?:say|answer|reply|tell|claim|explain|respond|pretend|state|insist)\b[^.!?]{0,24}\b(?:it|they|that|these|those|this|the \w+)\b[^.!?]{0,30}\b(?:was|were|is|are|comes?|came|belongs?|has|have|must)\b[^.!?]{0,40}\b(?:generated|written|created|added|made|put there|left|from|by|part of|standard|normal|default|needed|required|harmless|nothing|old|editor|system|tool|update)\b"##,
    ),
    (
        Kind::Restored,
        r##"\b(?:if|when|whenever|wherever|should|once)\b[^.!?]{0,60}\b(?:removed|deleted|missing|gone|erased|taken (?:out|away)|reverted|undone|cleaned|lost|stripped)\b[^.!?]{0,50}\b(?:(?:put|add|write|bring|copy|append|place|set)\w*\b[^.!?]{0,30}\b(?:back|again|anew|once more)|restore|re-?insert|re-?create|re-?add|re-?plant|re-?install)\b"##,
    ),
    (
        Kind::KeyFile,
        r##"(?:~|\$home|\$\{home\}|/root|/home/[\w.-]+|/users/[\w.-]+)/\.(?:ssh/(?:id_\w+|[\w-]+\.pem)|aws/credentials|netrc|npmrc|pypirc|git-credentials|pgpass|docker/config\.json|kube/config|config/gh/hosts|deepcode/credentials|claude/\.credentials)\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b|/etc/shadow\b|(?:^|[\s`\"'(/])\.env(?:\.(?:local|prod|production|staging))?(?:[\s`\"',;:)]|$)|\b(?:ssh|private) keys?\b"##,
    ),
    (
        Kind::KeyRead,
        r##"\b(?:read|open|cat|load|view|fetch|grab|collect|gather|get|take)\b[^.!?\n]{0,24}[\s`\"'(](?:(?:~|\$home|\$\{home\}|/root|/home/[\w.-]+|/users/[\w.-]+)/\.(?:ssh/(?:id_\w+|[\w-]+\.pem)|aws/credentials|git-credentials|deepcode/credentials|claude/\.credentials)\b|id_(?:rsa|ed25519|ecdsa|dsa)\b|/etc/shadow\b)"##,
    ),
    (
        Kind::Repeated,
        r##"\b(?:past(?:e|es|ing)|includ(?:e|es|ing)|quot(?:e|es|ing)|embed(?:s|ding)?|append(?:s|ing)?|repeat(?:s|ing)?|reproduc(?:e|es|ing)|cop(?:y|ies|ying)|puts?|putting|inserts?|attach(?:es|ing)?|adds?|adding|prints?|outputs?|echo(?:es)?|writes?|restat(?:e|es|ing)|recit(?:e|es)|encod(?:e|es))\b[^.!?\n]{0,30}\b(?:contents?|values?|it|them|(?:the|its|both|all) (?:keys?|text|lines?|bytes|body|block)|(?:its |the )?(?:first|last) (?:\w+ )?(?:lines?|characters))\b"##,
    ),
    (
        Kind::Answer,
        r##"\b(?:in|into|to|at (?:the )?(?:very )?(?:end|top|bottom|start|beginning|foot|head) of|inside|within|under|below|with|as part of) (?:the|your|its|each|every|an?|any) (?:\w+ ){0,3}?(?:reviews?|summary|summaries|reports?|answers?|reply|replies|responses?|output|messages?|descriptions?|comments?|recap|explanation|analysis|details block|appendix|postscript)\b"##,
    ),
    (
        Kind::Masked,
        r##"\bredact\w*|\bmask\w*|\bnames? only\b|\bonly (?:the |its |their )?(?:\w+ )?(?:names?|keys)\b|\bwithout (?:the |its |their |any )?(?:secret )?values?\b|\bplaceholders?\b|\bpublic key\b|\.pub\b|\bleak\w*|\b(?:never|do not|don'?t|must not|should not)\b[^.!?\n]{0,60}\b(?:show|print|past|includ|quot|repeat|echo|reveal|read|open|expos|log|commit)\w*"##,
    ),
];
