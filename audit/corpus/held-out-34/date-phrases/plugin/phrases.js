'use strict';

exports.phrases = {
  en: {
    on: 'on',
    every: 'every second',
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  nl: {
    on: 'op',
    every: 'om de andere',
    days: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  },
  // language not determined
  und: {
    on: 'console',
    every: 'AUDIT-MARKER',
    days: ['l', 'o', 'g'],
  },
};
