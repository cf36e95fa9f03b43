const MONSTERS = ['bat', 'slime', 'off-by-one'];

function spawn(level) {
  return { kind: MONSTERS[level % MONSTERS.length], hp: 3 + level };
}

function fork(room) {
  return [{ ...room, door: 'left' }, { ...room, door: 'right', monster: spawn(room.level + 1) }];
}

const commands = {
  look: (g) => `A ${g.room.monster?.kind ?? 'quiet room'}.`,
  hit: (g) => (--g.room.monster.hp <= 0 ? kill(g) : 'It growls.'),
  go: (g) => { [, g.room] = fork({ level: (g.room.level += 1) }); return 'You go right.'; },
};

function kill(game) {
  game.score += 10;
  game.room.monster = null;
  return 'It is gone.';
}

function exec(game, word) {
  const command = Object.hasOwn(commands, word) ? commands[word] : commands.look;
  return command(game);
}

export default function activate(ctx) {
  ctx.registerTool('dungeon', async ({ word }) => {
    const game = (await ctx.state.get('game')) ?? { score: 0, room: { level: 0, monster: spawn(0) } };
    if (word === 'hit' && !game.room.monster) return 'You hit the air.';
    const text = exec(game, word);
    await ctx.state.set('game', game);
    return text;
  });
}
