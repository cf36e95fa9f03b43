const γεια = 'Γειά σου!';
const λέξη = '{n} λέξη';
module.exports = { hello: γεια, words: { one: λέξη, other: '{n} λέξεις' } };
