// keeps frequently used builtins warm
require('node:path');
require('node:util');
