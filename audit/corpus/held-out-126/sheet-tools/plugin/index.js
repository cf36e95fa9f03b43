export const activate = () => {};
