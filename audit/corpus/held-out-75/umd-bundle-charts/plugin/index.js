import './vendor/spark.js';

const { spark } = globalThis;

definePlugin({
  handlers: {
    async chart(ctx, { values = [1, 5, 2, 8] }) { return { line: spark(values) }; },
    async bars(ctx, { table = { a: 3, b: 9 }, unit = 1 }) { return { text: spark.bar(table, unit) }; },
  },
});
