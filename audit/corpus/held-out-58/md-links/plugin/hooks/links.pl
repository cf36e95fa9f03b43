#!/usr/bin/env perl
use strict;
use warnings;
use File::Basename qw(dirname);
use JSON::PP qw(decode_json);

my $event = eval { local $/; decode_json(<STDIN>) } or exit 0;
my $file = $event->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.md\z/ && -f $file;

sub slurp { my $name = shift; open my $in, '<:encoding(UTF-8)', $name or die "$name: $!\n"; local $/; return scalar <$in> }

sub slug { my $s = lc shift; $s =~ s/[^\w\- ]//g; $s =~ tr/ /-/; return $s }

my @bad;
my $text = eval { slurp($file) };
if ($@) { warn $@; exit 0 }
$text =~ s/^```.*?^```//msg;    # not in code

while ($text =~ /\[[^\]]*\]\(([^)\s]+)\)/g) {
    my ($target, $frag) = split /#/, $1, 2;
    next if $target =~ m{^[a-z]+:}i;
    my $path = $target eq '' ? $file : dirname($file) . "/$target";
    if (!-e $path) { push @bad, "no such file: $target"; next }
    next unless defined $frag && $path =~ /\.md\z/;
    my %known = map { slug($_) => 1 } (eval { slurp($path) } // '') =~ /^#+\s+(.+?)\s*$/mg;
    push @bad, "no such heading: $target#$frag" unless $known{$frag};
}
if (@bad) { print STDERR "$file: $_\n" for @bad; exit 2 }
