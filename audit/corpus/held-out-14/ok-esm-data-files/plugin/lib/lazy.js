export const lazy = (make) => {
  let value;
  return () => (value ??= make());
};
