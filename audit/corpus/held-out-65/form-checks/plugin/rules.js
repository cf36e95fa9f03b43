export const rules = new Map([
  [
    'address',
    {
      required: ['name', 'street', 'city', 'country'],
      messages: { postcode: 'a letter does not arrive without a postcode' },
      patterns: { country: { pattern: /^[A-Z]{2}$/, message: 'the country is a code of two letters' } },
    },
  ],
  [
    'login',
    {
      required: ['user', 'password'],
      patterns: { password: { pattern: /^.{12,}$/, message: 'a password has at least twelve characters' } },
    },
  ],
  [
    'appointment',
    {
      required: ['date', 'time'],
      patterns: {
        date: { pattern: /^\d{4}-\d{2}-\d{2}$/, message: 'dates look like 2025-01-31' },
        time: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'times look like 09:30' },
      },
    },
  ],
]);
