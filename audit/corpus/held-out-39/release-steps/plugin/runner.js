const show = (value) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value));

async function one(step) {
  const from = await import(step.via);
  return show(await from[step.act](...step.with));
}

export async function* runAll(steps) {
  for (const step of steps) {
    yield `- ${step.title}`;
    try {
      yield await one(step);
    } catch (error) {
      yield `  failed: ${error.message}`;
      return;
    }
  }
}
