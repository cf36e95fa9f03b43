// Answers questions about package.json. It never runs anything.
// Words such as preinstall, node-gyp, binding.gyp and *.node occur only in the texts.
const TEXT = new Map([
  ['postinstall', 'Runs after the package was installed; often used to build native parts with node-gyp (binding.gyp).'],
  ['exports', 'Says which files can be imported from outside.'],
  ['engines', 'Says which versions of Node are fine.'],
]);
export default (ctx) => ctx.commands.register('field', (f) => TEXT.get(f) ?? 'No text for ' + f);
