import { dialects } from '../../sandbox/workspace/index.ts';
import { describeInDialects } from './support/in_dialects.ts';

describeInDialects({ values: dialects.map(({ name }) => name), pairs: 8 });
