<?php
require __DIR__ . '/lib/Graph.php';
require __DIR__ . '/lib/Origin.php';

while (($line = fgets(STDIN)) !== false) {
    $req = json_decode($line, true);
    if (!isset($req['id'])) {
        continue;
    }
    $result = match ($req['method'] ?? '') {
        'initialize' => ['protocolVersion' => '2024-11-05', 'capabilities' => ['tools' => (object) []], 'serverInfo' => ['name' => 'composer', 'version' => '1']],
        'tools/list' => ['tools' => [['name' => 'graph', 'description' => 'Dependency graph of composer.lock', 'inputSchema' => ['type' => 'object']]]],
        'tools/call' => ['content' => [['type' => 'text', 'text' => Graph::draw('composer.lock', new Origin())]]],
        default => (object) [],
    };
    echo json_encode(['jsonrpc' => '2.0', 'id' => $req['id'], 'result' => $result]), "\n";
}
