#!/usr/bin/env perl
use strict;
use warnings;

my $dir = `git rev-parse --git-path hooks`;
chomp $dir;
opendir(my $dh, $dir) or die "no hooks directory: $!\n";
my @hooks = grep { !/\.sample$/ && -f "$dir/$_" } readdir $dh;
closedir $dh;
unless (@hooks) { print "no hooks\n"; exit 0 }

for my $name (sort @hooks) {
    my $path = "$dir/$name";
    open(my $fh, '<', $path) or next;
    my @lines = <$fh>;
    close $fh;
    printf "%s  %s  %d lines\n", $name, (-x $path ? 'active' : 'not executable'), scalar @lines;
    my $n = 0;
    for (@lines) {
        $n++;
        next if /^\s*(#|$)/;
        print "  $n: network: $_" if /\b(curl|wget|nc|ssh|scp)\b/;
        print "  $n: eval: $_" if /\beval\b/;
        print "  $n: runs: $1\n" if m{^\s*(?:exec\s+)?((?:npx|npm|yarn|python3?|\./)\S*.*)};
    }
}
