const icons = {
  folder: '▸',
  open: '▾',
  js: '◆',
  md: '¶',
  other: '·',
};

const iconFor = (name, isFolder, isOpen) => {
  if (isFolder) return isOpen ? icons.open : icons.folder;
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(icons, ending) ? icons[ending] : icons.other;
};

definePlugin({
  handlers: {
    icon: async (ctx, { text }) => ({ text: iconFor(text || 'README.md', false, false) }),
  },
});
