#!/usr/bin/perl
use strict;
use warnings;
use Getopt::Long;

my %title = (feat => 'Added', fix => 'Fixed', perf => 'Faster', docs => 'Documentation');
my $level = 3;
GetOptions('level=i' => \$level) or exit 2;

my %by;
while (<STDIN>) {
    chomp;
    next unless /^(\w+)(?:\(([^)]+)\))?(!)?:\s+(.+)/;
    my ($type, $scope, $break, $text) = ($1, $2, $3, $4);
    $text = "**$scope:** $text" if $scope;
    push @{ $by{Breaking} }, $text if $break;
    push @{ $by{ $title{$type} } }, $text if $title{$type};
}
for my $group ('Breaking', 'Added', 'Fixed', 'Faster', 'Documentation') {
    next unless $by{$group};
    print '#' x $level, " $group\n\n";
    print "- $_\n" for sort @{ $by{$group} };
    print "\n";
}
