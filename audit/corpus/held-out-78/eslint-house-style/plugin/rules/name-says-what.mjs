export default {
  meta: { type: 'suggestion', messages: { vague: 'Say what is expected, not "works".' }, schema: [] },
  create(context) {
    return {
      CallExpression(node) {
        const [first] = node.arguments;
        if (['test', 'it'].includes(node.callee.name) && /\bworks?\b/.test(first?.value ?? '')) {
          context.report({ node: first, messageId: 'vague' });
        }
      },
    };
  },
};
