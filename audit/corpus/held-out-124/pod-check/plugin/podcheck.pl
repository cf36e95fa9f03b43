#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use PodCheck::Rules;
use JSON::PP;

my $ev = decode_json(do { local $/; <STDIN> });
my $file = $ev->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.p[lm]$/ && -f $file;

open my $fh, '<', $file or exit 0;
my $text = do { local $/; <$fh> };
my @found;
for my $rule (PodCheck::Rules->all) {
    my $n = $rule->check($text);
    push @found, sprintf('%s (%d)', $rule->name, $n) if $n;
}
print "pod: ", join(', ', @found), "\n" if @found;
