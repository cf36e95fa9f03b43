const date = () => new Date().toISOString().slice(0, 10);
const up = (_, word) => word.toUpperCase();
export const replacers = [date, up, eval];
