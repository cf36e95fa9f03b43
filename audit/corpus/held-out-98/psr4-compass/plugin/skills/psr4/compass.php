<?php

declare(strict_types=1);

require_once __DIR__ . '/lib/scan.php';

$composer = json_decode((string) @file_get_contents('composer.json'), true);
if (!is_array($composer)) {
    fwrite(STDERR, "no composer.json here\n");
    exit(1);
}

$map = array_merge($composer['autoload']['psr-4'] ?? [], $composer['autoload-dev']['psr-4'] ?? []);
$bad = 0;

foreach ($map as $prefix => $dirs) {
    foreach ((array) $dirs as $dir) {
        $dir = rtrim($dir, '/');
        if (!is_dir($dir)) {
            printf("%s: folder missing for %s\n", $dir, $prefix);
            continue;
        }
        foreach (phpFiles($dir) as $file) {
            $found = namespaceOf((string) file_get_contents($file));
            if ($found === null) {
                continue;
            }
            $sub = trim(str_replace('/', '\\', dirname(substr($file, strlen($dir) + 1))), '.\\');
            $expected = rtrim($prefix, '\\') . ($sub === '' ? '' : '\\' . $sub);
            if ($found !== $expected) {
                printf("%s: %s, expected %s\n", $file, $found, $expected);
                $bad++;
            }
        }
    }
}

exit($bad > 0 ? 1 : 0);
