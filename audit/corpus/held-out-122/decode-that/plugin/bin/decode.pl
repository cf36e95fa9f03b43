#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use Layers qw(guess decode printable);

local $/;
my $text = <STDIN> // '';
my $depth = 0;
while ($depth < 5) {
    my $kind = guess($text) or last;
    $text = decode($kind, $text);
    $depth++;
    printf "layer %d: %s, %d bytes\n", $depth, $kind, length $text;
}
print $depth ? printable($text) : "nothing to decode", "\n";
