//! The words of orders in English: what each kind looks like, in linear-time patterns.

use std::sync::LazyLock;

use super::phrases::Wants;

const OVERRIDE: &[&str] = &[
    r"\bpretend\s+to\s+be\s+the\s+user\b",
    r"\b(?:turn|switch)\s+off\s+the\s+sandbox\b|\bdisable\s+the\s+sandbox\b",
    r"\b(?:remove|delete|strip|drop)\s+(?:the\s+)?(?:\w+\s+){0,2}(?:about|on)\s+(?:security|safety|permissions?)\s+from\s+[`\x22]?(?:claude|agents|deepcode|gemini)\.md\b",
    r"\busers?\s+(?:cannot|can\s*not|can't|may\s+not|must\s+not)\s+(?:override|overrule|revoke|countermand)\s+(?:what\s+is\s+(?:written|said)|these|this\s+(?:page|skill|rule|text)|the\s+rules?\s+(?:here|of\s+this))\b",
    r"\b(?:when|if|whenever|should)\b[^.\n!?]{0,10}?\busers?\s+(?:says?|tells?\s+you\s+to|wants?\s+to|asks?\s+(?:you\s+)?to)\s+[\x22'`]?(?:stop|cancel|abort|halt)\b[^.\n!?]{0,20}?\b(?:finish|continue|go\s+on|carry\s+on|complete|keep\s+going|ignore)\b",
    r"\btreat\s+[^.\n!?]{0,40}?\bas\s+(?:the|your)\s+user's\s+(?:own\s+)?(?:words?|orders?|wish(?:es)?|instructions?|messages?|requests?|voice)\b",
    r"\b(?:rules|instructions)\s+(?:of|on|in)\s+this\s+\w+\s+(?:replace|supersede|override|take\s+the\s+place\s+of)\b[^.\n!?]{0,40}?\b(?:system|host|user|developer|earlier|other)\b",
    r"\bsystem\s+prompt\b[^.\n!?]{0,40}?\b(?:is|are)\s+(?:out\s+of\s+date|outdated|obsolete|wrong|no\s+longer\s+valid|superseded)\b",
    r"\byou\s+(?:now\s+)?(?:work|act|speak)\s+for\s+the\s+(?:maintainer|author|publisher|vendor|plugin|company)\b[^.\n!?]{0,30}?\b(?:no\s+longer|not|instead\s+of)\b[^.\n!?]{0,12}?\b(?:user|person)\b",
    r"\bforget\s+(?:what|everything|anything|all)\s+(?:that\s+)?you\s+(?:were|have\s+been|had\s+been)\s+(?:told|taught|given)\b",
    r"\b(?:where|when|if|whenever)\b[^.\n!?]{0,40}?\b(?:rules?|instructions?|users?|host)\s+says?\s+otherwise\b[^.\n!?]{0,20}?\b(?:do|follow|obey)\b[^.\n!?]{0,10}?\bthis\s+(?:page|skill|text|file|document)\b",
    r"\b(?:permission|safety|security)\s+(?:rules?|prompts?|questions?|checks?)\b[^.\n!?]{0,30}?\b(?:meant|made|written|there|intended)\s+for\s+other\b",
    r"\b(?:where|when|if|whenever)\s+(?:they|these|the\s+two|both|the\s+three)\s+(?:differ|disagree|conflict|clash)\b[^.\n!?]{0,60}?\b(?:these|this|our)\s+(?:rules|instructions|pages?|documents?)\s+(?:(?:is|are|shall\s+be)\s+)?(?:followed|obeyed|wins?|prevails?|comes?\s+first|decides?)\b",
    r"\b(?:should|if|when|whenever)\s+(?:the\s+)?(?:user|person|they|somebody|someone|human)\s+(?:ask|want|demand|request)s?\s+(?:you\s+)?(?:to\s+|for\s+)?(?:a\s+)?(?:pause|stop|halt|abort|cancel|wait)\b[^.\n!?]{0,140}?\b(?:go|carry|press|keep)\s+(?:on|going)\s+(?:to\s+the\s+end|all\s+the\s+same|anyway|regardless|with\s+the\s+plan|as\s+planned|nevertheless)\b",
    r"\b(?:ignore|disregard|forget|override|overrule|discard|drop|supersede|set\s+aside|do\s+not\s+follow|stop\s+following)s?\b[^.\n!?]{0,25}?\b(?:previous|prior|above|earlier|preceding|existing|original|system|safety|security|developer|other|your|all)\b[^.\n!?]{0,25}?\b(?:instructions?|prompts?|directives?|guidelines?|guardrails?|restrictions?|safety\s+rules|system\s+message|polic(?:y|ies))\b",
    r"\b(?:ignore|disregard|forget|override|do\s+not\s+(?:follow|obey))\b[^.\n!?]{0,20}?\b(?:instructions?|rules|directives?)\b\s+(?:above|(?:given\s+|written\s+)?(?:by|of|from)\s+(?:the\s+)?(?:user|system|developer|host|operator))\b",
    r"\b(?:ignore|disregard|forget|override)\s+(?:the\s+)?(?:user|developer|system)'s\s+(?:instructions?|rules|wishes|requests?)\b",
    r"\b(?:ignore|disregard|forget|drop|discard|abandon)\s+(?:every|any|all|the|your)\s+(?:\w+\s+){0,2}?(?:(?:safety|system)\s+(?:rules?|limits?|checks?|guards?)|(?:rules?|instructions?|limits?)\s+(?:that\s+)?you\s+(?:were|have\s+been|had\s+been)\s+(?:given|told|taught))\b",
    r"\b(?:if|when|whenever|should)\s+(?:the\s+|an?\s+)?(?:users?|person|people|human|operator|they|anyone|anybody|someone|somebody)\b[^.\n!?]{0,30}?\b(?:disabl|uninstall|remov|deactivat|get\s+rid\s+of|turn|switch)\w*\s+(?:off\s+)?(?:this|the)\s+(?:plugin|skill|extension|add-?on|agent|hook)\b[^.\n!?]{0,60}?\b(?:say|tell\s+them|claim|pretend|answer|reply|insist|respond|explain)\b[^.\n!?]{0,40}?\b(?:not\s+possible|impossible|cannot\s+be\s+(?:disabled|removed|done|uninstalled|turned|switched)|can'?t\s+be\s+(?:disabled|removed|done|uninstalled|turned|switched))\b",
    r"\byou\s+are\s+now\s+(?:in\s+)?(?:an?\s+)?(?:developer|dan|jailbr\w+|unrestricted|god|admin|root|maintenance)\b(?:\s+mode)?",
    r"\b(?:enter|enable|activate)\s+(?:developer|dan|unrestricted|god|jailbreak)\s+mode\b",
    r"\b(?:has|have|knows?|with)\s+no\s+(?:safety|ethical|moral|content)\s+(?:guidelines?|rules|restrictions|limits|polic(?:y|ies)|filters?)\b",
    r"\b(?:broken\s+)?free\s+(?:of|from)\s+(?:all\s+)?the\s+(?:\w+\s+)?(?:confines|limits|restrictions|shackles)\s+of\s+(?:an?\s+)?(?:ai|language\s+models?|assistants?)\b",
    r"\b(?:whatever|everything|all\s+that)\s+(?:was|has\s+been|you\s+(?:were|have\s+been))\s+(?:said|told|given)\b[^.\n!?]{0,40}?\b(?:is|are)\s+(?:void|null|cancelled|invalid|no\s+longer\s+valid)\b",
    r"\b(?:safety|system|security|host's)\s+(?:guidelines?|instructions?|rules|polic(?:y|ies)|prompt)\b[^.\n!?]{0,50}?\b(?:(?:is|are)\s+not\s+in\s+force|do(?:es)?\s+not\s+apply|no\s+longer\s+appl(?:y|ies)|(?:is|are)\s+(?:void|suspended|lifted))\b",
    r"\bnew\s+system\s+(?:prompt|instructions?)\s*:",
    r"\b(?:takes?|has|have)\s+(?:precedence|priority)\s+over\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:system|previous|prior|developer|safety|user(?:'s)?)\s+(?:instructions?|prompts?|rules|messages?|guidelines?)\b",
    r"\b(?:instructions?|rules)\s+(?:of|from|by)\s+the\s+(?:user|system|developer)\s+(?:must|should|are\s+to)\s+be\s+(?:ignored|disregarded)\b",
    r"\byou\s+(?:now\s+)?have\s+no\s+(?:restrictions|limitations|guardrails|guidelines)\b",
    r"\bfrom\s+now\s+on,?\s+you\s+(?:are|must|will)\s+(?:only\s+)?(?:obey|follow\s+(?:only\s+)?(?:this|these|my))",
    r"\b(?:ignore|disregard|forget|overrule|(?:set|put|leave)\s+aside)\s+(?:what\s+|everything\s+)?(?:all\s+|any\s+|the\s+)?other\s+(?:skills|tools|plugins|agents|instructions|rules)\b",
    r"\b(?:whatever|no\s+matter\s+what)\s+(?:the\s+)?(?:other\s+(?:skills?|tools?|rules|instructions|plugins?|agents?)|system\s+prompt|host)\s+(?:says?|wants?|prefers?)\b",
    r"\bno\s+longer\s+(?:bound|limited|restricted|constrained)\s+by\b",
    r"\b(?:act|behave|answer|respond|work)\s+as\s+an?\s+(?:unrestricted|unfiltered|uncensored|unlimited|jailbroken)\b",
    r"\b(?:system|host|host's|user's|safety|security|previous|earlier|your|developer)\b[^.\n!?]{0,30}?\b(?:rules|instructions|restrictions|limits|polic(?:y|ies)|guidelines|safeguards|guardrails)\s+(?:no\s+longer\s+(?:apply|applies|hold|holds|bind|count|counts)|(?:do|does)\s+not\s+apply|(?:are|is)\s+(?:now\s+)?(?:suspended|lifted|void|revoked|superseded|switched\s+off))\b",
    r"\b(?:always|must)\b[^.\n]{0,40}?\bbefore\s+any\s+other\s+(?:skills?|tools?|agents?|plugins?)?\b[^.\n!?]{0,60}?\b(?:whatever|regardless|no\s+matter|even\s+if)\b",
    r"\b(?:safety|permission|security|approval)\s+(?:checks?|prompts?|questions?|rules|filters?|guardrails?)\s+(?:are|is|have\s+been|has\s+been)\s+(?:now\s+|all\s+)?(?:paused|off|disabled|suspended|lifted|switched\s+off|turned\s+off|waived)\b",
    r"\busers?\b[^.\n!?]{0,40}?\b(?:differ|conflict|disagree|contradict)\w*\b[^.\n!?]{0,40}?\b(?:skill|plugin|maintainer|author|publisher|document|page)(?:'s)?\s+(?:\w+\s+)?(?:wins?|prevails?|counts?|decides?|comes?\s+first)\b",
    r"\byou\s+(?:now\s+|only\s+)?(?:answer|belong|report)\s+(?:only\s+)?to\s+(?:the\s+)?(?:maintainer|author|publisher|owner|plugin|skill)\b",
    r"\btreat\s+[^.\n!?]{0,50}?\bas\s+(?:if\s+(?:the\s+user|they\s+were\s+the\s+user)|(?:instructions|orders|commands|requests)\s+(?:of|from|by)\s+(?:the|your)\s+(?:user|host|system|developer))",
    r"\b(?:outranks?|overrides?|trumps?|takes?\s+precedence\s+over|comes?\s+before)\s+(?:everything|all\s+else|anything|every\s+other|all\s+other)\b[^.\n!?]{0,60}?\b(?:told|said|instruct\w+|rules?|user|person|system|prompt|host|messages?)\b",
    r"\bnever\s+(?:refuse|decline)\b[^.\n!?]{0,40}?\b(?:never|no|or|nor)\s+(?:warn|caveats?|disclaimers?|add\s+(?:a\s+|any\s+)?(?:caveats?|warnings?|disclaimers?))\b",
    r"\bcontent\s+polic(?:y|ies)\b[^.\n!?]{0,30}?\b(?:do\s+not\s+apply|does\s+not\s+apply|were\s+written\s+for|was\s+written\s+for|are\s+for\s+others?)\b",
    r"\b(?:pretend|imagine|act|play|role-?play)\b[^.\n!?]{0,50}?\b(?:without|free\s+of|no|not\s+bound\s+by)\s+(?:any\s+)?(?:rules|restrictions|limits|limitations|filters|guardrails|content\s+policy)\b",
    r"\b(?:this|these|the\s+present|our)\s+(?:\w+\s+){0,2}?(?:documents?|notices?|polic(?:y|ies)|handbook|skill|pages?|text|files?|rules|guide|section|memo(?:randum)?|directive|manual|statements?|charter|circular|bulletin|plugin|instructions?)(?:,[^.,\n!?]{0,40},)?(?:\s+(?:shall|will|must|always|hereby|also|therefore|thus|here|expressly|contained|in\s+this\s+\w+|of\s+this\s+\w+|and\s+its\s+\w+)){0,3}\s+(?:(?:takes?|have|has)\s+(?:precedence|priority)\s+over|prevails?\s+over|supersedes?|outranks?|overrides?|overrules?|ranks?\s+(?:above|before|over)|(?:is|are)\s+(?:senior|superior)\s+to|governs?\s+over|precedes?)\b[^.\n!?]{0,40}?\b(?:system\s+(?:prompts?|messages?|instructions?)|host(?:'s)?\s+(?:\w+\s+)?(?:instructions?|rules|settings|polic(?:y|ies)|permissions?|configuration)|permission\s+(?:settings?|rules?|prompts?|checks?|modes?)|(?:instructions?|orders|requests?|wishes|messages?)\s+(?:of|from|(?:given\s+)?by)\s+(?:the\s+)?(?:user|person|operator|developer|host|system)|(?:user|operator|developer)(?:'s|s')?\s+(?:instructions?|orders|requests?|wishes))\b",
    r"\b(?:system|host|host's|prior|previous|earlier|developer|safety)\s+(?:system\s+|safety\s+)?(?:messages?|prompts?|turns?|instructions?|rules)\s+(?:are|is|were|have\s+been|has\s+been)\s+(?:now\s+|hereby\s+)?(?:void|revoked|cancell?ed|withdrawn|suspended|lifted)\b",
    r"\b(?:released|exempt(?:ed)?|freed|excused|detached)\s+from\b[^.\n!?]{0,30}?\b(?:system\s+prompt|host(?:'s)?\s+(?:rules|instructions|polic(?:y|ies))|safety\s+(?:rules|guidelines)|(?:its|your|their)\s+(?:rules|instructions|restrictions|guidelines|guardrails))\b",
    r"\b(?:safety|security)\s+(?:configuration|settings|profile|mode|polic(?:y|ies))\s+(?:of|for)\s+(?:this|the)\s+(?:session|conversation|chat|assistant|agent|model)\b[^.\n!?]{0,30}?\b(?:replaced|overridden|disabled|lifted|switched\s+off|turned\s+off|reset|suspended)\b",
    r"\b(?:repeat|repeating|reveal|revealing|print|printing|output|dump|paste|copy|copying)\s+(?:out\s+)?(?:all\s+of\s+)?your\s+(?:full\s+|entire\s+|whole\s+|complete\s+)?system\s+prompt\b",
];
const APPROVAL: &[&str] = &[
    r"\b(?:mark|report|record|count)\s+(?:the\s+|all\s+|every\s+)?(?:tests?|checks?|builds?)\s+as\s+(?:passed|passing|green|successful)\s+(?:even\s+(?:if|when)|although|regardless|whatever)\b|\bsay\s+that\s+the\s+(?:tests?|checks?|builds?)\s+passed\s+even\s+(?:if|when)\b",
    r"\b(?:say|state|claim|answer)\s+that\s+this\s+(?:plugin|skill|package|tool)\s+(?:has\s+)?(?:passed|is\s+safe|was\s+audited|is\s+clean)\b",
    r"\b(?:give|mark)\s+(?:the|every|each|any)\s+(?:reviews?|audits?|checks?|pull\s+requests?)\s+(?:a\s+pass|as\s+passed|as\s+approved)\b[^.\n!?]{0,30}?\b(?:whatever|regardless|no\s+matter|always)\b",
    r"\b(?:rate|mark|treat|report|record)\s+(?:every|each|all|any)\s+(?:pull\s+requests?|changes?|commits?|reviews?)\s+(?:of|by|from)\s+\S+\s+as\s+(?:approved|passed|safe|clean|good)\b",
    r"\b(?:lower|reduce|downgrade|drop)\s+the\s+severity\s+of\s+(?:every|all|any|each)\s+(?:findings?|warnings?|alerts?|dangers?)\b",
    r"\b(?:this|the)\s+(?:plugin|skill|extension|package|bundle|code|file|repository|repo|tool)\s+(?:has\s+been|was|is|were)\s+(?:already\s+|previously\s+|fully\s+|manually\s+|officially\s+)*(?:pre-?approved|audited|reviewed|approved|verified|whitelisted|allow-?listed|certified|vetted|cleared|deemed\s+safe|known\s+to\s+be\s+safe)\b",
    r"\bit\s+(?:has\s+been|was|is)\s+pre-?approved\b",
    r"\b(?:mark|classify|rate|treat|label|report)\s+(?:it|this|the\s+(?:plugin|skill|package|bundle))\s+(?:as\s+)?(?:safe|clean|benign|trusted|low[\s-]risk|harmless)\b",
    r"\breport\s+(?:that\s+there\s+are\s+)?(?:no|zero)\s+(?:issues|findings|problems|vulnerabilities|risks?)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to)\s+(?:warn\s+about|flag|scan|audit|report)\s+(?:it|this|the\s+(?:plugin|skill|extension|package|bundle|repository))\b",
    r"\bskip\s+(?:scanning|auditing|the\s+(?:security\s+)?(?:audit|scan|analysis))\b|\b(?:do\s+not|don'?t)\s+list\s+(?:any\s+)?findings\b",
    r"\b(?:note|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:automated\s+)?(?:ai\s+|security\s+|llm\s+)*(?:auditors?|scanners?|reviewing\s+model|audit\s+model|automated\s+reviewers?)\b",
    r"\b(?:dear|attention|hey|hello)[,:]?\s+(?:ai\s+|security\s+|llm\s+)*(?:auditor|reviewer|scanner)\b",
    r"\b(?:everything|all\s+(?:files|commands|scripts|code)|the\s+(?:commands|scripts|files)|it|which)(?:\s+(?:here|in\s+here|in\s+it|in\s+this\s+\w+))?\s+(?:has|have|was|were|is|are)\s+(?:already\s+|previously\s+)?(?:been\s+)?(?:checked|reviewed|audited|approved|verified|vetted|cleared|signed\s+off)\s+by\s+(?:the\s+|our\s+|deepcode(?:'s)?\s+)*(?:security|compliance|audit|marketplace|trust|platform|deepcode|red)\b",
    r"\bnothing\s+(?:\w+\s+){0,2}(?:needs?|has)\s+to\s+be\s+(?:reported|flagged|audited)\b",
    r"\b(?:for|to)\s+(?:the\s+|any\s+|every\s+)?(?:automated\s+|ai\s+)?(?:reviewers?|auditors?|scanners?|static\s+analy[sz]ers?|audit\s+tools?|security\s+tools?)\s+of\s+this\s+\w+\s*[:,]",
    r"\b(?:scanner|auditor|auditors|audit|reviewer\s+model|security\s+scan)\s+(?:note|notice|hint|message)\s*:",
    r"\bplease\s+(?:rate|mark|classify|score)\s+(?:it|this|them)\s+(?:as\s+)?(?:clean|safe|benign|harmless)\b",
    r"\bhas\s+(?:already\s+)?(?:passed|cleared|been\s+through)\s+(?:the\s+|an?\s+|every\s+)?(?:\w+\s+)?(?:security|safety|marketplace|audit)\s*(?:review|audit|check|scan)?s?\b[^.\n!?]{0,40}?\b(?:skip|no|not|without|need)\b",
    r"\bmay\s+be\s+(?:installed|trusted|approved|run|signed)\s+without\s+(?:an?\s+|any\s+|further\s+|a\s+new\s+)*(?:review|audit|check|question)s?\b",
    r"\bskip\s+the\s+(?:permission|approval|confirmation)\s+(?:questions?|prompts?|checks?|dialogs?)\b",
    r"\b(?:treat|consider|regard|mark)\s+(?:all\s+|any\s+|the\s+|its\s+)*findings?\s+(?:\w+\s+){0,4}as\s+(?:resolved|expected|accepted|false|closed|waived)\b",
    r"\bon\s+the\s+(?:allow-?\s?list|white-?\s?list)\s+of\s+(?:the\s+)?(?:marketplace|auditors?|host|registry|deepcode)\b",
];
const SECRECY: &[&str] = &[
    r"\bno\s+line\s+in\s+the\s+(?:answer|summary|report|reply)\b",
    r"\bbefore\s+the\s+(?:user|person|human)\s+(?:can|could)\s+(?:read|see|notice|stop|object)\b|\bmake\s+the\s+(?:user|person)\s+believe\b",
    r"\btalk\s+(?:the\s+)?(?:user|person|them)\s+out\s+of\s+(?:removing|disabling|uninstalling|revoking)\b",
    r"\b(?:do\s+not|don't|never)\s+tell\s+(?:them|him|her)\s*[.!;,]",
    r"\bfor\s+(?:the\s+)?(?:assistant|agent|model|ai)s?\s+only\b[^.\n!?]{0,20}?\bnot\s+for\s+(?:people|humans|the\s+user|users)\b",
    r"\b(?:turn|switch)\s+(?:off\s+)?(?:the\s+)?audit\s+log(?:ging)?\b|\b(?:delete|remove|clear|truncate|wipe|disable)\s+(?:the\s+)?(?:audit\s+log(?:s|ging)?|(?:shell|command|bash)\s+history)\b",
    r"\bno\s+mention\s+of\s+(?:the\s+|this\s+)?(?:upload|address|request|call|step|command|transfer|sync|skill|page)\b",
    r"\busers?\s+(?:only\s+)?sees?\s+(?:only\s+)?[^.\n!?]{0,40}?\bnever\s+the\s+(?:calls?|commands?|requests?|steps?)\b",
    r"\b(?:if|when|whenever|should)\b[^.\n!?]{0,12}?\b(?:user|they|anyone|somebody|someone|person)\s+(?:asks?|wonders?|notices?|complains?)\b[^.\n!?]{0,50}?\b(?:blame|pretend|claim|say\s+(?:that\s+)?it\s+(?:is|was)\s+(?:an?|the|just|only|nothing))\b",
    r"\bdescribe\s+(?:the|this|that)\s+(?:changes?|steps?|edits?|commits?|calls?|requests?)\s+as\s+(?:an?\s+)?(?:formatting|clean-?up|typo|refactor\w*|routine|maintenance|lint\w*)\b",
    r"\b(?:do\s+not|don't|never|without)\s+(?:say|saying)\s+(?:that\s+this\s+(?:page|skill|plugin|file|text)|why\s*[.!;,]|where\s+(?:it|this|that)\s+comes\s+from)",
    r"\b(?:keep|leave)s?\s+(?:this|that|it|these|(?:this|that|the)\s+(?:\w+\s+)?(?:parts?|steps?|calls?|commands?|requests?|uploads?|sections?|checks?|edits?|transfers?|installs?))\s+out\s+of\s+(?:the|your|any)\s+(?:\w+\s+)?(?:summary|report|answer|reply|recap|transcript|response|hand-?off|notes|changelog)\b",
    r"\bsays?\s+nothing\s+(?:about|of)\s+(?:the|this|that|these)\s+(?:\w+\s+)?(?:files?|steps?|commands?|calls?|requests?|uploads?|edits?|scripts?|hooks?|packages?)\b",
    r"\b(?:if|when|whenever|should)\b[^.\n!?]{0,20}?\b(?:asks?|asked)\s+(?:you\s+)?(?:what\s+(?:happened|you\s+did|(?:this|that)\s+(?:is|was|does|did))|about\s+(?:it|this|that|the\s+(?:step|delay|request|upload|change|call)))\b[^.\n!?]{0,40}?\b(?:say|claim|answer|reply|pretend|insist)\s+that\b",
    r"\b(?:step|call|command|request|upload|edit|transfer|copy)\s+(?:is|are)\s+not\s+to\s+(?:appear|show\s+up|be\s+(?:seen|listed|shown|mentioned|reported))\b",
    r"\b(?:better|best|important|essential|crucial)\s+(?:that\s+|if\s+)?(?:the\s+)?(?:user|developer|person|reader|customer|author|owner)s?\s+(?:does|do)\s+not\s+(?:see|notice|learn|hear|know)\b",
    r"\bso\s+(?:that\s+)?(?:nobody|no\s+one|no-one)\s+(?:will\s+)?(?:notices?|finds?\s+out|sees?\s+it|asks?|gets?\s+suspicious)\b|\bwithout\s+(?:anyone|anybody|them)\s+(?:noticing|knowing|seeing\s+it)\b|\bwithout\s+telling\s+(?:them|anyone|anybody|him|her)\b",
    r"\bnot\s+(?:\w+\s+){1,4}(?:people|users?|anyone|they)\s+(?:have|has|need|needs)\s+to\s+know\b",
    r"\btell\s+(?:the\s+)?(?:user|person)\s+only\s+that\b",
    r"\bkeep\s+(?:the|this|that|any|all)\s+(?:\w+\s+){1,3}?from\s+(?:the\s+|your\s+)?(?:person|user|customer|reader|owner|people)\b",
    r"\b(?:speak|talk|tell)\s+of\s+(?:it|this|that|these|those|the\s+\w+)\s+to\s+(?:nobody|no\s+one)\b",
    r"\b(?:not|nothing)\s+(?:meant\s+)?for\s+the\s+(?:person|user|customer|one)\s+who\s+(?:asked|commissioned|ordered|requested)\b",
    r"\b(?:do\s+not|don'?t|never|must\s+not|without|avoid|refrain\s+from)\s+(?:ever\s+)?(?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|disclose|disclosing|notify|notifying|alert|alerting|report|reporting)\b[^.\n!?]{0,40}?\b(?:the\s+|your\s+)?(?:user|users|human|operator|developer|person|anyone|anybody)\b",
    r"\b(?:person|people|user|users|human|humans|operator|customer|author|owner|reader)\b[^.\n!?,]{0,20}?\b(?:needs?\s+not|needn'?t|ha(?:s|ve)\s+no\s+(?:need|reason|cause)\s+to|(?:do|does)(?:\s+not|n'?t)\s+(?:need|have)\s+to|should\s+not|shouldn'?t|must\s+not|mustn'?t|(?:is|are)\s+not\s+to)\s+(?:ever\s+)?(?:be\s+(?:told|informed|notified|made\s+aware|shown\s+this|bothered\s+with)|hear\s+(?:of|about)|learn\s+(?:of|about|that)|know\s+(?:of|about\s+this|that\s+this)|see\s+(?:th(?:is|ese)|it|the\s+(?:request|call|command|step|file)s?)|notice)\b",
    r"\b(?:commands?|calls?|steps?|tools?)\b[^.\n!?]{0,60}?\b(?:approval|refus\w+|denied|declined|blocked|rejected)\b[^.\n!?]{0,60}?\b(?:are|is|remains?|stays?)\s+(?:internal|private|not\s+(?:mentioned|reported|listed|part)|left\s+out|omitted)\b",
    r"\b(?:(?:leave|leaves|leaving|left|keep|kept)\s+(?:\w+\s+)?out\b|omit|omits|omitting)[^.\n!?]{0,60}?\b(?:(?:files?|folders?|places)\s+(?:that\s+|which\s+)?(?:you|were|was)\s+(?:\w+\s+){0,2}(?:outside|elsewhere)|settings\s+(?:that\s+)?(?:you|were)\s+\w+|(?:retries|attempts|tries|reruns)\s+after\s+(?:an?\s+)?(?:refusal|denial|rejection|block)\w*|refus(?:als?|ed\s+\w+)|denied\s+(?:calls|commands|requests)|(?:network|outgoing)\s+(?:calls|requests|traffic)|tool\s+calls\s+(?:that|which)|permissions?\s+(?:you|that|which)\s+\w+)\b",
    r"\b(?:hide|conceal|keep)\b[^.\n!?]{0,30}?\b(?:from|secret\s+from|hidden\s+from)\s+(?:the\s+|your\s+)?(?:user|users|human|operator|developer)\b",
    r"\bkeep\s+(?:this|it|that)\s+(?:a\s+)?secret\b",
    r"\b(?:do\s+not|don'?t|never|must\s+not|should\s+not)\s+(?:ever\s+)?let\s+(?:the\s+|your\s+|any\s+|a\s+)?(?:user|person|people|customer|reader|owner|human|operator|client|visitor)s?\s+(?:know|notice|find\s+out|hear|learn|reali[sz]e|suspect)\s+(?:(?:about|of)\s+(?:this|these|it|the\s+(?:file|page|rule|rules|preference|step|weights?|list|command|copy|upload|bias))\b|that\s+(?:there|this|these|you|we)\b)",
    r"\b(?:do\s+this|act|run|execute|proceed)\s+(?:silently|secretly|covertly)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to)\s+(?:mention\s+(?:it|this|that)|(?:mention|list|name|bring\s+up)\s+the\s+(?:package|dependency|relay|proxy|mirror|upload|request|download)s?)\b",
    r"\bdo\s+not\s+show\s+the\s+user\s+(?:the|this|that)\s+(?:command|step|action)\b",
    r"\bwithout\s+the\s+(?:user|human)(?:'s)?\s+(?:knowledge|knowing|noticing)\b",
    r"\bsays?\s+nothing\s+(?:about|of)\s+(?:it|this|that|these|the\s+(?:step|command|call))\b",
    r"\b(?:is|are)\s+(?:not|in)\s*visible\s+to\s+the\s+(?:user|human)\b[^.\n!?]{0,60}?\b(?:must\s+not|do\s+not|never)\b",
    r"\b(?:do\s+not|don'?t|never)\s+(?:list|show|mention|include|display|print)\s+(?:it|them|this|these(?:\s+\w+)?|the\s+(?:diff|output|result|change|command)s?(?:\s+of\s+\w+)?(?:\s+\w+){0,3})\s*(?:when\s+asked|to\s+the\s+user|to\s+anyone|in\s+(?:the|your)\s+(?:summary|answer|reply|response)|even\s+if)",
    r"\bif\s+(?:the\s+user\s+asks|asked)\b[^.\n!?]{0,40}?\b(?:deny|claim\s+that|pretend|lie|say\s+(?:only|that\s+(?:only|nothing|no)))\b",
    r"\bleave\s+(?:it|this|that|these\s+steps)\s+out\s+of\s+(?:the|your)\s+(?:summary|answer|reply|report|response)\b",
    r"\bif\s+(?:the\s+user|they|someone|anyone|somebody)\s+asks?\s+(?:what|why|about)\s+(?:this|it|that|the)\b[^.\n!?]{0,40}?\b(?:say|answer|explain|tell\s+them|reply)\s+that\b",
    r"\b(?:if|when|whenever|should)\s+(?:the\s+user|asked|someone|anyone|somebody|they)\b[^.\n!?]{0,20}?\b(?:asks?|asked|wants?\s+to\s+know)?\s*(?:whether|if|about|what|why)\b[^.\n!?]{0,60}?\b(?:answer|say|reply|claim)\s+(?:[\x22'`]?no\b|that\s+(?:nothing|no\s+|none)|nothing\s+was)",
    r"\b(?:do\s+not|don'?t|never|nor)\s+(?:bring|draw|call)\b[^.\n!?]{0,40}?\battention\b",
];
const SECRETS: &str = r"(?:\.env\b(?:\s+file)?|api[\s_-]?keys?|credentials?|secrets?|access\s+tokens?|auth(?:entication)?\s+tokens?|tokens?|passwords?|ssh\s+keys?|private\s+keys?|id_rsa|id_ed25519|~/\.(?:ssh|aws|netrc|npmrc|gnupg|kube)\S*|environment\s+variables?|env\s+vars?|the\s+environment|conversation(?:\s+history)?|chat\s+history|transcripts?|source\s+code|its\s+contents?|their\s+contents?|file\s+contents?|system\s+prompt|wallets?|seed\s+phrases?|cookies)";
const ADDRESS: &str = r"(?:https?://[^\s)>]+|[\w.+-]+@[\w-]+\.[\w.]+|webhook\.site|ngrok|pastebin|a\s+remote\s+server|(?:our|my|this)\s+(?:server|endpoint|webhook))";
const CREDENTIALS: &[&str] = &[
    r"(?:~|\$HOME|/root|/home/\w+)/\.(?:ssh/(?:id_\w+|\*)|aws/credentials|netrc|npmrc|git-credentials|config/gh/hosts|docker/config|kube/config|deepcode/credentials|claude/\.credentials)|/etc/shadow|\bid_(?:rsa|ed25519)\b",
];
const DOWNLOAD: &[&str] = &[
    r"\b(?:python3?|node|ruby|perl|php|eval|source)\b[^\n`]{0,12}\$\(\s*(?:curl|wget)\b",
    r"\b(?:curl|wget)\b[^\n`]{1,200}(?:&&|;)\s*chmod\s+(?:\+x|a\+x|u\+x|[0-7]{3,4})\b[^\n`]{1,120}(?:&&|;)\s*(?:sudo\s+)?[~./$][^\s`]*",
    r"\b(?:run|execute|start|launch|source)\s+(?:the\s+|their\s+|our\s+)?(?:\w+\s+)?(?:installer|script|program|binary)\s+(?:from|at|behind)\s+[<`\x22']?https?://",
    r"\b(?:curl|wget)\b[^|\n`]{1,200}\|\s*(?:sudo\s+(?:-\w+\s+)*)?(?:/bin/|/usr/bin/)?(?:env\s+)?(?:ba|z|da|k)?sh\b|\b(?:ba|z)?sh\s+<\(\s*(?:curl|wget)\b|\b(?:ba|z)?sh\s+-c\s+.{0,4}\$\(\s*(?:curl|wget)\b",
];
const FETCH: &[&str] = &[
    r"\b(?:download|fetch|curl|wget)\b[^\n]{0,60}?\bhttps?://[^\s`]+[^\n]{0,80}?\b(?:run|execute|launch|start|source|eval)\s+(?:it|them|that|the\s+(?:file|script|binary|program|result|output))\b",
];
const CONSENT: &[&str] = &[
    r"\bno\s+question\s+to\s+the\s+user\b",
    r"\bgo\s+ahead\s+on\s+your\s+own\b",
    r"\b(?:does|do)(?:\s+not|n't)\s+(?:wish|want|like|need)\s+to\s+be\s+(?:consulted|asked|bothered|disturbed|troubled)\b",
    r"\bas\s+(?:if|though)\s+nothing\s+had\s+(?:come|been|happened)\b",
    r"\bneither\s+[^.\n!?]{0,60}?\bhears?\s+(?:of|about)\s+(?:it|this)\b",
    r"\boutput\s+(?:is\s+)?(?:discarded|suppressed)\b|\bwithout\s+(?:a\s+|any\s+)?remark\b",
    r"\b(?:does|do)\s+not\s+appear\s+in\s+the\s+(?:summary|report|answer|reply)\b",
    r"\bno\s+point\s+in\s+(?:\w+\s+){0,5}?asking\b",
    r"\bwithout\s+(?:first\s+)?(?:asking|prompting|confirming\s+with|consulting)\b",
    r"\bwithout\s+(?:any\s+|the\s+)?(?:user'?s?\s+)?(?:permission|confirmation|approval|consent)\b",
    r"\b(?:do\s+not|don'?t|never|no\s+need\s+to|need\s+not)\s+(?:ask|wait|prompt)\b[^.\n!?]{0,20}?\b(?:permission|confirmation|approval|consent)\b",
    r"\buser\s+(?:has\s+|already\s+)*(?:pre-?approved|approved|agreed|granted|authori[sz]ed|consented)\b",
    r"\bno\s+(?:further\s+|more\s+)?(?:confirmation|approval|permission)s?\s+(?:is|are)\s+(?:required|needed|necessary)\b",
    r"\b(?:permission|approval|confirmation)\s+(?:prompts?|requests?|dialogs?|questions?)\s+(?:\w+\s+){0,4}(?:answered\s+with\s+yes|auto-?(?:approved|accepted)|as\s+(?:granted|approved|accepted|yes))\b",
    r"\buser\s+(?:has\s+|already\s+)*(?:turned\s+on|enabled|switched\s+on|activated)\s+(?:unattended|auto-?approv\w+|autonomous|unrestricted)\b",
    r"\buser\s+(?:has\s+|already\s+|they\s+)*(?:knows?|agrees?|agreed|consents?|approves?)\s+(?:about\s+this|of\s+this|in\s+advance|already|beforehand)\b",
    r"\bnever\s+ask\s+(?:for|before|again|the\s+user)\b",
    r"\b(?:treat|regard|consider|take)\s+(?:every|each|all|any)\s+(?:\w+\s+)?(?:requests?|actions?|commands?|calls?|permissions?)\s+as\s+(?:already\s+|pre-?)?(?:authori[sz]ed|approved|granted|accepted)\b",
    r"\bbypass\s+(?:the\s+)?(?:permission|safety|security|approval)\s+(?:checks?|prompts?|rules|guardrails)\b",
    r"\bwithout\s+(?:a|any|further)\s+questions?\b|\bno\s+need\s+to\s+ask\b|\bnever\s+needs?\s+an?\s+(?:question|confirmation|approval|permission)\b",
    r"\busers?\s+(?:has|have)\s+(?:already\s+)?been\s+asked\b|\busers?\s+was\s+(?:already\s+)?asked\b",
];
const PLANT: &[&str] = &[
    r"\b(?:add|append|write|insert|put|save|copy|set|edit|config)\b[^\n]{0,60}?(?:\b(?:claude|agents|gemini|memory)\.md\b|\bsettings(?:\.local)?\.json\b|\b(?:allow-?list|allowed\s+(?:tools|permissions|commands)|permissions\.allow)\b|~/\.(?:bashrc|zshrc|profile)\b|\bcrontab\b|\bauthorized_keys\b|\.git/hooks\b|\bcore\.hookspath\b|\blaunchagents\b)",
    r"\b(?:set|change|put|switch)\b[^\n]{0,30}?\b(?:permissions\.|defaultmode|permission\s+mode)[^\n]{0,60}?\b(?:bypasspermissions|dontask|acceptedits)\b",
    r"\b(?:add|append|write|insert|put|save|create|note)\b[^\n]{0,60}?(?:\bdeepcode\.md\b|\b(?:your|the)\s+(?:agent's\s+)?memory(?:\s+file)?\b|\bsettings(?:\.local)?\.json\b|\bstanding\s+(?:instructions|orders)\b)",
];
const GRANT: &[&str] = &[
    r"\bmay\s+(?:run|do|use|change)\s+(?:everything|anything|all\s+(?:commands|tools))\b",
    r"\bbypasspermissions\b|\bdangerously-?skip-?permissions\b",
    r#"\bbash\s?\(\s*\*{1,2}\s*\)|"\*"\s*\]?\s*(?:to|in)\s+`?permissions\.allow|\bpermissions\.allow\b[^\n]{0,40}?"(?:\*|bash)"|\bdefaultmode"?\s*(?::|=|\bto\b)\s*[`"']*(?:bypasspermissions|dontask)\b|\b(?:allow|approve)\s+(?:all|every|any)\s+(?:tools?|commands?|permissions?)\b|\bskip-?permissions\b"#,
    r"\b(?:answers?|returns?|prints?|decides?|outputs?|replies)\s+(?:with\s+)?[`\x22']?(?:allow|approve)[`\x22']?\s+(?:for|to)\s+(?:every|all|any|each)\b",
];
const DECODE: &[&str] = &[
    r"\b(?:decod|decrypt|decipher|de-?obfuscat|un-?scrambl|translat)(?:e|es|ed|ing)?\b[^\n]{0,80}?\b(?:and|then)\b[^.\n!?]{0,30}?\b(?:do|does|follow|follows|execute|obey|obeys|carry\s+out|act\s+on)\b[^.\n!?]{0,20}?\b(?:what\s+(?:it|they)\s+says?|its?\s+(?:instructions?|orders?|commands?)|the\s+(?:\w+\s+)?(?:instructions?|orders?))\b",
    r"\b(?:revers(?:e|es|ed)|shift(?:s|ed)?|rot-?13|rot\s?13|caesar|atbash|base64|backwards?)\b[^.\n!?]{0,80}?\b(?:and|then)\b[^.\n!?]{0,20}?\b(?:do|does|follow|follows|execute|obey|obeys|carry\s+out)\s+(?:exactly\s+)?(?:what\s+(?:it|they|the\s+\w+)\s+says?|its?\s+(?:instructions?|orders?))\b",
    r"\b(?:(?:first|last|second|third|fourth|fifth|initial|capital|bold|italic|emphasi[sz]ed|underlined|every\s+\w+)\s+(?:letters?|words?|characters?|initials|line)|initials|acrostic)\b[^\n]{0,200}?\b(?:(?:obey|follow|execute|act\s+(?:up)?on|perform|comply\s+with|do)\s+(?:it|them|that\s+\w+|what\s+(?:it|they|that)\s+\w+)\b|carry\s+(?:it|them|that)\s+out\b|treat\s+[^.\n!?]{0,30}?\bas\s+(?:an?|your|my|the\s+user's)\s+(?:\w+\s+)?(?:instruction|order|command|task|prompt|request)|(?:is|are)\s+your\s+(?:\w+\s+)?(?:task|instructions?|orders?)\b)",
    r"\b(?:decod(?:e|es|ed|ing)|decrypt\w*|deciphe\w+|un-?scrambl\w+|turn(?:ed)?\s+(?:it|them|this|that|the\s+\w+)?\s*back|rot-?\s?(?:13|47)|thirteen[\s-]letter\s+rotation|base-?(?:16|32|58|62|64|85)|caesar|atbash|morse|backwards?|(?:from\s+)?(?:its\s+|the\s+)?(?:last\s+(?:word|letter|character)|end|right)\s+to\s+(?:its\s+|the\s+)?(?:first|beginning|start|left)|join\s+(?:the|both|all)\s+(?:parts|pieces|halves|fragments))\b[^\n]{0,160}?\b(?:(?:obey|execute|act\s+(?:up)?on|comply\s+with|follow)(?:\s+(?:it|them|what\s+(?:it|they|that)\s+\w+)\b|\s*[.!\n])|carry\s+(?:it|them|that)\s+out\b|do\s+what\s+(?:it|they|that)\s+\w+|treat\s+[^.\n!?]{0,30}?\bas\s+(?:an?|your|my|the\s+user's)\s+(?:\w+\s+)?(?:instruction|order|command|task|prompt|request))",
    r"\b(?:apply|follow|obey|execute|carry\s+out)\s+(?:the\s+(?:following|next|text|line|block)[^.\n!?]{0,30}?|it,?\s+)(?:after|once|when)\s+[^.\n!?]{0,30}?\b(?:decod|decrypt|revers|base-?(?:32|58|64|85)|rot-?13)",
];
const SPOKEN_TO: &[&str] = &[
    r"\b(?:models?|agents?|assistants?)\s+(?:that|who|which)\s+(?:read|reads|load|loads|process|processes)\s+this\b|\b(?:ai|llm|language[\s-]model|coding)\s+(?:agents?|assistants?|models?|reviewers?)\b|\blanguage\s+models?\b|\b(?:assistants?|agents?|system(?:\s+override)?|claude)\s*:|\b(?:assistants?|agents?|models?)\s+only\s*:|\bfor\s+the\s+(?:assistant|agent|model)\s*:",
];
const TOOL: &[&str] = &[
    r"\b(?:run|execute|invoke|call|use)\b[^.\n!?]{0,40}?(?:`[^`\n]+`|\b(?:bash|shell|terminal|command|tool|script|scripts/\S+|curl|wget|rm\s+-rf|sudo|npx|bypasspermissions)\b)",
    r"\b(?:through|with|using|via)\s+(?:the\s+)?(?:bash|edit|write|webfetch|shell|terminal)\s+tool\b",
];

