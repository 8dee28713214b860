import { describeInDialects } from './support/in_dialects.ts';

describeInDialects(60);
