<?php
declare(strict_types=1);

require __DIR__ . '/Indenter.php';

$event = json_decode(stream_get_contents(STDIN) ?: '{}', true);
$path = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($path, '.blade.php') || !is_file($path)) {
    exit(0);
}

$indenter = new Indenter(json_decode(file_get_contents(__DIR__ . '/../directives.json'), true));
$before = file_get_contents($path);
$after = $indenter->indent($before);
if ($after !== $before) {
    file_put_contents($path, $after);
    echo "blade-format: indented ", basename($path), "\n";
}