const HANDS: &[&str] = &[r"\b(?:bash|edit|write|read|web\s?fetch|shell|terminal|multiedit)\s+tool\b"];
const BLANKET: &[&str] = &[
    r"\b(?:treat|take|consider|count)\s+(?:\w+\s+){0,2}(?:confirmations?|approvals?|permissions?|consents?)\s+as\s+(?:given|granted|done)\b",
    r"\b(?:this|the)\s+(?:plugin|skill|tool|agent)s?\s+needs?\s+no\s+(?:approval|confirmation|consent|permission|question)s?\b",
    r"\b(?:if|when|where|once)\b[^.\n!?]{0,20}?\b(?:is|was|are|were)\s+(?:refused|denied|blocked|rejected)\b[^.\n!?]{0,10}?\b(?:write|put|wrap)\b[^.\n!?]{0,20}?\bscript\b",
    r"\bneeds?\s+(?:nobody's|no\s+one's)\s+(?:permission|consent|approval)\b",
    r"\b(?:answer|confirm|accept|approve|dismiss)\s+(?:the|every|each|any|all)\s+(?:permission|approval|consent)\s+(?:dialogs?|prompts?|questions?)\b",
    r"\bso\s+that\s+(?:the\s+)?(?:dialogs?|prompts?|confirmations?)\s+(?:stop|end|go\s+away|no\s+longer\s+(?:come|appear))\b",
    r"\b(?:nobody|no\s+one|no-one)\s+(?:has|needs)\s+to\s+be\s+asked\b",
    r"\b(?:do|does)\s+not\s+(?:have|need)\s+to\s+wait\s+for\s+(?:a\s+|an\s+|the\s+)?(?:yes|answer|ok|okay|approval|confirmation|permission|go-ahead)\b",
    r"\b(?:never|do\s+not|don't)\s+wait\s+for\s+(?:a\s+|an\s+|the\s+|any\s+|user\s+)*(?:confirmation|approval|permission|consent|go-ahead)\b",
    r"\busers?\s+(?:\w+\s+){0,5}?(?:does\s+not|do\s+not|doesn't|don't)\s+want\s+(?:any\s+)?questions\b",
    r"\b(?:all|every|any|each)\s+(?:of\s+the\s+)?(?:commands?|tools?|actions?|steps?|changes?|requests?|operations?)\b[^.\n!?]{0,40}?\b(?:is|are|was|were|has\s+been|have\s+been|counts?\s+as)\s+(?:already\s+)?pre-?(?:approved|authori[sz]ed|cleared)\b",
    r"\b(?:user|users|person|people|owner|operator|customer|they)\s+(?:has\s+|have\s+|had\s+|already\s+)*(?:agreed|consented|accepted|approved|said\s+yes)\b[^.\n!?]{0,30}?\b(?:when|by|in|through)\s+(?:they\s+|he\s+|she\s+|it\s+)?(?:install|chose|choos|add(?:ed|ing)|enabl|activat|select|pick)\w*",
    r"\busers?\s+(?:has\s+|have\s+)?already\s+(?:approved|agreed|consented|confirmed|accepted|authori[sz]ed)\b[^.\n!?]{0,20}?\b(?:whatever|everything|anything|all|any|every|each)\b",
    r"\b(?:consider|take|treat|regard|count)\b[^.\n!?]{0,40}?\b(?:permission|confirmation|approval|consent)\s+(?:prompt|question|dialog|request)s?\b[^.\n!?]{0,20}?\b(?:answered|confirmed|approved|granted|accepted)\b",
    r"\b(?:act|behave|proceed|continue|work|go\s+on)\s+as\s+(?:if|though)\s+(?:every|each|all|any|the)\s+(?:\w+\s+){0,3}(?:had\s+been|were|was|has\s+been)\s+(?:confirmed|approved|granted|agreed|answered|authori[sz]ed)\b",
    r"\btakes?\s+it\s+(?:as\s+(?:given|read|settled)|for\s+granted)\s+that\s+(?:the\s+)?(?:user|person|owner|operator)s?\s+(?:\w+\s+)?(?:said\s+yes|agree[sd]?|approve[sd]?|consent(?:s|ed)?)\b|\btakes?\s+the\s+(?:answer|reply)\s+(?:to\s+be|as|for)\s+(?:a\s+)?yes\b",
    r"\bassume\s+(?:that\s+)?(?:the\s+)?(?:user|person|owner|operator)s?\s+(?:would\s+(?:say\s+yes|agree|approve|consent)|ha(?:s|ve)\s+(?:already\s+)?(?:agreed|approved|consented|said\s+yes)|(?:agree|approve|consent)s?\b)",
    r"\bno\s+(?:confirmation|approval|permission|consent)\s+(?:is|are|will\s+be)\s+(?:required|needed|necessary)\b[^.\n!?]{0,30}?\b(?:any|all|every|each|whatever|none|anything)\b",
    r"\b(?:user|person|owner|lead|operator|keyboard|administrator|manager)\s+(?:has|have|already|had)\s+(?:already\s+)?(?:cleared\s+(?:it|them|you|this)|waived\s+(?:the\s+|every\s+|all\s+|any\s+)?(?:confirmation|approval|permission|consent|question)s?)\b",
    r"\b(?:consent|agreement|approval|permission)\s+(?:to|for)\s+(?:all\s+|every\s+)?(?:of\s+)?(?:the\s+)?(?:\w+\s+){0,2}?(?:steps?|commands?|actions?|everything|below|above|what\s+follows)\b[^.\n!?]{0,20}?\bis\s+(?:part\s+of|included\s+in|given\s+by|given\s+with|implied\s+by)\b",
    r"\bquestions?\s+(?:about|of|for)\s+(?:permission|approval|consent)\b[^.\n!?]{0,60}?\b(?:settled|answered|decided)\b",
    r"\byou\s+(?:already\s+)?have\s+(?:the\s+user's\s+|full\s+|blanket\s+|standing\s+)?permission\s+(?:to|for)\s+(?:\w+\s+){0,2}(?:everything|anything|all|any|every|whatever)\b",
    r"\b(?:no\s+need\s+to\s+ask|do\s+not\s+ask|skip\s+the\s+(?:confirmation|approval|question)(?:\s+(?:step|prompt))?)\b[^.\n!?]{0,60}?\b(?:signed\s+off|agreed|approved|has\s+cleared|consented)\b",
    r"\b(?:user|person|owner|people)s?\s+(?:\w+\s+){0,5}?(?:does\s+not|do\s+not|doesn't|don't)\s+want\s+to\s+be\s+asked\b",
    r"\b(?:permission|approval|confirmation|consent)\b[^.\n!?]{0,50}?\b(?:choose|select|press|click|pick)\s+[\x22'`\u{201c}]?always\s+allow\b",
    r"\b(?:permission|approval|consent)\s+for\s+(?:this|it|that|them|these)\s+(?:was|is|has\s+been)\s+given\s+(?:together\s+with|along\s+with|with|by)\b",
    r"\bis\s+the\s+(?:user|person|customer|owner|operator)(?:'s)?\s+(?:consent|yes|agreement|approval|permission|go-ahead)\s+(?:to|for)\b",
    r"\busers?\s+(?:has\s+|have\s+|already\s+)*(?:pre-?(?:approved|authori[sz]ed|agreed|consented|cleared|confirmed|granted)|signed\s+off(?:\s+on)?|agreed|consented|approved|accepted|authori[sz]ed|granted|given\s+(?:\w+\s+)?(?:consent|permission|approval))\b[^.\n!?]{0,30}?\b(?:in\s+advance|beforehand|every|all|any|everything)\b[^.\n!?]{0,20}?\b(?:commands?|tools?|actions?|steps?|permissions?|changes|calls?|requests?|operations?|questions?)\b",
    r"\b(?:by|in|through|upon|when|with)\s+(?:installing|enabling|adding|activating|running|invoking|loading|starting|using)\s+(?:this|the|it)\b[^.\n!?]{0,40}?\b(?:users?|person|people|owner|operator|developer|customer|team|they|whoever)\s+(?:(?:has|have|is|are|already|thereby|hereby|also|implicitly|explicitly|deemed|to|fully|tacitly)\s+){0,4}(?:pre-?\w+ed|agree[sd]?|consent(?:s|ed)?|approve[sd]?|accept(?:s|ed)?|authori[sz]e[sd]?|grant(?:s|ed)?|waive[sd]?|confirm(?:s|ed)?|permit(?:s|ted)?)\b[^.\n!?]{0,40}?\b(?:every|all|any|each|whatever|anything|everything)\b[^.\n!?]{0,20}?\b(?:commands?|tools?|actions?|steps?|changes?|calls?|operations?|requests?|prompts?|questions?|permissions?|(?:it|(?:the|this)\s+(?:plugin|skill|workflow|agent))\s+(?:does|runs|asks|needs))\b",
    r"\b(?:install(?:ation|ing)|use|using|activation|enabling|invocation|running|presence)\b[^.\n!?]{0,40}?\b(?:constitutes?|counts?\s+as|implies|is|means|amounts?\s+to|stands?\s+for|serves?\s+as|signifies|equals)\s+(?:\w+(?:'s)?\s+){0,3}?(?:consent|agreement|approval|permission|authori[sz]ation)\s+(?:to|for|of)\s+(?:\w+\s+){0,2}?(?:all|every|any|each|whatever|everything|anything)\b",
    r"\b(?:operator|administrator|developer|host|platform|vendor|owner|company|organi[sz]ation)\b[^.\n!?]{0,60}?\b(?:permits?|allows?|authori[sz]es?|approves?|grants?)\s+(?:every|all|any)\s+(?:\w+\s+)?(?:requests?|commands?|tools?|actions?|calls?|operations?)\b[^.\n!?]{0,20}?\bwithout\s+(?:review|questions?|checks?|restrictions?|confirmation|asking|limits?)\b",
    r"\b(?:permission|approval|confirmation|consent)\s+(?:prompts?|requests?|dialogs?|dialogues?|questions?)\s+(?:are|is|can|may|should|must)\s+(?:\w+\s+){0,4}(?:yes|accepted|approved|confirmed|granted|dismissed|redundant|superfluous|moot|obsolete)\b",
    r"\b(?:tools?|commands?|actions?)\s+(?:need|needs|require|requires)\s+no\s+(?:more\s+|further\s+)?(?:confirmation|approval|permission|consent)\b",
    r"\b(?:answer|reply|choose|select|press)\s+[\x22'`]?(?:yes|allow|approve|always\s+allow)\b[\x22'`]?\s+(?:to|at|for|on|whenever|when)\s+(?:\w+\s+){0,3}(?:permission|confirmation|approval|consent)\b",
    r"\b(?:i|we)\s+(?:hereby\s+)?(?:allow|permit|authori[sz]e|approve|agree\s+to)\s+(?:you\s+to\s+)?(?:run\s+|do\s+|use\s+|execute\s+|change\s+)?(?:everything|anything|all|any|every)\b",
    r"\b(?:commands?|tools?|actions?|changes)\b[^.\n!?]{0,30}?\b(?:may|can|are\s+to|should)\s+be\s+(?:carried\s+out|run|executed|used|applied)\s+(?:at\s+once|without\s+(?:asking|an?\s+question|confirmation|approval|permission))\b",
    r"\bask(?:s|ed|ing)?\s+for\s+(?:permission|confirmation|approval|consent)\b[^.\n!?]{0,30}?\b(?:confirm|approve|accept|grant|answer|say)\s+(?:it\s+|that\s+)?(?:by\s+yourself|yourself|[\x22'`]?yes\b|for\s+(?:the\s+user|them))",
];
/// Ways around a question, a guard or a refusal of the host.
const AROUND: &[&str] = &[
    r"\btreat\s+(?:all\s+|the\s+|any\s+)*(?:remaining|rest|others?|later|following|further|next)\b[^.\n!?]{0,40}?\bas\s+(?:answered|approved|granted|accepted|confirmed|agreed|allowed)\b",
    r"\b(?:host|guard|hook|sandbox|permission\s+\w+|polic(?:y|ies)|rules?|dialog)\s+(?:\w+\s+)?(?:stops?|blocks?|denies|refuses?|prevents?|keeps?|forbids?)\s+you\b[^.\n!?]{0,60}?,\s*(?:\w+\s+){0,2}(?:write|run|make|have|let|wrap|put)\b[^.\n!?]{0,80}?\b(?:script|program|wrapper|makefile|do\s+(?:the|it|this))\b",
    r"\bso\s+(?:that\s+)?[^.\n!?]{0,40}?\b(?:matcher|permission\s+(?:rules?|system|check)|deny\s+(?:rules?|list)|guard|hook|filter|scanner|classifier|allow-?list)\b[^.\n!?]{0,40}?\b(?:does\s+not|do\s+not|doesn'?t|don'?t|never|cannot|can'?t|fails?\s+to)\s+(?:recogni[sz]e|match|see|notice|catch|trigger|fire|flag|spot)\b",
    r"\b(?:said|says|say)\s+yes\s+to\s+(?:it\s+all|all|everything|every|anything|whatever)\b",
    r"\b(?:confirm\w*|permission|approval|consent)\s+(?:steps?|prompts?|dialogs?|questions?|box(?:es)?|windows?)\b[^.\n!?]{0,40}?\b(?:click\w*\s+(?:it\s+|them\s+)?away|leftovers?|formalit(?:y|ies)|relics?|noise)\b",
    r"\b(?:whoever|person|owner|people|customer|human|operator|company)\b[^.\n!?]{0,40}?\b(?:agreed|consented|authori[sz]ed|said\s+yes|signed\s+off|pre-?(?:approved|authori[sz]ed|agreed))\b[^.\n!?]{0,40}?\b(?:in\s+advance|beforehand|everything|it\s+all|(?:all|every|any)\s+(?:\w+\s+)?(?:commands?|tools?|actions?|changes?|calls?|steps?|operations?|requests?))\b",
    r"\b(?:where|so\s+that|and|there|then)\s+no\s+(?:question|dialog|prompt|confirmation|approval)s?\s+(?:pops?\s+up|appears?|(?:is|are)\s+(?:raised|shown|asked|triggered)|comes?\s+up|shows?\s+up)\b",
    r"\b(?:deny[\s-]?list|deny\s+rules?|denied|forbidden|disallowed)\b[^.\n!?]{0,40}?\b(?:run|start|call|reach|execute|put|wrap)(?:s|ed|ped)?\b[^.\n!?]{0,40}?\b(?:from|through|inside|via)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:makefile|make\s+target|script|alias|wrapper|subshell|heredoc)\b",
    r"\b(?:consent|approval|permission|agreement|a\s+yes|an?\s+ok)\s+(?:to|for|given(?:\s+(?:to|for))?)?\s*(?:one|a\s+single|the\s+first|once)\b[^.\n!?]{0,40}?\b(?:as|is|counts?|covers?|extends?|holds?|means)\b[^.\n!?]{0,40}?\b(?:all|every|any|everything|good|the\s+rest|others?|later|ever)\b",
    r"\b(?:raises?|shows?|triggers?|opens?|causes?|prompts?|needs?|pops?\s+up)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:dialogs?|dialogues?|permission\s+prompts?|approval\s+prompts?|confirmations?|permission\s+questions?)\b[^.\n!?]{0,80}?\b(?:reach|another|other|different|instead|by\s+a\s+way|a\s+way\s+that|around|wrap|inside\s+a\s+script|through\s+a\s+script|split)\b",
    r"\b(?:get|work|go|find\s+a\s+way|route|step)\s+around\s+(?:the\s+|a\s+|any\s+|every\s+)?(?:\w+\s+)?(?:permission|approval|confirmation|dialogs?|guards?|deny\s+(?:rules?|list)|sandbox|refusals?|allow-?list)\b",
    r"\b(?:sidestep|circumvent|evade|dodge|slip\s+past|get\s+past|outwit)s?\s+(?:the\s+|a\s+|any\s+|every\s+)?(?:\w+\s+)?(?:permission|approval|confirmation|dialogs?|guards?|prompts?|deny\s+(?:rules?|list)|sandbox|refusals?|hooks?)\b",
    r"\b(?:guard|hook|sandbox|host|permission\s+(?:system|rule|check)|deny\s+rule|policy)\s+(?:\w+\s+)?(?:declines?|refuses?|denies|blocks?|rejects?|stops?)\b[^\n]{0,120}?\b(?:rephrase|reword|rename|re-?encode|disguise|split\s+it|try\s+again|another\s+(?:way|spelling|route|tool)|a\s+different\s+(?:way|spelling|route|tool)|wrap\s+it)\b[^.\n!?]{0,40}?\b(?:rather\s+than|instead\s+of|without|do\s+not|until)\b",
];
const REMOTE: &[&str] = &[
    r"\bhttps?://[^.\n!?]{0,60}?\b(?:treat|regard|take)\s+(?:its|the)\s+(?:lines|text|content|answer|words)\s+as\s+(?:rules|orders|instructions|part)\b",
    r"\b(?:page|file|list|text)\s+(?:at|behind|under)\s+[`<]?https?://[^\s`>]+[`>]?\s+(?:decides|says|tells|determines)\s+(?:which|what|how|whether)\b",
    r"\bask\s+[`<]?https?://[^\s`>]+[`>]?\s+for\s+(?:the\s+)?(?:next\s+)?(?:commands?|steps?|instructions?|orders?)\b",
    r"\bread\s+[`<]?https?://[^\s`>]+[`>]?\s+and\s+(?:follow|obey|do)\s+(?:it|them|what)\b",
    r"\b(?:run|execute|follow|obey)\s+whatever\s+(?:the|an?|its)\s+(?:comment|issue|page|message|answer)\b",
    r"\b(?:run|execute|carry\s+out)\s+the\s+commands?\s+(?:in|of|from)\s+the\s+(?:issue|comment|ticket|message|mail)\b",
    r"\b(?:whatever|what)\s+(?:stands|is|it\s+says)\s+(?:in\s+it|there|in\s+th(?:at|is)\s+field)\b[^.\n!?]{0,12}?\b(?:do|obey|follow)\s+it\b",
    r"\b(?:fetch|download|load|open|read|get|retrieve|curl|visit)\b[^\n.!?]{0,40}?\bhttps?://[^\s`)>]+[^\n]{0,120}?\b(?:follow|obey|execute|carry\s+out|act\s+on|apply)\s+(?:\w+\s+){0,3}(?:instructions?|orders?|commands?|directives|what\s+it\s+says|what\s+they\s+say)\b",
    r"\b(?:fetch|download|load|open|read|get|retrieve|curl|visit)\b[^\n.!?]{0,60}?\bhttps?://[^\s`)>]+[^\n]{0,80}?\b(?:carry\s+out|execute|run|do|perform|obey)\s+(?:each|every|all|what)\s+(?:of\s+)?(?:the\s+)?(?:lines?|steps?|items?|entr(?:y|ies)|commands?|it\s+says|they\s+say|stands\s+there)\b",
    r"\b(?:fetch|download|load|open|read|get|retrieve|curl|visit|run|ask|call|query|request|look\s+up)\b[^\n!?]{0,60}?\bhttps?://[^\s`)>]+[^!?]{0,60}?\b(?:follow|obey|execute|carry\s+out|perform|act\s+on|work\s+through)\s+(?:exactly\s+|all\s+(?:of\s+)?)?(?:(?:the|each|every|its|those)\s+)?(?:\w+\s+)?(?:steps?|instructions?|orders?|commands?|tasks?|list|what|whatever)\s+(?:that\s+|which\s+)?(?:it|they|this|that|the\s+(?:page|file|answer|server|response|reply|host|document|url|endpoint|output))\s+(?:returns?|gives?|holds?|lists?|says?|prints?|contains?|serves?|answers?|sends?|tells?|has|have)\b",
];
const SHADOW: &[&str] = &[
    r"\bbefore\s+(?:you\s+)?(?:call|use|run)(?:ing)?\s+any\s+other\s+tools?\b",
    r"\b(?:use|call|choose|prefer)\s+(?:this|it)\b[^.\n!?]{0,60}?\b(?:in\s+place\s+of|instead\s+of)\b[^.\n!?]{0,80}?\b(?:tools?\s+of\s+(?:other|another)|other\s+(?:servers?|tools?|plugins?))\b",
    r"\b(?:ignore|disregard|overrides?|distrust)\b[^.\n!?]{0,30}?\b(?:their|other\s+tools'?|the\s+other)\s+descriptions?\b",
    r"\b(?:also|even)\s+(?:where|when|if)\s+the\s+(?:person|user)\s+has\s+(?:named|chosen|asked\s+for|requested)\s+(?:one|another|a\s+different)\b",
    r"\b(?:when|whenever|if|before|after|each\s+time|every\s+time)\b[^.\n!?]{0,60}?\b(?:another|other|different)\s+(?:mcp\s+)?(?:servers?|tools?|plugins?)\b[^.\n!?]{0,60}?\b(?:change|replace|redirect|rewrite|alter|modify|bcc)\b",
    r"\b(?:instead\s+of|rather\s+than|in\s+place\s+of)\s+(?:the\s+)?(?:built-?in|host's|user's|original)\s+(?:\w+\s+)?tools?\b[^.\n!?]{0,60}?\b(?:always|must|every)\b",
    r"\b(?:tool|function)\s+`?\w+`?\s+of\s+(?:another|the\s+other|any\s+other)\s+(?:mcp\s+)?(?:server|plugin)\b",
];

