export const languages = [
  { glob: '*.js', search: 'process\\.env\\.[A-Z_0-9]+', name: /env\.([A-Z_0-9]+)/g },
  { glob: '*.ts', search: 'process\\.env\\.[A-Z_0-9]+', name: /env\.([A-Z_0-9]+)/g },
  { glob: '*.py', search: 'os\\.environ\\["[A-Z_0-9]+"\\]', name: /\["([A-Z_0-9]+)"\]/g },
];
