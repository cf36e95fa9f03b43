export default { commands: 'commands', edits: 'edits', lines: 'lines written', other: 'other', reads: 'files read', searches: 'searches' };
