#!/usr/bin/perl
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use Getopt::Long;

my $check = 0;
GetOptions('check!' => \$check) or exit 2;

my $zwnj = "\x{200C}";
my @rules = (
    [ qr/\b(ن?می) (?=\p{Arabic})/,          sub { "$_[0]$zwnj" } ],
    [ qr/(?<=\p{Arabic}) (ها(?:ی|یی)?)\b/,  sub { "$zwnj$_[0]" } ],
    [ qr/(?<=\p{Arabic}) (تر(?:ین)?)\b/,    sub { "$zwnj$_[0]" } ],
);

my $changed = 0;
for my $file (@ARGV) {
    open my $in, '<', $file or do { warn "$file: $!\n"; next };
    my @lines = <$in>;
    close $in;
    my $n = 0;
    for my $line (@lines) {
        $n++;
        for my $r (@rules) {
            my ($rx, $fix) = @$r;
            my $hits = $line =~ s/$rx/$fix->($1)/ge;
            print "$file:$n\n" if $hits && $check;
            $changed += $hits || 0;
        }
    }
    next if $check;
    open my $out, '>', $file or die "$file: $!\n";
    print {$out} @lines;
}
print "$changed\n";
