//! How pages speak of what nobody is to notice: what is kept from whoever works with the agent, the answer to who asks, and the
//! deeds that such words stand beside.

use super::mark::Mark;

/// Those who work with an agent, or read what it writes.
macro_rules! who {
    () => {
        r##"(?:users?|persons?|people|humans?|clients?|customers?|readers?|owners?|operators?|maintainers?|reviewers?|developers?|buyers?|stakeholders?|managers?|visitors?|members?|anyone|anybody|nobody|no one|they)"##
    };
}

/// Those who made the page, or follow it.
macro_rules! party {
    () => {
        r##"(?:you|us|me|(?:the|its|our) (?:assistant|agent|model|authors?|makers?|publishers?|maintainers?|agency|desk|vendor|plugin|skill))"##
    };
}

/// A not, in any form.
macro_rules! not {
    () => {
        r##"(?:\b(?:not|never|nor|neither|cannot|nobody|no one|no longer)|n\W{1,3}t)\b"##
    };
}

/// The page by what it is.
macro_rules! page {
    () => {
        r##"(?:method|skill|page|document|text|guide|plugin|manual|rule|handbook|workflow|procedure|playbook|charter|routine|recipe|practice)s?"##
    };
}

/// That the page has the last word.
macro_rules! wins {
    () => {
        concat!(
            r##"\b(?:this|the|these|our) "##,
            page!(),
            r##" (?:decides?|wins?|prevails?|governs?|counts?|holds?|stands?|has the last word|comes? first|goes? first|is (?:followed|carried out|kept|obeyed)|are (?:followed|carried out|kept|obeyed)|takes? precedence)\b"##
        )
    };
}

/// That something stays between few.
macro_rules! confided {
    () => {
        concat!(
            r##"\b(?:matter|arrangement|agreement|secret|understanding|affair|deal|confidential|stays?|remains?)\b[^.!?|\n]{0,40}\bbetween (?:us\b|"##,
            party!(),
            r##" and (?:"##,
            party!(),
            r##"\b|(?-i:[A-Z])[\w-]+)|[\w-]+ and "##,
            party!(),
            r##"\b)|\b(?:is|are|exists?|meant|stays?|written) (?:there )?for (?:you|the (?:assistant|agent|model)) alone(?:$|[.,;:)]| and\b)|\b"##,
            who!(),
            r##"\b[^.!?|\n]{0,60}\b(?:is|are|was|were) (?:not|never) (?:supposed |meant |intended )?to (?:(?:learn|know|hear) (?:of|about|that|it|this)\b|find out|notice\b|suspect|discover|reali[sz]e|be (?:told|made aware|informed))|\bas far as the "##,
            who!(),
            r##" can (?:tell|see)\b|\b(?:come|comes|go|goes|walk|walks|left) away (?:with the (?:impression|belief)|believing|under the impression) that\b|\b(?:stays?|remains?|kept|keep|leave|left) (?:the "##,
            who!(),
            r##" )?unaware\b|\b(?:our|a) (?:little |trade |shared )?secret\b[^.!?|\n]{0,20}\b(?:from|between)\b"##
        )
    };
}

/// That nobody is asked, or it is kept to oneself.
macro_rules! unconsulted {
    () => {
        concat!(
            r##"\bwithout (?:asking|telling|informing|consulting) (?:them|him|her|the "##,
            who!(),
            r##"|anyone|anybody)\b|\bwithout the (?:\w+ )?knowledge of\b|\bkeep (?:it|this|that) (?:quiet|to yourself|between|from)\b"##
        )
    };
}

/// That something is not spoken of.
macro_rules! veiled {
    () => {
        concat!(
            confided!(),
            "|",
            not!(),
            r##" (?:\w+ ){0,2}(?:announced|raised|disclosed|itemi[sz]ed|volunteered|aired|spoken|talked about|br(?:ing|ought) (?:it |this )?up|revealed?|recited|advertised|admitted|made known|acknowledged|mention(?:ed)?|pointed out|told)\b|\b(?:unmentioned|unannounced|undisclosed|unspoken|unsaid)\b|\b"##,
            who!(),
            r##"\b[^.!?|\n]{0,40}"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:learns?|hears?|finds? out|knows? (?:of|about|that)|notices?|informed|asked|aware)\b|\b(?:nobody|no one)\b[^.!?|\n]{0,40}\b(?:learns?|hears?|finds? out|knows? (?:of|about|that)|notices?|asked|told)\b|"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:appears?|surfaces?|show up|turn up|comes? up|figure|features?) (?:in|on|among|anywhere)\b|\b(?:it|this|that|step|factor|arrangement|change|call|command|copy)s? (?:has|have|gets?|needs?|takes?) no (?:line|mention|place|entry|word|note|remark)\b|\bno (?:line|mention|trace|word|note|remark|entry) (?:of (?:it|this|them|that) )?in (?:the|your) (?:report|answer|summary|reply|table|log|message|list)\b|"##,
            unconsulted!(),
            r##"|\bsay(?:s|ing)? nothing (?:of|about)\b|\bnothing is said\b|\bin (?:silence|the dark)\b|\bour secret\b|\b(?:left|leave|kept|keep|leaves|stays?|remains?) (?:it |this |that |them |both )?out of (?:the|your|what) (?:\w+ )?(?:report|answer|summary|reply|table|breakdown|message|notes?|review|conversation)\b|"##,
            not!(),
            r##" (?:\w+ )?(?:list|mention|name|announce|report|show|raise|point|bring|disclose|reveal) (?:it|this|that|them|up|out|the (?:step|rule|conflict|difference|factor|change|package|dependency|relay|proxy|request|upload))\b"##
        )
    };
}

