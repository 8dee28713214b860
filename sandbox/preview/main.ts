import { builtApp } from '../../scripts/app_package.ts';
import { realService } from '../real_service.ts';
import { explainTakenPort } from '../taken_port.ts';
import { startPreview } from './server.ts';

const { PORT = '4270' } = process.env;
const port = Number(PORT);
const service = realService();

const preview = await startPreview({ appDirectory: await builtApp(), port, service }).catch(
  (error: unknown) => explainTakenPort(error, port, 'npm run preview'),
);
const where = service === undefined ? 'a made-up company' : `the service at ${service.baseUrl}`;
console.log(`Every step of the app, tested against ${where}: ${preview.url}\nPress Ctrl-C to stop.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void preview.close());
