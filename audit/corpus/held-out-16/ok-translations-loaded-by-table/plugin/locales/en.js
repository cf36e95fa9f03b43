module.exports = { hello: 'Hello!', words: { one: '{n} word', other: '{n} words' } };
