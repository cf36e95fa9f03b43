module.exports = { hello: 'Grüß Gott!', words: { one: '{n} Wort', other: '{n} Wörter' } };
