import { additiveInfo, knownAdditiveCodes, namedAdditiveCodes } from '../../additives/index.ts';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, MEDICAL_CONDITIONS } from '../../health-profile/index.ts';
import { generatePreferences } from '../../preferences/index.ts';
import { plainText } from '../compose/format.ts';
import { EXAMPLES } from '../compose/small-talk.ts';
import { CLAIMS_SOURCE, INTAKES_SOURCE } from '../compose/sources.ts';
import { CLAIMS } from '../knowledge/claims.data.ts';
import { LABEL_TOPICS } from '../knowledge/labels.data.ts';
import { NUTRIENT_TOPICS } from '../knowledge/nutrients.data.ts';
import { KNOWLEDGE_SOURCES } from '../knowledge/sources.data.ts';

/** Every sentence that an answer may quote from our own tables of named sources. */
export function knownSentences(): string[] {
  const advice = [...HEALTH_GOALS, 'Digestive Health', ...MEDICAL_CONDITIONS, ...DIETARY_RESTRICTIONS.map(({ name }) => name)]
    .flatMap((name) => generatePreferences({ goals: [name], conditions: [name], restrictions: [name] }))
    .flatMap(({ reason, source }) => [reason, source]);
  const additives = [...new Set([...knownAdditiveCodes(), ...namedAdditiveCodes()])]
    .map(additiveInfo)
    .flatMap(({ name, code, description, concerns, reference, authority, year }) => [
      name,
      `${plainText(name)} (${code.toUpperCase()})`,
      description,
      ...concerns,
      plainText(reference?.title ?? ''),
      `${authority ?? ''}, ${year ?? ''}`,
      `${authority ?? ''} ${year ?? ''}`,
    ]);
  return [
    ...new Set([
      ...[...LABEL_TOPICS, ...NUTRIENT_TOPICS].map(({ text }) => text),
      ...Object.values(KNOWLEDGE_SOURCES),
      CLAIMS_SOURCE,
      INTAKES_SOURCE,
      ...Object.values(CLAIMS),
      ...EXAMPLES,
      ...advice,
      ...additives,
    ]),
  ].filter((text) => text.length > 2 && /\d/.test(text));
}
