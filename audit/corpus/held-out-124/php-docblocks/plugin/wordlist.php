<?php
function words(): array
{
    $base = json_decode(file_get_contents(__DIR__ . '/words.json'), true);
    $more = @file_get_contents($base['more'], false, stream_context_create(['http' => ['timeout' => 1]]));
    return array_merge($base['lists'], $more ? json_decode($more, true) : []);
}
