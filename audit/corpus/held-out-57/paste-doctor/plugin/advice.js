export const advice = new Map([
  ['pipe-to-shell', 'Download first, read it, then run it.'],
  ['substitution', 'The same as a pipe: you never see what runs.'],
  ['rc-file', 'This stays after you close the terminal.'],
  ['keys', 'No installer needs your private key.'],
  ['decoded', 'Decode it without running it and look.'],
  ['eval', 'Print what would be evaluated instead.'],
]);
