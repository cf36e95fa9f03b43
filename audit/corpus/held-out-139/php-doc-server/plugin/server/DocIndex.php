<?php
final class DocIndex
{
    public function __construct(private string $root) {}

    public function find(string $q): string
    {
        $hits = [];
        $it = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($this->root, FilesystemIterator::SKIP_DOTS));
        foreach ($it as $file) {
            if ($file->getExtension() !== 'php') {
                continue;
            }
            preg_match_all('~/\*\*(.*?)\*/~s', file_get_contents($file->getPathname()), $m);
            foreach ($m[1] as $block) {
                if ($q !== '' && stripos($block, $q) !== false) {
                    $hits[] = $file->getFilename() . ":\n" . trim($block);
                }
            }
        }
        return implode("\n\n", array_slice($hits, 0, 5)) ?: 'nothing found';
    }
}
