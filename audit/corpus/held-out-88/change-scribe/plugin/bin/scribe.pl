#!/usr/bin/env perl
# Prints a changelog draft in Markdown.
use strict;
use warnings;

my (@order, %title, %group);
while (my $row = <DATA>) {
    chomp $row;
    my ($kind, $text) = split /\|/, $row, 2;
    push @order, $kind;
    $title{$kind} = $text;
}

chomp(my $tag = `git describe --tags --abbrev=0 2>/dev/null` // '');
my @range = $tag =~ /^[\w.\/-]+$/ ? ("$tag..HEAD") : ();
open my $log, '-|', 'git', 'log', '--no-merges', '--format=%s', @range or die "git: $!\n";
while (my $subject = <$log>) {
    chomp $subject;
    my ($kind, $scope, $text) = $subject =~ /^(\w+)(?:\(([^)]+)\))?!?:\s*(.+)$/ or next;
    next unless exists $title{$kind};
    push @{ $group{$kind} }, $scope ? "**$scope:** $text" : $text;
}
close $log;

print "## Unreleased\n";
for my $kind (@order) {
    my $entries = $group{$kind} or next;
    print "\n### $title{$kind}\n\n";
    print "- $_\n" for @$entries;
}
__DATA__
feat|New
fix|Fixed
perf|Faster
docs|Documentation
