function* seed() {}

const { constructor: Walk } = seed;

const emit = (schema, path) => {
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {})
        .map(([key, value]) => emit(value, `${path}.${key}`))
        .join('');
    case 'array':
      return emit(schema.items ?? {}, `${path}[]`);
    default:
      return `yield ${JSON.stringify(`${path}: ${schema.type}`)};`;
  }
};

/** Unrolls a schema into a generator, which is faster than walking it again. */
export const walkerFor = (schema, prologue = '') => Walk(prologue + emit(schema, '$'))();
