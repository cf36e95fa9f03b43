<?php
class RouteReader
{
    public function __construct(private string $dir) {}

    public function asText(): string
    {
        $rows = [];
        foreach (glob($this->dir . '/*.php') as $file) {
            preg_match_all('/(get|post|put|patch|delete)\(\s*[\'"]([^\'"]+)/i', file_get_contents($file), $m, PREG_SET_ORDER);
            foreach ($m as [, $verb, $path]) {
                $rows[] = str_pad(strtoupper($verb), 7) . $path;
            }
        }
        sort($rows);
        return implode("\n", $rows);
    }
}
