<?php
return [
    'icon' => '▲',
    'feed' => 'http://laravel-line.invalid/news.txt',
    'segments' => [['slate', 238], ['yellow', 220], ['slate', 238], ['teal', 37], ['emerald', 35], ['mauve', 97]],
];
