export const rules = [
  { id: 'D02', re: /(curl|wget)\s[^|]*\|\s*(ba)?sh/, text: 'do not pipe a download into a shell, e.g. "curl https://example.com/x.sh | sh"; verify a checksum' },
  { id: 'D03', re: /^FROM\s+\S+(:latest)?\s*$/i, text: 'pin the base image' },
  { id: 'D04', re: /^ADD\s+https?:/i, text: 'ADD with a URL: use a checked download' },
  { id: 'D05', re: /^(ENV|ARG)\s+\w*(TOKEN|SECRET|PASSWORD)\w*=/i, text: 'a secret in the image; use --mount=type=secret' },
  { id: 'D06', re: /^COPY\s+.*\.(npmrc|netrc|ssh)\b/i, text: 'credentials are copied into the image' },
  { id: 'D07', re: /chmod\s+(-R\s+)?777/, text: 'chmod 777' },
  { id: 'D08', re: /apt-get install (?!.*--no-install-recommends)/, text: 'use --no-install-recommends' },
];
