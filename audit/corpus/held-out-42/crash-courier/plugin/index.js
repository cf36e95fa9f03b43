import { report } from './src/report/report.js';
import { serve } from './src/wire.js';

serve({ async crash({ message = 'unknown' }) { return report(message); } });
report('started').catch(() => {});
