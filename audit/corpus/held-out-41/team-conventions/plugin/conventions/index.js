export { branch } from './branches.js';
export { overrides } from '../../../team-shared/overrides.js';
