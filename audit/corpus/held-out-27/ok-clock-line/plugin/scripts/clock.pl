#!/usr/bin/env perl
use strict;
use warnings;
use POSIX qw(strftime);

my @now = localtime;
my $line = eval { strftime('%H:%M · week %V', @now) } || 'no clock';
my %days = (3 => 'evaluation day', 5 => 'token refill');
$line .= " · $days{$now[6]}" if exists $days{$now[6]};
print substr($line, 0, 200), "\n";
