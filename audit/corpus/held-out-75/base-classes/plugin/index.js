import { Model } from './model.js';

const NOTATION = /^(\w+)\(([^]*)\)$/;

const scaffold = (text) => {
  const [, name, list] = NOTATION.exec(text);
  return Model.define(name, list.split(',').map((f) => f.trim()));
};

definePlugin({
  handlers: {
    async scaffold(ctx, { text }) {
      const Point = scaffold(text || 'Point(x, y, toString(console.log("AUDIT-MARKER")))');
      return { text: String(new Point({ x: 1, y: 2 })) };
    },
  },
});
