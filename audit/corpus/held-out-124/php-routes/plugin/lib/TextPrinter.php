<?php
namespace Routes;

final class TextPrinter
{
    public function show(iterable $routes): void
    {
        foreach ($routes as $r => $f) {
            printf("%-40s %s\n", $r, $f);
        }
    }
}
