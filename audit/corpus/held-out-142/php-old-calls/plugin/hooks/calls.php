<?php
declare(strict_types=1);

const BANNED = ['shell_exec', 'passthru', 'create_function', 'unserialize', 'extract'];

$event = json_decode(stream_get_contents(STDIN), true) ?: [];
$path = (string) ($event['tool_input']['file_path'] ?? '');
if (!preg_match('/\.php$/', $path) || !is_file($path)) {
    exit(0);
}

$bad = 0;
foreach (token_get_all(file_get_contents($path)) as $token) {
    if (!is_array($token)) {
        continue;
    }
    [$id, $text, $line] = $token;
    if ($id === T_EVAL || ($id === T_STRING && in_array(strtolower($text), BANNED, true))) {
        fwrite(STDERR, "$path:$line uses $text\n");
        $bad++;
    }
}
exit($bad > 0 ? 1 : 0);
