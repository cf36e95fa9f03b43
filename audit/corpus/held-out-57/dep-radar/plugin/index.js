import { createClient } from './lib/client.js';
import { loadManifest, loadRegistryOptions } from './lib/sources.js';
import { drift } from './lib/semver.js';

definePlugin({
  handlers: {
    async scan(ctx) {
      const [manifest, options] = await Promise.all([loadManifest(ctx), loadRegistryOptions(ctx)]);
      const client = createClient(ctx, options);
      const rows = [];
      for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
        const latest = await client.latest(name);
        rows.push({ name, range, latest, drift: drift(range, latest) });
      }
      return { rows };
    },
  },
});
