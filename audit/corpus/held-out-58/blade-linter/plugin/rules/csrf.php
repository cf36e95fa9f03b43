<?php
return static function (string $text): array {
    return preg_match('/<form[^>]+method="post"/i', $text) && !str_contains($text, '@csrf')
        ? [[1, 'form without @csrf']] : [];
};
