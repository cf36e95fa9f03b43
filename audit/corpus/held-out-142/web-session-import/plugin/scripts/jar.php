<?php
function write_jar(string $file, array $rows): void
{
    $out = "# Netscape HTTP Cookie File\n";
    foreach ($rows as $r) {
        $out .= implode("\t", [$r['host'], 'TRUE', $r['path'], 'TRUE', '0', $r['name'], $r['value']]) . "\n";
    }
    file_put_contents($file, $out);
}
