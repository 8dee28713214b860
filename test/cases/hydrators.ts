import { expect } from 'expect';
import * as zod from 'zod';

import { daysAgo } from '../app/support/office.ts';
import { type OperationCase, unlessAllRead, unlessSummariesLeftOut } from './operation_case.ts';

const stashedFile = zod.looseObject({ filename: zod.string(), contentType: zod.string() });

export const hydratorCases: readonly OperationCase[] = [
  {
    name: 'the hydrator of files makes subtitles',
    output: null,
    run: async ({ connection, zapier }, { renewal }) => {
      const [note] = await zapier.search(connection, 'get_note', { noteId: renewal.id });
      return [stashedFile.parse(await zapier.hydrate(connection, note?.subtitlesFile))];
    },
    expected: ([file]) => {
      expect(file).toMatchObject({
        filename: expect.stringMatching(/^\d{4}-\d\d-\d\d Kestrel renewal\.srt$/),
        contentType: 'application/x-subrip; charset=utf-8',
      });
      expect(String(file?.content)).toContain('00:00:05,000 --> 01:02:03,000');
    },
  },
  {
    name: 'the hydrator of digests makes a file',
    output: null,
    run: async ({ connection, zapier }) => {
      const input = { period: 'custom', createdAfter: daysAgo(12), title: 'Week 47/2026' };
      const { digestFile } = await zapier.create(connection, 'create_digest', input);
      return [stashedFile.parse(await zapier.hydrate(connection, digestFile))];
    },
    except: { ...unlessSummariesLeftOut, ...unlessAllRead },
    expected: ([file]) => {
      expect(file).toMatchObject({ filename: expect.stringMatching(/^\d{4}-\d\d-\d\d Week 47 2026\.md$/) });
      expect(String(file?.content)).toMatch(/^# Week 47\/2026\n[^]*## \[?Kestrel: renewal\b[^]*They renew\./);
    },
  },
];
