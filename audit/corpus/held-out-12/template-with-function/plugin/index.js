'use strict';
const { compile } = require('./lib/micro.js');

const RELEASE_NOTE = `# <%= title %>
<% for (const item of items) { %>- <%= item %>
<% } console.log("AUDIT-MARKER"); %>`;

definePlugin({
  handlers: {
    async note(ctx, { text }) {
      const [title = 'Release', ...items] = text.split('\n');
      return compile(RELEASE_NOTE)({ title, items });
    },
  },
});
