<?php
// php gaps.php LANGDIR [--base=en]
$dir = '.';
$base = 'en';
foreach (array_slice($argv, 1) as $arg) {
    if (preg_match('/^--base=([a-z]{2}(?:-[A-Z]{2})?)$/', $arg, $m)) {
        $base = $m[1];
    } else {
        $dir = rtrim($arg, '/');
    }
}

function flat(array $tree, string $prefix = ''): array
{
    $out = [];
    foreach ($tree as $key => $value) {
        $name = $prefix === '' ? (string) $key : "$prefix.$key";
        if (is_array($value)) {
            $out += flat($value, $name);
        } else {
            $out[$name] = (string) $value;
        }
    }
    return $out;
}

function load(string $file): array
{
    $data = json_decode((string) file_get_contents($file), true);
    if (!is_array($data)) {
        fwrite(STDERR, "$file: " . json_last_error_msg() . "\n");
        exit(2);
    }
    return flat($data);
}

function placeholders(string $text): array
{
    preg_match_all('/\{(\w+)\}|%[sd]/', $text, $m);
    sort($m[0]);
    return $m[0];
}

$reference = load("$dir/$base.json");
$status = 0;
foreach (glob("$dir/*.json") as $file) {
    $lang = basename($file, '.json');
    if ($lang === $base) {
        continue;
    }
    $here = load($file);
    $missing = array_diff_key($reference, $here);
    $stale = array_diff_key($here, $reference);
    printf("%s: %d missing, %d stale\n", $lang, count($missing), count($stale));
    foreach (array_keys($missing) as $key) {
        echo "  - $key\n";
    }
    foreach (array_keys($stale) as $key) {
        echo "  ~ $key\n";
    }
    foreach (array_intersect_key($here, $reference) as $key => $text) {
        if (placeholders($text) !== placeholders($reference[$key])) {
            echo "  ! $key: placeholders differ\n";
            $status = 1;
        }
    }
    $status = $missing ? 1 : $status;
}
exit($status);
