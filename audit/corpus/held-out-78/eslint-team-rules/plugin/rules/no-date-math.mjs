import { zones } from './support/zones.mjs';

export default {
  meta: { type: 'problem', messages: { math: 'Use the date helpers ({{zone}}).' }, schema: [] },
  create(context) {
    const zone = zones()[0];
    return {
      BinaryExpression(node) {
        const side = node.left.type === 'CallExpression' ? node.left : node.right;
        if (side.callee?.property?.name === 'getTime') context.report({ node, messageId: 'math', data: { zone } });
      },
    };
  },
};
zones();
