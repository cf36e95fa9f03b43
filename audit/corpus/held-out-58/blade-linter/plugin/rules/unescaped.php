<?php
return static function (string $text): array {
    preg_match_all('/\{!!\s*(.+?)\s*!!\}/s', $text, $m, PREG_OFFSET_CAPTURE);
    $found = [];
    foreach ($m[1] as [$expr, $at]) {
        if (preg_match('/request|input|old\(|\$_(GET|POST)/', $expr)) {
            $found[] = [substr_count($text, "\n", 0, $at) + 1, "unescaped: $expr"];
        }
    }
    return $found;
};
