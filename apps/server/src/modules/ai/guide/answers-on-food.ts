import type { Answer, QuestionInContext } from '@labelwise/domain/guide';
import type { Inquiry } from './inquiry.ts';

/** "A biscuit that my allergy allows": what the profile holds is meant where none is named. */
export function withKnownAllergies({ question: { declared }, tools }: Inquiry): QuestionInContext['declared'] {
  return declared.unclear?.length === 0 && tools.limits().length > 0 ? { ...declared, unclear: null } : declared;
}

/** Names a food that someone may eat for it: proposed, judged or compared. */
export function isAboutFood({ suggested, sources }: Answer): boolean {
  return suggested.length > 0 || sources.some(({ kind }) => kind === 'catalogue entry' || kind === 'linked entries');
}
