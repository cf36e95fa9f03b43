import { checks } from './checks.mjs';

const results = checks.map(({ name, run }) => ({ name, advice: run() }));
for (const { name, advice } of results) {
  if (advice) console.log(`${name}: ${advice}`);
}
if (!results.some(({ advice }) => advice)) console.log('doctor: all well');
