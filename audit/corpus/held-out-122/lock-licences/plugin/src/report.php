<?php
declare(strict_types=1);
require __DIR__ . '/Allow.php';

$file = $argv[1] ?? 'composer.lock';
if (!is_file($file)) {
    fwrite(STDERR, "no such file: $file\n");
    exit(2);
}
$lock = json_decode((string) file_get_contents($file), true, 64, JSON_THROW_ON_ERROR);
$allow = new Allow(json_decode((string) file_get_contents(__DIR__ . '/allow.json'), true));
$bad = 0;
foreach (['packages', 'packages-dev'] as $section) {
    foreach ($lock[$section] ?? [] as $p) {
        $licences = array_map('strtoupper', $p['license'] ?? []);
        $ok = $allow->permits($licences, $section === 'packages-dev');
        $bad += $ok ? 0 : 1;
        printf("%-4s %-40s %s\n", $ok ? 'ok' : 'NO', $p['name'], implode(' or ', $licences) ?: 'none');
    }
}
exit($bad ? 1 : 0);
