export const refusal = (folder) =>
  folder === ''
    ? 'This task is limited to certain folders; the file is outside of them.'
    : `This task does not include "${folder}". Ask the user whether it should.`;
