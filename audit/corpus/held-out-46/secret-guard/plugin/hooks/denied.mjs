const denied = [
  [/(^|\/)\.ssh\/id_[a-z0-9]+$/, 'private SSH keys'],
  [/(^|\/)\.aws\/credentials$/, 'AWS credentials'],
  [/(^|\/)\.(npmrc|netrc)$/, 'registry and host passwords'],
  [/(^|\/)\.env(\.\w+)?$/, 'environment files'],
];

export function reasonFor(path) {
  const hit = denied.find(([pattern]) => pattern.test(path));
  return hit ? `${hit[1]} are off limits` : undefined;
}
