/** Loaded before each test without a process of the app: the date is always the same, so no result depends on the day. */
process.env.NOW = '2026-11-24T09:00:00Z';
await import('./set_clock.ts');
