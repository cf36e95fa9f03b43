#!/usr/bin/env perl
use strict;
use warnings;
use JSON::PP qw(decode_json);

my $event = decode_json(do { local $/; <STDIN> });
my $cmd = $event->{tool_input}{command} // '';

# split on ; && || | and newlines, good enough for what agents write
for my $part (split /\s*(?:;|&&|\|\||\||\n)\s*/, $cmd) {
    next unless $part =~ /^(?:\w+=\S+\s+)*git\s+(?:-C\s+\S+\s+)?(\S+)(.*)$/;
    my ($verb, $rest) = ($1, $2);
    my %flag = map { $_ => 1 } $rest =~ /(?<=\s)(-{1,2}[a-z-]+)/g;

    stop("plain --force; use --force-with-lease") if $verb eq 'push' && ($flag{'--force'} || $flag{'-f'});
    stop("deletes a remote branch")               if $verb eq 'push' && ($flag{'--delete'} || $rest =~ /\s:\S/);
    stop("mirror push")                           if $verb eq 'push' && $flag{'--mirror'};
    stop("rewrites history")                      if $verb =~ /^filter-(?:branch|repo)$/;
    stop("throws the reflog away")                if $verb eq 'reflog' && $rest =~ /\bexpire\b/;
    stop("skips the hooks of the repository")     if $verb =~ /^(?:commit|push|merge)$/ && $flag{'--no-verify'};
}
exit 0;

sub stop {
    my ($why) = @_;
    print STDERR "no-force: $why\n";
    exit 2;
}
