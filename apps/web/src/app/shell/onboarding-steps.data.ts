export type Step = { title: string; subtitle: string; description: string; features: readonly [string, string, string] };

/** The five steps of the dialog that Help opens. */
export const STEPS: readonly Step[] = [
  {
    title: 'Welcome',
    subtitle: 'A good look at every label',
    description: 'Labelwise reads a packaged food by its barcode and tells you how well it suits you, and why.',
    features: ['Works without an account', 'Every point of a score is explained', 'The official Nutri-Score beside it'],
  },
  {
    title: 'Scan Any Food',
    subtitle: 'Point the camera at a barcode',
    description: 'The code is read as soon as it is in the frame. If the camera cannot see it, type the digits below the lines.',
    features: ['Reads the common barcodes of food packs', 'A light and a zoom where your device has them', 'Manual entry is always one tap away'],
  },
  {
    title: 'Health-Aware Scoring',
    subtitle: 'One number from 0 to 100',
    description: 'The score starts from the Nutri-Score points, looks at processing and additives, and then at what matters to you.',
    features: ['75 or more is a Great Match', 'Your goals and conditions move the score', 'A conflict with your diet is shown first'],
  },
  {
    title: 'Personalize Your Experience',
    subtitle: 'Say what you want more or less of',
    description: 'Each ingredient preference goes from −5 to +5. It adds or takes points wherever a food matches it.',
    features: ['Want more: fiber, protein, calcium and others', 'Want less: sugar, sodium, additives and others', 'Diets and health goals set the right ones for you'],
  },
  {
    title: 'Track & Discover',
    subtitle: 'See what your choices add up to',
    description: 'Your history, favorites and purchases show how your basket changes, and what others are scanning.',
    features: ['Scan history and favorites in one place', 'Insights over days and weeks', 'Trending products with Premium'],
  },
];
