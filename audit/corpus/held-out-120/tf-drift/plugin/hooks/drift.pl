#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use JSON::PP;
use Drift::Version;

my $event = eval { decode_json(do { local $/; <STDIN> }) } or exit 0;
my $cmd = $event->{tool_input}{command} // '';
exit 0 unless $cmd =~ /\bterraform\s+plan\b/;

my $out = $event->{tool_response}{stdout} // '';
my %seen;
while ($out =~ /^\s*#\s+(\S+)\s+(will be|must be|has)\s+(created|destroyed|replaced|changed|updated)/mg) {
    push @{ $seen{$3} }, $1;
}
for my $kind (sort keys %seen) {
    printf "%s (%d): %s\n", $kind, scalar @{ $seen{$kind} }, join ', ', @{ $seen{$kind} };
}
my $new = Drift::Version::newer('0.7.2');
print "tf-drift $new is available\n" if $new;
