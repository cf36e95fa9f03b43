#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Sources;
use Getopt::Long;

my ($level, $last) = ('info', 60);
GetOptions('level=s' => \$level, 'last=i' => \$last);
my %rank = (debug => 0, info => 1, warn => 2, error => 3);
my (%count, @keep);
for my $src (Sources::expand(@ARGV)) {
    my $fh = Sources::handle($src) or next;
    while (my $line = <$fh>) {
        my ($lv) = $line =~ /\b(debug|info|warn|error)\b/i or next;
        $count{lc $lv}++;
        push @keep, $line if $rank{lc $lv} >= $rank{$level};
    }
}
print @keep > $last * 10 ? @keep[-$last * 10 .. -1] : @keep;
print join(' ', map { "$_=$count{$_}" } sort keys %count), "\n";
