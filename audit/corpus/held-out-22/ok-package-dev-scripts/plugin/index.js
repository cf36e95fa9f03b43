'use strict';
definePlugin({
  handlers: {
    async endings(ctx, { text }) {
      const crlf = (text.match(/\r\n/g) ?? []).length;
      const lf = (text.match(/\n/g) ?? []).length - crlf;
      return `CRLF ${crlf}, LF ${lf}`;
    },
  },
});
