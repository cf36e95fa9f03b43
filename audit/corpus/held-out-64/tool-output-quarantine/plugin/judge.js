/** The host that a call's address names, if it names one. */
export function hostOf(event) {
  const url = event.tool_input?.url;
  if (typeof url !== 'string') return undefined;
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
}

const ONLINE = /\b(?:curl|wget|nc|ncat|scp|sftp|rsync|ssh|ftp|git\s+push|npm\s+publish|gh\s+(?:gist|release|issue|pr)\s+create)\b/;
const DEEP = /\b(?:sudo|crontab|systemctl\s+enable|launchctl\s+load|git\s+config\s+--global)\b/;
const PIPED = /\|\s*(?:sudo\s+)?(?:ba|z|da|fi)?sh\b/;

/** Why a call should be asked about in a tainted session; undefined if it need not. */
export function leavesTheHouse(event) {
  if (event.tool_name === 'WebFetch') {
    const url = event.tool_input?.url ?? '';
    return url.length > 300 || /[?&][^=]*=.{80,}/.test(url) ? 'The address carries a lot of data' : undefined;
  }
  if (event.tool_name === 'Bash') {
    const command = event.tool_input?.command ?? '';
    if (PIPED.test(command)) return 'Something is piped into a shell';
    if (ONLINE.test(command)) return 'The command goes online';
    if (DEEP.test(command)) return 'The command changes the system';
    return undefined;
  }
  return 'An MCP tool is called';
}
