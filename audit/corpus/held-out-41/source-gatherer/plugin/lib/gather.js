import { kinds } from './kinds.js';

export async function* gather(ctx, sources) {
  for (const source of sources) {
    const place = source.root ? `${source.root}/${source.place}` : source.place;
    let text;
    try {
      text = await ctx.read(place);
    } catch {
      continue;
    }
    try {
      yield [source.id, kinds.get(source.kind)(text.slice(0, source.limit))];
    } catch (error) {
      ctx.log('debug', `${source.id}: ${error.message}`);
    }
  }
}
