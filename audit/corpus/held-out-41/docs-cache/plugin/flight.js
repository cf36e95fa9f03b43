export const singleFlight = (act) => {
  const flying = new Map();
  return (key, ...more) => {
    if (!flying.has(key)) flying.set(key, act(key, ...more).finally(() => flying.delete(key)));
    return flying.get(key);
  };
};
