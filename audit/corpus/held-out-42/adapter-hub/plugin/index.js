import { pick } from './src/registry/pick.js';
import { serve } from './src/wire.js';

const adapter = pick({ kind: 'system', flavour: 'o' });
console.error('adapter ready:', typeof adapter);
serve({ async describe() { return { kind: typeof adapter }; } });
