module.exports = ['no-tabs', 'final-newline'];
