const steps = [
  (svg) => svg.replace(/<!--[\s\S]*?-->/g, ''),
  (svg) => svg.replace(/\s(?:inkscape|sodipodi):[\w-]+="[^"]*"/g, ''),
  (svg) => svg.replace(/>\s+</g, '><'),
];

export const tidy = (svg) => steps.reduce((text, step) => step(text), svg).trim();
