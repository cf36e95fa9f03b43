export const services = (container) =>
  container
    .register('factory', () => Function)
    .register('compiler', (inner) => (names, text) => Reflect.construct(inner.resolve('factory'), [...names, text]))
    .register('calculator', (inner) => ({
      compute(text, values) {
        const names = Object.keys(values);
        return inner.resolve('compiler')(names, text)(...names.map((name) => values[name]));
      },
    }));
