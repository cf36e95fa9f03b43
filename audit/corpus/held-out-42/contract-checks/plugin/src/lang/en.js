export const messages = { empty: 'the order is empty', count: 'a count is missing', total: 'the total is negative' };
