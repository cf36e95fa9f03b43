<?php
namespace Routes;

final class Finder
{
    public function in(string $dir): iterable
    {
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($dir)) as $f) {
            if ($f->getExtension() === 'php' && preg_match_all("/#\[Route\('([^']+)'/", file_get_contents((string) $f), $m)) {
                foreach ($m[1] as $r) {
                    yield $r => (string) $f;
                }
            }
        }
    }
}
