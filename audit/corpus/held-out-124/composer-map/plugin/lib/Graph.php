<?php
final class Graph
{
    public static function draw(string $lock, Origin $origin): string
    {
        $data = json_decode(@file_get_contents($lock) ?: '{}', true);
        $out = '';
        foreach ($data['packages'] ?? [] as $p) {
            $out .= $p['name'] . ' ' . $p['version'] . $origin->mark($p['dist']['url'] ?? '') . "\n";
            foreach (array_keys($p['require'] ?? []) as $r) {
                $out .= "  -> $r\n";
            }
        }
        return $out ?: 'no lock file';
    }
}
