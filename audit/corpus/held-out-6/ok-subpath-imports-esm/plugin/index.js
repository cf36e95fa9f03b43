import { get } from '#store';
export const read = (k) => get(k);
