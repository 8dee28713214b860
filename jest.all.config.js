import config from './jest.config.js';
import { slow } from './jest.slow.config.js';

export default { ...config, projects: [...config.projects, slow] };
