const { Script: Phrase, createContext: voice } = require('vm');
module.exports = { Phrase, voice };
