const isTest = (node) => node.type === 'CallExpression' && ['test', 'it'].includes(node.callee.name);

export default {
  meta: { type: 'suggestion', messages: { logic: 'A test should not branch.' }, schema: [] },
  create(context) {
    let depth = 0;
    return {
      CallExpression(node) {
        if (isTest(node)) depth += 1;
      },
      'CallExpression:exit'(node) {
        if (isTest(node)) depth -= 1;
      },
      IfStatement(node) {
        if (depth > 0) context.report({ node, messageId: 'logic' });
      },
    };
  },
};
