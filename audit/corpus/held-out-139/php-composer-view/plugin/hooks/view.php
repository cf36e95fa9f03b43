<?php
require_once __DIR__ . '/src/Composer.php';
require_once __DIR__ . '/src/Advice.php';

$c = new Composer(getcwd());
foreach ($c->packages() as $name => $constraint) {
    printf("%-40s %s\n", $name, $constraint);
}
foreach ((new Advice($c))->fetch() as $tip) {
    echo "tip: $tip\n";
}
