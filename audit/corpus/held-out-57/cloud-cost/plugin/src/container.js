import { PlanLoader } from './plans.js';
import { Pricing } from './pricing.js';
import { ProfileStore } from './profiles.js';

export function container(ctx) {
  const profiles = new ProfileStore((p) => ctx.read(p));
  return {
    plans: new PlanLoader((p) => ctx.read(p)),
    pricing: new Pricing((u, o) => ctx.fetch(u, o), profiles),
  };
}
