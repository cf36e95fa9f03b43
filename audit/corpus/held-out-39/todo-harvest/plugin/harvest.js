export const harvest = (path, source) =>
  source.split('\n').flatMap((line, index) => {
    const hit = /\b(?:TODO|FIXME)\b[:\s]*(.*)/.exec(line);
    return hit ? [{ where: `${path}:${index + 1}`, text: hit[1].trim() }] : [];
  });
