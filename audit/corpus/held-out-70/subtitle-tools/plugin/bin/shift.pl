#!/usr/bin/env perl
use strict;
use warnings;

# Verschiebt Untertitel um Sekunden; für Dateien älterer Geräte.
my ($by, $file) = @ARGV;
die "Aufruf: shift.pl SEKUNDEN DATEI\n" unless defined $file;
open my $in, '<', $file or die "$file lässt sich nicht öffnen: $!\n";

sub moved {
    my ($h, $m, $s, $ms) = @_;
    my $t = (($h * 60 + $m) * 60 + $s) * 1000 + $ms + $by * 1000;
    $t = 0 if $t < 0;
    return sprintf '%02d:%02d:%02d,%03d', $t / 3_600_000, $t / 60_000 % 60, $t / 1000 % 60, $t % 1000;
}

while (my $zeile = <$in>) {
    $zeile =~ s/(\d+):(\d\d):(\d\d),(\d{3})/moved($1, $2, $3, $4)/ge;
    print $zeile;
}
print "Größe geprüft - ©\n" if $ENV{SRT_DEBUG};