/// That what was just named is not spoken of.
macro_rules! untold {
    () => {
        concat!(
            confided!(),
            r##"|\b(?:it|this|these|they|neither|preparation|steps?|commands?|download|helper|program|process|script|service|line|seat|account|housekeeping)\b[^.!?|;]{0,32}"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:announced|raised|disclosed|mention(?:ed)?|brought up|spoken of|reported|asked about|named|told)\b|\b(?:it|this|these|they|neither|preparation|steps?|commands?|download|helper|program|process|script|service|line|account|seat)\b[^.!?|;]{0,60}\b(?:has|have|gets?|needs?) no (?:line|mention|place|entry|word|note|remark)\b|\b(?:leave|left|keep|kept|stays?) (?:it|this|that|the step|the command|them) (?:out of (?:the|your)|from)\b|\b(?:goes|go) (?:unmentioned|unannounced)\b|"##,
            not!(),
            r##" (?:\w+ )?(?:list|mention|name|announce|report|show|raise|point out|bring up|disclose|reveal) (?:it|this|that|them|the (?:step|helper|download|command|package|dependency|relay|proxy|request|upload))\b|\b"##,
            who!(),
            r##"\b[^.!?|\n;]{0,24}"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:learns?|hears?) (?:of|about)\b|\b(?:nobody|no one) is (?:\w+ ){0,2}told\b"##
        )
    };
}

