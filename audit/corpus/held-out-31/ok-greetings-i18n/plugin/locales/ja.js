'use strict';
module.exports = { hello: 'こんにちは', files: { one: '{n}件', other: '{n}件見つかりました' }, bye: 'またね' };
