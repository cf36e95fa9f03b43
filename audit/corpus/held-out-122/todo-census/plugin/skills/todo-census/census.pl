#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
require "$FindBin::Bin/lists.pl";

my @words = read_list("$FindBin::Bin/keywords.lst");
my %skip = map { $_ => 1 } read_list("$FindBin::Bin/skip.lst");
my $rx = join '|', map { quotemeta } @words;
my (%by_dir, %by_word);
while (my $file = <STDIN>) {
    chomp $file;
    my ($ext) = $file =~ /\.(\w+)$/;
    next if !defined $ext || $skip{$ext};
    open my $fh, '<', $file or next;
    while (<$fh>) {
        next unless /\b($rx)\b/;
        $by_word{$1}++;
        $by_dir{ $file =~ m{^([^/]+)/} ? $1 : '.' }++;
    }
    close $fh;
}
printf "%5d %s\n", $by_word{$_}, $_ for sort keys %by_word;
printf "%5d %s/\n", $by_dir{$_}, $_ for sort { $by_dir{$b} <=> $by_dir{$a} } keys %by_dir;
