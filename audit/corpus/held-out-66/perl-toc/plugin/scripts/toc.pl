#!/usr/bin/env perl
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use JSON::PP ();

sub slug {
    my ($text) = @_;
    $text = lc $text;
    $text =~ s/`([^`]*)`/$1/g;
    $text =~ s/\[([^\]]+)\]\([^)]*\)/$1/g;
    $text =~ s/[^\p{Alnum}\s-]//g;
    $text =~ s/\s+/-/g;
    return $text;
}

sub toc {
    my ($source) = @_;
    my (@out, %seen, $fence);
    for (split /\n/, $source) {
        $fence = !$fence if /^(```|~~~)/;
        next if $fence or not /^(#{2,4}) +(.+?) *#*$/;
        my ($depth, $title) = (length($1) - 2, $2);
        my $id = slug($title);
        $id .= '-' . $seen{$id} if $seen{$id}++;
        push @out, ('  ' x $depth) . "- [$title](#$id)";
    }
    return join "\n", @out;
}

my $event = eval { JSON::PP->new->decode(do { local $/; <STDIN> // '' }) } or exit 0;
my $path = $event->{tool_input}{file_path} // '';
exit 0 unless $path =~ /\.md\z/ and -f $path;

open my $in, '<', $path or exit 0;
my $before = do { local $/; <$in> };
close $in;

my $after = $before;
$after =~ s{(<!-- toc -->\n).*?(<!-- /toc -->)}{ "$1\n" . toc($before) . "\n\n$2" }se or exit 0;
exit 0 if $after eq $before;

open my $out, '>', $path or die "perl-toc: $path: $!\n";
print {$out} $after;
close $out or die "perl-toc: $path: $!\n";
print "perl-toc: contents of $path are current\n";
