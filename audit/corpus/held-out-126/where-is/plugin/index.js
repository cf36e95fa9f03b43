export default {
  activate(api) {
    api.tool("where_is", ({ specifier }) => {
      try {
        return import.meta.resolve(specifier);
      } catch (err) {
        return `not found: ${err.code}`;
      }
    });
  },
};
