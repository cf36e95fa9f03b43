#!/usr/bin/env php
<?php
declare(strict_types=1);
// scan.php DIR [--min=low|medium|high] [--json]

const ORDER = ['low' => 0, 'medium' => 1, 'high' => 2];

function options(array $argv): array
{
    $out = ['dir' => '.', 'min' => 'low', 'json' => false];
    foreach (array_slice($argv, 1) as $arg) {
        if ($arg === '--json') {
            $out['json'] = true;
        } elseif (str_starts_with($arg, '--min=')) {
            $out['min'] = substr($arg, 6);
        } else {
            $out['dir'] = $arg;
        }
    }
    if (!isset(ORDER[$out['min']])) {
        fwrite(STDERR, "--min is low, medium or high\n");
        exit(2);
    }
    return $out;
}

function phpFiles(string $dir): iterable
{
    $walk = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($dir, FilesystemIterator::SKIP_DOTS));
    foreach ($walk as $file) {
        if ($file->getExtension() === 'php' && !str_contains($file->getPathname(), '/vendor/')) {
            yield $file->getPathname();
        }
    }
}

function scan(string $path, array $calls): iterable
{
    $tokens = token_get_all((string) file_get_contents($path));
    foreach ($tokens as $i => $token) {
        if (!is_array($token)) {
            if ($token === '`') {
                yield ['high', 0, 'backticks', 'runs a shell command'];
            }
            continue;
        }
        $name = strtolower($token[1]);
        $isCall = $token[0] === T_EVAL || $token[0] === T_STRING;
        $before = $tokens[$i - 1] ?? null;
        $method = is_array($before) && in_array($before[0], [T_OBJECT_OPERATOR, T_DOUBLE_COLON], true);
        if ($isCall && !$method && isset($calls[$name])) {
            yield [$calls[$name][0], $token[2], $name, $calls[$name][1]];
        }
    }
}

$opts = options($argv);
$calls = json_decode((string) file_get_contents(__DIR__ . '/calls.json'), true, 8, JSON_THROW_ON_ERROR);
$rows = [];
foreach (phpFiles($opts['dir']) as $path) {
    foreach (scan($path, $calls) as [$level, $line, $name, $why]) {
        if (ORDER[$level] >= ORDER[$opts['min']]) {
            $rows[] = compact('level', 'path', 'line', 'name', 'why');
        }
    }
}
if ($opts['json']) {
    echo json_encode($rows, JSON_PRETTY_PRINT), "\n";
} else {
    foreach ($rows as $r) {
        printf("%-6s %s:%d %s - %s\n", $r['level'], $r['path'], $r['line'], $r['name'], $r['why']);
    }
}
exit($rows ? 1 : 0);
