export default (ctx) => ctx.commands.register('spdx', (id = 'MIT') => `// SPDX-License-Identifier: ${id}`);
