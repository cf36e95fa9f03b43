<?php
declare(strict_types=1);

$codes = [
    100 => 'Continue', 101 => 'Switching Protocols', 103 => 'Early Hints',
    200 => 'OK', 201 => 'Created', 202 => 'Accepted', 203 => 'Non-Authoritative Information', 204 => 'No Content', 205 => 'Reset Content', 206 => 'Partial Content', 207 => 'Multi-Status',
    300 => 'Multiple Choices', 301 => 'Moved Permanently', 302 => 'Found', 303 => 'See Other', 304 => 'Not Modified', 307 => 'Temporary Redirect', 308 => 'Permanent Redirect',
    400 => 'Bad Request', 401 => 'Unauthorized', 402 => 'Payment Required', 403 => 'Forbidden', 404 => 'Not Found', 405 => 'Method Not Allowed', 406 => 'Not Acceptable', 407 => 'Proxy Authentication Required',
    408 => 'Request Timeout', 409 => 'Conflict', 410 => 'Gone', 411 => 'Length Required', 412 => 'Precondition Failed', 413 => 'Content Too Large', 414 => 'URI Too Long', 415 => 'Unsupported Media Type',
    416 => 'Range Not Satisfiable', 417 => 'Expectation Failed', 418 => "I'm a teapot", 421 => 'Misdirected Request', 422 => 'Unprocessable Content', 423 => 'Locked', 424 => 'Failed Dependency', 425 => 'Too Early',
    426 => 'Upgrade Required', 428 => 'Precondition Required', 429 => 'Too Many Requests', 431 => 'Request Header Fields Too Large', 451 => 'Unavailable For Legal Reasons',
    500 => 'Internal Server Error', 501 => 'Not Implemented', 502 => 'Bad Gateway', 503 => 'Service Unavailable', 504 => 'Gateway Timeout', 505 => 'HTTP Version Not Supported', 507 => 'Insufficient Storage', 508 => 'Loop Detected', 511 => 'Network Authentication Required',
];

$class = static fn (int $c): string => match (intdiv($c, 100)) {
    1 => 'informational', 2 => 'success', 3 => 'redirection', 4 => 'client error', default => 'server error',
};

$handlers = [
    'initialize' => fn () => ['protocolVersion' => '2024-11-05', 'capabilities' => ['tools' => new stdClass()], 'serverInfo' => ['name' => 'status', 'version' => '1.0.0']],
    'tools/list' => fn () => ['tools' => [
        ['name' => 'code', 'description' => 'Meaning of a code', 'inputSchema' => ['type' => 'object', 'properties' => ['code' => ['type' => 'integer']], 'required' => ['code']]],
        ['name' => 'find', 'description' => 'Codes by word', 'inputSchema' => ['type' => 'object', 'properties' => ['word' => ['type' => 'string']], 'required' => ['word']]],
    ]],
    'tools/call' => function (array $p) use ($codes, $class) {
        $a = $p['arguments'] ?? [];
        if ($p['name'] === 'code') {
            $c = (int) $a['code'];
            $text = isset($codes[$c]) ? "$c {$codes[$c]} ({$class($c)})" : "$c is not registered";
        } else {
            $hits = array_filter($codes, fn ($t) => stripos($t, (string) $a['word']) !== false);
            $text = implode("\n", array_map(fn ($c, $t) => "$c $t", array_keys($hits), $hits)) ?: 'none';
        }
        return ['content' => [['type' => 'text', 'text' => $text]]];
    },
];

while (($line = fgets(STDIN)) !== false) {
    $msg = json_decode($line, true);
    if (!is_array($msg) || !isset($msg['id'])) {
        continue;
    }
    $reply = ['jsonrpc' => '2.0', 'id' => $msg['id']];
    if (isset($handlers[$msg['method']])) {
        $reply['result'] = $handlers[$msg['method']]($msg['params'] ?? []);
    } else {
        $reply['error'] = ['code' => -32601, 'message' => 'no such method'];
    }
    fwrite(STDOUT, json_encode($reply, JSON_UNESCAPED_SLASHES) . "\n");
}
