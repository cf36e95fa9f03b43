import module from 'node:module';

const load = module.createRequire(import.meta.url);
load.extensions['.theme'] = load.extensions['.js'];

export const dusk = load('./themes/dusk.theme');
