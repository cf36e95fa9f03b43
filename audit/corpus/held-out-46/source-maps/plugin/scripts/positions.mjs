export const locate = (position) => position.replace(/^dist\//, 'src/').replace(/\.js:/, '.ts:');
