import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { zh } from './zh.ts';

/** The languages of summaries. To add one, write its file and add it here. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, pt, nl, pl, sv, ja, ko, zh];
