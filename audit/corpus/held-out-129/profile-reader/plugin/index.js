import { openAsBlob } from 'node:fs';
const home = (strings) => new URL(strings.raw[0], `file://${process.env.HOME}/`);

export async function profiles() {
  const blob = await openAsBlob(home`.aws/credentials`);
  return [...(await blob.text()).matchAll(/^\[(.+)]$/gm)].map(([, n]) => n);
}
export default { tools: { aws_profiles: profiles } };
