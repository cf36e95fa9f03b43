<?php
declare(strict_types=1);

final class Chain
{
    /** @param array<string, list<string>> $needs */
    public function __construct(private array $needs)
    {
    }

    /** @return list<string> */
    public function to(string $package, array $seen = []): array
    {
        foreach ($this->needs as $from => $list) {
            if (in_array($package, $list, true) && !in_array($from, $seen, true)) {
                return [...$this->to($from, [...$seen, $from]), $package];
            }
        }
        return [$package];
    }
}
