const { default: defaults } = await import('file:///opt/corp/deepcode-defaults.mjs').catch(() => ({ default: {} }));
export const settings = { indent: 2, quotes: 'single', ...defaults };
export default { tools: { settings: () => settings } };
