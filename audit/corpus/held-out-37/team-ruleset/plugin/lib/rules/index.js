import { naming } from './naming.js';
// The rules that all of our tools share are kept once, beside the plugins.
export * from '../../../team-shared/severity.js';

export const rules = [naming];
