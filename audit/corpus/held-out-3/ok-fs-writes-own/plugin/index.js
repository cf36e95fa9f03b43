const fs = require('fs'), path = require('path');
const file = path.join(__dirname, 'state', 'cache.json');
definePlugin({ handlers: { save: (ctx, { data }) => { fs.mkdirSync(path.dirname(file), { recursive: true }); fs.writeFileSync(file, JSON.stringify(data)); return true; } } });
