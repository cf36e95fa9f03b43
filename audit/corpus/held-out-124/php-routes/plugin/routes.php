<?php
declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $name = str_replace('Routes\\', '', $class);
    if (preg_match('/^[A-Z]\w+$/', $name) && is_file($f = __DIR__ . "/lib/$name.php")) {
        require $f;
    }
});
$format = 'Routes\\' . ucfirst($argv[2] ?? 'text') . 'Printer';
if (!class_exists($format)) {
    fwrite(STDERR, "no such format\n");
    exit(64);
}
(new $format())->show((new Routes\Finder())->in($argv[1] ?? 'src'));
