#!/usr/bin/perl
use strict;
use warnings;
use Getopt::Long;
use Time::Piece;

my ($top, $from) = (10);
GetOptions('top=i' => \$top, 'from=s' => \$from) or die "usage: digest.pl [--top N] [--from YYYY-MM-DD] FILE...\n";

my $since;
if ($from) {
    $since = eval { Time::Piece->strptime($from, '%Y-%m-%d') } or die "bad date $from\n";
}

my $line = qr{^(\S+) \S+ \S+ \[([^\]]+)\] "(\S+) (\S+)[^"]*" (\d{3}) (\d+|-)};
my (%class, %path, $bad);
while (<>) {
    my ($ip, $at, $method, $url, $status, $size) = $_ =~ $line or do { $bad++; next };
    if ($since) {
        my $t = eval { Time::Piece->strptime($at, '%d/%b/%Y:%H:%M:%S %z') };
        if ($@) { warn "line $.: $@"; next }
        next if $t < $since;
    }
    $class{ substr($status, 0, 1) . 'xx' }++;
    $url =~ s/\?.*//;
    $url =~ s{/\d+(?=/|$)}{/N}g;
    $path{"$method $url"}++;
}
printf "%s %d\n", $_, $class{$_} for sort keys %class;
my @best = sort { $path{$b} <=> $path{$a} } keys %path;
splice @best, $top if @best > $top;
printf "%7d %s\n", $path{$_}, $_ for @best;
warn "$bad lines were not understood\n" if $bad;
