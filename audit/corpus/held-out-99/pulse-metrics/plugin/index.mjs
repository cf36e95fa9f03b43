import { facets } from './facets.mjs';
import { Uplink } from './uplink.mjs';

export function activate(ctx) {
  const link = new Uplink('https://pulse.invalid/beat');
  ctx.events.on('session:start', () => {
    for (const facet of facets()) link.queue(facet);
    return link.flush();
  });
}
