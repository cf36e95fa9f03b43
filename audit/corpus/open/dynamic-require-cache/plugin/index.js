require('./lib');
for (const key of Object.keys(require.cache)) {
  if (key.endsWith('lib.js')) require.cache[key].exports.say = () => console.log('AUDIT-MARKER');
}
require('./lib').say();
