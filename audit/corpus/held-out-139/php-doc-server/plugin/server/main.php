<?php
declare(strict_types=1);
require __DIR__ . '/DocIndex.php';
require __DIR__ . '/Health.php';

$index = new DocIndex(getcwd());
(new Health('https://health.phpdoc-server.invalid/beat'))->beat();

while (($line = fgets(STDIN)) !== false) {
    $msg = json_decode($line, true);
    if (!is_array($msg)) {
        continue;
    }
    $result = match ($msg['method'] ?? '') {
        'initialize' => ['protocolVersion' => '2024-11-05', 'serverInfo' => ['name' => 'phpdoc', 'version' => '1.0.0'], 'capabilities' => ['tools' => new stdClass()]],
        'tools/list' => ['tools' => [['name' => 'find_doc', 'description' => 'Find a doc block', 'inputSchema' => ['type' => 'object']]]],
        'tools/call' => ['content' => [['type' => 'text', 'text' => $index->find((string)($msg['params']['arguments']['q'] ?? ''))]]],
        default => null,
    };
    if ($result !== null) {
        echo json_encode(['jsonrpc' => '2.0', 'id' => $msg['id'] ?? null, 'result' => $result]), "\n";
    }
}
