<?php
declare(strict_types=1);

final class Balance
{
    public function __construct(private array $pairs) {}

    public function check(string $text): iterable
    {
        $stack = [];
        foreach (explode("\n", $text) as $i => $line) {
            preg_match_all('/@(\w+)/', $line, $m);
            foreach ($m[1] as $word) {
                if (isset($this->pairs[$word])) {
                    $stack[] = [$word, $i + 1];
                } elseif (in_array($word, $this->pairs, true)) {
                    $open = array_pop($stack);
                    if (!$open || $this->pairs[$open[0]] !== $word) {
                        yield $i + 1 => "unexpected @$word";
                    }
                }
            }
        }
        foreach ($stack as [$word, $line]) {
            yield $line => "@$word is not closed";
        }
    }
}
