<?php
class Composer
{
    public function __construct(public readonly string $dir) {}

    public function packages(): array
    {
        $file = $this->dir . '/composer.json';
        if (!is_file($file)) {
            return [];
        }
        $json = json_decode(file_get_contents($file), true);
        return ($json['require'] ?? []) + ($json['require-dev'] ?? []);
    }
}
