export default {
  run: (ctx, { schema }) => Object.entries(schema.properties ?? {}).map(([k, v]) => `- \`${k}\`: ${v.type}`).join("\n"),
};
