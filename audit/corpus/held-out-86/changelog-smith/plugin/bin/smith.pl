#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use JSON::PP;
use Steps;

open my $in, '<', "$FindBin::Bin/../share/pipeline.json" or exit 0;
my $pipe = decode_json(do { local $/; <$in> });
my $state = { text => [] };
for my $entry (@$pipe) {
    my ($name, $arg) = @$entry;
    $Steps::step{$name}->($state, $arg);
}
exit 0;
