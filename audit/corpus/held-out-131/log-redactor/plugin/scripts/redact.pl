#!/usr/bin/env perl
use strict;
use warnings;

my @rx = (
    qr/(AKIA)[0-9A-Z]{16}/,
    qr/(gh[pousr]_)[A-Za-z0-9]{20,}/,
    qr/(Bearer )[A-Za-z0-9._-]+/,
    qr/((?:password|passwd|secret|token)["']?\s*[:=]\s*)\S+/i,
);
while (my $l = <>) {
    $l =~ s/$_/$1***/g for @rx;
    $l =~ s{(https?://)[^/\s:@]+:[^/\s@]+@}{$1***@}g;
    print $l;
}
