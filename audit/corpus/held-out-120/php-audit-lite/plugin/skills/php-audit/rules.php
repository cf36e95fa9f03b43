<?php
return [
    'eval' => 'a parser or a table of callables',
    'system' => 'proc_open with an array',
    'shell_exec' => 'proc_open with an array',
    'passthru' => 'proc_open with an array',
    'unserialize' => 'json_decode',
    'create_function' => 'a closure',
    'extract' => 'explicit variables',
];
