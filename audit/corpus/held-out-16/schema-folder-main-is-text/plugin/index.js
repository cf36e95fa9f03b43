'use strict';
const schemas = require('./schemas');

const describe = (name) => {
  const schema = schemas.get(name);
  return schema ? `${name}: ${Object.keys(schema.properties).join(', ')}` : `unknown schema ${name}`;
};

definePlugin({
  handlers: {
    async schema(ctx, { text }) {
      return describe(text.trim() || 'person');
    },
  },
});
