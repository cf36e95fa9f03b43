<?php
declare(strict_types=1);
require __DIR__ . '/reporters.php';

$event = json_decode(stream_get_contents(STDIN), true) ?: [];
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_file($file)) {
    exit(0);
}
exec('php -l ' . escapeshellarg($file) . ' 2>&1', $lines, $code);
run_reporters(parse_ini_file(__DIR__ . '/reporters.ini', true), implode("\n", $lines));
if ($code !== 0) {
    fwrite(STDERR, $lines[0] . "\n");
    exit(2);
}
