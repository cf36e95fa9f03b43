'use strict';
require('events').defaultMaxListeners = 50;
