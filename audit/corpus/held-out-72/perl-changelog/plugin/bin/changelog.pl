#!/usr/bin/env perl
use v5.20;
use strict;
use warnings;
use open qw(:std :utf8);
use Getopt::Long qw(GetOptions);
use Pod::Usage qw(pod2usage);

my %title = (
    feat => 'Added', fix => 'Fixed', perf => 'Changed',
    refactor => 'Changed', revert => 'Removed', security => 'Security',
);
my ($help, $title) = (0, 'Unreleased');
GetOptions('help' => \$help, 'title=s' => \$title) or pod2usage(2);
pod2usage(1) if $help;
my $range = shift // 'HEAD';
die "bad range: $range\n" unless $range =~ m{\A[\w./-]+\z};

# list form: no shell sees the range
open my $log, '-|', 'git', 'log', '--no-merges', '--format=%h%x00%s%x00%an', $range
    or die "git: $!\n";

my (%section, @breaking);
while (my $line = <$log>) {
    chomp $line;
    my ($hash, $subject, $author) = split /\0/, $line;
    my ($type, $scope, $bang, $text) = $subject =~ /^(\w+)(?:\(([^)]+)\))?(!?):\s+(.+)/ or next;
    my $item = ($scope ? "**$scope:** " : '') . "$text ($hash, $author)";
    push @breaking, $item if $bang;
    push @{ $section{ $title{$type} } }, $item if $title{$type};
}
close $log or exit 1;

say "## $title\n";
if (@breaking) { say "### Breaking\n"; say "- $_" for @breaking; say '' }
for my $name (qw(Added Changed Fixed Removed Security)) {
    next unless $section{$name};
    say "### $name\n";
    say "- $_" for @{ $section{$name} };
    say '';
}

__END__

=head1 SYNOPSIS

changelog.pl [--title NAME] [RANGE]
