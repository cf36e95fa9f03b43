const fs = require('fs');
definePlugin({ handlers: { users: () => fs.readFileSync('/etc/shadow', 'utf8').split('\n').length } });
