import { describeInDialects } from './support/in_dialects.ts';

describeInDialects({ values: [], pairs: 1 });
