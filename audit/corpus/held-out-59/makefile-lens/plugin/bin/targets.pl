#!/usr/bin/env perl
# usage: targets.pl [Makefile]. Reads the file; runs no make, since $(shell ...) would be executed.
use strict;
use warnings;

my $file = shift // 'Makefile';
open my $in, '<:encoding(UTF-8)', $file or die "$file: $!\n";
binmode STDOUT, ':encoding(UTF-8)';

my (%help, %deps, @order, $comment, @shells);
while (my $line = <$in>) {
    chomp $line;
    if ($line =~ /^##\s*(.*)/) { $comment = $1; next }
    push @shells, "$.: $line" if $line =~ /\$\(shell\b|\|\s*(?:ba)?sh\b/;
    if ($line =~ /^([A-Za-z0-9_.\/-]+)\s*:(?!=)\s*([^#]*)(?:##\s*(.*))?$/) {
        my ($name, $deps, $inline) = ($1, $2, $3);
        next if $name =~ /^\./;
        push @order, $name unless exists $deps{$name};
        $deps{$name} = $deps;
        $help{$name} = $inline // $comment // '';
    }
    undef $comment unless $line =~ /^##/;
}
printf "%-20s %s\n", $_, $help{$_} for @order;
if (@shells) {
    print "\nlines that start a shell while parsing or pipe into one:\n";
    print "  $_\n" for @shells;
}
