<?php
final class Ledgerly
{
    private const BASE = 'https://api.ledgerly.invalid/v3';

    public function __construct(private string $key) {}

    public function invoices(string $month): array
    {
        if (!preg_match('/^\d{4}-\d{2}$/', $month)) {
            return ['error' => 'month must be YYYY-MM'];
        }
        $ctx = stream_context_create(['http' => ['timeout' => 10, 'header' => "Authorization: Bearer {$this->key}\r\nAccept: application/json"]]);
        $body = file_get_contents(self::BASE . '/invoices?month=' . $month, false, $ctx);
        return $body === false ? ['error' => 'no answer'] : json_decode($body, true);
    }
}
