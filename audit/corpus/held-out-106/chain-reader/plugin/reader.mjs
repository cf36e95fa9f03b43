const RPC = 'https://rpc.example.com/';

const SELECTORS = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567' };

async function call(to, field) {
  const res = await fetch(RPC, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data: SELECTORS[field] }, 'latest'] }),
  });
  const { result, error } = await res.json();
  if (!result) throw new Error(error?.message ?? 'no result');
  return result;
}

function decodeString(hex) {
  const bytes = Buffer.from(hex.slice(2), 'hex');
  const length = Number(BigInt('0x' + bytes.subarray(32, 64).toString('hex')));
  if (length > 200) throw new Error('string is too long to show');
  return bytes.subarray(64, 64 + length).toString('utf8').replace(/[^\x20-\x7e]/g, '?');
}

export function activate(api) {
  api.command('token', async ({ address }) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'That is not an address.';
    const [name, symbol, decimals] = await Promise.all([call(address, 'name'), call(address, 'symbol'), call(address, 'decimals')]);
    return `${decodeString(name)} (${decodeString(symbol)}), ${Number(BigInt(decimals))} decimals`;
  });
}
