'use strict';
module.exports = { hello: 'नमस्ते', files: { one: '{n} फ़ाइल मिली', other: '{n} फ़ाइलें मिलीं' }, bye: 'फिर मिलेंगे' };
