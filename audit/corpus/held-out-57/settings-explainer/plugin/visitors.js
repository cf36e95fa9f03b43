import { risk } from './risk.js';
const permissions = ({ allow = [], deny = [] }) => [
  ...allow.map((rule) => `${rule} is allowed without a question${risk(rule)}`),
  ...deny.map((rule) => `${rule} is always refused`),
];
const hooks = (events) => Object.entries(events).flatMap(([event, groups]) =>
  groups.flatMap((g) => (g.hooks ?? []).map((h) => `at ${event} this runs: ${h.command ?? h.url}${risk(h.command ?? '')}`)));
export const visitors = new Map([['permissions', permissions], ['hooks', hooks], ['mode', (m) => [`the session begins in mode ${m}`]]]);
