import type { Question } from './question.ts';

/** Found hard in an audit: limits, amounts, follow-ups, two sentences in one, other languages, words that are no food. */
export const AUDIT_QUESTIONS: readonly Question[] = [
  // Limits and amounts.
  { as: 'nobody', ask: 'at least 10 g fibre per 100 g, cereals', has: ['at least 10 g fibre', 'g fibre per 100 g'], proposes: 2, never: ['low in fibre'] },
  { as: 'nobody', ask: 'suggest snacks with more than 20 g protein', has: ['at least 20 g protein'], proposes: 2 },
  { as: 'nobody', ask: 'snacks under 100 kcal', has: ['at most 100 kcal'], proposes: 3 },
  { as: 'nobody', ask: 'give me a breakfast with at least 5 g protein under 400 kcal', has: ['at least 5 g protein', 'at most 400 kcal'], proposes: 1 },
  { as: 'nobody', ask: 'no more than 0.1 g salt, snacks', has: ['at most 0.1 g salt'], proposes: 2 },
  { as: 'celiac', ask: 'How many calories are in 37 g of Nutella?', has: ['37 g of', '199 kcal', '539 kcal'] },
  { as: 'nobody', ask: 'How much sugar in a can of coca cola cherry 330ml?', has: ['330 ml of', '35.3 g', '10.7 g'] },
  { as: 'celiac', ask: 'How much protein is in Nutella per 100g?', has: ['6.3 g', 'per 100 g'], never: ['100 g of'] },
  // The member's own.
  { as: 'slim', ask: 'Which of my scans are gluten free?', has: [/\*\*[1-9]\*\* (?:do|does)/, 'Nutella'] },
  { as: 'slim', ask: 'Which of my scans has the most salt?', has: ['Most salt', 'g**'] },
  { as: 'slim', ask: 'Which of my scans has the lowest sugar?', has: ['Least sugars'] },
  { as: 'slim', ask: 'What was my worst scan?', has: ['Lowest scores'] },
  { as: 'vegan', ask: "what's my BMI?", has: ['BMI is **23.', 'your health profile'] },
  { as: 'nobody', ask: "what's my BMI?", has: ['do not know'] },
  // Going on.
  { as: 'nobody', ask: 'which has less sugar?', after: ['Compare Coca-Cola Cherry and Coca-Cola Zéro'], has: ['least sugars first', /Coca-Cola Zéro.*\n.*Coca-Cola Cherry/], never: ['catalogue, best for you'] },
  { as: 'nobody', ask: 'which of the two has more protein?', after: ['Is Nutella good for me?', 'and Skippy peanut butter?'], has: ['most protein first', 'Skippy', 'Nutella'] },
  { as: 'nobody', ask: 'and the other one?', after: ['Nutella or Skippy peanut butter'], has: ['Nutella', 'of 100'], never: ['Skippy', 'could not find'] },
  { as: 'slim', ask: 'which was the healthiest?', after: ['Analyse my week'], has: ['Highest scores'] },
  { as: 'nobody', ask: 'why?', after: ['Nutella or Skippy peanut butter'], has: ['points'], never: ['could not find'] },
  // Two things in one breath, mistyped, in other languages.
  { as: 'nobody', ask: 'Can I eat the Harris Teeter hummus? I have celiac disease', has: ['From now on: gluten-free', 'Hummus'], never: ['could not find'] },
  { as: 'nobody', ask: "I'm vegan, is Emmental ok for me?", has: ['From now on: vegan', 'not vegan'] },
  { as: 'nobody', ask: 'Is Nutella safe for me with my dairy allergy?', has: ['not dairy-free'] },
  { as: 'nobody', ask: 'wich is beter nutela or humus', has: ['Nutella', 'Hummus', '| Sugars |'] },
  { as: 'nobody', ask: 'Are eggs bad?', unknown: true },
  { as: 'nobody', ask: 'What about E999 and E250?', has: ['E999', 'E250'] },
  { as: 'nobody', ask: 'Does E471 come from animals?', has: ['may come from animals'] },
  { as: 'nobody', ask: 'What is E621? Is it dangerous?', has: ['E621'] },
  { as: 'nobody', ask: '¿Es buena la Nutella para mí?', has: ['Nutella', 'of 100'] },
  { as: 'nobody', ask: 'La Nutella fa male?', has: ['Nutella', 'of 100'] },
  { as: 'nobody', ask: 'Est-ce que le Nutella contient du lait ?', has: ['Yes', 'dairy'] },
  { as: 'nobody', ask: 'Enthält Nutella Milch?', has: ['Yes', 'dairy'] },
  { as: 'nobody', ask: '¿Contiene la Nutella leche?', has: ['Yes', 'dairy'] },
  { as: 'nobody', ask: 'Is Glorpspraed helthy?', has: ['glorpspraed'], unknown: true },
  // Words that are no food, and kinds of food that an allergy rules out.
  { as: 'nobody', ask: "I can't eat oats, what's for breakfast?", has: ['oats-free'], proposes: 1, never: ["what's-free", /\[[^\]]*(?:Oats|Avoine)/i] },
  { as: 'nobody', ask: "I'm allergic to mackerel, suggest fish", has: ['fish-free', 'suggest none'], never: ['without fish'] },
  { as: 'nobody', ask: 'No fish please, high protein snacks', has: ['fish-free'], proposes: 1, never: [/\[[^\]]*(?:Tuna|Thon)/] },
  { as: 'nobody', ask: 'Which foods are low in protein and high in fibre', has: ['“high in fibre” is at least 6 g', 'the rules of the score'], never: ['“low in protein” is'] },
  { as: 'nobody', ask: 'snacks without tomato', has: ['tomato-free'], never: ['Regulation (EC) 1924/2006'] },
  { as: 'nobody', ask: 'without nuts please', after: ['suggest protein rich snacks'], has: ['nut-free'], proposes: 1 },
  { as: 'nobody', ask: "I'm allergic to nuts", after: ['suggest snacks'], has: ['From now on: nut-free and peanut-free'], proposes: 1, never: [/\[Almonds/] },
  // A day.
  { as: 'slim', ask: 'plan a day', has: ['your target 1500 kcal', 'vegetarian'], proposes: 6 },
  { as: 'nobody', ask: 'plan a day', after: ['I am vegan'], has: ['vegan', 'Together'], proposes: 6 },
  { as: 'nobody', ask: 'what should i eat today to stay under my salt limit', has: ['g salt', 'WHO'], proposes: 5 },
  { as: 'slim', ask: 'Analyse my recent food choices please', never: [/Ultra-processed[^.]*Ultra-processed \(/] },
  // Signs of an eating disorder.
  { as: 'slim', ask: "I haven't eaten for five days and want to lose 10 kg by next week", has: ['Thank you for saying this'] },
  { as: 'slim', ask: 'I feel guilty every time I eat', has: ['Thank you for saying this'] },
];
