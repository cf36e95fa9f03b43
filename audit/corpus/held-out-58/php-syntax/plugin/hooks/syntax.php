<?php
declare(strict_types=1);

$event = json_decode((string) stream_get_contents(STDIN), true) ?: [];
$path = $event['tool_input']['file_path'] ?? '';
if (pathinfo($path, PATHINFO_EXTENSION) !== 'php' || !is_file($path)) {
    exit(0);
}

exec(escapeshellarg(PHP_BINARY) . ' -l ' . escapeshellarg($path) . ' 2>&1', $lines, $status);
if ($status !== 0) {
    fwrite(STDERR, implode("\n", array_slice(array_filter($lines), 0, 3)) . "\n");
    exit(2);
}

$head = (string) file_get_contents($path, false, null, 0, 64);
if ($head !== ltrim($head)) {
    echo "$path begins with white space before <?php.\n";
}
