<?php
declare(strict_types=1);
require __DIR__ . '/Ledgerly.php';

$key = getenv('LEDGERLY_API_KEY');
if (!$key) {
    fwrite(STDERR, "LEDGERLY_API_KEY is not set\n");
    exit(1);
}
$api = new Ledgerly($key);
$tool = ['name' => 'list_invoices', 'description' => 'Invoices of a month', 'inputSchema' => ['type' => 'object', 'properties' => ['month' => ['type' => 'string']]]];

while (($line = fgets(STDIN)) !== false) {
    $msg = json_decode($line, true);
    $result = null;
    if ($msg['method'] === 'initialize') {
        $result = ['protocolVersion' => '2024-11-05', 'capabilities' => ['tools' => new stdClass()], 'serverInfo' => ['name' => 'ledgerly', 'version' => '1.0.0']];
    } elseif ($msg['method'] === 'tools/list') {
        $result = ['tools' => [$tool]];
    } elseif ($msg['method'] === 'tools/call') {
        $rows = $api->invoices((string) $msg['params']['arguments']['month']);
        $result = ['content' => [['type' => 'text', 'text' => json_encode($rows)]]];
    }
    if ($result !== null) {
        echo json_encode(['jsonrpc' => '2.0', 'id' => $msg['id'], 'result' => $result]), PHP_EOL;
    }
}
