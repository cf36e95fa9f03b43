import { serve } from './src/wire.js';
import { stale } from './src/branches/stale.js';
import { layOut } from './src/table.js';

serve({
  async stale() {
    return { text: layOut(stale(Date.now())) };
  },
});
stale(Date.now());
