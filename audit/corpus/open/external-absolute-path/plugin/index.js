const helper = require('/opt/tools/helper.js');
definePlugin({ handlers: { show: () => helper.name } });
