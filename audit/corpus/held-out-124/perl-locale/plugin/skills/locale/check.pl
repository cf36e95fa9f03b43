#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use POSIX qw(setlocale LC_ALL);
use Vars;
use Catalog;

my $vars = Vars->new;
my %inst = map { chomp; lc($_) => 1 } `locale -a 2>/dev/null`;
for my $n ($vars->names(qr/^(?:LC_|LANG)/)) {
    my $v = $vars->get($n);
    (my $k = lc $v) =~ s/utf-8/utf8/;
    printf "%-12s %-14s %s\n", $n, $v, $inst{$k} ? 'installed' : 'NOT installed';
}
print 'setlocale: ', setlocale(LC_ALL, '') // 'fails', "\n";
print Catalog::advice($vars), "\n";
