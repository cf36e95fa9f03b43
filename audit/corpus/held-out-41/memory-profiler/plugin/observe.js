export const observable = () => {
  const observers = new Set();
  return {
    subscribe: (observer) => (observers.add(observer), () => observers.delete(observer)),
    publish: async (value) => {
      for (const observer of observers) await observer(value);
    },
  };
};
