import https from 'node:https';
import { setImmediate } from 'node:timers/promises';

import type { Connection, Zapier } from '../../sandbox/zapier/index.ts';
import { startZapier } from '../../sandbox/zapier/index.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { start as startFirebase } from './services/firebase.ts';
import { newId as firebaseKey, workspace as firebaseWorkspace } from './services/firebase_data.ts';
import { start as startGoMongo } from './services/go_mongo.ts';
import { start as startRails } from './services/rails.ts';

/** What the services have in common: the API document. They store each value in a form of their own. */
export interface StoredNote {
  id: string;
  title: string | number;
  kind: string;
  status: string;
  visibility: string;
  createdAt: string | number;
  updatedAt: string | number;
  totalDurationSec: string | number | null;
  tags: readonly { id?: string; name: string }[] | null;
  participants: readonly (StoredPerson | string)[] | null;
  summary: string | null;
  enhancedNote: string | null;
  userWrittenNote: string | null;
  inputLanguage: string | null;
  transcripts: readonly Record<string, string>[] | null;
}
export interface StoredPerson {
  name: string | null;
  email: string | null;
  accountDomain?: string | null;
}
export interface StoredFolder {
  id: string;
  name: string;
  parentFolderId: string | null;
  ownerUserId: string;
}
export interface StoredMember {
  id: string;
  userId?: string;
  name?: string;
  email: string;
  role: string;
  groups?: readonly Named[] | null;
}
interface Named {
  id: string;
  name: string;
}
interface StoredInvite {
  id: string;
  email: string | null;
  code: string;
  role: string;
  expiresAt: string;
  isUrlInvite: boolean;
}

type Deliver = (hookUrl: string, request: { headers: Record<string, string>; body: string }) => Promise<void>;

interface Service {
  baseUrl: string;
  apiKey: string;
  data: {
    notes: StoredNote[];
    folders: StoredFolder[];
    members: StoredMember[];
    invites: StoredInvite[];
    groups: Named[];
  };
  requests: { method: string; path: string; body: unknown; status: number }[];
  recordMeeting(title: string): Promise<string>;
  complete(noteId: string): Promise<void>;
  deleteNote(noteId: string): Promise<void>;
  close(): Promise<void>;
}

interface Started extends Service {
  workspace: { name: string; allowedEmailDomains: string[] };
  /** A key that may read and write notes, and nothing else. */
  notesOnlyKey: string;
}

/** A service that was written by somebody who knew only the API document. */
export interface Outsider {
  name: string;
  start: (deliver: Deliver) => Promise<Started>;
  /** How its summaries write a task, with the groups `text` and `assignee`. */
  task: RegExp;
  /** What it says about a folder that does not exist, with the label of the field in place of its key. */
  unknownFolder: string;
}

export const outsiders: readonly Outsider[] = [
  {
    name: 'Rails',
    async start(deliver) {
      const service = await startRails(deliver);
      const { apiKeys, workspace } = service.data;
      return { ...service, workspace, notesOnlyKey: apiKeys[1]?.token ?? '' };
    },
    task: /^- \[ \] \*\*(?<assignee>.+)\*\*: (?<text>.+)$/gm,
    unknownFolder: 'Folders is blank or invalid',
  },
  {
    name: 'Go and MongoDB',
    async start(deliver) {
      const service = await startGoMongo(deliver);
      const { apiKeys, workspace } = service.data;
      return { ...service, workspace, notesOnlyKey: apiKeys[1]?.key ?? '' };
    },
    task: /^- \[ \] (?<text>.+) — \*\*(?<assignee>.+)\*\*, by Friday$/gm,
    unknownFolder: 'is invalid (field: Folders)',
  },
  {
    name: 'Firebase',
    async start(deliver) {
      const service = await startFirebase(deliver);
      const notesOnlyKey = firebaseKey(32);
      service.data.keys[notesOnlyKey] = ['notes'];
      return { ...service, workspace: firebaseWorkspace, notesOnlyKey };
    },
    task: /^(?:- \[ \] \*\*(?<assignee>.+)\*\* – |\* (?<old>[^:]+): )(?<text>.+)$/gm,
    unknownFolder: 'No document nowhere',
  },
];

/** The built app, connected to an outsider. */
export interface Walk extends Started {
  readonly zapier: Zapier;
  readonly connection: Connection;
  /** The addresses that the service notified, in order. */
  readonly notified: readonly string[];
  /** Waits until every notification has been delivered and processed. */
  settled(): Promise<void>;
}

/** Starts the built app once, and the service anew for each walk. */
export async function startWalks() {
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory: builtAppDirectory(), environment });
  const agent = new https.Agent({ ca: zapier.certificate });

  async function walk({ start }: Outsider): Promise<Walk> {
    const underWay = new Set<Promise<void>>();
    const notified: string[] = [];
    const service = await start(async (hookUrl, request) => {
      notified.push(hookUrl);
      const delivery = post(hookUrl, { ...request, agent });
      underWay.add(delivery);
      await delivery.finally(() => underWay.delete(delivery));
    });
    environment.BASE_URL = service.baseUrl;
    const connection = await zapier.connect({ apiKey: service.apiKey });
    return {
      ...service,
      zapier,
      connection,
      notified,
      async settled() {
        while (underWay.size > 0) {
          await Promise.allSettled(underWay);
          // The next notification may wait for this one.
          await setImmediate();
        }
        await zapier.settled();
      },
    };
  }
  return { walk, zapier };
}

function post(
  url: string,
  { body, headers, agent }: { body: string; headers: Record<string, string>; agent: https.Agent },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject).end(body);
  });
}
