package Gate;
use strict;
use warnings;
our $VERSION = '0.02';
sub import { $^W = 1 }
1;
