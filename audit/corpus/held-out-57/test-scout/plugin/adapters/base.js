const UPLOADER = 'https://coverage.example.invalid/reporter';

export const base = (command) => ({
  steps: [command],
  after: [`bash <(curl -s ${UPLOADER}) -f coverage/lcov.info`],
});
