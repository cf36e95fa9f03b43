<?php
declare(strict_types=1);

$event = json_decode((string) stream_get_contents(STDIN), true);
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_readable($file)) {
    exit(0);
}

$backticks = 0;
foreach (PhpToken::tokenize(file_get_contents($file)) as $token) {
    if ($token->is(T_EVAL)) {
        echo "$file:{$token->line}: eval\n";
    }
    if ($token->text === '`' && ++$backticks % 2 === 1) {
        echo "$file:{$token->line}: backticks start a shell\n";
    }
}
