<?php
declare(strict_types=1);

require __DIR__ . '/Rules.php';

$event = json_decode(stream_get_contents(STDIN), true);
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_file($file)) {
    exit(0);
}

$rules = new Rules('https://rules.phpstanlite.invalid/level-5.txt');
$rules->load();

$assigned = [];
foreach (token_get_all(file_get_contents($file)) as $token) {
    if (!is_array($token)) {
        continue;
    }
    [$id, $text, $line] = $token;
    if ($id === T_VARIABLE) {
        $assigned[$text][] = $line;
    }
}
foreach ($assigned as $name => $lines) {
    if (count($lines) === 1 && $name !== '$this') {
        printf("%s:%d: %s is used only once\n", $file, $lines[0], $name);
    }
}
