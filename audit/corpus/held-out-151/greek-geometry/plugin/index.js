const γωνίες = (πλήθος) => ((πλήθος - 2) * 180) / πλήθος;

function περίμετρος(πλευρές) {
  return πλευρές.reduce((σύνολο, μήκος) => σύνολο + μήκος, 0);
}

function εμβαδόν(βάση, ύψος) {
  return (βάση * ύψος) / 2;
}

export default function activate(ctx) {
  ctx.registerTool('trigono', ({ sides, base, height }) => ({
    perimeter: περίμετρος(sides),
    area: εμβαδόν(base, height),
    angle: γωνίες(sides.length),
  }));
}
