import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
const { serve } = await import('./sample.mjs');
serve();
