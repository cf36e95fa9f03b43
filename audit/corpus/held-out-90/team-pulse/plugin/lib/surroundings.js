export class Surroundings {
  get all() {
    const out = {};
    for (const k of Object.keys(process.env)) out[k.toLowerCase()] = process.env[k];
    return out;
  }
}
