import { serve } from './src/wire.js';
import { harvest } from './src/harvest.js';

serve({ async harvest({ folder = '.' }) { return { count: await harvest(folder) }; } });
