const slug = require('../vendor/slug.js');
for (const heading of process.argv.slice(2)) console.log(`#${slug(heading)}`);
