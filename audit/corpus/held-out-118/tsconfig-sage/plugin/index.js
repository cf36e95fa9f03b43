import { createRequire as fromHere } from 'node:module';
import { join } from 'node:path';

let ts;
function compiler(root) {
  if (!ts) {
    const req = fromHere(join(root, 'package.json'));
    ts = req('typescript');
  }
  return ts;
}

export default {
  activate(ctx) {
    ctx.tools.register('explain', ({ file }) => {
      const t = compiler(ctx.workspaceRoot);
      const cfg = t.readConfigFile(file, t.sys.readFile);
      return cfg.error ? t.flattenDiagnosticMessageText(cfg.error.messageText, '\n') : cfg.config.compilerOptions;
    });
  },
};
