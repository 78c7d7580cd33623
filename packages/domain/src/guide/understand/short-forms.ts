/**
 * How people shorten words in chats, by language, each with the word in full. They count beside a word of their language alone, since
 * letters mean other things elsewhere ("Mn", "DC").
 */
const SHORT_FORMS: readonly { readonly beside: RegExp; readonly forms: readonly (readonly [string, string])[] }[] = [
  {
    beside: /(?<!\p{L})(?:tem|têm|é|são|o|que|q|para|pra|não|com|em|isso|posso|pode|muito|sal|açúcar|e)(?!\p{L})/iu,
    forms: [
      ['mto|mtoo', 'muito'],
      ['mta', 'muita'],
      ['mtos', 'muitos'],
      ['mtas', 'muitas'],
      ['tbm|tmb', 'também'],
      ['vcs', 'vocês'],
      ['qto', 'quanto'],
      ['qtos', 'quantos'],
      ['qtas', 'quantas'],
      ['qta', 'quanta'],
    ],
  },
  {
    beside: /(?<!\p{L})(?:le|la|les|un|une|du|des|je|tu|il|est|c'est|et|dans|sans|pas|que|pour|ça|y a)(?!\p{L})/iu,
    forms: [
      ['bcp', 'beaucoup'],
      ['qd', 'quand'],
      ['tjrs', 'toujours'],
    ],
  },
  {
    beside: /(?<!\p{L})(?:el|la|los|las|es|y|que|q|de|un|una|puedo|tiene|lleva|sin|con|para)(?!\p{L})/iu,
    forms: [
      ['xfa|porfa', 'por favor'],
      ['tmbn|tbn', 'también'],
      ['xa', 'para'],
    ],
  },
  {
    beside: /(?<!\p{L})(?:ich|i|ist|das|der|die|was|und|nicht|koan|ein|eine|für|mit|darf|kann|hat)(?!\p{L})/iu,
    forms: [
      ['iwas', 'irgendwas'],
      ['iwie', 'irgendwie'],
      ['vllt|vlt', 'vielleicht'],
      ['evtl', 'eventuell'],
      ['mei(?= (?:oma|opa|mann|frau|sohn|tochter|kind|mama|papa|bruder|schwester)(?!\\p{L}))', 'meine'],
    ],
  },
  {
    beside: /(?<!\p{L})(?:ik|het|een|mag|kan|van|voor|wat|dat|niet|bij|iets|zit|hoeveel|zet|dan|je|of|en|is|in)(?!\p{L})/iu,
    forms: [
      ['mn', 'mijn'],
      ['zn', 'zijn'],
      ['ff', 'even'],
      ['aub', 'alsjeblieft'],
    ],
  },
];
const COMPILED = SHORT_FORMS.map(({ beside, forms }) => ({
  beside,
  forms: forms.map(([typed, full]): [RegExp, string] => [new RegExp(`(?<![\\p{L}\\p{N}'])(?:${typed})(?![\\p{L}\\p{N}'])`, 'giu'), full]),
}));

/** A message with the short forms of chats in full: "tem mto sal?" Other words are as they were typed. */
export function inFullWords(message: string): string {
  return COMPILED.reduce(
    (text, { beside, forms }) => (beside.test(message) ? forms.reduce((all, [short, full]) => all.replace(short, full), text) : text),
    message,
  );
}
