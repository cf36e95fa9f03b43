#!/usr/bin/env perl
use strict;
use warnings;
use Text::Wrap qw(wrap);

$Text::Wrap::columns = 72;

sub entry {
    my ($text) = @_;
    die "no ticket\n"        unless $text =~ /\(#\d+\)/;
    die "ends with a stop\n" if $text =~ /\.\s*$/;
    return wrap('- ', '  ', $text);
}

while (my $line = <>) {
    chomp $line;
    if ($line =~ /^[-*]\s+(.+)/) {
        my $text = $1;
        my $done = eval { entry($text) };
        if (my $why = $@) {
            chomp $why;
            warn "line $.: $why\n";
            $done = $line;
        }
        print "$done\n";
    }
    else {
        print "$line\n";
    }
}

my $ok = eval { require Text::Balanced; 1 };
warn "Text::Balanced is not installed; brackets were not checked\n" unless $ok;
