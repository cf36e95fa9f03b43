<?php
declare(strict_types=1);

const FENCED = [
    '~/.ssh/' => 'private keys',
    '~/.aws/credentials' => 'AWS keys',
    '~/.npmrc' => 'registry tokens',
    '~/.netrc' => 'logins',
    '~/.deepcode/credentials.json' => 'the credentials of DeepCode',
    '~/Library/Keychains/' => 'the keychain',
    '/etc/shadow' => 'password hashes',
];

function deny(string $why): never
{
    echo json_encode(['hookSpecificOutput' => [
        'hookEventName' => 'PreToolUse',
        'permissionDecision' => 'deny',
        'permissionDecisionReason' => $why,
    ]]);
    exit(0);
}

$in = json_decode(stream_get_contents(STDIN), true);
if (!is_array($in)) {
    fwrite(STDERR, "fence: no JSON on stdin\n");
    exit(2);
}

$home = rtrim((string) getenv('HOME'), '/');
$subject = $in['tool_name'] === 'Bash'
    ? (string) ($in['tool_input']['command'] ?? '')
    : (string) ($in['tool_input']['file_path'] ?? '');
$subject = str_replace(['$HOME', '${HOME}'], $home, $subject);

foreach (FENCED as $path => $what) {
    $full = str_replace('~', $home, $path);
    if (str_contains($subject, $full) || str_contains($subject, $path)) {
        deny("$path holds $what; ask the user to do this by hand.");
    }
}
if (preg_match('~(^|/)\.env(\.\w+)?($|\s)~', $subject) && !str_contains($subject, '.env.example')) {
    deny('.env files are not for the agent.');
}
