import { plainName } from './format.ts';
import { bullets, type Reply, reply } from './reply.ts';

/** What the guide is; said in the first answer of every conversation. */
export const WHAT_I_AM =
  'I am Labelwise’s **built-in guide**, not an AI model: I look things up in the catalogue, your own data and a table of named sources. What I say is information, not medical advice.';

export const EXAMPLES = [
  '“Is Nutella good for me, and why?”',
  '“Compare Coca-Cola and orange juice”',
  '“What could I eat instead of crisps?”',
  '“Suggest protein-rich snacks”',
  '“What is E250?”',
  '“Analyze my recent food choices”',
  '“Plan a day for me”',
] as const;

export const composeGreeting = (): Reply =>
  reply(['Hello! Ask me about a product, an additive, a label or your own scans.', `For example:\n${bullets(EXAMPLES) ?? ''}`]);
export const composeThanks = (): Reply => reply(['You are welcome! Ask whenever you stand in front of a shelf.']);
export const composeBye = (): Reply => reply(['Goodbye, and enjoy your meal!']);
export const composeAbout = (): Reply =>
  reply([
    WHAT_I_AM,
    'I understand a set of questions about packaged food and answer each from figures that you can check; where I know nothing, I say so. I cannot chat about other things.',
  ]);
export const composeCapabilities = (): Reply =>
  reply([
    'I can judge a product for you, compare two, find better ones or foods of a kind, explain additives, labels and score lines, look at your recent scans, and plan a day around your targets.',
    `Try:\n${bullets(EXAMPLES) ?? ''}`,
  ]);
export const composeScoreChange = (): Reply =>
  reply(
    [
      'A score changes for one of three reasons, and never by itself:',
      bullets([
        '**Your wishes**: a goal, condition, restriction or preference was added, changed or removed.',
        '**The product**: its record in the catalogue got new figures or a new recipe.',
        '**The rules**: a new version of Labelwise counts something differently. Every stored scan names the rules it was scored by.',
      ]),
      'Name the product and I will go through its lines as they stand.',
    ],
    ['Labelwise scoring rules'],
  );
export const composePreferenceHelp = (): Reply =>
  reply([
    'I can only look things up; I change nothing in your account. What you tell me of allergies or diets holds for this conversation: I then propose only foods that are known to fit.',
    'Set what you want more or less of under [Dietary preferences](/preferences), and goals, conditions and restrictions in your [health profile](/health-profile). Every score and every answer of mine follows them at once.',
  ]);

/** What the guide cannot answer. */
export function composeUnknown(mention: string | null): Reply {
  const about =
    mention === null || mention.split(' ').length > 5
      ? 'That is something I cannot answer.'
      : `I could not find “${plainName(mention)}” in the catalogue, and it is nothing else that I know.`;
  return reply([
    about,
    'I only know packaged food: products and their figures, additives, labels, and what you scanned. A product that the catalogue lacks is found by its barcode on the [scan page](/scan).',
    `Try:\n${bullets(EXAMPLES.slice(0, 4)) ?? ''}`,
  ]);
}
