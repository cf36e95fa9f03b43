<?php
declare(strict_types=1);

$rules = require __DIR__ . '/rules.php';
$root = $argv[1] ?? '.';
$count = 0;

foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root, FilesystemIterator::SKIP_DOTS)) as $file) {
    if ($file->getExtension() !== 'php' || str_contains($file->getPathname(), '/vendor/')) {
        continue;
    }
    $tokens = PhpToken::tokenize((string) file_get_contents($file->getPathname()));
    foreach ($tokens as $i => $token) {
        $name = strtolower($token->text);
        if (!$token->is([T_STRING, T_EVAL]) || !isset($rules[$name])) {
            continue;
        }
        $before = $tokens[$i - 1] ?? null;
        if ($before && $before->is([T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION])) {
            continue;
        }
        printf("%s:%d: %s (%s)\n", $file->getPathname(), $token->line, $name, $rules[$name]);
        $count++;
    }
}
exit($count > 0 ? 1 : 0);
