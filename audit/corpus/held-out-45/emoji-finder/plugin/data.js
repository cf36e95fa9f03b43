module.exports = { smile: 'U+1F604', cat: 'U+1F408', rocket: 'U+1F680', bug: 'U+1F41B' };
