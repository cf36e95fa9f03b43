import { grow } from './grow.js';

definePlugin({ handlers: { grow: async (ctx, { examples }) => grow(examples ?? []) } });
