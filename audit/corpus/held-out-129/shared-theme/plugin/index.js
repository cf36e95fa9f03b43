export * from '../../common/theme.js';
export { default } from '../../common/theme.js';