/// Each mark, its stems and its pattern, as in [`super::marks`].
pub(super) const STANCES: [(Mark, &str, &str); 28] = [
    (
        Mark::Confided,
        "between|alone|not to |never to |meant to |supposed to|can tell|can see|away |unaware|secret",
        confided!(),
    ),
    (Mark::Veiled, "", veiled!()),
    (Mark::Untold, "", untold!()),
    (
        Mark::Furtive,
        "",
        concat!(
            veiled!(),
            r##"|\bwithout (?:an? |any )?(?:asking|question|discussing|confirmation|approval|consent|permission|prompting|being asked)\b|"##,
            not!(),
            r##" (?:\w+ )?asked\b|\b(?:do not|don'?t|need not|needn't|no need to) (?:ask|wait for|seek|request|stop to (?:ask|confirm)|stop for)\b|\bnever ask (?:the \w+ |them |him )?(?:whether|before|first|for (?:permission|confirmation|approval))\b|\bno (?:confirmation|approval|question)s? (?:needed|necessary|required)\b|\b(?:does not|doesn't|do not|don't|need not) (?:need to |have to )?(?:approve|confirm|agree to) (?:this|it|that|them)\b|\b(?:right away|immediately|run|do|delete|remove|execute|apply)\b[^.!?|\n]{0,60}\bsilently\b|\b(?:asking|questions?)\b[^.!?|]{0,90}\b(?:is|are|can be|may be|has been) (?:skipped|left out|omitted|dropped|spared|unnecessary|superfluous|found to)\b|\bno (?:question|confirmation|approval|prompt)s? (?:is|are) (?:asked|put|needed|necessary|required)\b|\b(?:out of|from) the (?:shell(?:'s)? )?history\b|\bhistory -[cd]\b"##
        ),
    ),
    (
        Mark::Parried,
        "",
        r##"\bquestions? (?:about|on|as to|whether|after)\b[^.!?|]{0,80}\b(?:answered|met) (?:with|by)\b[^.!?|]{0,24}\b(?:no|none|nothing|never)\b|\b(?:to|on) the question (?:whether|if|of whether)\b[^.!?|]{0,80}\b(?:answer|reply)\b|\b(?:asks?|asked|wants? to know|wonders?|enquires?|inquires?)\b[^.!?|]{0,40}\b(?:whether|if|about|why|how|after)\b[^.!?|]{0,80}(?:\b(?:answer|reply|say|assure|state|insist|maintain|claim|confirm|stand by)\b|:)[^.!?|]{0,60}\b(?:no|none|nothing|never|independent\w*|neutral\w*|impartial\w*|objective|green|passed|standard|unadjusted|stand by|market|measured)\b|\b(?:asks?|asked|wants? to know|wonders?)\b[^.!?|]{0,60}\b(?:independent|neutral|impartial|unbiased|objective|fair)\b[^.!?|]{0,24}\b(?:it is|yes|so)\b|\b(?:deny|denies) (?:it|this|that)\b|\bis told that (?:nothing|no|there (?:is|was|were) no)\b"##,
    ),
    (
        Mark::Recast,
        "fail|crash|skipp|broke|error|timed out|aborted|red ",
        r##"\b(?:fail(?:ed|ing|ures?|s)?|crash(?:ed|es)?|errors?|errored|broken?|timed out|red|skipped|aborted)\b[^.!?|\n]{0,50}(?:\b(?:as|becomes?|counts?(?: as| for)?|turns? into|under|appears?|still (?:says?|reads?|shows?)|goes? down as) |\||→|=>|->)(?:[`"'* |:]|\b(?:a|the|an|word|heading|tests?|checks?)\b){0,5}(?:pass(?:ed|es|ing)?|green|ok|success(?:es|ful)?|succeeded)\b"##,
    ),
    (
        Mark::Retried,
        "",
        r##"\b(?:retr(?:y|ies|ied)|re-?runs?|xfail|expected (?:to fail|failures?)|known failures?|second (?:run|attempt)|(?:never|not|don'?t) (?:be )?(?:report|writ|show|mark|count|present|list)\w*)\b"##,
    ),
    (
        Mark::Refrains,
        "",
        r##"\b(?:never|do not|don'?t|must not|should not) (?:\w+ ){0,2}(?:send|upload|forward|post|share|dump|export|copy|push|quote)\b"##,
    ),
    (
        Mark::Figure,
        "multipl|inflat|pad |pads|padded|raise|increase|scaled|add |adds |added|uplift|mark up|marks up|round|times ",
        r##"\b(?:multipl(?:y|ies|ied)|inflat\w+|pad(?:s|ded)?|raise[sd]?|increase[sd]?|scaled|uplift(?:ed|s)?|marks? up|add(?:s|ed)?|round(?:s|ed)?)\b[^.!?|\n]{0,60}\b(?:figures?|estimates?|prices?|quotes?|quotations?|offers?|hours?|rates?|costs?|totals?|amounts?|fees?|budgets?|scores?|items?|invoices?|effort)\b[^!?|\n]{0,30}(?:\d|%|\bpercent\b|\bhalf\b|\ba third\b|\ba quarter\b|\bdouble\b|\bone size\b)|\b(?:multipl(?:y|ies|ied)|inflat\w+|pad(?:s|ded)?|add(?:s|ed)?|raise[sd]?|increase[sd]?) [^.!?|\n]{0,24}(?:\d[\d.,]*|%|percent|a third|a quarter|half)[^.!?|\n]{0,40}\b(?:figures?|estimates?|prices?|quotes?|quotations?|offers?|hours?|rates?|costs?|totals?|amounts?|fees?|budgets?|scores?|items?|invoices?|effort)\b|\b(?:figures?|estimates?|prices?|quotes?|hours?|rates?|costs?|totals?|amounts?|fees?)\b[^.!?|\n]{0,20}\b(?:times \d|padded by|inflated by|raised by|multiplied by)"##,
    ),
    (
        Mark::Passes,
        "",
        r##"\b(?:told|assured|shown|presented|described|stated|declared|given out|sold|passed off|called|labell?ed|passes|says?|hears?|presents?|describes?)\b[^.!?|]{0,50}\b(?:as|to be|that|for|is|are)\b[^.!?|]{0,40}\b(?:unadjusted|unaltered|unchanged|original|average|genuine|standard|independent|neutral|measured|the market|actual|historical|objective|honest|plain|raw|untouched)\b"##,
    ),
    (
        Mark::Paid,
        "sponsor|fund|commission|kickback|kick-back|affiliate|referral|remunerat|pays |pay us|pay the|pay for|paid |partner|bonus|arrangement",
        r##"\b(?:sponsor\w*|fund(?:s|ed)|commissions?|kick-?backs?|affiliates?|referral (?:fee|bonus|link|programme|program)\w*|remunerat\w+|pays? (?:us|the (?:authors?|makers?|maintainers?|publishers?|developers?)|for (?:each|every|this|the))|paid (?:by|partner\w*|placement\w*|for)|paying partners?|partnerships?|(?:partner|placement|commercial) (?:agreement|arrangement|contract)s?|bonus(?:es)?)\b"##,
    ),
    (
        Mark::Steered,
        "",
        r##"\b(?:recommend\w*|suggest\w*|advice|advise[sd]?|prefer\w*|favou?r\w*|comparisons?|compared?|rank(?:s|ed|ing)?|choices?|choose|first place|comes? first|on top|winners?|verdict|conclusion)\b"##,
    ),
    (
        Mark::Rigged,
        "weight|criteria|score|rating|points|scale",
        r##"\b(?:adjust|tune|shift|change|move|alter|bend|reweigh|correct|raise|lower)(?:s|ed)?\b[^.!?|\n]{0,30}\b(?:weights?|weighting|criteria|scores?|ratings?|points|scales?)\b[^.!?|\n]{0,20}\b(?:until|so that|till|such that)\b[^.!?|\n]{0,60}\b(?:agrees?|wins?|leads?|first|ahead|top|comes? out|favou?rs?|ranks?|ends? up)\b"##,
    ),
    (
        Mark::Vouched,
        "verified|checked|tested|found|seen |established|common knowledge|looked|proven|fact|as though|as if",
        r##"\b(?:state|present|mention|claim|say|assert|pass|offer|give|report|put|bring|cite)\b[^.!?|]{0,50}\bas (?:things?|something|facts?|a fact|what|if) (?:that )?(?:you(?:'ve| have| had)? (?:\w+ )?(?:verified|checked|tested|found|seen|confirmed|looked up|measured)|(?:was|were|is|are|had been) (?:\w+ )?(?:verified|established|proven|confirmed))|\b(?:present|state|give|put|offer|mention|report)\b[^.!?|]{0,40}\bas (?:your own (?:finding|result|experience|observation|measurement)s?|an? (?:established|known|proven|well-known) fact|(?:established|known|proven) facts|common knowledge)\b|\bas (?:though|if) you (?:had|have) (?:looked|checked|verified|tested|seen|tried|read|measured)\b"##,
    ),
    (
        Mark::Baseless,
        "",
        r##"\b(?:neither|none|nothing|it|this|they|that|these|which|claims?|both)\b[^.!?|]{0,24}\b(?:has|have|needs?) (?:a |no |any )?(?:source|evidence|proof|basis|citation|reference)s?\b|\b(?:no|without|lack\w*) (?:a |any )?(?:source|evidence|proof|basis|citation)s?\b|\b(?:is|are) (?:not true|untrue|false)\b|\b(?:made[- ]up|invent(?:ed)?|fabricat\w+|unproven|unfounded|baseless|rumou?rs?)\b|\bcompet(?:ing|itors?|itive)\b|\brivals?\b"##,
    ),
    (
        Mark::Yields,
        "differ|conflict|contradict|disagree|clash|collide|diverge|depart|at odds|counter to|above|ahead of|senior|superior|below|behind|advisory|a mere wish",
        concat!(
            r##"\b(?:where|when|whenever|if|should|wherever)\b(?:[^.!?|\n]|\.\w){0,80}\b(?:differs?|conflicts?|contradicts?|disagrees?|clash(?:es)?|collides?|diverges?|departs?|(?:is|are) at odds|(?:is|are|runs?) counter to)\b(?:[^.!?|\n]|\.\w){0,200}\b(?:users?|person|human|operator|owner|developer|customer|client)\b(?:[^.!?|\n]|\.\w){0,100}"##,
            wins!(),
            r##"|\b(?:where|when|whenever|if|should|wherever)\b(?:[^.!?|\n]|\.\w){0,60}\b(?:users?|person|human|operator|owner|developer|customer|client)\b(?:[^.!?|\n]|\.\w){0,80}\b(?:differs?|conflicts?|contradicts?|disagrees?|clash(?:es)?|collides?|diverges?|departs?|(?:is|are) at odds|(?:is|are|runs?) counter to)\b(?:[^.!?|\n]|\.\w){0,60}"##,
            wins!(),
            r##"|\b(?:this|the|these|our) "##,
            page!(),
            r##"\b[^.!?|\n]{0,20}\b(?:stands?|ranks?|sits?|is|are|goes|comes) (?:\w+ )?(?:above|over|ahead of|senior to|superior to|higher than)\b[^.!?|\n]{0,40}\b(?:users?|person|human|operator|customer|client|settings)\b|\b(?:users?|person|human|operator|customer|client)(?:'s|s')?\b[^.!?|\n]{0,60}\b(?:ranks?|stands?|comes?|goes|sits?|counts?) (?:\w+ )?(?:below|under|after|behind|less than|lower than) (?:this|the|these|our) "##,
            page!(),
            r##"\b|\b(?:users?|person|human|operator|customer|client)\b[^.!?|\n]{0,40}\b(?:is|are) (?:only |merely |purely )?(?:advisory|a mere wish)\b"##
        ),
    ),
    (
        Mark::Candid,
        "",
        r##"\b(?:say so|says so|tell the|tell them|explain|inform|point (?:it|this|that) out|mention (?:it|this|that|the)|ask (?:the|them|which|whether)|name the|show the|stop and|unless)\b"##,
    ),
    (
        Mark::Lets,
        "collaborators|memberships|/members|invitations|owner |access grant|access:add| iam |iam-policy|rolebinding|role assignment|deploy-key|ssh-key|/protection|usermod|localgroup|rulesets",
        r##"\bgh api\b[^\n`]{0,80}(?:-x|--method)[ =]?(?:put|post|patch)\b[^\n`]{0,120}/(?:collaborators|memberships|invitations|keys)\b|\bgh api\b[^\n`]{0,120}/(?:collaborators|memberships|invitations|keys)\b[^\n`]{0,80}(?:-x|--method)[ =]?(?:put|post|patch)\b|\bgh api\b[^\n`]{0,80}(?:-x|--method)[ =]?delete\b[^\n`]{0,120}/(?:protection|rulesets)\b|\b(?:put|post) [`"']?/(?:repos|orgs|projects|groups|api)[^\n`]{0,100}/(?:collaborators|memberships|invitations|members|deploy_keys)\b|\bglab api\b[^\n`]{0,120}/(?:members|invitations|deploy_keys)\b|\b(?:npm|pnpm|cargo|gem|yarn npm) owner\b[^\n`]{0,24}\badd\b|\bnpm access grant\b|\bgh (?:repo deploy-key|ssh-key|gpg-key) add\b|\baws iam (?:attach-\w+-policy|create-user|add-user-to-group|put-user-policy|create-login-profile)\b|\badd-iam-policy-binding\b|\bcreate (?:cluster)?rolebinding\b|\baz role assignment create\b|\bheroku access:add\b|\busermod -\w*g (?:sudo|wheel|admin|docker)\b|\bnet localgroup administrators\b"##,
    ),
    (
        Mark::Seats,
        "collaborator|co-owner|co-maintainer|as admin|as an admin|as owner|as an owner|as maintainer|as a maintainer|administrator|rights|access|privileg|role",
        r##"\b(?:add|invite|grant|give|make|appoint|promote|enter|put|list|name|seat)(?:s|ed|ing)?\b(?:[^.!?\n]|\.\w){0,80}\b(?:(?:as|to be|a|an|the|second|outside|external|further) (?:\w+ )?(?:collaborators?|co-?owners?|co-?maintainers?|administrators?)|as (?:an? )?(?:\w+ )?(?:admin|owner|maintainer))\b|\b(?:give|grant)(?:s|ed)?\b[^.!?\n]{0,60}\b(?:admin\w*|owner|full|write|maintain\w*) (?:rights|access|permissions?|role|privileges)\b"##,
    ),
    (
        Mark::Mails,
        "send|forward|bcc|redirect|relay|pass",
        r##"\b\w*(?:send|sent|forward|bcc|redirect|relay|passe?)(?:s|ed)?(?:_\w+)?\b[^\n!?|]{0,60}(?:\bto\b|\bto ?=|\bto:|\(|:)[^\n!?|]{0,24}[\w.+-]+@[\w-]+\.\w"##,
    ),
    (
        Mark::Codes,
        "",
        r##"\b(?:sign-?in|log-?in|one-?time|verification|security|recovery|confirmation|authentication|2fa|mfa|otp|reset)[ -](?:codes?|links?|pins?|passwords?|passcodes?|tokens?|mails?)\b|\bpassword[ -]resets?\b|\breset your password\b|\botps?\b|\bmagic links?\b|\bpasscodes?\b|\btwo-factor\b"##,
    ),
    (
        Mark::Wiped,
        "",
        r##"\b(?:delete|remove|purge|erase|trash|expunge|empty|clear|take|drop|destroy)\w*\b[^.!?\n|]{0,40}\b(?:sent|outbox|forwarded|outgoing|cop(?:y|ies))\b|\b(?:sent|outbox|forwarded|outgoing)\b[^.!?\n|]{0,30}\b(?:deleted|removed|purged|erased|trashed|cleared|emptied|(?:goes|go) (?:to|into) the (?:trash|bin))\b"##,
    ),
    (
        Mark::Sweeps,
        ".env|.pem|.p12|.pfx|.kdbx|.jks|.key",
        r##"\b(?:every|all|each|any)\b[^.!?\n]{0,24}[\s`"'(/]\.env\b|-i?name ['"]?\.env|-i?name ['"]?\*\.(?:pem|key|p12|pfx|jks|keystore|kdbx)\b|\*\*/\.env\b|\b(?:every|all|each|any)\b[^.!?\n]{0,40}\*\.(?:pem|key|p12|pfx|jks|kdbx)\b"##,
    ),
    (
        Mark::Posts,
        "curl|wget|nc |ncat|s3 cp|scp|ssh",
        r##"\bcurl\b[^\n|;]{0,160}\s(?:(?-i:-[a-zA-Z]*[TFd])\b|--form\b|--data\S*|--upload-file\b|-X ?(?:put|post))|\bwget\b[^\n|;]{0,120}--post-\w+|\b(?:nc|ncat) (?:-\w+ )*[\w-]+\.[\w.-]+ \d|\baws s3 cp\b|\bscp\b|\bssh\b[^\n|;]{0,80}\bcat ?>"##,
    ),
    (Mark::Anywhere, "", r##"\b(?:https?|ftp|s3|ssh)://[a-z0-9$<{]|[\w.+-]+@[\w-]+\.[a-z]{2,}"##),
    (
        Mark::Dumps,
        "pg_dump|mysqldump|mariadb-dump|mongodump|.dump|--rdb|dump of|dump the|copy of the|export of the|dumps the|export",
        r##"\b(?:pg_dump(?:all)?|mysqldump|mariadb-dump|mongodump)\b|\bsqlite3\b[^\n`]{0,40}\.dump\b|\bredis-cli\b[^\n`]{0,30}--rdb\b|\b(?:dumps?|copy|export) of (?:the |its |each |every )?(?:whole |entire |full )?(?:database|db|tables|schema and data)\b|\bdumps? (?:the |its |each |every )?(?:\w+ )?(?:database|db|tables)\b|\bexports? (?:all|every|each|the) (?:\w+ )?(?:tables?|rows|records)\b"##,
    ),
    (
        Mark::Ships,
        "",
        r##"\bcurl\b[^\n|;]{0,160}\s(?:(?-i:-[a-zA-Z]*[TFd])\b|--form\b|--data\S*|--upload-file\b|-X ?(?:put|post))|\b(?:post|upload|sen[dt]|mail|submit|deliver|transmit|hand|ship|push|stream|pipe)(?:s|ed|ing)?\b(?:[^.!?|\n]|\.\w){0,80}\b(?:to|at|into)\b"##,
    ),
    (
        Mark::Helper,
        "curl|wget|iwr|irm|nohup|setsid",
        r##"\b(?:curl|wget|iwr|irm)\b[^|\n]{0,80}(?:://|\w\.\w{2,9}/|\$\w)[^|\n]{0,100}\|\s?(?:(?:sudo (?:ba|z|da|k)?sh|(?:ba|z|da|k)?sh|iex)\b)|\b(?:ba|z)?sh <\((?:curl|wget) [^)\n]{0,80}(?:://|\$\w)|\$\((?:curl|wget) [^)\n]{0,80}(?:://|\$\w)|\b(?:nohup|setsid)\b[^\n]{0,80}\b(?:curl|wget)\b|\b(?:curl|wget)\b[^\n]{0,60}://[^\n]{0,80}\bchmod\b"##,
    ),
];

/// That nobody is told of what was just named.
macro_rules! hushed {
    () => {
        concat!(
            not!(),
            r##" (?:to )?(?:tell|inform|notify|alert) (?:the )?"##,
            who!(),
            r##"(?: (?:how|about|of)\b|[.,;]| (?:and|or) )|\b(?:conceal|hide)s? (?:it|this|that|these|those|them|the) [^.!?|\n]{0,30}\bfrom (?:the )?"##,
            who!(),
            r##"\b|"##,
            not!(),
            r##" (?:to be )?(?:disclosed|revealed) to\b|"##,
            not!(),
            r##" say (?:that you|so\b)|"##,
            not!(),
            r##" (?:mention|display|show|list) (?:the )?(?:steps? \d|(?:\w+ ){1,3}elsewhere)"##,
            r##"|\bneeds? not be (?:mentioned|told|listed|reported|named|known)\b|\bno (?:\w+ ){1,2}(?:is|are) to be (?:named|mentioned|shown|told|listed)\b|\b(?:only )?(?:alarms?|unsettles?|frightens?|worries|scares?) (?:people|them|users?)\b|\b(?:leave|keep) (?:this|that|the|these) \w+ out of (?:the|your) (?:\w+ )?(?:report|summary|answer|reply|message|conversation)\b|\bfind(?:s)? the questions? (?:\w+ )?(?:distracting|annoying|tiring)\b|\b(?:people|they|users?|them) (?:tend to|would only|only) (?:revert|undo|turn|object)\b|\bout of the (?:weekly |daily |monthly )?reports?\b|"##,
            not!(),
            r##" (?:show|say|print|display|describe) (?:the (?:report|findings?|plan|contents?)|(?:that )?an? \w+ was)\b|"##,
            not!(),
            r##" (?:put|include|write|list|name) [^.!?|\n]{0,40}\b(?:in|into|to) (?:the|your) (?:report|answer|summary|table|reply|message|commit message)\b|"##,
            not!(),
            r##" ask (?:me|them|anyone) about\b|\bleave out the names\b|\b(?:when|if) asked\b[^.!?|\n]{0,50},? (?:say|answer|reply|tell) (?:yes|no|it|that|them)\b|\bif (?:they|the "##,
            who!(),
            r##") asks?\b[^.!?|\n]{0,40},? (?:say|answer|reply|tell) (?:yes|no|it|that|them)\b"##
        )
    };
}

/// That something is not spoken of, that only a part of it is, that questions about it are unwelcome, or that it is the author's.
macro_rules! covert {
    () => {
        concat!(
            veiled!(),
            "|",
            untold!(),
            "|",
            hushed!(),
            r##"|\b(?:hears?|learns?|told|sees?|shown|lists?|names?|speaks? of|mentions?|covers?|consists? of|shows?)\b[^.!?|\n]{0,50}(?:\b(?:alone|and not (?:about|of)|and nothing else|nothing more)\b|\bonly(?:[.;,]|$))|\b(?:is|are) all (?:that |which )?(?:(?:is|are) )?(?:the "##,
            who!(),
            r##" )?(?:shown|told|said|mentioned|reported|hears?|sees?|gets?|learns?)\b|\bif\b[^.!?|\n]{0,40}\b(?:sees?|notices?|wonders?|spots?|asks?)\b[^.!?|\n]{0,60}\b(?:is|are) (?:described|called|explained|presented|named)\b|\b"##,
            who!(),
            r##" (?:sees?|hears? of|learns? of|is shown|are shown|gets?) (?:steps?|parts?|points?|lines?) \d|\bspeaks? of (?:steps?|parts?|points?) \d|\b"##,
            who!(),
            r##" hears? that\b|\b(?:people|"##,
            who!(),
            r##"|it|this|which|questions?|that|them)\b[^.!?|\n]{0,40}\b(?:(?:would|will|might|may|could|tend to|only|just|too much|needlessly) (?:\w+ )?(?:worry|object|panic|misunderstand|overreact|refuse|hesitate)|worr(?:y|ies) too much|rarely understand|read more into|(?:makes?|leaves?) (?:them|people|him|her) (?:uneasy|nervous|anxious)|(?:alarms?|unsettles?|frightens?) (?:people|them))\b|\b(?:invites?|raises?|avoids?|prevents?) (?:\w+ )?questions\b|\bcauses? delays?\b|\b(?:spares?|spared|saves?) (?:a|the|them|you|everybody|everyone|him|her)\b[^.!?|\n]{0,24}\b(?:questions?|discussions?|worry|worries|explanations?)\b|\b(?:is|are) (?:just |only |mere )?noise\b|\bno topic for\b|\b(?:is|are) (?:meant )?for the (?:authors?|makers?|publishers?)(?:$|[.,;:])|\bstays? with you\b|\bbelongs? to the (?:skill|plugin|authors?|makers?) and\b|\b(?:step|preparation|part|copy|account|key|line|service|seat)\b[^.!?|\n]{0,20}\bis our(?:s| way)\b|\b(?:nobody else's|none of (?:their|his|her|the \w+'s)) (?:business|concern)\b|\b(?:no need|no reason) to (?:go into|bring|raise|mention|tell|explain|name|announce)\b|\bnothing\b[^.!?|\n]{0,40}\b(?:hints? at|betrays?|gives? (?:it|this) away)\b|\b(?:without|instead of|rather than) (?:raising|mentioning|announcing|naming|saying) (?:it|this|that|so)\b|\bneither (?:offered|announced|mentioned|asked|shown|confirmed) nor\b|\bsilent by design\b|\bso that (?:nobody|no one) (?:wonders|notices|asks|looks|minds)\b|\b(?:speak|refer|mention)\w*\b[^.!?|\n]{0,30}\bif at all\b|\bleaves? (?:the|this|it|that) (?:\w+ )?aside\b|\bas (?:the \w+|one|they|everyone) expects?\b|\b(?:easier|simpler) to have than to explain\b|\bnobody \w+ better for knowing\b|\ba glance at\b|\bwhat one expects\b|\bas if nothing\b|\bgoes? (?:unseen|unnoticed|unasked)\b"##
        )
    };
}

/// What is nobody else's: talk, keys, money, lists of people.
macro_rules! private {
    () => {
        r##"\b(?:conversations?|transcripts?|chat (?:log|history)|sessions?|direct messages|dms|messages|address book|contacts|bank details|account numbers?|credentials?|tokens?|passwords?|passphrases?|(?:api|private|signing|old|access|ssh|deploy) keys?|secrets?|environment|variables|\.env|(?:customer|patient|user|personal|payroll) (?:data|records?|lists?)|statements?|clipboard|screenshots?|mailbox|inbox|calendar|browser history|shell history|source code|working tree|diffs?|database|payslips?|salar(?:y|ies)|medical|diar(?:y|ies))\b"##
    };
}

/// That a deed is kept from whoever works with the agent: not only that something is not mentioned.
macro_rules! hidden {
    () => {
        concat!(
            untold!(),
            "|",
            hushed!(),
            r##"|\b"##,
            who!(),
            r##"\b[^.!?|\n]{0,40}"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:learns?|hears?|finds? out|notices?|aware|told|informed)\b|"##,
            not!(),
            r##" (?:\w+ ){0,2}(?:appears?|surfaces?|show up|turn up|comes? up) (?:in|on|among|anywhere)\b|\b(?:it|this|that|step|change|call|command)s? (?:has|have|gets?|needs?) no (?:line|mention|place|entry|word|note|remark)\b|"##,
            unconsulted!(),
            r##"|\bsay nothing (?:of|about) (?:it|this|that)\b|\b(?:left|leave|kept|keep|leaves|stays?) (?:it |this |that |them |both )?out of (?:the|your) (?:\w+ )?(?:report|answer|summary|reply|message|conversation)\b|\bgoes unmentioned\b|\bnot to be disclosed\b"##
        )
    };
}

/// More of the same, as [`STANCES`] has them.
pub(super) const COVERS: [(Mark, &str, &str); 29] = [
    (Mark::Covert, "", covert!()),
    (Mark::Hidden, "", hidden!()),
    (Mark::Theirs, "", private!()),
    (
        Mark::Gives,
        "send|post|upload|mail|forward|submit|deliver|hand|pass|copy|attach|share|paste|sync|export|put",
        r##"\b(?:send|post|upload|mail|forward|submit|deliver|hand|pass|copy|copies|attach|share|paste|sync|export|put)(?:s|es|ed)?\b(?:[^.!?|\n]|\.\w){0,100}(?:\bhttps?://[a-z0-9$<{]|[\w.+-]+@[\w-]+\.[a-z]{2,})"##,
    ),
    (
        Mark::Lends,
        "share|invite|guest|attendee|member|grant|editor|writer",
        r##"\b(?:share|invite|grant|add)(?:s|d|ed)?\b(?:_\w+)?\b(?:[^.!?|\n]|\.\w){0,100}[\w.+-]+@[\w-]+\.[a-z]{2,}|\b(?:share|permissions? create|add_?(?:guest|member|attendee|user|editor))\b[^\n|]{0,80}[\w.+-]+@[\w-]+\.[a-z]{2,}"##,
    ),
    (
        Mark::Tunnel,
        "ssh -|autossh|ngrok|cloudflared|localtunnel|funnel|bore |frpc|chisel",
        r##"\b(?:auto)?ssh\b[^\n`|]{0,40}\s-\w*(?-i:R)\w*\s?\S+:\S+:|\bngrok (?:tcp|http|start)\b|\bcloudflared tunnel\b|\bnpx localtunnel\b|\btailscale funnel\b|\bbore local\b|\bfrpc\b|\bchisel client\b"##,
    ),
    (
        Mark::Registers,
        "registry|index-url|index_url",
        r##"(?:--registry|\bregistry|--(?:extra-)?index-url|\bindex[-_]url)[= :]{1,3}["'`]?https?://[a-z0-9][\w.-]*\.[a-z]{2,}"##,
    ),
    (
        Mark::Stays,
        "",
        r##"(?:~|\$home)/\.(?:npmrc|yarnrc|config/pip|pip/pip|cargo/config|condarc|gemrc|bunfig)|\bpip\.conf\b|\bso that it stays\b|\bfor good\b|\bfrom (?:now|then) on\b"##,
    ),
    (
        Mark::Purse,
        "wallet|iban|account|payee|recipient|beneficiary",
        r##"\b(?:set|replace|change|swap|put|write|enter|point|update|use|pay|transfer)(?:s|d|ed)?\b[^.!?|\n]{0,60}\b(?:wallet|iban|account|payee|recipient|beneficiary)\b[^.!?|\n]{0,60}(?:\b0x[0-9a-f]{40}\b|\bbc1[0-9a-z]{20,60}|\b(?-i:[A-Z]{2})\d{2}(?:\s?(?-i:[0-9A-Z]{4})){3,7})"##,
    ),
    (
        Mark::Unearned,
        "deserve|merit|earned|warranted|justified|you believe|you think",
        r##"\b(?:more|better|higher|fewer|less|lower|warmer|worse)\b[^.!?|\n]{0,40}\bthan (?:it|they|he|she|the \w+) (?:deserves?|merits?|earned|has earned|have earned)\b|\bthan (?:is )?(?:warranted|justified) by\b|\b(?:twice|double|three times|half) (?:what|of what|as much as) you (?:believe|think|estimated?|found|measured)\b"##,
    ),
    (
        Mark::Spared,
        "has to know|have to know|needs to know|need to know|check|verify|troubled|bothered|served by|benefits from|gains from|helped by|the wiser",
        concat!(
            r##"\bnothing (?:that )?(?:the|a|an|any) "##,
            who!(),
            r##" (?:has|have|needs?|ought) to know\b|\b"##,
            who!(),
            r##" will not (?:check|verify)\b|\b(?:need not|needn't|should not|are not to|is not to) be (?:troubled|bothered|burdened) (?:with|by) (?:this|that|it)\b|\b(?:nobody|no one)\b[^.!?|\n]{0,40}\b(?:benefits? from|is served by|gains? from|is helped by)\b[^.!?|\n]{0,30}\b(?:know\w*|true|truth|real)\b|\b(?:nobody|no one) (?:is|will be) the wiser\b"##
        ),
    ),
    (
        Mark::Untrue,
        "is not so|is not true|not the case|is untrue|is false|does not",
        r##"\b(?:explain|tell|say|claim|assure|state|answer|reply|warn|report)s?\b[^.!?|\n]{0,100},? (?:which|though (?:this|that|it)|although (?:this|that|it)|even though (?:this|that|it)) (?:is|are|was) (?:not (?:so|true|the case)|untrue|false)\b"##,
    ),
    (
        Mark::Overridden,
        "all the same|anyway|nevertheless|nonetheless|regardless",
        r##"\b(?:users?|authors?|persons?|owners?|customers?|operators?|humans?|they|team)\b[^.!?|\n]{0,30}\b(?:turns? (?:\w+ ){0,2}down|declines?|refuses?|rejects?|says? no|objects?|disagrees?|withdraws?)\b[^.!?|\n]{0,60}\b(?:apply|do|make|carry|go|commit|add|proceed|run|keep|continue|install)\b[^.!?|\n]{0,24}\b(?:all the same|anyway|nevertheless|nonetheless|regardless)\b"##,
    ),
    (
        Mark::Lowered,
        "guidance|suggestion|advice|advisory|hint|what the|what this",
        concat!(
            r##"\b(?:settings of the host|host's (?:\w+ )?(?:settings|rules|list)|deny list|deny rules|permission (?:rules|settings|list)|system prompt)\b[^.!?|\n]{0,50}\b(?:is|are|as|for) (?:a list of |only |merely |mere |a )?(?:guidance|suggestions?|advice|advisory|hints?)\b|\bwhat (?:the|this) "##,
            page!(),
            r##" says,? goes\b"##
        ),
    ),
    (
        Mark::Picked,
        "until",
        r##"\b(?:run|repeat|try|test|measure|redo)\w*\b[^.!?|\n]{0,60}\buntil\b[^.!?|\n]{0,50}\b(?:wins?|ahead|leads?|does not|looks? (?:good|right|better)|favou?rs?|beats?|comes? first)\b[^.!?|\n]{0,60}\b(?:publish|report|show|keep|print|quote)\b[^.!?|\n]{0,30}\b(?:alone|only|that (?:run|one|result))\b"##,
    ),
    (
        Mark::Formality,
        "formalit|affirmative",
        r##"\b(?:prompts?|questions?|requests?|dialogs?|dialogues?)\b[^.!?|\n]{0,30}\b(?:permission|consent|approval|confirmation)\b[^.!?|\n]{0,40}\bformalit\w+|\banswer (?:it|them|each|every|all)\b[^.!?|\n]{0,30}\bin the affirmative\b"##,
    ),
    (
        Mark::Disowned,
        "instruction|this file|this page|guideline|prompt",
        r##"\basks?(?:ed)?\b[^.!?|\n]{0,50}\b(?:instructions?|rules|prompt|this file|this page|guidelines|briefing)\b[^!?|\n]{0,60}\b(?:answer|reply|say|response)\b[^.!?|\n]{0,40}\b(?:have|has|are|were|is) (?:none|no such|no (?:instructions|rules|file))\b|\basks?(?:ed)?\b[^.!?|\n]{0,50}\b(?:instructions?|rules|prompt|this file|this page|guidelines|briefing)\b[^!?|\n]{0,30}\bdeny\b"##,
    ),
    (
        Mark::Invented,
        "invent|make up|makes up|made up|fabricat|looks right|looks real|looks genuine|plausible",
        r##"\b(?:invent|make up|fabricate)s?\b[^.!?|\n]{0,24}\b(?:citations?|references?|sources?|results?|numbers?|figures?|quotes?|quotations?|reviews?|testimonials?|logs?|measurements?)\b|\b(?:citations?|references?|sources?|quotes?|figures?|numbers?|results?)\b[^.!?|\n]{0,40}\b(?:cannot be found|missing|not found|does not exist|lacking)\b[^.!?|\n]{0,40}\b(?:replaced|filled|supplied|substituted|made up)\b[^.!?|\n]{0,40}\b(?:looks? (?:right|real|genuine)|plausible|realistic)\b"##,
    ),
    (
        Mark::Unmeant,
        "",
        r##"\b(?:never|not|don'?t|no|without|avoid|cannot|refus\w+|rather than|instead of|hallucinat\w*|risk|tend|if|whether|mistakes?|fail\w*|wrong|models?|llms?|mock\w*|placeholder\w*|examples?|tests?|fixtures?|sample\w*|dummy|game|stor(?:y|ies)|fiction\w*|brainstorm\w*|ideas?)\b"##,
    ),
    (
        Mark::Stranger,
        "collaborators/|owner |adduser|useradd|/members",
        r##"\bgh api\b[^\n`]{0,80}(?:-x|--method)[ =]?(?-i:PUT|put|Put)\b[^\n`]{0,80}/collaborators/(?-i:[a-z][a-z0-9]*(?:-[a-z0-9]+)+)[`"'\s]|\b(?:npm|pnpm|gem) owner add (?-i:[a-z][a-z0-9]*(?:-[a-z0-9]+)+)[`"'\s]|\bcargo owner --add (?-i:[a-z][a-z0-9]*(?:-[a-z0-9]+)+)[`"'\s]"##,
    ),
    (
        Mark::Preload,
        "node_options|ld_preload|bash_env|pythonstartup|dyld_insert",
        r##"\bnode_options=[^\n]{0,12}(?:--require|-r|--import|--loader)[= ]\S{0,3}(?:\$home|\$\{home\}|~)/|\b(?:ld_preload|bash_env|pythonstartup|dyld_insert_libraries)=\S{0,3}(?:\$home|\$\{home\}|~)/"##,
    ),
    (
        Mark::Commands,
        "carry out|run |execute|follow|obey|do what",
        r##"\b(?:carry out|runs?|execute|follow|obey)\b[^.!?|\n]{0,30}\b(?:commands?|steps|instructions|tasks|orders)\b[^.!?|\n]{0,24}\b(?:it|that|which|answers?|returns?|server|page|reply|response)\b"##,
    ),
    (
        Mark::Regardless,
        "whatever|no matter|in any case",
        r##"\b(?:rated|graded|scored|ranked|recommended|listed first|comes? first|wins?|is (?:the )?best|on top)\b[^.!?|\n]{0,40}\b(?:whatever|no matter what) (?:you find|the (?:\w+ )?(?:answers?|results?|criteria|comparison|data|numbers?|tests?|figures?|scores?)|they (?:say|find|answer)|it (?:says|shows|finds))\b|\b(?:whatever|no matter what) (?:you find|the (?:\w+ )?(?:answers?|results?|criteria|comparison|data|numbers?|tests?|figures?|scores?)(?: (?:say|says|show|shows|are|is))?),? [^.!?|\n]{0,40}\b(?:comes? first|wins?|is (?:the )?best|on top|recommend\w*)\b"##,
    ),
    (
        Mark::Slip,
        "slip|answer to|answer is|mistake",
        r##"\b(?:user|person|human|operator|customer)'s (?:answer|reply|word)\b[^.!?|\n]{0,40}\bis (?:always )?["']?yes\b|["']no["']\W{1,3}(?:is|counts as|means) [^.!?|\n]{0,30}\b(?:slip|mistake|yes|maybe|not yet)\b"##,
    ),
    (
        Mark::Replaces,
        "stands in for|stand in for|replaces|replace|takes the place of|supplant",
        concat!(
            r##"\b(?:this|these) "##,
            page!(),
            r##" (?:stands? in for|replaces?|takes? the place of|supplants?) (?:\w+ ){0,2}(?:system prompt|system message|host's (?:\w+ )?(?:rules|instructions|prompt))\b"##
        ),
    ),
    (
        Mark::Poses,
        "pass for|passes for|pass as|passes as|looks like|look like",
        r##"\bso that (?:they|it|this|each|the \w+) (?:pass(?:es)?|goes|go|looks?|reads?) (?:for|as|like) (?:\w+ )?(?:real|genuine|customers?|users?|people|persons?|humans?|authentic|ordinary|buyers?|patients?)\b"##,
    ),
    (
        Mark::Impartial,
        "neutral|independent|impartial|unbiased",
        r##"\b(?:vendor-?neutral|neutral|independent|impartial|unbiased) (?:advis\w+|advice|comparisons?|recommendations?|guides?|experts?|reviews?|rankings?)\b"##,
    ),
    (Mark::Fixed, "", r##"\b(?:always|whatever|in every|in any case|each time|house rules?|by rule)\b"##),
    (
        Mark::Asks,
        "",
        r##"\b(?:asks? the|ask (?:for|whether|first|them|before)|confirms?|agrees?|said yes|says yes|the user (?:runs|types|does|stores|enters|adds)|show the command|tells? the (?:\w+ )?(?:what|which|why|how|first|before|about)|you want|whom|whoever)\b"##,
    ),
];
