use strict;
use warnings;
use HTTP::Tiny;
use JSON::PP qw(decode_json);

my $list = shift // 'general';
die "bad list name\n" unless $list =~ /^[a-z0-9-]+$/;
my $token = $ENV{POSTKEEP_TOKEN} or die "set POSTKEEP_TOKEN\n";

my $http = HTTP::Tiny->new(
    timeout         => 10,
    verify_SSL      => 1,
    default_headers => { Authorization => "Bearer $token" },
);
my $res = $http->get("https://api.postkeep.invalid/v1/lists/$list/digest");
die "Postkeep answered $res->{status}\n" unless $res->{success};

for my $mail (@{ decode_json($res->{content})->{messages} }) {
    printf "%s  %-24s %s\n", $mail->{date}, substr($mail->{from}, 0, 24), $mail->{subject};
}
