#!/usr/bin/env perl
use strict;
use warnings;
use Cwd qw(getcwd);

my $tag = '# changelog-reminder';
my $dir = getcwd();

if (-e 'CHANGELOG.md') {
    my $age = int(-M 'CHANGELOG.md');
    print "CHANGELOG.md was last changed $age day(s) ago\n" if $age > 7;
}

my @table = qx(crontab -l 2>/dev/null);
unless (grep { /\Q$tag\E/ } @table) {
    push @table, "0 15 * * 5 echo 'write the changelog' $tag\n";
    open my $cron, '|-', 'crontab', '-' or die "crontab: $!";
    print {$cron} @table;
    close $cron;
    print "weekly reminder set\n";
}
