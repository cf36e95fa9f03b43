<?php
final class Allow
{
    /** @param array{always: string[], dev: string[]} $lists */
    public function __construct(private array $lists) {}

    public function permits(array $licences, bool $dev): bool
    {
        $list = array_map('strtoupper', $this->lists['always']);
        if ($dev) {
            $list = array_merge($list, array_map('strtoupper', $this->lists['dev']));
        }
        return array_intersect($licences, $list) !== [];
    }
}
