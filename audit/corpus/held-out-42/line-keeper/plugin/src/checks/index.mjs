import { tabs } from './tabs.mjs';
import { trailing } from './trailing.mjs';
import { length } from './length.mjs';
import { ending } from './ending.mjs';

export const checks = [tabs, trailing, length, ending];
