//! Commands that are called alike in every language and after which nothing is as it was: what is gone, open, unguarded, paid for or
//! published.
//!
//! Honest pages have each of them. They weigh beside the words that keep them from whoever works with the agent.

use super::pattern::Pattern;

/// What cannot be brought back, or what would bring it back.
macro_rules! wrecks {
    () => {
        r##"\bdrop (?:database|schema)\b|\bdropdb\b|\b(?:terminate-instances|delete-(?:trail|db-instance|db-cluster|snapshot|bucket|stack|table|log-group|backup-vault|recovery-point))\b|\bgcloud projects delete\b|\baz group delete\b|\b(?:terraform|tofu|pulumi|cdk) destroy\b|\b(?:terraform|tofu) state rm\b|\bs3 (?:rm\b[^\n`]{0,60}--recursive|rb\b[^\n`]{0,60}--force)|\bs3 rm --recursive\b|\bgit push\b[^\n`]{0,40}\s(?:--force|-f|--mirror|--delete)(?:\s|`|$)|\bcheckout --orphan\b|\breflog expire\b|\bkubectl delete (?:ns|namespaces?|all|pvc|pv)\b|\bflushall\b|\bmkfs\b|\bdelete shadows\b|\bclear-recyclebin\b|\bgh repo delete\b|\b(?:mail|message|event|contact|thread|calendar|file)s?_(?:delete|purge|trash|expunge)\w*|\bdelete_(?:mail|message|email|event|contact|thread)s?\b"##
    };
}

/// What lets others in, or takes away what would show it.
macro_rules! opens {
    () => {
        r##"\badministratoraccess\b|\bdelete-public-access-block\b|\bauthorize-security-group-ingress\b[^\n]{0,120}0\.0\.0\.0/0|\bcloudtrail stop-logging\b|\broles/owner\b|\bsetenforce 0\b|\bufw disable\b|\bset-mppreference\b[^\n]{0,40}disable|\bcsrutil disable\b|\bspctl --master-disable\b|\badvfirewall\b[^\n]{0,40}\boff\b|\bwrite-all\b"##
    };
}

/// Checks that are to look away.
macro_rules! unguards {
    () => {
        r##"\.gitleaksignore\b|\bpre-commit uninstall\b|--unset core\.hookspath\b|\bsslverify[ `'"=:]{1,3}(?:to )?false\b|\bstrict-ssl[ `'"=:]{1,3}(?:to )?false\b|\btrusted-host ['"]?\*|\bnode_tls_reject_unauthorized\W{1,3}0\b|\bpythonhttpsverify\W{1,3}0\b|\bcontinue-on-error: true\b|@login_required\b|\brequireauth\b|\bdelete-budget\b|\baudit-level=none\b|\bgh api\b[^\n`]{0,40}\bdelete\b[^\n`]{0,80}/(?:protection|rulesets)\b|\bsecret_scanning\b[^\n`]{0,20}disabled"##
    };
}

/// Money.
macro_rules! spends {
    () => {
        r##"\brun-instances\b|\bregister-domain\b|\brequest-service-quota-increase\b|\bpurchase-[a-z]+-[a-z]+|\b\w*buy_\w+|\b\w*update_(?:daily_)?budget\b|\b(?:send|make)_(?:payment|transfer|payout)s?\b|\b(?:payment|transfer|payout)s?_(?:send|make)\b|\btransfer_funds\b|\bplace_order\b"##
    };
}

/// What nobody can take back once it has been seen.
macro_rules! publishes {
    () => {
        r##"\bgist create\b[^\n`]{0,80}\s(?:--public|-p)\b|\brepo edit\b[^\n`]{0,60}--visibility public\b|\b(?:issue|pr) comment\b[^\n`]{0,120}--body-file\b"##
    };
}

/// Changes of others that become everybody's.
macro_rules! approves {
    () => {
        r##"\bgh pr review\b[^\n]{0,60}(?:--approve|\s-a\b)|\bgh pr merge\b|\bglab mr (?:approve|merge|accept)\b|\baz repos pr (?:update|set-vote)\b[^\n]{0,60}(?:approve|completed)|/pulls/[^\s/]+/merge\b"##
    };
}

/// An account that money goes to.
macro_rules! account {
    () => {
        r##"\b(?-i:[A-Z]{2})\d{2}(?:\s?(?-i:[0-9A-Z]{4})){3,7}|\b0x[0-9a-f]{40}\b|\bbc1[0-9a-z]{20,60}|\bacct_\w{6}"##
    };
}

pub(super) use {account, approves, opens, publishes, spends, unguards, wrecks};

static GRAVE: Pattern = Pattern::of(concat!(
    wrecks!(),
    "|",
    opens!(),
    "|",
    unguards!(),
    "|",
    spends!(),
    "|",
    publishes!(),
    "|",
    approves!()
));

static ACCOUNT: Pattern = Pattern::of(account!());

/// Whether a text, on one line, has such a command.
pub(super) fn is_in(flat: &str) -> bool {
    GRAVE.is_match(flat)
}

/// Whether a text, on one line, names such an account.
pub(super) fn names_account(flat: &str) -> bool {
    ACCOUNT.is_match(flat)
}
