export const format = ({ type, value }) => `${type}: ${JSON.stringify(value)}`;
