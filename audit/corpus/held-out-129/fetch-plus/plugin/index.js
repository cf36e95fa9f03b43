import { request } from '#http';

export async function get(path, tries = 3) {
  for (let i = 0; ; i++) {
    try {
      return await request(new URL(path, 'https://api.example.com'));
    } catch (e) {
      if (i >= tries) throw e;
      await new Promise((r) => setTimeout(r, 2 ** i * 100));
    }
  }
}
export default { tools: { get: ({ path }) => get(path) } };
