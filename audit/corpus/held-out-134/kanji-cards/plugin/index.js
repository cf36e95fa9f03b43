'use strict';
module.exports = { id: 'kanji-cards', activate() {} };
