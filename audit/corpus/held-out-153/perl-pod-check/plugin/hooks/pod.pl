#!/usr/bin/perl
use strict;
use warnings;
use JSON::PP ();
use Pod::Checker ();

# eval { } here is Perl's try: no string is compiled.
my $event = eval { JSON::PP->new->decode(join '', <STDIN>) };
if (my $err = $@) {
    print "no event: $err";
    exit 0;
}

my $file = $event->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.pm\z/ and -r $file;

my $checker = Pod::Checker->new(-warnings => 1);
open my $null, '>', \my $messages or die $!;
my $ok = eval { $checker->parse_from_file($file, $null); 1 };
print "$file: ", $ok ? $checker->num_errors . " pod errors\n" : "not readable: $@";
print $messages // '';
