import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { projectDirectory } from './project.ts';

/** Loads the project's `.env`, if there is one. Variables that are already set stay as they are. */
const path = join(projectDirectory, '.env');
if (existsSync(path)) process.loadEnvFile(path);
