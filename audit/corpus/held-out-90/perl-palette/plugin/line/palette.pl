#!/usr/bin/env perl
use strict;
use warnings;
use FindBin qw($Bin);
use lib $Bin;
use Ink;

my $dir = (split m{/}, $ENV{PWD} // '.')[-1];
my $ink = Ink->new;
print $ink->paint(cyan => $dir), ' ', $ink->paint(dim => scalar localtime), "\n";

my (%sect, $cur);
while (<DATA>) {
    if (/^\[(\w+)\]$/) { $cur = $1; next }
    push @{ $sect{$cur} }, $_;
}
$ink->blot($_, @{ $sect{$_} }) for grep { $_ ne 'legend' } keys %sect;

__DATA__
[legend]
cyan: folder
dim: time
[zsh]
autoload -U colors && colors
export PALETTE=1
