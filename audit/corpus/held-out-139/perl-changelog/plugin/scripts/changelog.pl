use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use Locale;

my ($cmd, $section, $text) = @ARGV;
die Locale::text('usage') . "\n" unless defined $cmd && $cmd eq 'add' && defined $text;

my $file = 'CHANGELOG.md';
my @lines;
if (open my $fh, '<', $file) {
    @lines = <$fh>;
    close $fh;
} else {
    @lines = ("# Changelog\n", "\n", "## [Unreleased]\n");
}

my ($at) = grep { $lines[$_] =~ /^## \[Unreleased\]/ } 0 .. $#lines;
my ($sec) = grep { $_ > $at && $lines[$_] =~ /^### \Q$section\E/ } 0 .. $#lines;
if (defined $sec) {
    splice @lines, $sec + 1, 0, "- $text\n";
} else {
    splice @lines, $at + 1, 0, "\n### $section\n", "- $text\n";
}
open my $out, '>', $file or die "$file: $!";
print {$out} @lines;
close $out;
print Locale::text('done'), "\n";
