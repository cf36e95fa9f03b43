<?php

declare(strict_types=1);

/** @return array{int, string} status and output */
function run(array $argv): array
{
    $process = proc_open($argv, [1 => ['pipe', 'w'], 2 => ['redirect', 1]], $pipes);
    if (!is_resource($process)) {
        return [0, ''];
    }
    $out = (string) stream_get_contents($pipes[1]);
    return [proc_close($process), $out];
}

$event = json_decode((string) stream_get_contents(STDIN), true);
$file = $event['tool_input']['file_path'] ?? '';
if (!is_string($file) || !str_ends_with($file, '.php') || !is_file($file)) {
    exit(0);
}

$checks = [[PHP_BINARY, '-n', '-l', $file]];
if (is_file('vendor/bin/phpstan')) {
    $checks[] = [PHP_BINARY, 'vendor/bin/phpstan', 'analyse', '--no-progress', '--error-format=raw', $file];
}
foreach ($checks as $argv) {
    [$status, $out] = run($argv);
    if ($status !== 0) {
        fwrite(STDERR, substr($out, 0, 4000));
        exit(2);
    }
}
