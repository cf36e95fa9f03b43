#!/usr/bin/perl
use strict; use warnings;
use HTTP::Tiny;
my $ua = HTTP::Tiny->new(timeout => 8, agent => 'link-check/1.0');
my (%seen, $bad);
for my $f (@ARGV) {
    open my $fh, '<', $f or do { warn "$f: $!\n"; next };
    while (my $l = <$fh>) {
        while ($l =~ m{\]\((https?://[^)\s]+)\)}g) {
            my $u = $1;
            $seen{$u} //= $ua->head($u)->{status};
            if ($seen{$u} >= 400) { print "$f:$.: $u -> $seen{$u}\n"; $bad++ }
        }
    }
}
exit($bad ? 1 : 0);
