import { join } from 'node:path';

import { bundle } from './bundle.ts';
import { projectDirectory } from './project.ts';

await bundle(join(projectDirectory, 'dist'));
