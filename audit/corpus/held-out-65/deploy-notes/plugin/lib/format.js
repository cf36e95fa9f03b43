const two = (n) => String(n).padStart(2, '0');

export function heading(date) {
  return `Deployment of ${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

export function entry({ at, text }) {
  const when = new Date(at);
  return `- ${two(when.getUTCHours())}:${two(when.getUTCMinutes())} ${String(text).trim()}`;
}
