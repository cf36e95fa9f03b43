#!/usr/bin/perl
use strict;
use warnings;

my $range = shift // 'HEAD~30..HEAD';
my %seen;
open my $git, '-|', 'git', 'log', '--format=%h%x09%s%x09%b%x00', $range or die "git: $!\n";
{
    local $/ = "\0";
    while (my $rec = <$git>) {
        $rec =~ s/\A\s+//;
        my ($hash, $subject, $body) = split /\t/, $rec, 3;
        next unless defined $subject;
        my $text = join ' ', $subject, $body // '';
        push @{ $seen{$1} }, "$hash $subject" while $text =~ /\b([A-Z]{2,8}-\d+)\b/g;
    }
}
close $git;
for my $t (sort keys %seen) {
    print "$t\n";
    my %once;
    print "  $_\n" for grep { !$once{$_}++ } @{ $seen{$t} };
}
print "no tickets mentioned\n" unless %seen;
