export const months = 'January February March April May June July August September October November December'.split(' ');
export const order = (d, m, y) => `${m} ${d}, ${y}`;
