import { describeInDialects } from './support/in_dialects.ts';

describeInDialects({ each: false, pairs: 1 });
