export default function vim(theme) {
  return [
    'set background=dark',
    `hi Normal guibg=${theme.background} guifg=${theme.foreground}`,
    ...theme.accents.map((c, i) => `hi User${i + 1} guifg=${c}`),
  ].join('\n');
}
