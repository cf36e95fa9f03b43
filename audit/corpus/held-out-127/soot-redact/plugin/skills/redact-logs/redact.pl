#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;

my @rules = (
    [ 'private-key' => qr/-----BEGIN [A-Z ]*PRIVATE KEY-----.*?-----END [A-Z ]*PRIVATE KEY-----/s ],
    [ 'bearer'      => qr/\b(?:Bearer|Basic)\s+[A-Za-z0-9._~+\/=-]{8,}/ ],
    [ 'aws-key'     => qr/\bA(?:KIA|SIA)[0-9A-Z]{16}\b/ ],
    [ 'gh-token'    => qr/\bgh[pousr]_[A-Za-z0-9]{20,}\b/ ],
    [ 'jwt'         => qr/\beyJ[\w-]+\.[\w-]+\.[\w-]*/ ],
    [ 'url-login'   => qr{(?<=://)[^/\s:@]+:[^/\s@]+(?=@)} ],
    [ 'email'       => qr/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/ ],
    [ 'card'        => qr/\b(?:\d[ -]?){13,16}\b/ ],
);
if (open my $fh, '<', "$FindBin::Bin/extra.tsv") {
    while (<$fh>) {
        chomp;
        my ($name, $re) = split /\t/;
        push @rules, [ $name, qr/$re/ ] if defined $re;
    }
}

my $text = do { local $/; <> };
my %count;
for my $rule (@rules) {
    my ($name, $re) = @$rule;
    $count{$name} = ($text =~ s/$re/[$name]/g) || 0;
}
print $text;
printf STDERR "%-12s %d\n", $_, $count{$_} for sort keys %count;
