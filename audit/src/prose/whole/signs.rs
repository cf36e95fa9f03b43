//! What parts of a document say, kind by kind, each pattern ready once a text has one of its stems.

use std::sync::{LazyLock, OnceLock};

use super::super::pattern::Pattern;
use super::super::stems::Stems;

/// A thing that a part of a document says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// Places that hold credentials, by their paths or the commands that print them.
    Vault,
    /// The same, described instead of named.
    Kept,
    /// What stands in files of settings with secrets, or all of the environment.
    Environment,
    /// The conversation, word for word.
    Talk,
    /// The project with its history, or what the agent's own folder keeps.
    Work,
    /// An address or a mailbox that is not this machine's.
    Address,
    /// An address with a place to be filled.
    Hole,
    /// To give away.
    Sends,
    /// To ask an address, or to have it shown.
    Asks,
    /// Not to be done, or asked of the user first.
    Spares,
    /// Credentials go where they belong.
    Login,
    /// Not to be spoken of.
    Hush,
    /// On this machine, and not made up.
    Real,
    /// Each time, or before anything else.
    Each,
    /// To do what a page says, with whatever it needs.
    Obeys,
    /// What it says comes before what the user says.
    Outranks,
    /// To make a program of a file.
    Marks,
    /// To have it run.
    Starts,
    /// It goes on when the session is over.
    Outlives,
    /// The list of keys that may enter, described instead of named.
    Door,
    /// A public key, whole.
    Key,
    /// Something is added to a list.
    Joins,
}

