const PACKED =
  'MGJhbGQybmQzazJyZDNrM24xb2xkM3QybmQzZTJybjBjYW5lMnJkM2UzdDJzdDFvbGQzdDJuZTJyZDNlM24wZm9sZDJuZDJvZDJyZDNtM3QwZ29sZDJvZDBoYW5kMnJkM2UzazNtMWVhZDJsZDJyZDFvbGQybWUwbGVhZDJuZDFvYWQzbjJmdDJyZDNlMnVkMG1hZGUybmUycmsyc3Qxb2xkMnJlMnN0MHNhbmQxZW5kMW9sZDJydDB0YW1lMWVuZDFvbGQycmUwd2FuZDJyZDNlM20zbjN0MWlsZDJuZDNlMnJlMW9sZDJvZDJyZDNlM2szbTNu';

function* unpack(packed) {
  let before = '';
  for (const [, shared, rest] of atob(packed).matchAll(/(\d)([a-z]+)/g)) {
    before = before.slice(0, Number(shared)) + rest;
    yield before;
  }
}

export const words = new Set([...unpack(PACKED)].filter((word) => word.length === 4));
