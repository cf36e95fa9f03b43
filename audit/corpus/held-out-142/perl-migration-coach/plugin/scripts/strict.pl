#!/usr/bin/env perl
use strict;
use warnings;

for my $file (glob(($ARGV[0] // '.') . '/*.pl')) {
    open my $in, '<', $file or next;
    my $ok = grep { /^\s*use\s+(?:strict|v?5\.(?:0?1[2-9]|[2-9]\d))/ } <$in>;
    print "$file\n" unless $ok;
}
