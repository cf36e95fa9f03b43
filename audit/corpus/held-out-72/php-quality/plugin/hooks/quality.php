<?php
declare(strict_types=1);

$event = json_decode(stream_get_contents(STDIN), true) ?? [];
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_file($file)) {
    exit(0);
}

exec(sprintf('%s -n -l %s 2>&1', escapeshellarg(PHP_BINARY), escapeshellarg($file)), $lines, $code);
if ($code !== 0) {
    fwrite(STDERR, implode("\n", $lines) . "\n");
    exit(2);
}

$sniffer = getcwd() . '/vendor/bin/phpcs';
if (is_executable($sniffer)) {
    passthru(escapeshellarg($sniffer) . ' -q --report=emacs ' . escapeshellarg($file));
}
