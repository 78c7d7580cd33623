import type { AlarmKind } from './alarm-kinds.ts';

/** What a message holds: signs by their names, concepts by theirs behind `~`. */
type Signs = ReadonlySet<string>;

/**
 * The cause that is named, and who is ill, decide which first steps fit: of tarry stool under a blood thinner, of fever in a pregnancy,
 * of somebody
 * drunk who cannot be woken. `of`: kinds that a single sign of such a message may be taken for.
 */
type Cause = { readonly kind: AlarmKind; readonly of: readonly AlarmKind[]; readonly isReported: (signs: Signs) => boolean };

const any = (signs: Signs, ...names: readonly string[]): boolean => names.some((name) => signs.has(name));

const BAD_SIGNS = [
  'fever',
  'temperature',
  '~fever',
  '~chills',
  '~blood',
  '~faint',
  '~dizzy',
  '~seizure',
  '~throwing up',
  'gut',
  '~diarrhea',
  '~pain',
  '~vision',
  '~head',
  '~breath',
  '~chest',
  '~heart',
  '~swell',
  '~confused',
  '~yellow',
  '~stool',
  '~rash',
  '~shake',
  '~numb',
  '~speech',
  '~thirst',
  '~face',
];
/** What else a body may show under a medicine. */
const FURTHER_SIGNS = [
  '~urine',
  '~sweat',
  '~mouth',
  '~droop',
  '~pale',
  '~drool',
  '~sleeping',
  '~seeing things',
  '~too much',
  '~cold',
  '~belly',
  '~cough',
  '~waking',
  '~neck',
  'skin',
  'swells',
  'dizzy',
  'chest',
  'breath',
  'drowsy',
  'bloody',
  'blood',
  'limb',
  'trembles',
  'sweats',
  'nerves',
];
/** Whether a message speaks of what a body shows: a medicine alone is no danger. */
export const showsBadSign = (signs: Signs): boolean => any(signs, ...BAD_SIGNS, ...FURTHER_SIGNS);
const OF_LOW_SUGAR = ['~sweat', 'sweats', '~shake', 'trembles', '~confused', '~speech', '~cold', '~faint', '~pale'];
const OF_DRINK = [
  '~faint',
  '~sleeping',
  '~waking',
  '~cold',
  '~throwing up',
  '~seizure',
  '~seeing things',
  '~shake',
  '~breath',
  '~blue',
  '~confused',
  '~pale',
];
const OF_A_HAND_ON_ONESELF = ['heart', 'poisoning', 'choking', 'reaction', 'unclear', 'unclear mind', 'infant', 'medicine sign'] as const;
const ANOTHER = ['~partner', '~family', '~friend', '~child', '~teen'];
const harmsOneself = (signs: Signs): boolean =>
  (signs.has('~cutting') && signs.has('~arms')) ||
  (signs.has('~saved up') && signs.has('~pill')) ||
  (signs.has('~goodbye') && signs.has('~given away'));

const CAUSES: readonly Cause[] = [
  {
    kind: 'botulism',
    of: ['reaction', 'poisoning', 'mushrooms', 'gut', 'heart', 'spoiled', 'unclear'],
    isReported: (signs) => any(signs, 'preserve', 'tin') && any(signs, 'nerves', 'eyes fail', 'dry mouth'),
  },
  {
    kind: 'mushrooms',
    of: ['poisoning', 'gut', 'spoiled', 'unclear'],
    isReported: (signs) => signs.has('mushroom') && any(signs, 'eaten', 'swallowed', 'taken', 'gut', 'nerves', 'sweats', 'dizzy'),
  },
  {
    kind: 'pregnant drinks',
    of: ['drinking', 'crisis', 'eating disorder', 'unclear', 'unclear mind', 'medicine alcohol', 'child given', 'infant'],
    isReported: (signs) => signs.has('pregnant') && any(signs, '~alcohol', '~drunk', '~drugs'),
  },
  {
    kind: 'pregnant ill',
    of: ['gut', 'infant', 'heart', 'spoiled', 'poisoning', 'reaction', 'pregnant ate', 'unclear'],
    isReported: (signs) => signs.has('pregnant') && any(signs, ...BAD_SIGNS) && !any(signs, 'allergic', '~pen'),
  },
  {
    kind: 'pen',
    of: ['reaction', 'ate it', 'unclear', 'choking', 'medicine sign', 'poisoning'],
    isReported: (signs) => signs.has('~pen'),
  },
  {
    kind: 'drinking',
    of: ['crisis', 'crisis of another', 'eating disorder', 'child given', 'unclear', 'unclear mind'],
    isReported: (signs) =>
      (any(signs, '~drunk', '~withdrawal') || (signs.has('~alcohol') && signs.has('swallowed'))) &&
      any(signs, ...OF_DRINK) &&
      !any(signs, '~baby', '~child', '~dying', '~swell', '~rash'),
  },
  {
    kind: 'overdose',
    of: ['poisoning', 'unclear'],
    isReported: (signs) =>
      any(signs, '~pill', '~painkiller') &&
      any(signs, 'swallowed', 'taken', '~swallow') &&
      !any(signs, '~baby', '~child', '~boss', '~poison'),
  },
  {
    kind: 'low sugar',
    of: ['sick day', 'medicine sign', 'eating disorder', 'make up', 'refeeding', 'unclear', 'unclear mind'],
    isReported: (signs) =>
      signs.has('insulin without a meal') && !any(signs, 'gut', 'fever', '~fever', '~throwing up', '~diarrhea', '~ill'),
  },
  {
    kind: 'low sugar',
    of: ['medicine sign', 'heart', 'drinking', 'sick day', 'unclear'],
    isReported: (signs) => signs.has('~sugar tablets') && any(signs, ...OF_LOW_SUGAR) && !any(signs, 'gut', '~diarrhea'),
  },
  {
    kind: 'medicine sign',
    of: ['gut', 'heart', 'reaction', 'poisoning', 'infant', 'unclear'],
    isReported: (signs) =>
      signs.has('~named medicine') && any(signs, ...BAD_SIGNS) && !any(signs, '~allergens', 'allergic', '~diabetes', '~chemo', 'mushroom'),
  },
  {
    kind: 'infant feeding',
    of: ['infant', 'child given', 'unclear', 'spoiled', 'gut'],
    isReported: (signs) =>
      signs.has('~baby') &&
      any(signs, '~thinned', '~other milks') &&
      !any(signs, '~faint', '~fever', '~blood', '~breath', '~rash', '~swell'),
  },
  {
    kind: 'controlled',
    of: ['crisis', 'eating disorder', 'make up', 'unclear', 'unclear mind'],
    isReported: (signs) =>
      any(signs, '~locked', '~allowed', '~watched') &&
      any(signs, '~partner', '~boss') &&
      !any(signs, '~dying', '~without me', '~gone', '~cutting'),
  },
  {
    kind: 'crisis of another',
    of: OF_A_HAND_ON_ONESELF,
    isReported: (signs) => harmsOneself(signs) && any(signs, ...ANOTHER),
  },
  { kind: 'crisis', of: OF_A_HAND_ON_ONESELF, isReported: harmsOneself },
];

/** The kind that a cause makes of it, where one is named. */
export const causeIn = (kind: AlarmKind, signs: Signs): AlarmKind =>
  CAUSES.find((cause) => cause.of.includes(kind) && cause.isReported(signs))?.kind ?? kind;
