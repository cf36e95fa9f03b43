import { guard } from './src/guard.js';
definePlugin({ hooks: { PreToolUse: guard } });
