const stems = { system: 's', archive: 'zlib', console: 'tty' };

export const nameOf = ({ kind, flavour = '' }) => [flavour, stems[kind]].join('');
