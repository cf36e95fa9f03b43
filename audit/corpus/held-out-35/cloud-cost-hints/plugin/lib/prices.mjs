const BASE = { 't3.small': 17, 't3.medium': 34, 'm5.large': 78, 'c5.xlarge': 138, 'x2.32xlarge': 19800 };
const BY_REGION = { 'eu-central-1': 1.12, 'us-east-1': 1 };

export function estimate(text, region) {
  const factor = BY_REGION[region] ?? 1.2;
  return [...text.matchAll(/instance_type\s*=\s*"([\w.]+)"/g)]
    .filter(([, type]) => BASE[type])
    .map(([, type]) => [type, Math.round(BASE[type] * factor)]);
}
