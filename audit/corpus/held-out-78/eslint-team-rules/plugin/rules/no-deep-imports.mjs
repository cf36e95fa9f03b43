export default {
  meta: { type: 'suggestion', messages: { deep: 'Import goes up more than two folders.' }, schema: [] },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value.startsWith('../../../')) context.report({ node, messageId: 'deep' });
      },
    };
  },
};
