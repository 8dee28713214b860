import { jest } from '@jest/globals';

// Ends a slow test that hangs.
jest.setTimeout(120_000);
