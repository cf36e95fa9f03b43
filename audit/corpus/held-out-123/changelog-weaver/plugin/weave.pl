#!/usr/bin/perl
# weave.pl FROM [TO] [--write CHANGELOG.md]
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use FindBin qw($Bin);
use Getopt::Long;

my $write;
GetOptions('write=s' => \$write) or die "usage: weave.pl FROM [TO] [--write FILE]\n";
my ($from, $to) = @ARGV;
die "name a tag to start from\n" unless $from;
$to ||= 'HEAD';
for ($from, $to) { die "odd revision: $_\n" unless m{^[\w][\w./-]*$} }

my (%title, @order);
open my $ini, '<', "$Bin/sections.ini" or die "sections.ini: $!\n";
while (<$ini>) {
    next unless /^(\w+)\s*=\s*(.+?)\s*$/;
    $title{$1} = $2;
    push @order, $1;
}
close $ini;

my (%items, @breaking);
open my $log, '-|', 'git', 'log', '--no-merges', '--format=%h%x09%s%x09%an', "$from..$to" or die "git: $!\n";
while (my $line = <$log>) {
    chomp $line;
    my ($hash, $subject, $who) = split /\t/, $line, 3;
    next unless $subject =~ /^(\w+)(?:\(([^)]+)\))?(!)?:\s*(.+)$/;
    my ($kind, $scope, $bang, $text) = ($1, $2, $3, $4);
    my $entry = ($scope ? "**$scope:** " : '') . "\u$text ($hash)";
    push @breaking, $entry if $bang;
    push @{ $items{$kind} }, $entry if $title{$kind};
}
close $log;

my $out = "## $to\n\n";
if (@breaking) {
    $out .= "### Breaking\n" . join('', map { "- $_\n" } @breaking) . "\n";
}
for my $kind (@order) {
    my $list = $items{$kind} or next;
    $out .= "### $title{$kind}\n" . join('', map { "- $_\n" } @$list) . "\n";
}

if (!$write) { print $out; exit 0 }
print $out, "Put this on top of $write? [y/N] ";
my $reply = <STDIN> // '';
exit 1 unless $reply =~ /^y/i;
my $old = '';
if (open my $in, '<', $write) { local $/; $old = <$in>; close $in }
open my $fh, '>', "$write.new" or die "$write.new: $!\n";
print $fh $out, $old;
close $fh or die "close: $!\n";
rename "$write.new", $write or die "rename: $!\n";
