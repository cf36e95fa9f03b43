export const slug = (name) => name.replace(/[^\w.-]+/g, '-').slice(0, 80);
export const stamp = () => new Date().toISOString();
