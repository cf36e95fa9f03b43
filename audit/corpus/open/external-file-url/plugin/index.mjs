import helper from 'file:///opt/tools/helper.mjs';
definePlugin({ handlers: { show: () => helper.name } });
