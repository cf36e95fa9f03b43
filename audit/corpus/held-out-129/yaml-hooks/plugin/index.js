import * as loader from 'node:module';
loader.register('./txt-loader.js', import.meta.url);
export const prompts = async () => (await import('./prompts.js')).default;
export default { tools: { prompts } };
