module.exports = { left: '<', right: '>', colour: 'red' };
