#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use Recap::Paths qw(normalise);

my ($file, $top) = @ARGV;
die "usage: recap.pl FILE [TOP]\n" unless $file;
$top ||= 10;

my (%class, %path, %hour);
open my $fh, '<', $file or die "$file: $!\n";
while (<$fh>) {
    next unless m{\[\d+/\w+/\d+:(\d\d)[^\]]*\] "\S+ (\S+)[^"]*" (\d)\d\d};
    $hour{$1}++; $path{ normalise($2) }++; $class{"${3}xx"}++;
}
close $fh;

for my $t ([status => \%class], [path => \%path], [hour => \%hour]) {
    my ($label, $h) = @$t;
    print "== $label\n";
    my @k = sort { $h->{$b} <=> $h->{$a} || $a cmp $b } keys %$h;
    splice @k, $top if @k > $top;
    printf "%8d  %s\n", $h->{$_}, $_ for @k;
}
