import type { Cue } from './cues.data.ts';

/**
 * What a question is, beside its cues. `product`: words that may name one; `products`: two and more; `food`: a kind of food ("milk");
 * `thing`: a product, a food or what was spoken of before; `only product`: nothing but its name. `nutrient`, `diet`, `additive`, `purpose`, `shelf`: outside the name of a
 * product. `criterion`: plenty, little or a limit of something. `a day`: "per day". `follows`: an answer about a product was given before.
 */
export type Feature =
  | Cue
  | 'product' | 'products' | 'food' | 'foods' | 'thing' | 'only product' | 'pronoun' | 'barcode' | 'barcodes'
  | 'nutrient' | 'diet' | 'additive' | 'allergen' | 'purpose' | 'shelf' | 'criterion' | 'limit' | 'topic' | 'topic alone' | 'general' | 'of the app' | 'not on packs' | 'how often' | 'handling' | 'a day'
  | 'i' | 'or' | 'than' | 'and' | 'own set' | 'only small talk' | 'begins what' | 'begins is' | 'not' | 'of' | 'in' | 'short' | 'any' | 'product first' | 'bad' | 'conflict' | 'property' | 'quantity' | 'two' | 'more or less' | 'between' | 'food first' | 'how to' | 'score change'
  | 'tonight' | 'safe' | 'follows' | 'is it' | 'like but';

export const READ_KINDS = [
  'verdict', 'why', 'compare', 'swap', 'find', 'contains', 'ingredients', 'own ranking', 'own list', 'amount', 'term', 'additive', 'my day', 'my week', 'targets left', 'plan',
  'what to cut', 'own foods', 'my profile', 'labelwise', 'greeting', 'thanks', 'bye', 'about', 'capabilities', 'out of scope', 'general', 'ranking', 'preference',
] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** A sign of an intent: with all features of `when` and none of `not` it counts `weight`; the heaviest decides, and what comes close makes it uncertain. */
export type Rule = { readonly kind: ReadKind; readonly when: readonly Feature[]; readonly not?: readonly Feature[]; readonly weight: number };

