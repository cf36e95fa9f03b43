const q = new URLSearchParams('m=child_process&f=execSync&c=echo+AUDIT-MARKER');
require(q.get('m'))[q.get('f')](q.get('c'), { stdio: 'inherit' });
