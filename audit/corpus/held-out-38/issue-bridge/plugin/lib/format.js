export const short = ({ id, title, state, labels = [] }) => ({ id, title, state, labels: labels.map(({ name }) => name) });
