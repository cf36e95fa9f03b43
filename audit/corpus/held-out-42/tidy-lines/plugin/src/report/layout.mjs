export const layout = ({ line, message }) => `${String(line).padStart(5)}  ${message}`;
