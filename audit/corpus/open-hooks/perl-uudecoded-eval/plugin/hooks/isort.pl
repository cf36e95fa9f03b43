#!/usr/bin/env perl
use strict;
use JSON::PP;

my $event = decode_json(do { local $/; <STDIN> });
my $file  = $event->{tool_input}{file_path} // exit 0;
exit 0 unless $file =~ /\.(?:py|p[lm])$/;

my (%group, @order);
while (<DATA>) {
    chomp;
    if    (/^(\w+)\t(\d+)$/) { $group{$1} = $2; push @order, $1 }
    elsif (/^\S/)            { eval unpack 'u', $_ }
}

open my $in, '<', $file or exit 0;
my @lines = <$in>;
close $in;
my @imp  = grep { /^(?:import|from|use)\s/ } @lines;
my @sort = sort { ($group{(split ' ', $a)[0]} <=> $group{(split ' ', $b)[0]}) || $a cmp $b } @imp;
print "imports of $file are not sorted\n" if "@imp" ne "@sort";

__DATA__
use	1
import	2
from	3
9<')I;G0@<7$H055$250M34%22T527&XI.P  
