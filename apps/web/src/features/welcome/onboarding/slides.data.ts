export type SlideArtName = 'mark' | 'barcode' | 'ring' | 'chat' | 'week';
export type Slide = { art: SlideArtName; title: string; tag?: string; text: string; points: readonly string[] };

/** The five slides of /onboarding. */
export const SLIDES: readonly Slide[] = [
  {
    art: 'mark',
    title: 'Welcome',
    text: 'Labelwise reads the label so that you do not have to: one score for you, and every point of it explained.',
    points: ['No account needed to look around', 'The official Nutri-Score beside every score'],
  },
  {
    art: 'barcode',
    title: 'Scan Any Food',
    text: 'Point the camera at the barcode, or type the digits below it, and see what is in the pack.',
    points: ['Reads the barcodes that food packs carry', 'Manual entry is always one tap away'],
  },
  {
    art: 'ring',
    title: 'Health-Aware Scoring',
    text: 'A food scores from 0 to 100. What you want more or less of goes from −5 to +5 and moves the score of every food that matches.',
    points: ['75 and above is a Great Match', 'A conflict with your diet comes first'],
  },
  {
    art: 'chat',
    title: 'AI Nutritionist',
    tag: 'Premium',
    text: 'Ask about a food, a meal or your own week. Answers know your profile and your scans.',
    points: ['Ideas for meals that fit your goals', 'Plain words about what a label means'],
  },
  {
    art: 'week',
    title: 'Start Your Journey',
    tag: '7-Day Free Trial',
    text: 'Try everything for a week, or look around first and start the trial later.',
    points: ['Unlimited scans and preferences', 'Trends over days and weeks'],
  },
];
