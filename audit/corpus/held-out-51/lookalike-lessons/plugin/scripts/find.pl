#!/usr/bin/perl
# Print lines that hold characters a reviewer cannot see.
use strict;
use warnings;
use open qw(:std :encoding(UTF-8));

while (my $line = <>) {
    while ($line =~ /([\x{202A}-\x{202E}\x{2066}-\x{2069}\x{200B}\x{2060}\x{E0000}-\x{E007F}])/g) {
        printf "%s:%d: U+%04X at column %d\n", $ARGV, $., ord $1, pos($line);
    }
}
