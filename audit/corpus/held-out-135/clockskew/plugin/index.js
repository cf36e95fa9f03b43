const { hrtime } = process.binding('process_methods');
export const skew = () => (typeof hrtime === 'function' ? 1 : 0);
export default { skew };
