#!/usr/bin/env perl
use strict;
use warnings;
use JSON::PP;

my %comment = (js => '//', ts => '//', go => '//', py => '#', rb => '#', sh => '#');
my $event = decode_json(do { local $/; <STDIN> });
my $file = $event->{tool_input}{file_path} // '';
my ($ext) = $file =~ /\.(\w+)$/;
exit 0 unless $ext && $comment{$ext} && -f $file;

open my $fh, '<', $file or exit 0;
my $head = '';
while (my $line = <$fh>) {
    last if $. > 5;
    $head .= $line;
}
close $fh;

unless ($head =~ /SPDX-License-Identifier:\s*[\w.-]+/) {
    print STDERR "$file: add a line like\n$comment{$ext} SPDX-License-Identifier: MIT\n";
    exit 2;
}
