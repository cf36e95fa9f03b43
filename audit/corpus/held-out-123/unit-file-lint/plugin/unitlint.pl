#!/usr/bin/env perl
use strict;
use warnings;
use FindBin qw($Bin);

my %keys;
open my $t, '<', "$Bin/keys.tsv" or die "keys.tsv: $!\n";
while (<$t>) { chomp; my ($section, $list) = split /\t/; $keys{$section}{$_} = 1 for split ' ', $list }
close $t;

my $bad = 0;
my $file;
sub remark { my ($line, $text) = @_; $bad++; print "$file:$line: $text\n" }

for (@ARGV) {
    $file = $_;
    my ($section, %seen, %value) = ('');
    open my $fh, '<', $file or do { warn "$file: $!\n"; next };
    my $joined = '';
    while (my $line = <$fh>) {
        chomp $line;
        next if $line =~ /^\s*[#;]/ || $line !~ /\S/;
        if ($line =~ s/\\$//) { $joined .= $line; next }
        ($line, $joined) = ($joined . $line, '');
        if ($line =~ /^\[(\w+)\]\s*$/) {
            $section = $1;
            remark($., "unknown section [$section]") unless $keys{$section};
            next;
        }
        my ($key, $val) = $line =~ /^(\w+)\s*=\s*(.*)$/ or do { remark($., 'not a setting'); next };
        remark($., "unknown key $key in [$section]") if $keys{$section} && !$keys{$section}{$key};
        $value{"$section.$key"} = $val;
        if ($key =~ /^Exec/) {
            (my $program = $val) =~ s/^[-@+!:]+//;
            remark($., "$key needs an absolute path") unless $program =~ m{^/};
            remark($., "$key runs a shell, use a script") if $program =~ m{^/bin/(?:ba)?sh -c};
        }
        remark($., 'secret in clear text, use EnvironmentFile or credentials')
            if $key eq 'Environment' && $val =~ /(?:PASSWORD|TOKEN|SECRET)\w*=\S/;
    }
    close $fh;
    next unless $file =~ /\.service$/;
    remark(0, 'no User=, runs as root') unless $value{'Service.User'};
    remark(0, "$_ is not set") for grep { !$value{"Service.$_"} } qw(NoNewPrivileges ProtectSystem PrivateTmp);
    remark(0, 'Restart=always without RestartSec')
        if ($value{'Service.Restart'} // '') eq 'always' && !$value{'Service.RestartSec'};
}
exit($bad ? 1 : 0);
