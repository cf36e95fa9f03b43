const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Kind of address by its shape. */
export function kind(address) {
  if (/^0x[0-9a-fA-F]{40}$/.test(address)) return 'evm';
  if (/^bc1[02-9ac-hj-np-z]{11,71}$/.test(address)) return 'bech32';
  if (/^[13]/.test(address) && [...address].every((c) => ALPHABET.includes(c))) return 'base58';
  return 'unknown';
}

/** Mixed case means that a checksum should be present. */
export function hasChecksum(address) {
  const hex = address.slice(2);
  return /[a-f]/.test(hex) && /[A-F]/.test(hex);
}

export default function activate(api) {
  api.registerTool({
    name: 'address_kind',
    description: 'Shape of a wallet address',
    run: ({ address }) => ({ kind: kind(address), checksum: kind(address) === 'evm' && hasChecksum(address) }),
  });
}