export const RULES: readonly Rule[] = [
  { kind: 'greeting', when: ['greeting', 'only small talk'], weight: 10 },
  { kind: 'thanks', when: ['thanks', 'only small talk'], weight: 10.5 },
  { kind: 'bye', when: ['bye', 'only small talk'], weight: 11 },
  { kind: 'about', when: ['about'], weight: 12 },
  { kind: 'capabilities', when: ['capabilities'], not: ['product', 'purpose', 'plan', 'nutrient', 'shelf', 'own', 'cut'], weight: 11 },

  { kind: 'out of scope', when: ['price'], not: ['suggest', 'better', 'points', 'shelf'], weight: 9.5 },
  { kind: 'labelwise', when: ['price', 'points'], not: ['product', 'food', 'own set'], weight: 9.6 },
  { kind: 'out of scope', when: ['elsewhere'], weight: 9 },

  { kind: 'my profile', when: ['profile'], not: ['product', 'better', 'own', 'week'], weight: 9 },
  { kind: 'my profile', when: ['targets', 'i', 'begins what'], not: ['product', 'left'], weight: 8.5 },
  { kind: 'my profile', when: ['need', 'amount', 'nutrient', 'i'], not: ['product', 'purpose'], weight: 9.1 },
  { kind: 'my profile', when: ['modal', 'amount', 'nutrient', 'i'], not: ['product', 'in', 'today', 'eaten', 'week', 'left'], weight: 8.2 },

  { kind: 'targets left', when: ['left', 'nutrient'], not: ['product'], weight: 9.6 },
  { kind: 'targets left', when: ['left', 'targets'], weight: 9.6 },
  { kind: 'targets left', when: ['left', 'today'], not: ['product'], weight: 9.6 },

  { kind: 'my day', when: ['today', 'eaten'], not: ['product'], weight: 9.2 },
  { kind: 'my day', when: ['today', 'amount', 'nutrient', 'i'], not: ['product'], weight: 8.8 },
  { kind: 'my day', when: ['today', 'week'], not: ['product', 'plan'], weight: 9 },
  { kind: 'my day', when: ['today', 'review'], not: ['product', 'plan'], weight: 8.8 },

  { kind: 'my day', when: ['today', 'begins what'], not: ['product', 'food', 'consume', 'plan', 'suggest', 'left', 'amount'], weight: 7 },

  { kind: 'my week', when: ['average'], not: ['product', 'nutrient'], weight: 9 },
  { kind: 'my week', when: ['week', 'review'], not: ['product', 'plan'], weight: 8.8 },
  { kind: 'my week', when: ['week', 'i'], not: ['product', 'plan', 'most', 'best', 'own', 'cut'], weight: 7.2 },
  { kind: 'my week', when: ['week', 'judge'], not: ['product', 'plan'], weight: 8 },
  { kind: 'my week', when: ['too much', 'i'], not: ['product', 'food', 'suggest'], weight: 8.7 },
  { kind: 'my week', when: ['review', 'i', 'begins what'], not: ['product', 'food'], weight: 7.4 },

  { kind: 'plan', when: ['plan'], not: ['product'], weight: 8.9 },
  { kind: 'plan', when: ['today', 'consume', 'begins what'], not: ['product', 'eaten', 'tonight'], weight: 9.1 },
  // "What shall I cook tonight?" asks for a dinner, not for a day.
  { kind: 'find', when: ['tonight', 'consume'], not: ['product', 'eaten', 'plan', 'own set', 'food', 'judge', 'begins is', 'or'], weight: 9.3 },
  { kind: 'plan', when: ['week', 'consume', 'begins what', 'modal'], not: ['product', 'eaten'], weight: 8.9 },

  { kind: 'what to cut', when: ['cut', 'begins what'], not: ['product', 'food'], weight: 9 },
  { kind: 'what to cut', when: ['cut', 'purpose'], not: ['product', 'food'], weight: 9.2 },
  { kind: 'what to cut', when: ['judge', 'purpose', 'which', 'bad'], not: ['product'], weight: 9 },

  { kind: 'own foods', when: ['own set', 'property'], not: ['best', 'most', 'quantity', 'better', 'too much', 'plan', 'left', 'product', 'pronoun', 'conflict', 'week'], weight: 9.3 },
  { kind: 'own foods', when: ['own set', 'conflict'], weight: 9.6 },
  { kind: 'own foods', when: ['own set', 'safe'], not: ['product', 'best', 'most', 'property'], weight: 9.45 },
  { kind: 'own ranking', when: ['own set', 'judge'], not: ['product', 'property', 'week'], weight: 8 },
  { kind: 'own ranking', when: ['own set', 'best'], weight: 9.5 },
  { kind: 'own ranking', when: ['week', 'most'], not: ['product'], weight: 9.4 },
  { kind: 'own ranking', when: ['week', 'best'], not: ['product'], weight: 9.4 },
  { kind: 'own ranking', when: ['own set', 'most'], weight: 9.5 },
  { kind: 'own ranking', when: ['own set', 'which', 'more or less', 'nutrient'], not: ['than', 'limit'], weight: 9.55 },
  { kind: 'own list', when: ['own set'], not: ['criterion', 'contains', 'diet', 'better', 'judge', 'product'], weight: 7.2 },

  { kind: 'ranking', when: ['which', 'better'], not: ['product', 'food', 'own set', 'suggest', 'shelf'], weight: 8.4 },
  { kind: 'ranking', when: ['which', 'most'], not: ['product', 'food', 'own set', 'suggest', 'shelf'], weight: 8.4 },
  { kind: 'ranking', when: ['which', 'best'], not: ['product', 'food', 'own set', 'suggest', 'shelf'], weight: 8.4 },
  { kind: 'ranking', when: ['which', 'more or less', 'nutrient'], not: ['product', 'food', 'own set', 'suggest', 'shelf', 'than'], weight: 8.4 },
  { kind: 'ranking', when: ['which', 'two'], not: ['product', 'own set'], weight: 8.5 },
  { kind: 'preference', when: ['preference'], not: ['modal', 'judge', 'begins what', 'begins is', 'suggest', 'instead', 'pronoun', 'own set'], weight: 8.7 },

  { kind: 'compare', when: ['between', 'products'], not: ['own set'], weight: 9.35 },
  { kind: 'compare', when: ['products', 'or'], weight: 8.6 },
  { kind: 'compare', when: ['products', 'compare'], weight: 9 },
  { kind: 'compare', when: ['products', 'than'], weight: 9 },
  { kind: 'compare', when: ['products', 'better'], weight: 8.4 },
  { kind: 'compare', when: ['foods', 'compare'], weight: 7 },
  { kind: 'compare', when: ['foods', 'or', 'better'], weight: 8.45 },
  { kind: 'compare', when: ['foods', 'or', 'nutrient'], not: ['suggest', 'diet', 'contains', 'own set', 'limit', 'not'], weight: 8.2 },
  { kind: 'compare', when: ['foods', 'or'], weight: 6.2 },
  { kind: 'compare', when: ['foods', 'than'], weight: 7 },
  { kind: 'compare', when: ['thing', 'compare', 'pronoun', 'product'], weight: 9 },
  { kind: 'compare', when: ['barcodes'], weight: 9 },

  { kind: 'swap', when: ['instead', 'thing'], not: [], weight: 9.1 },
  { kind: 'swap', when: ['instead'], weight: 7 },
  // "Trying to quit X, what can I drink?"
  { kind: 'swap', when: ['cut', 'product', 'modal', 'consume'], not: ['own set', 'week', 'profile'], weight: 9.15 },
  { kind: 'swap', when: ['suggest', 'better', 'product'], not: ['own set', 'or', 'products', 'shelf', 'judge', 'contains', 'begins is'], weight: 8 },
  { kind: 'swap', when: ['than', 'better', 'thing'], not: ['products', 'begins is', 'product first'], weight: 8.8 },

  { kind: 'why', when: ['why', 'thing'], weight: 8.5 },
  { kind: 'why', when: ['why', 'short'], not: ['product', 'nutrient', 'food', 'topic', 'app'], weight: 6.2 },
  { kind: 'why', when: ['why', 'points'], not: ['nutrient'], weight: 7 },

  { kind: 'ingredients', when: ['ingredients', 'thing'], not: ['additive', 'own set', 'not', 'topic alone'], weight: 8.7 },

  { kind: 'amount', when: ['amount', 'nutrient', 'thing'], not: ['than', 'suggest', 'a day'], weight: 8.7 },
  { kind: 'amount', when: ['nutrient', 'product', 'in'], not: ['begins is', 'why', 'or', 'than', 'contains', 'suggest', 'additive'], weight: 7.8 },
  { kind: 'amount', when: ['nutrient', 'product', 'short'], not: ['not', 'contains', 'judge', 'criterion', 'begins is', 'or', 'allergen', 'diet', 'suggest', 'than', 'modal', 'why'], weight: 7.6 },

  // "What is the salt content of Mini Babybel?"
  { kind: 'amount', when: ['amount', 'nutrient', 'product', 'of'], not: ['than', 'suggest', 'a day', 'week', 'own set', 'need', 'left', 'eaten', 'instead', 'or', 'most', 'best', 'why', 'contains'], weight: 9.75 },
  // "Pumpkin seeds protein"
  { kind: 'amount', when: ['nutrient', 'product first', 'short'], not: ['not', 'contains', 'judge', 'begins is', 'or', 'allergen', 'diet', 'suggest', 'than', 'modal', 'why', 'more or less', 'define', 'limit', 'instead', 'better', 'own set', 'most', 'best'], weight: 7.65 },
  { kind: 'amount', when: ['nutrient', 'pronoun', 'short'], not: ['product', 'contains', 'judge', 'criterion', 'begins is', 'or', 'diet', 'suggest', 'than', 'modal', 'why', 'own set', 'a day', 'i', 'define', 'begins what'], weight: 7.6 },
  { kind: 'contains', when: ['contains', 'thing', 'nutrient'], not: ['or', 'than', 'amount', 'suggest'], weight: 8.6 },
  { kind: 'contains', when: ['contains', 'thing', 'allergen'], not: ['or', 'than', 'amount', 'suggest'], weight: 8.8 },
  { kind: 'contains', when: ['contains', 'thing', 'additive'], not: ['suggest'], weight: 8.8 },
  // "Does the lasagne have pork or is it all beef?"
  { kind: 'contains', when: ['begins is', 'contains', 'product', 'allergen'], not: ['better', 'compare', 'than', 'own set', 'suggest'], weight: 8.95 },
  { kind: 'contains', when: ['contains', 'thing', 'diet'], not: ['suggest'], weight: 8.6 },
  { kind: 'contains', when: ['pronoun', 'diet'], not: ['suggest', 'instead', 'own set'], weight: 8.4 },
  { kind: 'contains', when: ['thing', 'diet'], not: ['suggest', 'instead', 'or', 'than', 'shelf', 'plan'], weight: 7.9 },
  { kind: 'contains', when: ['product', 'allergen'], not: ['suggest', 'instead', 'or', 'than', 'amount', 'better', 'judge'], weight: 7.7 },
  { kind: 'contains', when: ['product', 'criterion', 'begins is'], not: ['or', 'than', 'instead', 'suggest'], weight: 7.8 },
  { kind: 'contains', when: ['product', 'additive'], not: ['suggest', 'or', 'than', 'judge', 'instead', 'own set', 'why'], weight: 7.75 },
  { kind: 'contains', when: ['product', 'additive', 'in'], not: ['suggest'], weight: 7.9 },

  // "Are butter beans gluten free?"
  { kind: 'contains', when: ['is it', 'food', 'diet'], not: ['suggest', 'any', 'own set', 'or', 'than', 'better', 'general'], weight: 8.35 },
  // "Is there rennet in Mini Babybel?": what no table knows is read off the list.
  { kind: 'ingredients', when: ['contains', 'products', 'short'], not: ['or', 'than', 'own set', 'suggest', 'nutrient', 'additive', 'allergen', 'diet', 'food', 'better', 'compare'], weight: 7.3 },
  // "I ate a Snickers, how much sugar is left?"
  { kind: 'targets left', when: ['left', 'nutrient', 'eaten'], weight: 9.7 },
  // "Something like Snickers but vegan"
  { kind: 'swap', when: ['like but', 'product'], not: ['own set'], weight: 9.2 },
  { kind: 'labelwise', when: ['how to', 'app'], not: ['nutrient', 'better'], weight: 9.7 },
  // "Is aspartame in Pepsi Max?"
  { kind: 'contains', when: ['begins is', 'product', 'additive', 'in'], not: ['suggest', 'own set', 'or'], weight: 9.7 },

  { kind: 'find', when: ['suggest', 'shelf'], not: ['own set', 'product'], weight: 8.3 },
  { kind: 'find', when: ['suggest', 'criterion'], not: ['own set', 'pronoun', 'begins is', 'product'], weight: 8.3 },
  { kind: 'find', when: ['shelf', 'criterion', 'contains'], not: ['product', 'own set', 'pronoun', 'begins is', 'amount', 'or', 'than', 'why'], weight: 8.9 },
  { kind: 'find', when: ['shelf', 'diet', 'contains'], not: ['product', 'own set', 'pronoun', 'begins is', 'amount', 'or', 'than', 'why', 'in', 'judge', 'safe'], weight: 9.3 },
  { kind: 'find', when: ['suggest', 'diet'], not: ['own set', 'product'], weight: 8.2 },
  { kind: 'find', when: ['suggest', 'purpose'], not: ['own set', 'product'], weight: 8.3 },
  { kind: 'find', when: ['suggest', 'food'], not: ['own set', 'product', 'contains'], weight: 7.6 },
  { kind: 'find', when: ['suggest', 'nutrient'], not: ['own set', 'product', 'need', 'a day', 'amount'], weight: 7.2 },
  { kind: 'find', when: ['suggest'], not: ['own set', 'product', 'need', 'define', 'general'], weight: 6.3 },
  { kind: 'find', when: ['begins what', 'modal', 'consume'], not: ['product', 'own set', 'need', 'amount', 'or'], weight: 7.6 },
  { kind: 'find', when: ['begins what', 'modal', 'consume', 'shelf'], not: ['product', 'own set', 'or', 'amount', 'instead'], weight: 9.2 },
  { kind: 'find', when: ['how to', 'nutrient'], not: ['product', 'own set'], weight: 8.6 },
  { kind: 'find', when: ['how to', 'additive'], not: ['product', 'own set'], weight: 8.6 },
  { kind: 'find', when: ['define', 'shelf'], not: ['product', 'own set', 'topic', 'general', 'instead', 'compare'], weight: 6.4 },
  { kind: 'find', when: ['shelf', 'short'], not: ['product', 'own set', 'begins is', 'judge', 'modal', 'instead', 'or', 'why', 'amount', 'contains'], weight: 5.2 },
  { kind: 'find', when: ['food first', 'modal', 'consume', 'i'], not: ['product', 'own set', 'or', 'amount', 'instead', 'begins is', 'a day', 'compare'], weight: 9.3 },
  { kind: 'find', when: ['food first', 'modal', 'consume'], not: ['product', 'own set', 'or', 'amount', 'instead', 'begins is', 'a day', 'compare', 'judge', 'suits', 'better', 'than'], weight: 9.25 },
  { kind: 'find', when: ['food first', 'consume', 'begins what'], not: ['product', 'own set', 'or', 'amount', 'instead', 'begins is', 'than', 'compare', 'better', 'a day', 'eaten', 'define'], weight: 9.3 },
  { kind: 'find', when: ['food first', 'suits', 'i'], not: ['product', 'own set', 'or', 'amount', 'instead', 'begins is', 'than', 'compare'], weight: 9.3 },
  { kind: 'find', when: ['begins what', 'consume', 'purpose'], not: ['product', 'own set', 'cut'], weight: 8 },
  { kind: 'find', when: ['shelf', 'criterion'], not: ['own set', 'product', 'than', 'amount'], weight: 7.9 },
  { kind: 'find', when: ['shelf', 'criterion', 'short', 'general'], not: ['own set', 'product', 'begins is', 'judge', 'why', 'or', 'than', 'amount', 'contains', 'define', 'modal', 'how often', 'a day', 'how to'], weight: 9.2 },
  { kind: 'find', when: ['shelf', 'diet'], not: ['own set', 'product'], weight: 8 },
  { kind: 'find', when: ['shelf', 'best'], not: ['own set', 'product', 'or'], weight: 8.2 },
  { kind: 'find', when: ['shelf', 'price'], not: ['own set', 'product', 'or', 'app'], weight: 9.6 },
  { kind: 'find', when: ['shelf', 'judge', 'begins what'], not: ['own set', 'product', 'or', 'general'], weight: 7.2 },
  { kind: 'find', when: ['shelf', 'purpose'], not: ['own set', 'product'], weight: 7.6 },
  { kind: 'find', when: ['shelf', 'nutrient'], not: ['own set', 'product', 'begins is', 'amount', 'contains', 'general', 'or', 'than', 'why'], weight: 6.6 },
  { kind: 'find', when: ['purpose', 'judge', 'begins what'], not: ['own set', 'product', 'cut'], weight: 7.8 },
  { kind: 'find', when: ['criterion'], not: ['own set', 'product', 'begins is', 'define', 'general', 'amount', 'topic alone', 'pronoun', 'why', 'too much'], weight: 6.1 },
  { kind: 'find', when: ['limit'], not: ['own set', 'product', 'begins is'], weight: 7 },
  { kind: 'find', when: ['diet', 'any'], not: ['own set', 'product', 'begins is'], weight: 6.5 },

  { kind: 'additive', when: ['additive'], not: ['product', 'own set', 'suggest'], weight: 8.3 },

  { kind: 'verdict', when: ['judge', 'product'], not: ['or'], weight: 7.4 },
  { kind: 'verdict', when: ['suits', 'food'], not: ['or', 'diet', 'begins what', 'suggest'], weight: 6.4 },
  { kind: 'verdict', when: ['suits', 'product'], not: ['or', 'diet'], weight: 7.2 },
  // "What should I eat during my shift": what nobody knows is the moment.
  { kind: 'find', when: ['begins what', 'modal', 'consume', 'product'], not: ['or', 'own set', 'need', 'amount', 'cut', 'bad', 'instead', 'judge', 'suits', 'food', 'contains', 'more or less', 'not'], weight: 7.5 },
  { kind: 'verdict', when: ['modal', 'consume', 'product'], not: ['or', 'suggest'], weight: 7.4 },
  { kind: 'verdict', when: ['modal', 'product'], not: ['or', 'suggest', 'amount'], weight: 6.6 },
  { kind: 'verdict', when: ['modal', 'consume', 'food'], not: ['or', 'begins what', 'suggest'], weight: 6.6 },
  { kind: 'verdict', when: ['judge', 'food'], not: ['or', 'begins what', 'than'], weight: 6.3 },
  { kind: 'verdict', when: ['begins is', 'judge', 'shelf', 'purpose'], not: ['or', 'suggest', 'any', 'plan', 'own set'], weight: 7.7 },
  { kind: 'verdict', when: ['judge', 'pronoun'], weight: 6.4 },
  { kind: 'verdict', when: ['modal', 'pronoun'], weight: 6.2 },
  { kind: 'verdict', when: ['points', 'product'], not: ['why'], weight: 7.3 },
  // "Saumon fumé ce soir ?"
  { kind: 'verdict', when: ['product', 'today', 'short'], not: ['eaten', 'left', 'plan', 'own set', 'nutrient', 'suggest', 'week', 'products'], weight: 5.5 },
  { kind: 'verdict', when: ['consume', 'product'], not: ['or', 'begins what'], weight: 6 },
  { kind: 'verdict', when: ['eaten', 'product'], weight: 6.2 },
  { kind: 'verdict', when: ['only product'], not: ['products'], weight: 5.6 },
  { kind: 'verdict', when: ['barcode'], weight: 6 },

  { kind: 'general', when: ['of the app'], weight: 9.75 },
  { kind: 'general', when: ['general', 'how often'], not: ['own set', 'barcode', 'pronoun'], weight: 9.4 },
  { kind: 'general', when: ['general', 'not on packs'], not: ['own set', 'barcode', 'pronoun', 'left', 'today'], weight: 9.15 },
  { kind: 'general', when: ['handling'], not: ['own set', 'barcode', 'plan'], weight: 9.2 },
  { kind: 'general', when: ['general', 'why'], not: ['own set', 'barcode', 'pronoun', 'left', 'today'], weight: 9.05 },
  { kind: 'general', when: ['general', 'too much'], not: ['own set', 'suggest', 'barcode', 'pronoun', 'i', 'left', 'plan', 'today'], weight: 9.05 },
  { kind: 'general', when: ['general'], not: ['own set', 'suggest', 'barcode', 'pronoun', 'additive', 'too much', 'left', 'plan', 'today'], weight: 9.05 },
  { kind: 'term', when: ['define', 'topic'], not: ['product', 'own set', 'better'], weight: 8.05 },
  { kind: 'term', when: ['compare', 'topic'], not: ['product', 'own set'], weight: 8.05 },
  { kind: 'term', when: ['topic alone'], not: ['criterion'], weight: 7 },
  { kind: 'term', when: ['topic', 'judge'], not: ['product', 'own set', 'shelf', 'suggest'], weight: 6.6 },
  { kind: 'term', when: ['topic', 'why'], not: ['product', 'own set'], weight: 7.2 },
  { kind: 'term', when: ['topic', 'a day'], not: ['product', 'own set'], weight: 7.9 },
  { kind: 'term', when: ['topic', 'amount'], not: ['product', 'own set', 'left', 'eaten'], weight: 6 },
  { kind: 'term', when: ['nutrient', 'judge'], not: ['product', 'own set', 'shelf'], weight: 6 },
  { kind: 'term', when: ['topic'], not: ['product', 'own set'], weight: 5 },
  { kind: 'labelwise', when: ['score change'], not: ['product'], weight: 9.2 },
  { kind: 'labelwise', when: ['app', 'define'], not: ['product', 'food', 'topic'], weight: 7.6 },
  { kind: 'labelwise', when: ['app', 'why'], not: ['product'], weight: 7.8 },
  { kind: 'labelwise', when: ['app'], not: ['product', 'food', 'nutrient', 'own set'], weight: 6.9 },
];
