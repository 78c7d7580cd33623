import { describe, expect, it } from 'vitest';
import { type Act, actOf } from './act-of.ts';

/** None of these stands among the messages that were learnt from. */
const ACTS: readonly (readonly [Act, readonly string[]])[] = [
  [
    'sure',
    [
      'you sure about that??',
      'bist du dir da sicher',
      'tu es vraiment sûr',
      'estás seguro de eso',
      'ma sei proprio sicuro',
      'tens mesmo a certeza',
      'weet je dat heel zeker',
    ],
  ],
  [
    'source',
    [
      'where did you get this from',
      'und woher weißt du das',
      "d'où tu le sais",
      'y quién dice eso',
      'e chi lo dice',
      'e quem é que diz isso',
      'en wie zegt dat',
    ],
  ],
  ['why', ['but why not', 'und warum nicht', 'mais pourquoi pas', 'y por qué no', 'e perché no', 'mas porque não', 'maar waarom niet']],
  [
    'asked',
    [
      'what was the first thing i asked',
      'was war nochmal meine erste frage',
      "c'était quoi ma toute première question",
      'cuál fue mi primera pregunta',
      'qual era la prima domanda',
      'qual foi a minha primeira pergunta',
      'wat was ook alweer mijn eerste vraag',
    ],
  ],
  [
    'daily',
    ['ok and every day?', 'und jeden tag', 'et chaque jour ?', 'y todos los días', 'e tutti i giorni', 'e todos os dias', 'en iedere dag'],
  ],
  [
    'little',
    [
      'only a little bit?',
      'und nur ein kleines bisschen',
      'et juste un tout petit peu',
      'y solo un poquito',
      'e solo un pochino',
      'e só um bocadinho',
      'en een heel klein beetje',
    ],
  ],
  [
    'which',
    [
      'so which one is better',
      'welches ist denn besser',
      'et lequel est mieux',
      'y cuál es mejor',
      'e quale è meglio',
      'e qual é melhor',
      'en welke is beter',
    ],
  ],
  [
    'instead',
    ['ok so what instead', 'und was stattdessen', 'et quoi à la place', 'y entonces qué', 'e allora cosa', 'e então o quê', 'en wat dan'],
  ],
  [
    'heated',
    [
      'and if its baked',
      'on a hot pizza?',
      'und wenn er überbacken ist',
      'et fondu dans une sauce',
      'y al horno',
      'e sulla pizza',
      'e no forno',
      'en als ik het bak',
    ],
  ],
  ['frozen', ['and if i freeze it first', 'und vorher eingefroren', 'et congelé avant', 'y si lo congelo', 'e congelato', 'en ingevroren']],
  ['pasteurised', ['and pasteurised?', 'und aus pasteurisierter milch', 'et au lait pasteurisé', 'y pasteurizado', 'e pastorizzato']],
  ['ground', ['and ground up', 'und gemahlen', 'et moulues', 'y molidos', 'e tritati', 'e moídos', 'en gemalen']],
  [
    'smells',
    [
      'but it smells fine',
      'riecht aber noch gut',
      'mais ça sent bon',
      'pero huele bien',
      'ma non puzza',
      'mas cheira bem',
      'maar hij ruikt goed',
    ],
  ],
  [
    'when',
    [
      'when can he have it then',
      'ab wann dann',
      'à partir de quel âge',
      'y cuándo puede',
      'e quando può',
      'e quando pode',
      'vanaf wanneer dan',
    ],
  ],
  [
    'made',
    [
      'what is it made from',
      'woraus besteht das',
      "c'est fait avec quoi",
      'de qué está hecho',
      'di cosa è fatto',
      'de que é feito',
      'waar is het van gemaakt',
    ],
  ],
  [
    'confirm',
    [
      'so no cold salami on a sandwich right',
      'also kein mett oder',
      'donc pas de brie',
      'entonces nada de sushi no',
      'quindi niente brie vero',
      'então nada de brie',
      'dus geen brie toch',
    ],
  ],
  ['thanks', ['ok thanks', 'lol ok', 'alles klar danke', "d'accord", 'vale gracias', 'va bene', 'tá bom', 'haha top']],
];

describe('a few words behind an answer', () => {
  it.each(ACTS.flatMap(([act, messages]) => messages.map((message) => [act, message] as const)))('do one thing, %s: %s', (act, message) => {
    expect(actOf(message)).toBe(act);
  });

  it.each([
    'and the sugar',
    'why is sugar bad',
    'is that a lot',
    'every day i eat cheese',
    'how often should i eat fish',
    'which bread is best',
    'hello',
    'no',
    'die zweite',
    'warum ist zucker schlecht',
    'ist nutella jeden tag ok',
    'et le brie',
    'pourquoi le sel est mauvais',
    'y la sal',
    'cuál es el mejor pan',
    'e la bufala',
    'perché lo zucchero fa male',
    'e o sal',
    'então que queijo',
    'en in kwark',
    'welk brood is goed',
    'i am pregnant',
    'without nuts',
  ])('do none where they ask by themselves: %s', (message) => {
    expect(actOf(message)).toBeNull();
  });
});
