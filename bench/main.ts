import { measureStartup } from './startup.ts';
import { formatTable } from './table.ts';

console.log(formatTable([...(await measureStartup())]));
