'use strict';
const path = require('path');
const { packages } = require('./lib/packages');
const spdx = require('./lib/spdx');

const SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];

definePlugin({
  handlers: {
    async licenses(ctx, { config }) {
      const allow = new Set(config.allow || ['MIT', 'ISC']);
      const rows = [];
      for await (const pkg of packages(path.resolve('node_modules'))) {
        const licence = spdx.normalise(pkg.license || pkg.licenses);
        const scripts = SCRIPTS.filter((s) => pkg.scripts && pkg.scripts[s]);
        const bad = !spdx.allowed(licence, allow);
        if (bad || scripts.length) rows.push(`${bad ? '✗' : '✓'} ${pkg.name}@${pkg.version}: ${licence}${scripts.length ? ` (runs ${scripts.join(', ')})` : ''}`);
      }
      return { text: rows.join('\n') || 'Every license is allowed and nothing runs at installation.' };
    },
  },
});
