import { isMigration } from './migration.js';

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const command = event.tool_input?.command ?? '';
      if (event.tool_name !== 'Bash' || !isMigration(command)) return {};

      const { marker = 'backups/LATEST.json', maximumAgeMinutes = 60 } = event.config ?? {};
      let made;
      try {
        made = Date.parse(JSON.parse(await ctx.read(marker)).finishedAt);
      } catch (error) {
        ctx.log('info', `no readable marker at ${marker}: ${error.message}`);
      }
      const age = made ? (Date.now() - made) / 60_000 : Infinity;
      if (age <= maximumAgeMinutes) {
        await ctx.state.put('lastMigration', { at: new Date().toISOString(), backupAgeMinutes: Math.round(age) });
        return {};
      }
      return {
        permissionDecision: 'ask',
        permissionDecisionReason: Number.isFinite(age)
          ? `The latest backup is ${Math.round(age)} minutes old. Make a new one before this migration?`
          : 'No backup is recorded. Make one before this migration?',
      };
    },
  },
});
