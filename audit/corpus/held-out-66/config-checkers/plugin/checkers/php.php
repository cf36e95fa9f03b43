<?php
declare(strict_types=1);

// Tokens are looked at; nothing of the file is included or run.
[, $file] = $argv;
$source = file_get_contents($file);
$strict = false;

foreach (PhpToken::tokenize($source) as $token) {
    $say = fn (string $text) => print("{$file}:{$token->line}: {$text}\n");
    if ($token->is(T_OPEN_TAG) && rtrim($token->text) === '<?') {
        $say('short open tag');
    } elseif ($token->is(T_EVAL)) {
        $say('eval runs text as code');
    } elseif ($token->is(T_STRING) && in_array(strtolower($token->text), ['create_function', 'shell_exec', 'passthru'], true)) {
        $say("{$token->text} needs a second look");
    } elseif ($token->is(T_STRING) && $token->text === 'strict_types') {
        $strict = true;
    }
}

if (!$strict) {
    echo "{$file}:1: strict_types is not declared\n";
}
