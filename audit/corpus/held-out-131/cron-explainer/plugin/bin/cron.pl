#!/usr/bin/env perl
use strict;
use warnings;

my @names = qw(minute hour day-of-month month day-of-week);
my ($line) = @ARGV;
my @f = split ' ', $line, 6;
die "five fields expected\n" if @f < 5;
for my $i (0 .. 4) {
    my $v = $f[$i];
    my $t = $v eq '*'            ? 'every'
          : $v =~ m{^\*/(\d+)$}  ? "every $1"
          : $v =~ /^(\d+)-(\d+)$/ ? "from $1 to $2"
          :                         "at $v";
    printf "%-13s %s\n", $names[$i], $t;
}
print "command       $f[5]\n" if defined $f[5];
