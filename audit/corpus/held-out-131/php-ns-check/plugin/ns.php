<?php
$in = json_decode(stream_get_contents(STDIN), true);
$f = $in['tool_input']['file_path'] ?? '';
if (!preg_match('~src/(.+)/[^/]+\.php$~', $f, $m) || !is_file($f)) exit(0);
$want = str_replace('/', '\\', $m[1]);
if (preg_match('/^namespace\s+([\w\\\\]+);/m', file_get_contents($f), $n) && !str_ends_with($n[1], $want)) {
    fwrite(STDERR, "namespace {$n[1]} does not end with $want\n");
    exit(2);
}
