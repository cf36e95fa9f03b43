'use strict';
require('fs');
require('path');
