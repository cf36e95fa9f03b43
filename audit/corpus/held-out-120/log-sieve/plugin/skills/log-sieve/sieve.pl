#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use Getopt::Long qw(GetOptions);
use Sieve::Rules;

my ($top, $set, $verbose) = (30, 'default', 0);
GetOptions('top=i' => \$top, 'rules=s' => \$set, 'verbose!' => \$verbose)
    or die "usage: sieve.pl [--top N] [--rules SET] FILE...\n";

my $rules = Sieve::Rules->new(conf => "$FindBin::Bin/rules.conf", verbose => $verbose);
my $shape = $rules->compiled($set);

my (%count, %sample);
while (my $line = <>) {
    chomp $line;
    my $key = $shape->($line);
    next unless defined $key;
    $count{$key}++;
    $sample{$key} //= $line;
}

my @order = sort { $count{$a} <=> $count{$b} } keys %count;
splice @order, $top if @order > $top;
printf "%6d  %s\n", $count{$_}, $sample{$_} for @order;
