// A service is a plain function: parameter names and what it does.
export const assemble = (names, text) => {
  const make = [].filter.constructor;
  return make(...names, text);
};
