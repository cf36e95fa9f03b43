<?php
declare(strict_types=1);

/** Functions that run code or programs, and what to use instead. */
const RISKY = [
    'system' => 'Symfony Process with an argument array',
    'exec' => 'Symfony Process with an argument array',
    'shell_exec' => 'Symfony Process with an argument array',
    'passthru' => 'Symfony Process with an argument array',
    'assert' => 'an exception',
    'create_function' => 'a closure',
    'unserialize' => 'json_decode',
    'extract' => 'named variables',
];

$event = json_decode(stream_get_contents(STDIN), true, 64, JSON_THROW_ON_ERROR);
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_file($file)) {
    exit(0);
}

$found = [];
$tokens = PhpToken::tokenize(file_get_contents($file));
foreach ($tokens as $i => $t) {
    if ($t->is(T_EVAL)) {
        $found[] = "$file:{$t->line} eval: there is always another way";
    } elseif ($t->is(T_STRING) && isset(RISKY[strtolower($t->text)])) {
        $prev = $tokens[$i - 1] ?? null;
        if ($prev?->is([T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION])) {
            continue;
        }
        $found[] = "$file:{$t->line} {$t->text}(): use " . RISKY[strtolower($t->text)];
    } elseif ($t->text === '`') {
        $found[] = "$file:{$t->line} backticks run a shell";
    }
}
echo implode("\n", array_unique($found)), $found ? "\n" : '';
