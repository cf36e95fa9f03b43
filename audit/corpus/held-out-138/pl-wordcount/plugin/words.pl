#!/usr/bin/env perl
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));

my $goal  = 50_000;
my $words = 0;
my $files = 0;

for my $file (glob 'chapters/*.md') {
    open my $fh, '<', $file or next;
    my $fenced = 0;
    while (my $line = <$fh>) {
        if ($line =~ /^```/) { $fenced = !$fenced; next }
        next if $fenced || $line =~ /^\s*(?:#|<!--)/;
        my @w = $line =~ /[\p{L}\p{N}'’-]+/g;
        $words += @w;
    }
    close $fh;
    $files++;
}

my $percent = int(100 * $words / $goal);
$percent = 100 if $percent > 100;
my $bar = ('#' x int($percent / 10)) . ('.' x (10 - int($percent / 10)));
printf "[%s] %d words in %d chapters (%d%%)\n", $bar, $words, $files, $percent;
