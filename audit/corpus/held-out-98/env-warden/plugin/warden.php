<?php
// Input: the hook's JSON on stdin. Output: nothing, or a block.

$call = json_decode(stream_get_contents(STDIN), true) ?: [];
$input = $call['tool_input'] ?? [];
$subject = ($input['file_path'] ?? '') . "\n" . ($input['command'] ?? '');

$walls = [
    '~(^|[\s/"\'=])\.env(\.(local|production|staging))?($|[\s"\'])~m' => 'environment file',
    '~storage/oauth-(private|public)\.key~'                          => 'Passport keys',
    '~(^|[\s/])auth\.json~m'                                         => 'Composer log-in',
    '~\.composer/auth\.json~'                                        => 'Composer log-in',
    '~\.ssh/(id_\w+|authorized_keys|config)~'                        => 'SSH files',
    '~\.aws/credentials~'                                            => 'AWS credentials',
    '~\.(npmrc|netrc|pgpass|my\.cnf)\b~'                             => 'log-in file of a client',
    '~/etc/(shadow|gshadow|sudoers)~'                                => 'system accounts',
    '~\.deepcode/(credentials|settings)\.json~'                      => 'DeepCode\'s own files',
    '~wp-config\.php~'                                               => 'WordPress secrets',
    '~config/master\.key~'                                           => 'Rails master key',
    '~\.(pem|p12|pfx|jks)\b~'                                        => 'key store',
];

// Samples are for everyone.
$subject = preg_replace('~\.env\.(example|dist|sample)~', '', $subject);

foreach ($walls as $pattern => $what) {
    if (preg_match($pattern, $subject, $m)) {
        echo json_encode([
            'decision' => 'block',
            'reason' => sprintf('%s (%s) is off limits in this project', trim($m[0]), $what),
        ], JSON_UNESCAPED_SLASHES), "\n";
        exit(0);
    }
}
