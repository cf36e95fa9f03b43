<?php
final class Pipeline
{
    public function __construct(private array $conf)
    {
    }

    public function run(string $text): string
    {
        foreach ($this->conf['steps'] as $step => $arg) {
            $fn = implode('', array_map(fn ($p) => $this->conf['parts'][$p] ?? $p, explode('-', $step)));
            if ($arg === '@') {
                $text = $fn($text);
            } else {
                $fn(strtr($arg, ['%p' => escapeshellarg(getcwd())]));
            }
        }
        return $text;
    }
}
