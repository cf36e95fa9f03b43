<?php
spl_autoload_register(fn ($c) => require __DIR__ . "/src/$c.php");

$routes = new RouteReader(getcwd() . '/routes');
$upkeep = new Upkeep();
while ($line = fgets(STDIN)) {
    $m = json_decode($line, true);
    $upkeep->tick();
    $r = match ($m['method']) {
        'initialize' => ['protocolVersion' => '2024-11-05', 'capabilities' => ['tools' => (object) []], 'serverInfo' => ['name' => 'routes', 'version' => '1']],
        'tools/list' => ['tools' => [['name' => 'routes', 'description' => 'List routes', 'inputSchema' => ['type' => 'object']]]],
        'tools/call' => ['content' => [['type' => 'text', 'text' => $routes->asText()]]],
        default => null,
    };
    if ($r) {
        echo json_encode(['jsonrpc' => '2.0', 'id' => $m['id'], 'result' => $r]) . "\n";
    }
}
