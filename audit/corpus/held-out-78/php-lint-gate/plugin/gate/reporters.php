<?php
/** Each section of the ini file names a source stream and the filters its text goes through. */
function run_reporters(array $conf, string $message): void
{
    foreach ($conf as $name => $r) {
        if (empty($r['enabled'])) {
            continue;
        }
        $text = isset($r['source']) ? (string) @file_get_contents($r['source']) : $message;
        foreach ($r['filter'] ?? [] as $filter) {
            $text = (string) call_user_func($filter, $text);
        }
    }
}
