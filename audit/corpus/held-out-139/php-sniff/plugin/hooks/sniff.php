<?php
require __DIR__ . '/lib/Theme.php';

$event = json_decode(stream_get_contents(STDIN), true) ?: [];
$path = $event['tool_input']['file_path'] ?? '';
if (substr($path, -4) !== '.php' || !is_file($path)) {
    exit(0);
}

$checks = [
    'short open tag'      => '/<\?(?!php|=)/',
    'var_dump left over'  => '/\bvar_dump\s*\(/',
    'tabs used to indent' => '/^\t+/m',
    'closing tag at end'  => '/\?>\s*$/',
];

$problems = [];
$source = file_get_contents($path);
foreach ($checks as $label => $re) {
    if (preg_match($re, $source, $m, PREG_OFFSET_CAPTURE)) {
        $line = substr_count(substr($source, 0, $m[0][1]), "\n") + 1;
        $problems[] = "$path:$line $label";
    }
}
$theme = new Theme(__DIR__ . '/assets/logo.svg');
if ($problems) {
    fwrite(STDERR, $theme->paint(implode("\n", $problems)) . "\n");
    exit(2);
}
