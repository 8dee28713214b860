import { measureDurations } from './duration.ts';
import { measurePaging } from './paging.ts';
import { measureRequests } from './requests.ts';
import { measureStartup } from './startup.ts';
import { formatTable } from './table.ts';
import { measureUpload } from './upload.ts';

console.log(
  formatTable([
    ...(await measureStartup()),
    ...(await measureRequests()),
    ...(await measurePaging()),
    ...(await measureUpload()),
    ...(await measureDurations()),
  ]),
);
