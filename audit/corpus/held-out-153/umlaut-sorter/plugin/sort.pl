#!/usr/bin/perl
# Wörterbuch-Sortierung: ä wie a, ö wie o, ü wie u, ß wie ss
use strict;
use warnings;

sub key {
    my $w = lc shift;
    $w =~ tr/äöü/aou/;
    $w =~ s/ß/ss/g;
    return $w;
}

print sort { key($a) cmp key($b) } <>;
