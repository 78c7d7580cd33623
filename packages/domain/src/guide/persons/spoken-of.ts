import { foldText } from '../../lib/index.ts';
import { genderOf } from './gender.ts';
import { type NamedPerson, type PersonSlot, personsIn } from './read-persons.ts';

/** What a word for somebody tells of them. */
export type SpokenOf = { readonly words: string; readonly gender: 'f' | 'm' };

/** Somebody eats it, or gets it: "can she have", "was gebe ich ihm", "pour elle", "darle". */
const OF_HER =
  /(?<!\p{L})(?:(?:can|could|may|does|should|would|is|will) (?<a>she) (?:\p{L}+ ){0,2}(?:eat|have|get|drink|take|allowed)|(?:for|to|give|giving|make|making|cook|offer|feed|serve|buy|get) (?<b>her)(?! own)|(?:darf|kann|soll|konnte|mag) (?<c>sie) (?:\S+ ){0,6}(?:essen|haben|trinken|kriegen|bekommen)|(?:geb\p{L}*|koch\p{L}*|mach\p{L}*|kauf\p{L}*|biet\p{L}*|serv\p{L}*) (?:ich |wir |man )?(?<d>ihr)|(?:fur) (?<e>sie)|(?:peut[- ]|pour |a )(?<f>elle)|(?:puede|para|a) (?<g>ella)|(?:puo|per|a) (?<h>lei)|(?:pode|para|a) (?<i>ela)|(?:voor|aan|geef|geven|maak|kook) (?:ik |we |wij )?(?<j>haar)|(?:mag|kan|moet) (?<k>zij|ze) (?:\S+ ){0,6}(?:eten|drinken|hebben))(?!\p{L})/u;
const OF_HIM =
  /(?<!\p{L})(?:(?:can|could|may|does|should|would|is|will) (?<a>he) (?:\p{L}+ ){0,2}(?:eat|have|get|drink|take|allowed)|(?:for|to|give|giving|make|making|cook|offer|feed|serve|buy|get) (?<b>him)|(?:darf|kann|soll|konnte|mag) (?<c>er) (?:\S+ ){0,6}(?:essen|haben|trinken|kriegen|bekommen)|(?:geb\p{L}*|koch\p{L}*|mach\p{L}*|kauf\p{L}*|biet\p{L}*|serv\p{L}*) (?:ich |wir |man )?(?<d>ihm)|(?:fur) (?<e>ihn)|(?:peut[- ]il|pour (?<f>lui))|(?:puede) (?<g>el) (?:comer|tomar|beber)|(?:per|a) (?<h>lui)|(?:pode|para) (?<i>ele)|(?:voor|aan|geef|geven|maak|kook) (?:ik |we |wij )?(?<j>hem)|(?:mag|kan|moet) (?<k>hij) (?:\S+ ){0,6}(?:eten|drinken|hebben))(?!\p{L})/u;

/** The word for one person who eats something or is given it, in seven languages; `null` where there is none. */
export function spokenOf(message: string): SpokenOf | null {
  const text = foldText(message);
  const [her, him] = [OF_HER.exec(text), OF_HIM.exec(text)];
  if (her === null && him === null) return null;
  const found = her ?? him;
  const words = Object.values(found?.groups ?? {}).find((word) => word !== undefined) ?? found?.[0] ?? '';
  return { words, gender: her === null ? 'm' : 'f' };
}

/** Messages that somebody is looked for in. */
const LOOKED_AT = 6;

/**
 * Whom of the household a word for one person means: the last one spoken of whom it may be, else whoever of those not spoken of it may be.
 * Where nobody was, it is asked back; `null` where it is somebody else whom the person spoke of.
 *
 * @param earlier messages of the person, oldest first
 */
export function meantBy({ gender, words }: SpokenOf, earlier: readonly string[], people: readonly NamedPerson[]): PersonSlot | null {
  const may = people.filter((one) => genderOf(one) === null || genderOf(one) === gender);
  const slots = earlier
    .slice(-LOOKED_AT)
    .toReversed()
    .map((message) => personsIn(message, people).slot);
  for (const slot of slots) {
    if (slot.kind === 'unknown') return null;
    const ids = slot.kind === 'people' ? slot.ids.filter((id) => may.some((one) => one.id === id)) : [];
    if (ids.length > 0) return { kind: 'people', ids: ids.slice(0, 1), withSelf: false };
  }
  const isAnyNamed = slots.some(({ kind }) => kind === 'people');
  const candidates = (isAnyNamed && may.length > 0 ? may : people).map(({ id }) => id);
  return isAnyNamed && candidates.length === 1
    ? { kind: 'people', ids: candidates, withSelf: false }
    : { kind: 'unknown', about: 'relation', words, candidates };
}
