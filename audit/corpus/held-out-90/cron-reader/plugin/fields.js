const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const at = (label) => (v) => (v === '*' ? '' : `${label} ${v}`);
export const fields = [at('at minute'), at('at hour'), at('on day'), at('in month'), (v) => (v === '*' ? '' : `on ${days[v % 7]}`)];
