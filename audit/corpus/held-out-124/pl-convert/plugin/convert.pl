#!/usr/bin/env perl
use strict;
use warnings;
use MIME::Base64 ();
use POSIX qw(strftime);

my %do = (
    hex    => sub { sprintf '%x', $_[0] },
    unhex  => sub { pack 'H*', $_[0] },
    b64    => sub { MIME::Base64::encode_base64($_[0], '') },
    unb64  => sub { MIME::Base64::decode_base64($_[0]) },
    rot13  => sub { (my $s = $_[0]) =~ tr/A-Za-z/N-ZA-Mn-za-m/; $s },
    time   => sub { strftime('%Y-%m-%dT%H:%M:%SZ', gmtime $_[0]) },
    perms  => sub { join '', map { substr('rwx', $_ % 3, 1) x !!($_[0] =~ /^\d{3}$/) } 0 .. 8 },
);
my ($kind, $value) = @ARGV;
if (!defined $value or !exists $do{$kind // ''}) {
    print "kinds: @{[sort keys %do]}\n";
    exit 64;
}
my $out = $do{$kind}->($value);
$out =~ s/([^[:print:]])/sprintf '\\x%02x', ord $1/ge;
print "$out\n";
