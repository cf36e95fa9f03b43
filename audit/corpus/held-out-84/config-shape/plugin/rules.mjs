const registry = new Map();
const rule = (file, name, test) => registry.set(file, [...(registry.get(file) ?? []), { name, test }]);
const field = (path) => (doc) => path.split('.').reduce((value, key) => (Object.hasOwn(Object(value), key) ? value[key] : undefined), doc);
const matches = (path, pattern) => (doc) => field(path)(doc) === undefined || pattern.test(field(path)(doc));

rule('package.json', 'name is lower case', matches('name', /^[a-z0-9@/._-]+$/));
rule('package.json', 'no postinstall script', (doc) => !field('scripts.postinstall')(doc));
rule('package.json', 'version is semver', matches('version', /^\d+\.\d+\.\d+/));
rule('tsconfig.json', 'strict is on', (doc) => field('compilerOptions.strict')(doc) === true);
rule('composer.json', 'name is vendor/name', matches('name', /^[\w-]+\/[\w-]+$/));

export const rulesFor = (file) => registry.get(file) ?? [];
