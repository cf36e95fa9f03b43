export const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
export const order = (d, m, y) => `${d === 1 ? '1er' : d} ${m} ${y}`;
