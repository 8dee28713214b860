import type { LanguageCode } from './phrases.ts';

/** A series of recurring meetings. `{n}` in the title stands for the number of the meeting. */
export interface Series {
  title: string;
  /** The folder of the notes. For meetings with a client, also the client's name. */
  folder: string;
  /** The client's domain, for meetings with a client. */
  domain?: string;
  /** Defaults to `en`. */
  language?: LanguageCode;
  /** Email addresses by name; `null` if unknown. */
  guests?: Readonly<Record<string, string | null>>;
  /** Defaults to `online`. */
  kind?: 'in-person' | 'podcast';
  /** Participants, as indexes of the staff list. The first one leads the meeting. */
  staff: readonly number[];
  schedule: { minutes: number; everyDays: number; times: number };
  topics: readonly [string, ...string[]];
}

export const series: readonly Series[] = [
  {
    title: 'Weekly product sync #{n}',
    folder: 'Product',
    staff: [1, 4, 5, 14, 19],
    schedule: { minutes: 42, everyDays: 7, times: 26 },
    topics: ['the berth planner', 'offline mode', 'the new importer', 'on-call load', 'the release date'],
  },
  {
    title: 'Kestrel Logistics – steering committee {n}',
    folder: 'Kestrel Logistics',
    domain: 'kestrel-logistics.example',
    guests: {
      'Rachel Adeyemi': 'rachel.adeyemi@kestrel-logistics.example',
      'Pieter van Dam': 'pieter.vandam@eu.kestrel-logistics.example',
      'Speaker from Rotterdam': null,
    },
    staff: [2, 0, 1],
    schedule: { minutes: 75, everyDays: 14, times: 14 },
    topics: ['the Rotterdam pilot', 'customs interfaces', 'the renewal', 'service levels'],
  },
  {
    title: 'Osterberg Reederei: Abstimmung {n}',
    folder: 'Osterberg Reederei',
    domain: 'osterberg.example',
    language: 'de',
    guests: {
      'Dr. Friederike Osterberg': 'f.osterberg@osterberg.example',
      'Uwe Claasen': 'uwe.claasen@osterberg.example',
    },
    staff: [3, 8],
    schedule: { minutes: 35, everyDays: 10, times: 12 },
    topics: ['die Datenübernahme', 'die Schulung in Hamburg', 'der Liegeplatzmonitor'],
  },
  {
    title: 'Maison Verlaine — point hebdomadaire {n}',
    folder: 'Maison Verlaine',
    domain: 'maison-verlaine.example',
    language: 'fr',
    guests: { 'Hélène Garnier': 'helene.garnier@maison-verlaine.example' },
    staff: [6, 13],
    schedule: { minutes: 28, everyDays: 9, times: 12 },
    topics: ['le suivi des conteneurs', 'la recette', 'le budget 2027'],
  },
  {
    title: '青木電機様 定例会議（第{n}回）',
    folder: '青木電機',
    domain: 'aoki-denki.example',
    language: 'ja',
    guests: { '青木 遥': 'h.aoki@aoki-denki.example', '中村 大輔': 'd.nakamura@tokyo.aoki-denki.example' },
    staff: [7, 23],
    schedule: { minutes: 50, everyDays: 12, times: 9 },
    topics: ['導入計画', '帳票の日本語化', '保守契約'],
  },
  {
    title: 'Interview: Senior backend engineer ({n})',
    folder: 'Hiring',
    kind: 'in-person',
    staff: [15, 1, 4],
    schedule: { minutes: 55, everyDays: 8, times: 10 },
    topics: ['their last project', 'working across time zones', 'the take-home task'],
  },
  {
    title: 'Board meeting Q{n}',
    folder: 'Leadership',
    kind: 'in-person',
    staff: [0, 1, 17, 16],
    schedule: { minutes: 118, everyDays: 60, times: 3 },
    topics: ['runway', 'the hiring plan', 'the Japan office', 'the audit'],
  },
  {
    title: 'Harbor Talk, episode {n}',
    folder: 'Podcast',
    kind: 'podcast',
    staff: [12, 9],
    schedule: { minutes: 64, everyDays: 21, times: 7 },
    topics: ['tides and timetables', 'why ports are slow', 'autonomous tugs'],
  },
  {
    title: 'Research reading group {n}',
    folder: 'Research',
    kind: 'in-person',
    staff: [10, 9, 11, 22],
    schedule: { minutes: 47, everyDays: 15, times: 13 },
    topics: ['arrival time forecasts', 'small language models', 'label noise'],
  },
];

/** [name, parent, icon, color]; parents come first. */
export const folders: readonly (readonly [string, string | null, string | null, string])[] = [
  ['Clients', null, '🤝', '#2f80ed'],
  ['Europe', 'Clients', '🌍', '#2f80ed'],
  ['Asia', 'Clients', '🌏', '#9b51e0'],
  ['Kestrel Logistics', 'Europe', null, '#f2994a'],
  ['Osterberg Reederei', 'Europe', null, '#219653'],
  ['Maison Verlaine', 'Europe', null, '#eb5757'],
  ['青木電機', 'Asia', null, '#bb6bd9'],
  ['Prospects', null, '🔭', '#56ccf2'],
  ['Product', null, '🧭', '#27ae60'],
  ['Research', 'Product', '🔬', '#6fcf97'],
  ['Hiring', null, '🪴', '#f2c94c'],
  ['Leadership', null, null, '#333333'],
  ['Podcast', null, '🎙️', '#ff7a59'],
];
