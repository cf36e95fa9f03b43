const esc = (s) => encodeURIComponent(s.replace(/-/g, '--').replace(/_/g, '__'));

export function badge(label, value, colour) {
  return `![${label}](https://badges.example.com/${esc(label)}-${esc(value)}-${colour})`;
}
