'use strict';
const { compose } = require('./lib/compose.js');
const { serve } = require('./lib/wire.js');

// Fields come from the user's settings, written from right to left as in the preview.
serve({ compose: async ({ fields = [] }) => ({ text: compose(fields) }) });
console.error(compose(['mroftalp', 'hcra']));
