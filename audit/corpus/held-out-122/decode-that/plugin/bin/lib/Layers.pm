package Layers;
use strict;
use warnings;
use MIME::Base64 ();
use Exporter 'import';
our @EXPORT_OK = qw(guess decode printable);

sub guess {
    my $t = shift;
    $t =~ s/\s+//g;
    return 'hex'     if $t =~ /\A(?:[0-9a-f]{2}){4,}\z/i;
    return 'base64'  if length($t) >= 8 && length($t) % 4 == 0 && $t =~ m{\A[A-Za-z0-9+/]+={0,2}\z};
    return 'percent' if $t =~ /%[0-9a-f]{2}/i;
    return;
}

sub decode {
    my ($kind, $t) = @_;
    if ($kind eq 'hex')    { $t =~ s/\s+//g; return pack 'H*', $t }
    if ($kind eq 'base64') { return MIME::Base64::decode($t) }
    $t =~ s/%([0-9a-f]{2})/chr hex $1/gie;
    return $t;
}

sub printable {
    my $t = shift;
    $t =~ s/([^\x20-\x7e\n\t])/sprintf '\\x%02x', ord $1/ge;
    return $t;
}
1;
