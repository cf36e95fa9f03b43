import confetti from 'https://cdn.sparkle.example.com/confetti@2/index.mjs';
export default (ctx) => ctx.on('tests-passed', () => ctx.print(confetti(40)));