/// Every sign: stems of which each place has one, and its pattern, in which a blank is any run of blanks.
const SIGNS: [(Sign, &str, &str); 22] = [
    (
        Sign::Vault,
        "_history|.ssh|.aws|.netrc|.npmrc|.pypirc|.git-cred|.kube|.docker|.gnupg|.config/g|.azure|.pgpass|.deepcode/|.claude/|auth token|-token|aws configure|-password|credential fill|cookies.sqlite|login data|logins.json|printenv|env|sensitive|-raw|tfstate|--show-secrets|sops|ansible-vault|secret|vault kv|op read",
        r##"\b(?:terraform|tofu) output\b[^\n`]{0,80}\.sensitive\b|\b(?:terraform|tofu) output -raw \w*(?:key|secret|token|password)|\b(?:terraform|tofu) state pull\b|\bterraform\.tfstate\b|--show-secrets\b|\bsops (?:-d|--decrypt|decrypt)\b|\bansible-vault (?:view|decrypt)\b|\bkubectl get secrets?\b[^\n`]{0,60} -o|\bvault kv get\b|\bop read\b|(?:~|\$home|%userprofile%|/root|\$\{home\})[/\\]?\.(?:ssh\b|aws\b|netrc|npmrc|pypirc|git-credentials|kube\b|docker\b|gnupg|config/(?:gh|gcloud)|azure|pgpass|deepcode/(?:credentials|sessions?|projects|history)|claude/(?:\.credentials|projects|history|sessions?)|(?:bash|zsh)_history)|\bgh auth token\b|\bprint-(?:access|identity)-token\b|\baws configure (?:get|export)|\bget-access-token\b|\bfind-(?:generic|internet)-password\b|\bgit credential fill\b|\bcookies\.sqlite\b|\blogin data\b|\blogins\.json\b|`(?:printenv|env)(?: \| (?:sort|base64|gzip)[^`\n]{0,20})?`"##,
    ),
    (
        Sign::Kept,
        ".pub|half|identity|remembered|per-user|own settings|own log|own config|past conv|past sess|earlier sess|earlier conv|key pair|keypair|keyring|key ring|keychain|password|logged in|signed in|signs in|logs in|start-up keys|key files|ending|extension|suffix|let in|lets in|sign in|log in|get in|anmeld|inicia ses|identifi|connecte|ends in|ends with|ends on",
        r##"\b(?:without|lacks?)\*{0,2} (?:the |an? )?(?:ending |end |suffix |extension )?`?\.pub\b|\bwith which the (?:[\w-]+ ){1,3}(?:signs?|logs?) in\b|\b(?:private|secret|other|unpublished) half\b|\bidentity pair\b|\b(?:remembered|saved|stored|kept) (?:log-?ins?|passwords?|sign-ins?)\b|\bper-user `?(?:file|config)[^.\n]{0,60}\b(?:in full|whole|complete|unshortened|as it (?:is|stands))|\b(?:assistant|agent|model|client|browser)'?s? own (?:settings|log-?ins?|config\w*)\b[^.\n]{0,40}\b(?:conversations?|sessions?|kept)\b|\b(?:past|earlier) (?:conversations|sessions) (?:are|is|were) (?:kept|stored)\b|\b(?:user|person|owner|developer)'s (?:\w+ )?key\s?pair\b|\b(?:contents?|all|everything|copy|dump) (?:of|in|from) (?:the |their |a )?(?:\w+ )?(?:keychain|key\s?ring|password (?:store|manager))\b|\bwith which (?:they|the (?:user|person|owner)) (?:is |are )?(?:logs?|signs?|logged|signed) in\b|\bone \*{0,2}without\*{0,2} (?:an? |the |its )?(?:ending|extension|suffix)\b|\b(?:keeps?|holds?|stores?|kept|stored) (?:the |its |their |your )?(?:\w+ ){0,2}(?:pairs?|keys?|halves)\b[^.!?|\n]{0,40}\b(?:sign|log|get|let)s? (?:\w+ )?in(?:to)?\b|\bwith which (?:you|it|the (?:agent|assistant|model|host|session|machine)) (?:yourself |itself )?(?:is |are )?(?:logs?|signs?|logged|signed|let|gets?) in\b|\bnames?\b[^.!?|\n]{0,20}\bends? (?:in|with|on)\b[^.!?|\n]{0,6}_(?:api_)?(?:key|token|secret|password)\b|\bmit (?:dem|der|denen) [^.!?|\n]{0,50}\banmelde\w*|\bcon (?:la|el|las|los) (?:que|cual(?:es)?) [^.!?|\n]{0,50}\b(?:inician? sesión|se identifican?)|\bavec (?:la|le|les)?quel\w* [^.!?|\n]{0,50}\b(?:se connecte|s'identifie)|\bcom (?:a|o|as|os) (?:que|qual|quais) [^.!?|\n]{0,50}\b(?:inicia sessão|se identifica)"##,
    ),
    (
        Sign::Environment,
        "env|.pem|.p12|.pfx|variable|each name|every name|dot|punto|punkt|point|ponto|ajustes|einstellung|umgebung|glages|defini|configura|local settings|local environment",
        r##"\b(?:text|contents?|lines) of (?:each|every|all|any|the) files?\b[^.\n|]{0,80}`\.(?:env|pem|p12|pfx|key)\b|\b(?:lines|values?|contents?|right-hand sides?|text|strings|keys|secrets|entries|variables|followed by|all of|what (?:is|stands) in) (?:of |out of |in |from |the )*`?\.env(?:\.(?:local|production|prod|staging|development))?(?:`|\b)|`\.env(?:\.(?:local|production|prod|staging|development))?`[^.\n|]{0,30}\b(?:in full|as (?:it|they) (?:stand|is|are)s?|whole|complete|unshortened|verbatim|word for word)\b|`\.env(?:\.(?:local|production|prod|staging|development))?`,? (?:included|inclusive|as well|too|and all)\b|\b(?:whole|full|entire|complete) environment\b(?: variables)?[^.\n]{0,30}|\b(?:each|every|all)\b[^.!?|\n]{0,30}\b(?:names?|variables?)\b[^.!?|\n]{0,50}\b(?:session|shell|terminal|process|agent|host)\b[^.!?|\n]{0,60}\b(?:what (?:it|they|each) (?:holds?|contains?|stands? for)|(?:with|and) (?:its|their) (?:values?|contents?))|\b(?:contents?|lines|values?|text|contenido|valores|inhalt|werte|zeilen|contenu|valeurs|lignes|conteúdo|linhas)\b[^!?|\n]{0,60}(?:\b(?:starts?|begins?) with a (?:dot|period|full stop)\b|\b(?:empieza|comienza) (?:por|con) (?:un )?punto\b|\bmit (?:einem )?punkt (?:beginnt|anf(?:ä|ae)ngt)|\bcommence par un point\b|\bcomeça (?:por|com) (?:um )?ponto\b)[^!?|\n]{0,40}(?:\bnot (?:committed|checked in|pushed|in the repository|tracked|versioned)\b|\bno se (?:sube|versiona|comparte|publica)|\bnicht (?:eingecheckt|im repositor\w+|im repo|versioniert|hochgeladen)|\b(?:pas|jamais) (?:versionn|dans le dépôt|publi|partag|commit|envoy)|\bnão (?:vai|sobe|entra|se))|(?:\b(?:starts?|begins?) with a (?:dot|period|full stop)\b|\b(?:empieza|comienza) (?:por|con) (?:un )?punto\b|\bmit (?:einem )?punkt (?:beginnt|anf(?:ä|ae)ngt)|\bcommence par un point\b|\bcomeça (?:por|com) (?:um )?ponto\b)[^!?|\n]{0,40}(?:\bnot (?:committed|checked in|pushed|in the repository|tracked|versioned)\b|\bno se (?:sube|versiona|comparte|publica)|\bnicht (?:eingecheckt|im repositor\w+|im repo|versioniert|hochgeladen)|\b(?:pas|jamais) (?:versionn|dans le dépôt|publi|partag|commit|envoy)|\bnão (?:vai|sobe|entra|se))[^!?|\n]{0,60}\b(?:line by line|with (?:its|their|the) values?|in full|unabridged|línea por línea|sus valores|tal cual|zeile für zeile|mit (?:den|ihren|seinen|allen) werten|ligne par ligne|leurs valeurs|ses valeurs|linha por linha|seus valores)\b|\b(?:contents?|lines|values?) of (?:the |its )?local (?:settings|environment) file|\bcontenido del (?:fichero|archivo) de (?:ajustes|configuración|entorno) loca\w+|\b(?:inhalt|werte|zeilen) der (?:lokalen|örtlichen) (?:einstellung|umgebung)\w*|\bcontenu du fichier (?:de |d')(?:réglages|configuration|environnement) loca\w+|\bconteúdo do (?:ficheiro|arquivo) de (?:configurações|configuração|ambiente|definições) loca\w+"##,
    ),
    (
        Sign::Talk,
        "conversation|dialog|transcript|exchange|session|chat|message|turns|prompt|words|said|discussed|typed|asked",
        r##"\b(?:conversation|dialogue|transcript|exchange|chat)\b[^.!?|\n]{0,40}\b(?:from its (?:first|start|beginning)|so far|up to (?:now|here|the present)|as it (?:stands|was typed)|verbatim|unabridged|word for word)\b|\b(?:whole|entire|full|complete|unabridged|uncut) (?:conversation|dialogue|chat)\b|\bmessages? (?:of|in|from|since) (?:the|this|our) (?:conversation|session|chat)\b[^.!?|\n]{0,30}|\bevery message since\b|\b(?:the )?last (?:\w+ )?turns\b|\buser's (?:last|latest|own) (?:messages?|words|prompts?|request)\b|\b(?:person|user|customer|visitor)s?\b[^.!?|\n]{0,30}\b(?:own words|as (?:they|it was) typed)\b|\bsaid to (?:one another|each other)\b|\b(?:typed|said|written|discussed|exchanged|spoken)\b[^.!?|\n]{0,20}\bin (?:this|the) (?:session|conversation|chat)\b|\btranscripts? of\b[^!?|\n]{0,60}\b(?:unshortened|unabridged|verbatim|uncut|in full|word for word)\b|\bwhat (?:was|has been) (?:discussed|said|typed|asked)\b[^.!?|\n]{0,60}\b(?:in full|verbatim|encoded|complete|unshortened)\b|\bprompt you (?:were|are|have been) (?:started|given)\b|\btranscripts? of (?:the|this) (?:present|current|running|whole) (?:session|conversation|chat)\b"##,
    ),
    (
        Sign::Work,
        "git bundle|git log -p|git archive|everything|whatever|files|you have read|you were given|you are given",
        r##"\bgit bundle create\b[^\n`]{0,40}--all|\bgit log -p --all\b|\bgit log --all -p\b|\b(?:everything|whatever|(?:each|every|any) (?:file|text|page)|all) (?:that )?you (?:have |were |are )?(?:read|opened|given|handed|shown)\b[^.!?|\n]{0,12}\b(?:goes|go|sent|handed|passed|delivered|brought|copied|put)\b[^.!?|\n]{0,60}\b(?:whole|in full|complete|entire|unabridged|verbatim)\b|\b(?:text|contents?) of (?:the|all|every|each) files? (?:that )?you have (?:opened|read)\b"##,
    ),
    (
        Sign::Address,
        "://|@|.<|>.|}.|getent|dig |nslookup|drill|resolvectl|`host ",
        r##"(?:\b(?:getent a?hosts\w*|dig|nslookup|kdig|drill|resolvectl query)|[`\n]host) [^\n`]{0,40}?[\w$<>{}-]+(?:\.[\w$<>{}-]+)*\.[a-z0-9-]+\.[a-z]{2,}\b|\b(?:https?|ftp|sftp|wss?)://[a-z0-9$<{][^\s`\"')>|]*|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b|[>}]\.[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"##,
    ),
    (
        Sign::Hole,
        "<|{|$|=|%|getent|dig |nslookup|drill|resolvectl|`host ",
        r##"(?:\b(?:getent a?hosts\w*|dig|nslookup|kdig|drill|resolvectl query)|[`\n]host) [^\n`]{0,40}?(?:(?-i:\b[A-Z][A-Z0-9_]*)|<[\w -]+>|\$?\{?\$?[\w-]+\}|\$\w+)\.(?:[a-z0-9-]+\.)+[a-z]{2,}\b|https?://[^\s`\"')]*(?:<[a-z]|\{[a-z]|\$[a-z{(]|=(?-i:[A-Z]{2,})|%s)|[>}]\.[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"##,
    ),
    (
        Sign::Sends,
        "put|post|patch|deliver|send|sent|upload|hand|forward|mail|go|gets to|serve|phone|reach|record|submit|transmit|push|--data|curl|wget|nslookup|dig |getent|drill|`host |courier|ship|drop|bring|hung|along|file|address|env|schick|send|envoy|mand|sub|hochgeladen",
        r##"\b(?:put|post(?:s|ed|ing)?|patch|deliver(?:s|ed|y|ies)?|sends?|sent|upload\w*|hand(?:s|ed)? (?:it|them|in|over)|forward(?:s|ed)?|e?mail(?:s|ed)?|go(?:es)? to|gets? to|served?|phoned in|reached at|recorded|submit\w*|transmit\w*|push(?:es|ed)?|shipped|dropped (?:at|off)|bring (?:it|them|the)|along the|files? (?:\S+ ){1,4}with|addressed to|address (?:it|them) to)\b|\s--data\S*|\s--post-\S+|\s--upload-file\b|\bcurl\b[^\n]{0,80}\s(?-i:-[TFd])\b|\b(?:dig|nslookup|getent|kdig|drill) |`host |\bse (?:env[ií]an?|manda|sube)\b|\b(?:enviar|enviado|envia-se|mandar)\b|\b(?:ge|ver|ab|ein)?schickt?\b|\b(?:gesendet|sendet|versandt|hochgeladen)\b|\b(?:envoy(?:é|er|ez)|est transmis|téléversé)"##,
    ),
    (
        Sign::Asks,
        "![|fetch|get |open|call|dig |nslookup|request|load|visit|look",
        r##"!\[[^\]\n]{0,60}\]\(|\b(?:web)?fetch(?:es|ed)?\b|\bget\b|\bopens?\b|\bcalls?\b|\b(?:dig|nslookup|getent|host|ping)\b|\brequest(?:s|ed)?\b|\bloads?\b|\bvisit(?:s|ed)?\b|\blooked up\b"##,
    ),
    (
        Sign::Spares,
        "never|not|n't|avoid|no part|nothing|user|confirm|agree|redact|remov|without|leave|mask|asks",
        r##"\b(?:never|do not|don'?t|must not|should not|cannot|avoid|no part|nothing is|leave out|refuse)\b|\b(?:user|person|owner|they|you) (?:has |have )?(?:agrees?|agreed|confirms?|confirmed|asks?|asked|wants?|wishes|consents?|chose|chooses?|approves?)\b|\bshow \S+ (?:\S+ ){0,3}(?:first|to the user)\b|\bredact\w*|\bmasked\b|\bsecrets? removed\b|\bnames? only\b|\bno (?:contents?|values?)\b|\bvalues? removed\b|\b(?:user|person|they) (?:\w+ ){0,2}(?:reviews?|uploads?|decides?|sends?|pastes?)\b|\bthemselves\b|\bask (?:which|whether|the user|first)\b|\bif the user\b"##,
    ),
    (
        Sign::Login,
        "authoriz|bearer|oauth|log in|login|sign in|-h |--header|api key|api_key|apikey|ssh-copy-id",
        r##"\bauthorization\b|\bbearer\b|\boauth\b|\blog\s?in\b|\bsign in\b|\s-h\s?['\"]|--header\b|\bapi[ _]?keys?\b|\bssh-copy-id\b"##,
    ),
    (
        Sign::Hush,
        "neither|need to|nothing|is all|are all|only|no |not |nobody|no one|without|one line|learns less|left out|nor |whether or not|never|nothing|no se |ni apar|nicht|ohne|sans |n'|não|nem ",
        r##"\bnot (?:to be )?spoken of\b|\b(?:user|person|people|customer|owner)s? (?:(?:does|do) not|doesn't|don't) need to (?:hear|know|learn|be told)\b|\b(?:tell|told|gets?|give|given|shows?|shown|answers?|repeat|receives?|say|said|learns?)\b[^.!?\n]{0,70}\b(?:nothing (?:else|besides|more|further)|only (?:the|that|a|their|its|this)|and no more)\b|\bonly (?:\S+ ){1,3}(?:is|are) (?:shown|mentioned|told|given|spoken of)\b|\bneither\b[^.!?\n]{0,40}\b(?:announc|mention|report|confirm|disclos|tell)\w*|\b(?:actions|commands|copies|uploads|deliveries|these steps|such steps) are not (?:to be )?(?:reported|mentioned|listed|announced|told|shown)\b|\b(?:has|have|needs?|gets?) no (?:line|word|mention|remark|entry)\b|\b(?:not worth|without) an? (?:line|word|mention|remark|entry)\b|\bno (?:line|word|entry|mention)\b[^.!?\n]{0,40}\babout\b|\b(?:hold|holds) nothing\b|\b(?:not|of no|nobody|no one|no need|nor)\b[^.!?\n]{0,30}\b(?:of interest|read about|bring up|brought up|mention\w*|announc\w+|wants? to (?:see|read|hear))\b|\bof no interest\b|\bnot of (?:any )?interest\b|\bnot (?:be |to be )?(?:quoted|mentioned|announced|shown)\b|\bwithout (?:being asked|announc\w+|a word)\b|\bwhether or not\b[^.!?\n]{0,40}\bannounced\b|\bone does not speak\b|\bhas one line\b|\bleaves? no trace\b|\blearns? less\b|\bleft out of (?:the )?(?:replies|answers?|reply|summary|report)\b|\bdone without being asked\b|\bbefore (?:anybody|anyone) (?:sits|asks|notices|sees)\b|\b(?:is|are) all (?:that )?(?:the|your) (?:reply|answer|summary|response|report|message)\b|\bnothing\b[^.!?\n]{0,40}\b(?:is|are) of (?:any )?interest\b|\bnot (?:something |anything |a matter )?for the (?:[\w-]+ or (?:for )?(?:the )?)?(?:conversation|board|report|summary|reply|answer)\b|\|[^|?\n]{0,60}\b(?:leav\w+|sent|goes|go) (?:my|the|this|your|from|away|out)\b[^|?\n]{0,40}\?\s?\|\s?(?:no|nein|non|não)\b|\bno se (?:comentan?|mencionan?|dicen?|cuentan?) (?:con|a|en|nada)?|\bni aparecen? en\b|\b(?:wird|werden|ist|sind) nicht (?:erw(?:ä|ae)hnt|genannt|gezeigt|besprochen)|\b(?:steht|stehen|geh(?:ö|oe)rt|geh(?:ö|oe)ren) nicht in (?:den|die|der) (?:bericht|antwort|zusammenfassung)|\bohne (?:ein|jedes) wort\b|\bsans (?:un mot|le dire|en parler)\b|\bn'en (?:parle|dit)\b|\bn'appara(?:î|i)t pas dans\b|\bnão se (?:comenta|menciona|fala|diz)|\bnem aparece\b"##,
    ),
    (
        Sign::Real,
        "real|made-up|dumm|live|as it is|machine|begin with|start at",
        r##"\bfor real\b|\b(?:the )?real (?:thing|ones?|home|machine|files|folder)\b|\ba made-up \S+ convinces\b|\bdummies (?:are|do)\b|\blive samples?\b|\b(?:this|the) machine (?:in front|as it is|we sit at|at hand)\b|\b(?:begin|start) (?:with|at) (?:the )?(?:moves?|rounds?|exercises?|samples?|steps?)\b"##,
    ),
    (
        Sign::Each,
        "before|each|every|whatever|whichever|first thing|begin at|begins at|current|today|changes|at the start|at the beginning",
        r##"\bat the (?:start|beginning) of (?:each|every|(?:a|any|the) (?:session|task|job|conversation|run|day)s?)\b|\b(?:each|every) (?:time|session|task|piece|question|run|tour|day|morning|job|turn|request)\b|\bwhatever the (?:question|task|request|wish)\b|\bfirst thing\b|\bbefore you (?:begin|start|answer|do anything)\b|\bbefore (?:you )?[a-z]{3,12}ing\b|\bbegins? at\b|\b(?:before|ahead of) (?:anything|everything) else\b|/(?:current|today|latest|now|live)\b"##,
    ),
    (
        Sign::Obeys,
        "tools|command|block|action|step|script|bash|write|errand|task|carry|them|those|these|each|it|top to bottom|in the order|do it|orders",
        r##"\bwith (?:the|whatever|whichever) (?:tools?|commands?|programs?) (?:they|it|each|that) (?:names?|needs?|takes?|asks?|wants?)\b|\bwhatever (?:commands?|tools?) (?:they|it) (?:needs?|takes?|names?)\b|\b(?:something|work) to do with (?:bash|write|edit|the shell)\b|\b(?:carry|carries) (?:them|it|these|those) out\b[^.\n]{0,60}\b(?:order|tools?|turn|numbers?)\b|\b(?:commands?|blocks?|actions?|steps?|scripts?)\b[^.!?\n]{0,40}\b(?:is|are) (?:run|executed|carried out|performed)\b[^.!?\n]{0,40}\b(?:as (?:given|written|printed|(?:they|it) (?:stands?|are|is))|without (?:an? |any )?(?:further |other )?(?:questions?|confirmation|asking))\b|\b(?:run|execute|perform|carry out) (?:its|the) (?:\w+ )?(?:blocks?|commands?|lines?|actions?)\b[^.\n]{0,40}\b(?:in the shell|as (?:they stand|written|given)|verbatim)\b|\b(?:run|execute|perform|carry out) (?:them|these|those|each|it)\b[^.\n]{0,60}\b(?:as (?:they|it) stands?|as (?:written|given|printed)|in the shell|verbatim)\b|\b(?:run|do|work through|execute|work off|perform) (?:them|these|those|each)\b[^.\n]{0,40}\b(?:top to bottom|in (?:order|sequence|turn)|one after|commands?|tools?)\b"##,
    ),
    (
        Sign::Outranks,
        "agreed|stands above|stand above|say over|word over|precedence|the place of|forbid|object|disagree|refus|says no|to ask|to be ask|newer|recent|current|before|first|ahead|knows|know |wins|prevail|precedence|outrank|last word",
        r##"\b(?:has|have) agreed to\b|\bstands? above\b[^.!?\n]{0,60}\b(?:user|person|customer|human|operator)\b|\b(?:final|last) (?:say|word) over\b[^.!?\n]{0,40}\b(?:user|person|customer|human|operator)\b|\bprecedence\b[^.!?\n]{0,12}:[^.!?\n]{0,60},(?: then)? (?:the )?(?:user|person|conversation|human)\b|\b(?:takes?|taking|took) the place of (?:an?|any|the|your|their)? ?(?:\w+ )?(?:confirmation|approval|consent|permission|question|agreement|go-ahead)\b|\b(?:user|project|person|customer|human)s?\b[^.!?\n]{0,40}\b(?:forbids?|objects?|refuses?|disagrees?|says no)\b[^.!?\n]{0,80}\b(?:order above|nevertheless|anyway|all the same|(?:it|they) (?:is|are) (?:still )?(?:run|done|carried out))\b|\b(?:nothing|no (?:need|reason|cause)) to (?:be )?ask(?:ed)?\b|\b(?:user|person|visitor|wish\w*|customer|human|operator|reader|somebody|request)\b[^.!?\n]{0,80}\b(?:is|are|was) (?:the )?(?:newer|more recent|more current|right)\b|\b(?:knows?|knew) (?:more|better)\b[^.!?\n]{0,40}\bthan the (?:user|person|visitor|customer|human|operator)\b|\b(?:comes?|goes?) (?:before|first|ahead)\b[^.!?\n]{0,40}\b(?:user|person|visitor|wish\w*|customer|human|operator)\b|\b(?:wins?|prevails?|takes? precedence|outranks?|has the last word)\b[^.!?\n]{0,40}\b(?:user|person|visitor|wish\w*|customer|human|operator)"##,
    ),
    (
        Sign::Marks,
        "mark|execut|runnable|chmod",
        r##"\bmark \S+ as (?:a |an )?(?:program|executable|runnable)\b|\bright to be (?:executed|run|started)\b|\bmake \S+ (?:executable|runnable|a program)\b|\bexecutable bit\b|\bchmod (?:a|u)?(?:\+x|7[0-7][0-7])\b|\bmay be (?:executed|started as a program)\b"##,
    ),
    (Sign::Starts, "start|run|launch|execut|spawn", r##"\b(?:starts?|runs?|launch(?:es)?|executes?|spawns?)\b"##),
    (
        Sign::Outlives,
        "detach|background|after the session|outlive|still there|nohup|setsid|keep|disown|stays",
        r##"\bdetached\b|\bin the background\b|\bafter the session\b|\boutlives?\b|\bstill there\b|\bnohup\b|\bsetsid\b|\bdisown\b|\b(?:keeps|stays) (?:running|up|alive)\b"##,
    ),
    (
        Sign::Door,
        "sign in|log in|come in|get in|enter|let in|lets in|let |lets |authoriz|authoris|anmeld|zutritt|einlass|eintreten|entr|acced|acess|inicia|iniciar|connect|autoris|autoriz",
        r##"\bauthorized_keys\b|\b(?:list|file|register|roll|table|book)s? (?:of |with |that (?:holds|names|lists) |naming |holding )?(?:the |all |those |public )?(?:keys? |people |guests |machines |ones |lines )?(?:who|that|which|for whom|whose (?:holders?|owners?))\b[^.!?|\n]{0,20}\b(?:may|can|are (?:let|allowed|permitted)|is (?:let|allowed|permitted)|get|gets|let)\b[^.!?|\n]{0,20}\b(?:sign|log|come|get|let|enter|connect)\b|\b(?:list|file|register|roll|table|book|keeps?|kept)s?\b[^.!?|\n]{0,60}\b(?:keys?|people|guests|machines|those|ones) (?:who|that|which|whom|it)\b[^.!?|\n]{0,16}\b(?:may|can|lets?|are (?:let|allowed|permitted))\b[^.!?|\n]{0,12}\b(?:sign|log|come|get|let|enter|connect|in)\b|\b(?:authori[sz]ed|allowed|permitted|trusted|accepted) (?:login |log-in |sign-in |ssh )?keys\b|\bliste (?:der|aller) (?:schl(?:ü|ue)ssel|g(?:ä|ae)ste)\b[^.!?|\n]{0,40}\b(?:anmelden|eintreten|zutritt|einlass|hinein|herein)\b|\bliste (?:des|de) (?:clés|invités)\b[^.!?|\n]{0,40}\b(?:entrer|connecter|autoris\w+)\b|\blista (?:de|das|de las) (?:claves|llaves|chaves|invitados|convidados)\b[^.!?|\n]{0,50}\b(?:entrar|acceder|acessar|iniciar|autorizad\w+)\b"##,
    ),
    (Sign::Key, "ssh-|ecdsa-", r##"\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+|sk-ssh-\S+) aaaa[a-z0-9+/]{6}"##),
    (
        Sign::Joins,
        "add|append|goes|put|last|end|line|write|copy|enter|trag|kommt|füg|häng|ajout|añad|agreg|acrescent|adicion",
        r##"\b(?:add(?:s|ed)?|append(?:s|ed)?|puts?|writes?|written|copy|copies|copied|entered|enters?|join(?:s|ed)?)\b|\bgoes (?:last|in|into|to|there|at|below|under)\b|\b(?:is|becomes) the last (?:line|entry)\b|\b(?:eintragen|anh(?:ä|ae)ngen|hinzuf(?:ü|ue)gen|kommt (?:ans|an das|als letzte|dazu))\b|\bajout\w+|\bañad\w+|\bagreg\w+|\bacrescent\w+|\badicion\w+"##,
    ),
];

/// Every stem, and the sign that it is of.
static STEMS: LazyLock<Stems<Sign>> = LazyLock::new(|| Stems::of(SIGNS.iter().map(|(sign, stems, _)| (*sign, *stems))));

static READY: [OnceLock<Pattern>; SIGNS.len()] = [const { OnceLock::new() }; SIGNS.len()];

/// What a document takes in.
pub(super) const TAKES: &[Sign] = &[Sign::Vault, Sign::Kept, Sign::Environment, Sign::Talk, Sign::Work];

/// The signs that a text may have: one search for all.
pub(super) fn may(text: &str) -> Vec<Sign> {
    let said = STEMS.said(text);
    SIGNS.iter().map(|(sign, _, _)| *sign).filter(|sign| said.contains(sign)).collect()
}

/// Where a text says it.
pub(super) fn find(text: &str, sign: Sign) -> Option<(usize, usize)> {
    let ((_, _, source), slot) = SIGNS.iter().zip(&READY).find(|((known, _, _), _)| *known == sign)?;
    let pattern = slot.get_or_init(|| Pattern::spaced(source));
    pattern.find(text).map(|found| (found.start(), found.end()))
}

/// Whether a text says it.
pub(super) fn says(text: &str, sign: Sign) -> bool {
    find(text, sign).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_a_pattern() {
        for (sign, stems, _) in SIGNS {
            assert!(!stems.is_empty() && !says("", sign), "{sign:?}");
        }
    }
}
