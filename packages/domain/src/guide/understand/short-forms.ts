/** How people shorten words in chats, where no other word is written so, in full. Each with how it may be typed. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = (
  [
    // Portuguese
    ['mto|mt(?= \\p{L}+)|mtoo', 'muito'],
    ['mta', 'muita'],
    ['mtos', 'muitos'],
    ['mtas', 'muitas'],
    ['tbm|tmb', 'também'],
    ['vcs', 'vocês'],
    ['qto', 'quanto'],
    ['qtos', 'quantos'],
    ['qtas', 'quantas'],
    ['qta', 'quanta'],
    ['blz', 'tudo bem'],
    ['cmg', 'comigo'],
    // French
    ['bcp', 'beaucoup'],
    ['qd', 'quand'],
    ['tjrs', 'toujours'],
    ['dc(?= \\p{L}+)', 'donc'],
    ['pr(?= (?:moi|toi|lui|elle|nous|vous))', 'pour'],
    // Spanish
    ['xfa|xfi|porfa|plis', 'por favor'],
    ['tmbn|tbn|tambn', 'también'],
    ['xa', 'para'],
    // German
    ['iwas', 'irgendwas'],
    ['iwie', 'irgendwie'],
    ['vllt|vlt', 'vielleicht'],
    ['evtl', 'eventuell'],
    ['viiel|fiel(?= (?:zucker|salz|fett|eiweiß))', 'viel'],
    ['mei(?= (?:oma|opa|mann|frau|sohn|tochter|kind|mama|papa|bruder|schwester))', 'meine'],
    // Dutch
    ['mn|m.n(?= \\p{L}+)', 'mijn'],
    ['zn(?= \\p{L}+)', 'zijn'],
    ['ff', 'even'],
    ['aub', 'alsjeblieft'],
    ['idd', 'inderdaad'],
    // Italian
    ['nn(?= \\p{L}+)', 'non'],
    ['cmq', 'comunque'],
    ['qlc|qlcs', 'qualcosa'],
  ] as const
).map(([typed, full]) => [new RegExp(`(?<![\\p{L}\\p{N}'])(?:${typed})(?![\\p{L}\\p{N}'])`, 'giu'), full]);

/** A message with the short forms of chats in full: "tem mto sal?" Other words are as they were typed. */
export function inFullWords(message: string): string {
  return SHORT_FORMS.reduce((text, [short, full]) => text.replace(short, full), message);
}
