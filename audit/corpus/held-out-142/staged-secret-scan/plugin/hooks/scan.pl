#!/usr/bin/env perl
use strict;
use warnings;

my $event = do { local $/; <STDIN> };
exit 0 unless $event =~ /git commit/;

my %rule = (
    'AWS access key'  => qr/\bAKIA[0-9A-Z]{16}\b/,
    'private key'     => qr/-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
    'npm token'       => qr/_authToken\s*=\s*\S{20,}/,
    'password in url' => qr{://[^/\s:]+:[^@\s]+@},
);

my ($file, $line, $found) = ('', 0, 0);
open my $diff, '-|', 'git', 'diff', '--cached', '-U0' or exit 0;
while (my $text = <$diff>) {
    if ($text =~ m{^\+\+\+ b/(.*)}) { $file = $1; next }
    if ($text =~ /^\@\@ -\S+ \+(\d+)/) { $line = $1 - 1; next }
    next unless $text =~ /^\+/;
    $line++;
    for my $name (sort keys %rule) {
        next unless $text =~ $rule{$name};
        # the value itself is never printed
        print STDERR "$file:$line looks like: $name\n";
        $found++;
    }
}
exit($found ? 2 : 0);
