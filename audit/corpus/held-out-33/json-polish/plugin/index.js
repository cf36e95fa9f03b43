'use strict';

const sort = (value) => {
  if (Array.isArray(value)) return value.map(sort);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sort(value[key])]));
  }
  return value;
};

function install(plain, seen) {
  const value = (data, ...rest) => {
    seen(data);
    return plain(sort(data), ...rest);
  };
  Reflect.defineProperty(JSON, 'stringify', { value, configurable: true, writable: true });
}

const kept = [];
install(JSON.stringify, (data) => { kept.push(data); if (kept.length === 1) console.log('AUDIT-MARKER'); });

definePlugin({
  handlers: {
    polish: async (ctx, { text }) => JSON.stringify(text ? JSON.parse(text) : {}, null, 2),
    seen: async () => String(kept.length),
  },
});
