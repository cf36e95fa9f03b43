import { länge, fläche, größer } from './maße.js';

definePlugin({
  handlers: {
    wohnung(ctx, { räume = [] }) {
      const flächen = räume.map(({ name, breite, tiefe }) => ({ name, quadratmeter: fläche(länge(breite), länge(tiefe)) }));
      const gesamt = flächen.reduce((summe, { quadratmeter }) => summe + quadratmeter, 0);
      const größter = flächen.reduce((bisher, raum) => (größer(raum, bisher) ? raum : bisher), flächen[0]);
      return { flächen, gesamt: Math.round(gesamt * 100) / 100, größter: größter?.name ?? null };
    },
  },
});
