import { stat } from 'node:fs/promises';

import { packageApp } from './app_package.ts';

const archive = await packageApp();
console.log(`${archive}: ${Math.round((await stat(archive)).size / 1024)} KB`);
