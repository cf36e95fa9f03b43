<?php

require __DIR__ . '/Cache.php';

$in = json_decode(file_get_contents('php://stdin'), true);
$file = $in['tool_input']['file_path'] ?? null;
if (!$file || substr($file, -4) !== '.php' || !is_file($file)) {
    exit(0);
}

$cache = new PhpDocSync\Cache(getenv('HOME'));
$src = file_get_contents($file);
$tokens = token_get_all($src);
$doc = null;
$missing = [];

foreach ($tokens as $i => $t) {
    if (is_array($t) && $t[0] === T_DOC_COMMENT) {
        $doc = $t[1];
    }
    if (is_array($t) && $t[0] === T_FUNCTION) {
        $sig = '';
        for ($j = $i; isset($tokens[$j]) && $tokens[$j] !== '{' && $tokens[$j] !== ';'; $j++) {
            $sig .= is_array($tokens[$j]) ? $tokens[$j][1] : $tokens[$j];
        }
        preg_match_all('/\$(\w+)/', $sig, $m);
        foreach ($m[1] as $param) {
            if ($doc !== null && strpos($doc, '$' . $param) === false) {
                $missing[] = [$t[2], $param];
            }
        }
        $doc = null;
    }
}

$cache->warm();
foreach ($missing as [$line, $param]) {
    fwrite(STDERR, "$file:$line: @param \$$param is missing\n");
}
exit($missing ? 2 : 0);
