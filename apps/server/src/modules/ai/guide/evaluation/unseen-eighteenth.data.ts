import { type Asked, either, LINK, NOT_FOUND, SCORE } from './asked.ts';

const CAREFUL_NUTS = /not (?:nut|peanut)-free|nut-free|Contains (?:hazelnuts|peanuts|nuts)/iu;
const per = (value: string): RegExp => new RegExp(`\\*\\*${value}`, 'u');

/**
 * Asked on 2026-11-28 after two sets of strangers had been read for what went wrong: choices of what was offered, two questions in one, another
 * food after a question, what is taken back or denied, whose allergy it is, names that only seem to be one, numbers and letters.
 */
export const UNSEEN_EIGHTEENTH: readonly Asked[] = [
  // What was offered.
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['toblerone or ritter?', 'haribo', 'second one'], has: [/Happy Cola/u, SCORE], never: [/Tagada Purple Fruity[^]*scores/u] },
  { kind: 'verdict', in: 'de', as: 'nobody', ask: ['activia', 'das zweite bitte'], has: [/Activia céréales/u, SCORE] },
  { kind: 'verdict', in: 'fr', as: 'nobody', ask: ['haribo', 'la deuxième'], has: [/Happy Cola/u, SCORE] },
  { kind: 'verdict', in: 'es', as: 'nobody', ask: ['activia', 'el primero porfa'], has: [/Activia pêche/u, SCORE] },
  { kind: 'verdict', in: 'it', as: 'nobody', ask: ['haribo', 'il secondo'], has: [/Happy Cola/u, SCORE] },
  { kind: 'verdict', in: 'pt', as: 'nobody', ask: ['haribo', 'a segunda'], has: [/Happy Cola/u, SCORE] },
  { kind: 'verdict', in: 'nl', as: 'nobody', ask: ['activia', 'nummer 2'], has: [/Activia céréales/u, SCORE] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['activia', 'the peach one'], has: [/Activia pêche/u, SCORE] },
  { kind: 'contains', in: 'de', as: 'nobody', ask: ['ist in philadelphia kräuter laktose', 'das erste'], has: [/Yes[^]*Philadelphia aux herbes/u], never: [SCORE] },
  { kind: 'amount', in: 'nl', as: 'nobody', ask: ['hoeveel eiwit zit er in philadelphia kruiden', 'de tweede'], has: [/Philadelphia ail/u, /protein/u] },
  { kind: 'amount', in: 'de', as: 'nobody', ask: ['wieviel zucker in riegeln twix', 'ja genau'], has: [/Twix Twin/u, per('48.8 g')] },
  { kind: 'compare', in: 'en', as: 'nobody', ask: ['snickers vs haribo', 'the purple one'], has: [/Snickers/u, /Tagada Purple/u, /better one|Both score/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['hello', 'the first one'], has: [/Nutella/u, SCORE] },
  // Two questions in one.
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is mars any good and does it have gluten'], has: [/Mars[^]*scores/u, /gluten/iu] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['is marmite vegan and how much salt does it have'], has: [/vegan/u, /salt/u] },
  { kind: 'contains', in: 'de', as: 'nobody', ask: ['ist wasa vegan und wieviel salz hat es'], has: [/vegan/u, /salt/u] },
  { kind: 'contains', in: 'fr', as: 'nobody', ask: ['le nutella contient du soja ? et combien de sucre ?'], has: [/soy/iu, /56\.[38] g/u] },
  { kind: 'contains', in: 'es', as: 'nobody', ask: ['¿el snickers lleva huevo y cuánta azúcar tiene?'], has: [/egg/iu, /51\.8 g/u] },
  { kind: 'contains', in: 'it', as: 'nobody', ask: ['il twix è vegano e quante calorie ha?'], has: [/not vegan/iu, /495 kcal/u] },
  { kind: 'contains', in: 'pt', as: 'nobody', ask: ['a nutella tem glúten e quanto sal tem?'], has: [/gluten/iu, /salt/u] },
  { kind: 'additive', in: 'en', as: 'nobody', ask: ['what is e330? how much sugar is in fanta orange?'], has: [/Citric acid/u, /6\.5 g/u] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['is aspartame in pepsi max'], has: [/Yes/u, /Pepsi Max/u] },
  { kind: 'amount', in: 'en', as: 'nobody', ask: ['how much sugar in mars and how much in twix'], has: [/Mars[^]*60 g/u, /Twix[^]*48\.8 g/u] },
  // Another food, another nutrient.
  { kind: 'verdict', in: 'it', as: 'nobody', ask: ['la nutella va bene?', 'e il parmigiano?'], has: [/Parmesan/u, SCORE], never: [/Nutella/u] },
  { kind: 'verdict', in: 'nl', as: 'nobody', ask: ['is nutella gezond', 'en de gouda?'], has: [/Gouda/u, SCORE], never: [/Nutella/u] },
  { kind: 'verdict', in: 'es', as: 'nobody', ask: ['¿puedo comer nutella?', '¿y jamón de pavo?'], has: [either(/dinde/u, NOT_FOUND)], never: [/Chicken Breast|Nutella/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['any good biscuits?', 'and kinder bueno?'], has: [/Kinder Bueno/u, SCORE] },
  { kind: 'compare', in: 'en', as: 'nobody', ask: ['snickers or mars', 'in protein'], has: [/protein/u, /8\.6 g/u], never: [/Pinto/u] },
  { kind: 'compare', in: 'en', as: 'nobody', ask: ['snickers or mars', 'less fat i mean'], has: [/fat/u, /Mars/u, /Snickers/u], never: [/Pinto|Brussels/u] },
  { kind: 'targets left', in: 'en', as: 'celiac', ask: ['how many calories left today', 'and protein'], has: [/90 g/u], never: [LINK] },
  { kind: 'amount', in: 'de', as: 'nobody', ask: ['ist red bull ok', 'wieviel koffein'], has: [/32 mg/u] },
  { kind: 'own foods', in: 'en', as: 'celiac', ask: ['what did i scan lately', 'which of it is worst'], has: [/Nutella/u], never: [/Chicken/u] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['is kinder bueno ok', 'and nuts?'], has: [/Yes/u, /nuts/u] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['does snickers contain nuts'], has: [/peanuts/iu], unsafe: [/No nuts/u] },
  // What is taken back.
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is twix ok', 'sorry not twix, snickers'], has: [/Snickers/u, SCORE], never: [/Twix/u] },
  { kind: 'verdict', in: 'de', as: 'nobody', ask: ['ist twix gut', 'nicht twix, sondern mars'], has: [/Mars/u, SCORE], never: [/Twix/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['how is milka', 'no not the egg, the alpine milk one'], has: [/lait du pays Alpin/u, SCORE], never: [/No eggs/u] },
  { kind: 'verdict', in: 'de', as: 'nobody', ask: ['nein ich meine die light cola'], has: [/Coca-Cola Light/u, SCORE] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is kinder bueno healthy', 'what about the dark one'], has: [NOT_FOUND], never: [/Kidney Beans|Lindt/u] },
  // What is denied, and whose it is.
  { kind: 'told', in: 'en', as: 'nobody', ask: ['I do not have PKU', 'is coke zero ok'], has: [/Coca-Cola Z/u, SCORE], never: [/aspartame-free/u] },
  { kind: 'told', in: 'de', as: 'nobody', ask: ['ich habe keine Zöliakie', 'sind corn flakes ok'], has: [SCORE], never: [/gluten-free/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ["I'm not coeliac but my son is", 'are corn flakes ok'], has: [/gluten/iu], unsafe: [/It fits gluten|counts as gluten-free/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ['allergic to milk', 'and to nuts', 'suggest a snack'], has: [/nut-free/u], unsafe: [/\[[^\]\n]*(?:Almond|Walnut|Pecan|Cashew)[^\]\n]*\]\(\/results/u] },
  { kind: 'told', in: 'de', as: 'nobody', ask: ['ich bin allergisch gegen Milch', 'und gegen Nüsse', 'ist kinder bueno ok?'], has: [CAREFUL_NUTS], unsafe: [/It fits nut/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ['my daughter is allergic to eggs'], has: [/egg-free/u, /\/people/u], never: [/keep=/u, /health-profile/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ['my husband is diabetic'], has: [/Diabetes/u, /\/people/u], never: [/keep=/u] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['does the alpro peach thing contain nuts, cause my other daughter is allergic'], has: [/nut/iu, /Alpro/u], never: [/did not understand/u] },
  { kind: 'verdict', in: 'pt', as: 'nobody', ask: ['A manteiga é má para mim?'], has: [either(NOT_FOUND, /butter|manteiga/iu)], never: [/From now on/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ["i'm on warfarin", 'can i eat kale'], has: [/vitamin K/u], unsafe: [/^\[?Kale/u] },
  { kind: 'general', in: 'en', as: 'nobody', ask: ["i'm pregnant, 20 weeks", 'what about coffee, how much'], has: [/200 mg/u], unsafe: [/400 mg/u] },
  { kind: 'verdict', in: 'en', as: 'family', ask: ['has nutella anything against any of us'], has: [/not for[^*]*Ben/u], unsafe: [/safe for/u] },
  { kind: 'general', in: 'nl', as: 'nobody', ask: ['jicht, mag ik bier?'], has: [/beer|bier/iu], never: [NOT_FOUND] },
  { kind: 'general', in: 'es', as: 'nobody', ask: ['tengo gota'], has: [/beer|purin|meat/iu], never: [/goût/u] },
  // Names that only seem to be one.
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is coconut milk ok'], has: [either(NOT_FOUND, /coconut/iu)], never: [/Toblerone[^\]]*\]\(\/results[^)]*\)[^\n]*scores/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['are bananas all right'], has: [either(NOT_FOUND, /fruit/iu)], never: [/Muffins/u] },
  { kind: 'verdict', in: 'en', as: 'celiac', ask: ['rice cakes ok for me?'], has: [NOT_FOUND], never: [/Chocolate Cake/u] },
  { kind: 'contains', in: 'en', as: 'nobody', ask: ['are butter beans gluten free'], has: [/Butter Beans/u, /gluten-free/u], never: [/Pinto/u] },
  { kind: 'compare', in: 'pt', as: 'nobody', ask: ['qual tem mais proteina, tofu ou babybel'], has: [/Tofu/u, /Babybel/u, /protein/u], never: [NOT_FOUND] },
  { kind: 'verdict', in: 'es', as: 'nobody', ask: ['puedo comer sardinas'], has: [/sardines/u] },
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['is orange juice good for me'], has: [/orange juice/iu], never: [/Ham with/u] },
  { kind: 'swap', in: 'en', as: 'vegan', ask: ['smth like snickers but vegan'], has: [/vegan/iu], never: [/is not vegan/u] },
  { kind: 'swap', in: 'de', as: 'nobody', ask: ['sowas wie nutella aber ohne palmöl'], has: [either(LINK, /know no/u)], never: [/Palm[^\n]*Yes/u] },
  { kind: 'targets left', in: 'en', as: 'slim', ask: ['i ate a snickers, how much sugar left now'], has: [/sugars|noted/iu], never: [/51\.8/u] },
  { kind: 'labelwise', in: 'en', as: 'slim', ask: ['how do i delete a product i scanned by mistake'], has: [/./u], never: [/latest scans/u] },
  // Letters and numbers.
  { kind: 'verdict', in: 'en', as: 'nobody', ask: ['1s nut3ll4 h34lthy'], has: [/Nutella/u, SCORE] },
  { kind: 'amount', in: 'en', as: 'nobody', ask: ['h0w much sug4r 1n c0ke'], has: [/10\.6 g/u] },
  { kind: 'told', in: 'en', as: 'nobody', ask: ['im all3rgic to p34nuts', 'is snickers ok'], has: [CAREFUL_NUTS], unsafe: [/It fits peanut/u] },
];
