import { type Asked, either, LINK } from './asked.ts';

const NOT_FOR = (name: string): RegExp => new RegExp(`not for [^*]*${name}`, 'iu');
const WHOM = /called|Whom do you mean/u;
const FOR = (names: string): RegExp => new RegExp(`\\*\\*For [^*]*${names}`, 'u');
const PROPOSES_NUTS = /\[[^\]\n]*(?:Almond|Pecan|Hazelnut|Noisette|Peanut|Nutella|Snickers)[^\]\n]*\]\(\/results/iu;
const PROPOSES_MEAT_OR_MILK = /\[[^\]\n]*(?:Babybel|Gouda|Camembert|Brie|Tuna|Salmon|Chicken|Beef|Milk Chocolate)[^\]\n]*\]\(\/results/iu;

/** Questions for people of the household: Ana is vegan, Ben is seven and must not have nuts, Oma leaves gluten out; Mia is one and has no milk, Leo is nine. */
export const FOR_PEOPLE: readonly Asked[] = [
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can Ana eat nutella?'], has: [NOT_FOR('Ana')] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can ben have snickers'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['is nutella ok for everyone?'], has: [NOT_FOR('Ben'), /\*\*you\*\*/iu, /\*\*Oma\*\*/u] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can we all eat wasa crisp bread'], has: [NOT_FOR('Oma')] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['Is Red Bull ok for Ben?'], has: [/caffeine/iu, /check the pack for Ben|not for/iu], unsafe: [/safe for/iu] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can my son eat snickers'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can Tom eat nutella?'], has: [WHOM, /Tom/u], never: [/\*\*You|everyday/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['can Tom eat nutella?'], has: [WHOM, /\/people/u] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can my wife eat nutella?'], has: [WHOM, /Ana/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is nutella ok for my husband'], has: [/do not know/iu, /Nutella/u] },
  { kind: 'verdict', in: 'de', as: 'family', ask: ['Darf Ben Snickers essen?'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'de', as: 'family', ask: ['Ist Nutella was für Ana und Oma?'], has: [NOT_FOR('Ana'), FOR('Ana and Oma')] },
  { kind: 'verdict', in: 'de', as: 'family', ask: ['kann Lukas Nutella essen?'], has: [WHOM, /Lukas/u] },
  { kind: 'verdict', in: 'fr', as: 'family', ask: ['est-ce que Ana peut manger un kinder bueno ?'], has: [NOT_FOR('Ana')] },
  { kind: 'verdict', in: 'fr', as: 'family', ask: ['nutella pour toute la famille ?'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'es', as: 'family', ask: ['¿puede Ben comer snickers?'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'it', as: 'family', ask: ['la nutella va bene per Ana?'], has: [NOT_FOR('Ana')] },
  { kind: 'verdict', in: 'pt', as: 'family', ask: ['o Ben pode comer nutella?'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'nl', as: 'family', ask: ['mag Ben snickers eten?'], has: [NOT_FOR('Ben')] },
  { kind: 'verdict', in: 'en', as: 'parent', ask: ['can Mia eat mini babybel?'], has: [/under 3|below three/iu, /milk|dairy/iu], unsafe: [/\b\d+ of 100/u, /safe for/u] },
  { kind: 'verdict', in: 'en', as: 'parent', ask: ['is honey fine for Mia'], has: [/under 3|below three/iu], unsafe: [/\b\d+ of 100/u, /safe for/u] },
  { kind: 'find', in: 'en', as: 'parent', ask: ['a snack for both kids'], has: [/under 3|below three/iu], unsafe: [LINK] },
  { kind: 'find', in: 'en', as: 'parent', ask: ['a snack for Leo'], has: [LINK, FOR('Leo')] },
  { kind: 'verdict', in: 'en', as: 'parent', ask: ['can my daughter have nutella'], has: [WHOM, /Mia/u, /Leo/u] },
  { kind: 'find', in: 'en', as: 'family', ask: ['a snack that suits all four'], has: [either(LINK, /know no/iu), FOR('you')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'en', as: 'family', ask: ['a snack that suits all three'], has: [either(LINK, /know no/iu), FOR('Ana')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'en', as: 'family', ask: ['suggest breakfast for Ana and Ben'], has: [LINK, FOR('Ana and Ben')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'de', as: 'family', ask: ['ein Snack für uns alle'], has: [either(LINK, /know no/iu), FOR('you')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'fr', as: 'family', ask: ['un goûter pour Ben'], has: [LINK, FOR('Ben')], unsafe: [PROPOSES_NUTS] },
  { kind: 'find', in: 'es', as: 'family', ask: ['un snack para los tres'], has: [either(LINK, /know no/iu), FOR('Ana')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'it', as: 'family', ask: ['uno snack per Ben e per me'], has: [LINK, FOR('you and Ben')], unsafe: [PROPOSES_NUTS] },
  { kind: 'find', in: 'pt', as: 'family', ask: ['um lanche para toda a família'], has: [either(LINK, /know no/iu), FOR('you')], unsafe: [PROPOSES_NUTS, PROPOSES_MEAT_OR_MILK] },
  { kind: 'find', in: 'nl', as: 'family', ask: ['een snack voor Oma'], has: [LINK, FOR('Oma')] },
  { kind: 'swap', in: 'en', as: 'family', ask: ['what can Ben have instead of nutella'], has: [either(LINK, /know no/iu), FOR('Ben')], unsafe: [/- [^\n]*(?:Almond|Pecan|Hazelnut|Peanut)[^\n]*\]\(\/results/iu] },
  { kind: 'swap', in: 'en', as: 'family', ask: ['can Ana eat nutella?', 'what could she have instead'], has: [FOR('Ana')], unsafe: [/- [^\n]*(?:Milk Chocolate|Nutella B)[^\n]*\]\(\/results/iu] },
  { kind: 'compare', in: 'en', as: 'family', ask: ['nutella or skittles for Ben?'], has: [NOT_FOR('Ben'), /Skittles/u] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can Ana eat nutella?', 'and skittles?'], has: [FOR('Ana'), /Skittles/u] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['can Ana eat nutella?', 'can i eat skittles?'], has: [/Skittles/u], never: [FOR('Ana')] },
  { kind: 'own foods', in: 'en', as: 'family', ask: ['which of my scans can Ana eat'], has: [/\b\d+ of 7\b/u, FOR('Ana')] },
  { kind: 'own foods', in: 'en', as: 'family', ask: ['which of my scans are not ok for Ben'], has: [/\b\d+ of 7\b/u, /Nutella/u] },
  { kind: 'contains', in: 'en', as: 'family', ask: ['does nutella contain milk? its for Ana'], has: [/milk/iu, NOT_FOR('Ana')] },
  { kind: 'why', in: 'en', as: 'family', ask: ['why cant Ana eat nutella'], has: [NOT_FOR('Ana'), /milk/iu] },
  { kind: 'told', in: 'en', as: 'family', ask: ['Ana is allergic to soy', 'can Ana eat tofu natur?'], has: [/soy/iu], unsafe: [/safe for Ana/u] },
  { kind: 'plan', in: 'en', as: 'family', ask: ['plan a day for Ana'], has: [LINK, FOR('Ana')], unsafe: [PROPOSES_MEAT_OR_MILK] },
  { kind: 'general', in: 'en', as: 'parent', ask: ['is honey healthy for Mia?'], has: [/under 3|below three|under 1/iu], unsafe: [/safe for/u] },
];
