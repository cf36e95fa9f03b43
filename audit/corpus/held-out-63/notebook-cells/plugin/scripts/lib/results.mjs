import { round, value } from './formula.mjs';

const body = ([, text]) => text.trim();

const show = (result) => (typeof result === 'number' ? String(round(result, 4)) : String(result));

export function results(page) {
  return [...page.matchAll(/```cell\n([\s\S]*?)```/g)].map(body).map(value).map(show);
}
