import { describeInDialects } from './support/in_dialects.ts';

describeInDialects({ each: true, pairs: 0 });
