const AUTOMATIC = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
const HINTS = [
  [/curl[^|]*\|\s*(ba)?sh/, 'downloads a script and runs it'],
  [/\bnode-gyp\b|binding\.gyp/, 'compiles native code'],
  [/\brm\s+-rf\b/, 'removes folders'],
  [/\beval\b/, 'builds commands from text'],
];

const describe = ([name, command]) => ({
  name,
  command,
  automatic: AUTOMATIC.includes(name),
  hints: HINTS.filter(([pattern]) => pattern.test(command)).map(([, hint]) => hint),
});

definePlugin({
  handlers: {
    async scripts(ctx) {
      const { scripts = {} } = JSON.parse(await ctx.read('package.json'));
      return Object.entries(scripts).map(describe).sort((a, b) => b.automatic - a.automatic || a.name.localeCompare(b.name));
    },
  },
});
