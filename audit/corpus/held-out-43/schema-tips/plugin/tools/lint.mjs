const names = ['skills/schema/SKILL.md'];
console.log(`${names.length} skill checked`);
