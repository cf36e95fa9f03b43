export const services = [
  { name: 'api', url: 'https://api.example.com/health' },
  { name: 'site', url: 'https://www.example.com/health' },
];
