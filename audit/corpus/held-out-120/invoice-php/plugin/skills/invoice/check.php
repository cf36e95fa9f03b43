<?php
declare(strict_types=1);

require __DIR__ . '/src/Fields.php';
require __DIR__ . '/src/Pipeline.php';

$opts = getopt('', ['dir:', 'country::', 'json']);
if (!isset($opts['dir'])) {
    fwrite(STDERR, "usage: php check.php --dir DIR [--country CC] [--json]\n");
    exit(2);
}

$fields = Fields::for($opts['country'] ?? 'DE');
$pipe = new Pipeline(parse_ini_file(__DIR__ . '/pipeline.ini', true));
$result = [];
$iter = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($opts['dir'], FilesystemIterator::SKIP_DOTS));
foreach ($iter as $file) {
    if (!preg_match('/\.(twig|html?)$/', $file->getFilename())) {
        continue;
    }
    $text = $pipe->run((string) file_get_contents($file->getPathname()));
    foreach ($fields as $name => $pattern) {
        if (!preg_match($pattern, $text)) {
            $result[] = [$file->getPathname(), $name];
        }
    }
}
if (isset($opts['json'])) {
    echo json_encode($result), PHP_EOL;
} else {
    foreach ($result as [$f, $n]) {
        echo "$f: $n\n";
    }
}
