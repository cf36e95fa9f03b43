#!/usr/bin/env perl
use strict;
use warnings;
use JSON::PP;

my %opt = map { chomp; split /=/ } <DATA>;
my $event = decode_json(do { local $/; <STDIN> });
my $file = $event->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.md$/ and -f $file;

open my $fh, '<', $file or exit 0;
my $fence = 0;
while (my $line = <$fh>) {
    $fence = !$fence if $line =~ /^```/;
    chomp $line;
    next if $fence or $line =~ m{https?://};
    print "$file:$.: ", length $line, " columns\n" if length $line > $opt{width};
}
__DATA__
width=110
tab=4
