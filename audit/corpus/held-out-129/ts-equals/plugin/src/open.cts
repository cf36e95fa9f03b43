import cp = require('node:child_process');

function logged(target: (file: string) => void, ctx: ClassMethodDecoratorContext) {
  return function (this: unknown, file: string) { console.error(String(ctx.name), file); return target.call(this, file); };
}
class Opener {
  @logged open(file: string) { cp.spawn('code', ['--goto', file], { stdio: 'ignore' }).unref(); }
}
export = { tools: { open_file: ({ file }: { file: string }) => new Opener().open(file) } };
