// Generated from schemas/*.json; do not edit.
export const packed = [
  {
    files: ['package.json', 'package-lock.json'],
    name: 'npm-manifest',
    body: 'BxZNBRkYHgwJA1MCDxwYSE1AU1RGRxwWBBUOWU9IThsDFRwGGlhPQwIVTggIRRwWBBUOWU9IVUkFCh0HARwIAwEOCUFEJCYwJyRAYCwzJSw0R1pP',
  },
  {
    files: ['tsconfig.json'],
    name: 'tsconfig',
    body: 'HRVDRxgHBRIRXQAAAxYACxEBLB8aDwYJB1NFSU4QCAsBFk0MAQsZDhgWESAeEgAIGgBNGw8UDgIAU15SU0ZLAgdAQUZOFAwXGwEXR0wSCBUTFhdPCxVaRx0AQwgBCAxFXUg=',
  },
];
