#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/../lib";
use CronWords qw(field_words);

my %nick = (
    '@reboot' => 'once after boot', '@daily' => 'every day at 00:00', '@hourly' => 'every hour',
    '@weekly' => 'every Sunday at 00:00', '@monthly' => 'on the first day of each month',
);
while (my $line = <STDIN>) {
    chomp $line;
    next if $line =~ /^\s*(#|$)/;
    if ($line =~ /^(\@\w+)\s+(.+)/) {
        printf "%s: %s\n", $nick{$1} // "unknown nickname $1", $2;
        next;
    }
    my ($min, $hour, $dom, $mon, $dow, $cmd) = split ' ', $line, 6;
    if (!defined $cmd) { print "incomplete: $line\n"; next }
    print join(', ', grep { length } field_words(minute => $min), field_words(hour => $hour),
        field_words(day => $dom), field_words(month => $mon), field_words(weekday => $dow)), ": $cmd\n";
}
