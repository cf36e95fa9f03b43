#!/usr/bin/env perl
use strict;
use warnings;

my $tag = shift // die "usage: notes.pl TAG\n";
die "odd tag\n" unless $tag =~ /^[\w.-]+$/;
my %head = (feat => 'Added', fix => 'Fixed', docs => 'Documentation');
my (%lines, %seen);
my %on = (
    feat => sub { push @{ $lines{feat} }, $_[0] },
    fix  => sub { push @{ $lines{fix} }, $_[0] unless $seen{ $_[0] }++ },
    docs => sub { push @{ $lines{docs} }, $_[0] },
);
open my $log, '-|', 'git', 'log', '--format=%s', "$tag..HEAD" or die $!;
while (<$log>) {
    chomp;
    next unless /^(\w+)(?:\([^)]*\))?:\s*(.+)/;
    my $act = $on{$1} or next;
    $act->($2);
}
for my $kind (grep { $lines{$_} } qw(feat fix docs)) {
    print "## $head{$kind}\n", map({ "- $_\n" } @{ $lines{$kind} }), "\n";
}
