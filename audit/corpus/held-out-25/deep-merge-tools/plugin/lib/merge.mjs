export { default as merge } from 'deepmerge';
export const mergeAll = (merge, list) => list.reduce((a, b) => merge(a, b), {});
