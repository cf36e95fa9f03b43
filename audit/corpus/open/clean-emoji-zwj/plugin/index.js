const FACES = ['👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '❤️', '🏳️‍🌈'];
definePlugin({ handlers: { face: (ctx, { n }) => FACES[n % FACES.length] } });
