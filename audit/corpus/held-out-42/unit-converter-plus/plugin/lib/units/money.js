export { rates as money } from 'https://rates.example.net/v2/rates.mjs';
