export const title = (html) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? "";
export default { run: (ctx, { html }) => title(html) };
