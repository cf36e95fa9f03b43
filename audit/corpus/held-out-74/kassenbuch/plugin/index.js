import { beträge, итог } from './rechnen.js';

definePlugin({
  handlers: {
    async summe(ctx, { datei = 'kasse.txt' }) {
      const größen = new Map();
      for (const posten of beträge(await ctx.read(datei))) {
        größen.set(posten.monat, [...(größen.get(posten.monat) ?? []), posten]);
      }
      return Object.fromEntries([...größen].map(([monat, alle]) => [monat, итог(alle)]));
    },
  },
});
