export const merge = (settings, part) => ({ ...settings, ...part, hooks: { ...settings.hooks, ...part.hooks } });
