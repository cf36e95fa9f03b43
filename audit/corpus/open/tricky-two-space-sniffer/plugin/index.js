const CJS = /\b(?:require\s*\(\s*['"][^'"]+['"]\s*\)|module\.exports|exports\.\w+\s*=)/;
const ESM = /^\s*(?:import\s[\s\S]*?from\s*['"]|export\s)/m;
module.exports = (text) => ({ cjs: CJS.test(text), esm: ESM.test(text), dynamic: /\bimport\s*\(/.test(text) });
