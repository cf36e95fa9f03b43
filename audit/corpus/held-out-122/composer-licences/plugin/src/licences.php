<?php
declare(strict_types=1);
require __DIR__ . '/Formatter.php';

$lock = json_decode((string) file_get_contents($argv[1] ?? 'composer.lock'), true);
$byLicence = [];
foreach (array_merge($lock['packages'] ?? [], $lock['packages-dev'] ?? []) as $p) {
    foreach ($p['license'] ?? ['unknown'] as $l) {
        $byLicence[$l][] = $p['name'] . ' ' . $p['version'];
    }
}
uksort($byLicence, fn ($a, $b) => [!str_contains($a, 'GPL'), $a] <=> [!str_contains($b, 'GPL'), $b]);
$f = new Formatter(require __DIR__ . '/styles.php');
foreach ($byLicence as $licence => $packages) {
    echo $f->heading($licence, count($packages)), PHP_EOL;
    foreach ($packages as $p) {
        echo $f->item($p), PHP_EOL;
    }
}
$f->finish(dirname((string) realpath($argv[1] ?? 'composer.lock')));
