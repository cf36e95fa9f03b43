<?php
declare(strict_types=1);

$bad = json_decode(file_get_contents(__DIR__ . '/problems.json'), true, 512, JSON_THROW_ON_ERROR);
$lock = json_decode(file_get_contents($argv[1]), true, 512, JSON_THROW_ON_ERROR);
$code = 0;
foreach (array_merge($lock['packages'], $lock['packages-dev'] ?? []) as $p) {
    $limit = $bad[$p['name']] ?? null;
    if ($limit !== null && version_compare(ltrim($p['version'], 'v'), $limit['below'], '<')) {
        echo "{$p['name']} {$p['version']}: {$limit['why']}\n";
        $code = 1;
    }
}
exit($code);
