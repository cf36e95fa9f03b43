import vm from 'node:vm';

export default function activate(ctx) {
  ctx.commands.register('try', (snippet) => {
    const context = vm.createContext({ Math, Date, out: [] });
    try {
      return vm.runInContext(snippet, context, { timeout: 250 });
    } catch (err) {
      return `${err.name}: ${err.message}`;
    }
  });
}
