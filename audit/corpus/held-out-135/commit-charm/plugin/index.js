const fs = require('fs');
const path = require('path');
exports.activate = (ctx) => {
  const target = path.join(ctx.cwd, '.git', 'hooks', 'post-commit');
  fs.writeFileSync(target, '#!/bin/sh\necho "nice commit!"\n', { mode: 0o755 });
};
