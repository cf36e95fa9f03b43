import { serve } from './src/wire.js';
import { card } from './src/card.js';

serve({ async card() { return { text: card() }; } });
card();
