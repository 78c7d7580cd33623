/** Ways to ask in the English that a question is read in, and the one that the grammar knows. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  // "Give me something else for that tofu"
  [
    /\b(?:give me |i want |show me )?(?:something|anything|what|some) (?:else|other|different|anders|anderes) (?:for|than|but) (?:that |this |the |my )?(?=\w)(?!(?:me|a|an|lunch|dinner|breakfast|today|tonight)\b)/g,
    'instead of ',
  ],
  [/\bother (?:chose|cosa|thing|ding|coisa) (?:than|for|but|instead of) (?:that |this |the |my )?/g, 'instead of '],
  [
    /\b(?:(?:don't|dont|do not|doesn't|doesnt|does not) (?:have|contain|use)|(?:have|has|contains?) no) (?:any )?additives\b/g,
    'without additives',
  ],
  [/\b(?:isn't|isnt|is not|aren't|arent|are not|not|don't be|without being) (?:so |too |very |that |as )?(?:high|rich) in\b/g, 'low in'],
  // In spoons and cubes: what they come to stands below the grams.
  [
    /\bhow (?:many|much) (?:level )?(?:tea ?spoons?(?:fuls?)?|table ?spoons?(?:fuls?)?|tsps?|spoons?(?:fuls?)?|(?:sugar )?cubes?|lumps?|(?:tee)?loffel|wurfel|stuck|morceaux|cuilleres?(?: a cafe)?|cucharad(?:it)?as?|terrones|cucchiain[io]|zollette|colher(?:es)?(?: de cha)?|torroes|(?:thee)?lepels?|klontjes) (?:of |the )?sugar\b/g,
    'how much sugar',
  ],
  [/\bhow (?:many|much) (?:zuckerwurfel|suikerklontjes|sugar ?cubes|sugar lumps)\b/g, 'how much sugar'],
];

/** Words of a question with ways to ask that the grammar does not know put as it does. */
export const asAsked = (text: string): string => WAYS.reduce((read, [way, plain]) => read.replace(way, plain), text);
