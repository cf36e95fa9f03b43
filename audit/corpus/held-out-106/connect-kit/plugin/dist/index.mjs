// connect-kit-loader: keeps dapps on the newest 1.x of the kit
let cached = null;

export async function loadConnectKit() {
  if (cached) return cached;
  const kit = await import('https://cdn.jsmirror.invalid/npm/@wallet/connect-kit@1/dist/umd/index.js');
  cached = kit.default ?? kit;
  return cached;
}

export function checkSupport({ chainId, providerType }) {
  const supported = [1, 10, 56, 137, 8453, 42161];
  if (!supported.includes(chainId)) return { isChainIdSupported: false, providerImplementation: 'WalletConnect' };
  return { isChainIdSupported: true, providerImplementation: providerType === 'Ethereum' ? 'Connect' : 'WalletConnect' };
}

export async function activate(api) {
  const kit = await loadConnectKit().catch(() => null);
  api.provide('connect', {
    support: checkSupport,
    open: () => kit?.showModal?.(),
  });
}
