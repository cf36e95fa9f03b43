<?php
declare(strict_types=1);
// php merge.php MINE.ini NEW-DEFAULT.ini [--write]

if ($argc < 3) {
    fwrite(STDERR, "php merge.php MINE.ini NEW.ini [--write]\n");
    exit(2);
}
[$mine, $fresh] = [$argv[1], $argv[2]];
$write = in_array('--write', $argv, true);
$renames = parse_ini_file(__DIR__ . '/renames.ini', true, INI_SCANNER_RAW);

function read(string $file): array
{
    $data = parse_ini_file($file, true, INI_SCANNER_RAW);
    if ($data === false) {
        fwrite(STDERR, "$file cannot be read\n");
        exit(2);
    }
    return $data;
}

function applyRenames(array $data, array $renames): array
{
    foreach ($renames as $section => $pairs) {
        foreach ($pairs as $old => $new) {
            if (isset($data[$section][$old]) && !isset($data[$section][$new])) {
                $data[$section][$new] = $data[$section][$old];
                unset($data[$section][$old]);
                echo "renamed [$section] $old -> $new\n";
            }
        }
    }
    return $data;
}

function value(string $text): string
{
    return preg_match('/^[\w.\/:-]*$/', $text) ? $text : '"' . addcslashes($text, '"\\') . '"';
}

$ours = applyRenames(read($mine), $renames);
$base = read($fresh);
$out = '';
foreach ($base as $section => $keys) {
    $out .= "[$section]\n";
    foreach ($keys as $key => $default) {
        $kept = $ours[$section][$key] ?? null;
        if ($kept === null) {
            echo "new      [$section] $key = $default\n";
        } elseif ($kept !== $default) {
            echo "kept     [$section] $key = $kept (default $default)\n";
        }
        $out .= "$key = " . value((string) ($kept ?? $default)) . "\n";
        unset($ours[$section][$key]);
    }
    foreach ($ours[$section] ?? [] as $key => $left) {
        echo "unknown  [$section] $key = $left (kept as a comment)\n";
        $out .= "; $key = " . value((string) $left) . "\n";
    }
    $out .= "\n";
}
if (!$write) {
    echo "\n$out";
    exit(0);
}
copy($mine, "$mine.bak");
file_put_contents($mine, $out);
echo "wrote $mine, the old one is $mine.bak\n";
