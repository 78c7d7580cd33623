import { additiveInfo } from '@labelwise/domain/additives';
import type { Source } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { dateOfYear } from './dates.ts';
import { plainName } from './markdown.ts';
import { lineWords } from './score.ts';

const SOURCES = {
  'linked entries': 'guide.source_linked_entries',
  'scoring rules': 'guide.source_scoring_rules',
  'own profile': 'guide.source_profile',
  'own preferences': 'guide.source_preferences',
  'claims regulation': 'guide.source_claims',
  'reference intakes': 'guide.source_intakes',
  'stored score lines': 'guide.source_score_lines',
  'label limits': 'guide.source_label_limits',
  'additive evaluations': 'guide.source_additives',
} as const satisfies Readonly<Record<string, MessageId>>;

/** Sources of ledger lines that an answer names. */
const MAX_LINE_SOURCES = 6;

/** The names of a source, in the order in which they are listed. */
export function sourceNames(say: Say, source: Source): readonly string[] {
  if (source.kind !== 'score lines') return [sourceName(say, source)];
  return source.lines.flatMap((data) => lineWords(say, data).source ?? []).slice(0, MAX_LINE_SOURCES);
}

function sourceName(say: Say, source: Exclude<Source, { kind: 'score lines' }>): string {
  switch (source.kind) {
    case 'catalogue entry':
      return say('guide.source_entry', { barcode: source.barcode, name: plainName(source.name) });
    case 'own scans':
      return source.from === source.to
        ? say('guide.source_scans_of_day', { day: dateOfYear(say, source.to) })
        : say('guide.source_scans', { from: dateOfYear(say, source.from), to: dateOfYear(say, source.to) });
    case 'publication':
      return say(`publications.${source.publication}`);
    case 'additive': {
      const { evaluation } = additiveInfo(source.code);
      return say('guide.source_additive', { authority: evaluation?.authority ?? '', year: evaluation?.year ?? '' });
    }
    case 'citation':
      return source.text;
    default:
      return say(SOURCES[source.kind]);
  }
}
