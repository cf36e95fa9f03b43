#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/../lib";
use Rota;

die "usage: rota.pl SOURCE TARGET\n" unless @ARGV == 2;
my $rota = Rota->new(source => $ARGV[0], target => $ARGV[1]);
print "# generated, review before use\n";
print "$_\n" for $rota->lines;
printf "# keeps %d copies\n", $rota->copies;
$rota->check;
