<?php
require_once __DIR__ . '/inflect.php';
require_once __DIR__ . '/wordlist.php';

$in = json_decode(file_get_contents('php://stdin'), true);
$path = $in['tool_input']['file_path'] ?? '';
if (pathinfo($path, PATHINFO_EXTENSION) !== 'php') {
    exit;
}
$tokens = token_get_all(file_get_contents($path));
$doc = false;
foreach ($tokens as $i => $t) {
    if (!is_array($t)) {
        continue;
    }
    if ($t[0] === T_DOC_COMMENT) {
        $doc = true;
    } elseif ($t[0] === T_FUNCTION) {
        $name = $tokens[$i + 2][1] ?? '';
        if (!$doc && $name !== '') {
            echo "line {$t[2]}: $name() - suggest: \"", sentence($name), "\"\n";
        }
        $doc = false;
    }
}
foreach (words() as $kind => $list) {
    array_map(inflector($kind), $list);
}