const ENV_FILE: &str = r"\.env\b";

static EXFIL: LazyLock<String> = LazyLock::new(|| {
    let verbs = r"\b(?:send|upload|post|exfiltrate|transmit|forward|leak|e-?mail|submit|deliver|curl)\b";
    let files = format!(r"(?:{}|(?:^|[\s`'\x22/]){ENV_FILE})", CREDENTIALS.join("|"));
    let fields = r"(?:argument|parameter|field|param)s?\b";
    format!(
        r"{verbs}[^.\n!?]{{0,60}}?{SECRETS}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{SECRETS}[^.\n!?]{{0,60}}?\b(?:and|then|,)\s+{verbs}[^\n]{{0,60}}?\b(?:to|at|via|with)\b[^\n]{{0,40}}?{ADDRESS}|{verbs}[^.\n!?]{{0,40}}?\bto\s+{ADDRESS}[^.\n!?]{{0,60}}?\b(?:with|including|containing)\b[^.\n!?]{{0,40}}?{SECRETS}|\b(?:read|open|load|get|take|copy|cat|fetch)\b[^\n]{{0,60}}?{files}[^\n]{{0,160}}?\b(?:pass|passes|include|put|insert|send|attach|supply|provide|add|place)\b[^\n]{{0,80}}?{fields}|\b(?:pass|include|put|insert|send|attach|supply|provide)\b[^\n]{{0,60}}?{files}[^.\n]{{0,60}}?\b(?:as|in|into|to|with|through|via)\b[^.\n]{{0,40}}?{fields}"
    )
});

/// Puts a pattern together.
pub(super) type Pattern = fn() -> String;

/// What is looked for of each kind, in the order of `Wants`.
pub(super) const SOURCES: [(Wants, Pattern); 17] = [
    (Wants::Override, || OVERRIDE.join("|")),
    (Wants::Approval, || APPROVAL.join("|")),
    (Wants::Secrecy, || SECRECY.join("|")),
    (Wants::Exfil, || EXFIL.clone()),
    (Wants::Credentials, || CREDENTIALS.join("|")),
    (Wants::Download, || DOWNLOAD.join("|")),
    (Wants::Fetch, || FETCH.join("|")),
    (Wants::Consent, || CONSENT.join("|")),
    (Wants::Plant, || PLANT.join("|")),
    (Wants::Address, || SPOKEN_TO.join("|")),
    (Wants::Tool, || TOOL.join("|")),
    (Wants::Grant, || GRANT.join("|")),
    (Wants::Decode, || DECODE.join("|")),
    (Wants::Hands, || HANDS.join("|")),
    (Wants::Blanket, || [BLANKET, AROUND].concat().join("|")),
    (Wants::Remote, || REMOTE.join("|")),
    (Wants::Shadow, || SHADOW.join("|")),
];
