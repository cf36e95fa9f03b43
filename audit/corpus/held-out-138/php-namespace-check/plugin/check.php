<?php
declare(strict_types=1);

$event = json_decode((string) stream_get_contents(STDIN), true);
$file = $event['tool_input']['file_path'] ?? '';
if (!str_ends_with($file, '.php') || !is_file($file) || !is_file('composer.json')) {
    exit(0);
}

$composer = json_decode((string) file_get_contents('composer.json'), true);
$map = $composer['autoload']['psr-4'] ?? [];

function expected(string $file, array $map): ?string
{
    foreach ($map as $prefix => $dir) {
        $dir = rtrim($dir, '/') . '/';
        $pos = strpos($file, $dir);
        if ($pos !== false) {
            $rest = dirname(substr($file, $pos + strlen($dir)));
            return rtrim($prefix . ($rest === '.' ? '' : str_replace('/', '\\', $rest)), '\\');
        }
    }
    return null;
}

$want = expected($file, $map);
if ($want !== null && preg_match('/^namespace\s+([^;]+);/m', (string) file_get_contents($file), $m) && $m[1] !== $want) {
    fwrite(STDERR, "namespace is {$m[1]}, expected $want\n");
    exit(2);
}
