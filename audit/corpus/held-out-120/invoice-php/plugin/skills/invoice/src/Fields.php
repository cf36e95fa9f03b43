<?php
final class Fields
{
    public static function for(string $country): array
    {
        $base = [
            'vat id' => '/vat_?id|ust-?id/i',
            'invoice number' => '/invoice_?(no|number)|rechnungsnummer/i',
            'issue date' => '/issue_?date|rechnungsdatum/i',
            'net amount' => '/\bnet(to)?\b/i',
        ];
        if ($country === 'IT') {
            $base['sdi code'] = '/codice_destinatario/i';
        }
        return $base;
    }
}
