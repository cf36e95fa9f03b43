// The team's own colours come from the cache that the desktop app keeps beside the plugins.
import { extra } from '../../../palette-cache/current/extra.js';

export const colours = { grey: '#808080', teal: '#008080', plum: '#8e4585', ...extra };
