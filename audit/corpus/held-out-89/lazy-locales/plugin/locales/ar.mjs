export const hello = (name) => `مرحبا ${name}`;
