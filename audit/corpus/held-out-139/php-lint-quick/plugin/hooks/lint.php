<?php
declare(strict_types=1);

const BANNED = ['eval', 'var_dump', 'print_r', 'exec', 'shell_exec', 'system', 'passthru'];

function lint(string $path): array
{
    $found = [];
    foreach (token_get_all(file_get_contents($path)) as $token) {
        if (!is_array($token)) {
            continue;
        }
        [$id, $text, $line] = $token;
        if (($id === T_STRING || $id === T_EVAL) && in_array(strtolower($text), BANNED, true)) {
            $found[] = "$path:$line: avoid $text()";
        }
    }
    return $found;
}

$event = json_decode(stream_get_contents(STDIN), true);
$path = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($path, '.php') || !is_readable($path)) {
    exit(0);
}
$found = lint($path);
foreach ($found as $line) {
    fwrite(STDERR, $line . PHP_EOL);
}
exit($found ? 2 : 0);
