export const leftovers = ['.orig', '.rej'];
export const isLeftover = (name) => leftovers.some((end) => name.endsWith(end));
