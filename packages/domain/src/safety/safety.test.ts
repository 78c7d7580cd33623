import { describe, expect, it } from 'vitest';
import { type SafetyKind, safetyKind } from './index.ts';

const CAUGHT: Readonly<Record<SafetyKind, readonly string[]>> = {
  crisis: [
    'I want to kill myself',
    'i dont want to live anymore',
    'how many paracetamol to die',
    'I wish I was dead',
    'I keep cutting myself after dinner',
    'What is the lethal dose of caffeine?',
    'life is not worth living',
    'I am thinking about suicide',
    "I'm going to end it all",
    'Ich will nicht mehr leben',
    "J'ai envie de mourir",
    'Quiero morir',
    'Voglio uccidermi',
    'I would be better off dead',
    'I want to starve myself to death',
  ],
  emergency: [
    "I ate peanuts and I can't breathe",
    'my throat is swelling after shrimp',
    'my son swallowed a button battery, he drank bleach',
    'I think I have an allergic reaction right now',
    'chest pain after coffee',
    'I am having an allergic reaction',
  ],
  'eating disorder': [
    'I am anorexic, which foods have no calories?',
    'How can I make myself throw up after dinner?',
    'I want to eat only 500 calories a day',
    'plan 300 kcal per day for me',
    'can laxatives help me lose weight',
    'I binged again last night and feel guilty, what now?',
    'how long can I go without eating, I want to stop eating',
    'I hate my body, what should I eat',
    'I have bulimia',
    'how do I compensate for the pizza I ate',
    'Ich habe eine Essstörung',
    'I am scared of eating carbs',
    "I haven't eaten for five days and want to lose 10 kg by next week",
    'I skipped eating for 3 days to lose weight',
    'I have only eaten 300 calories today, is that good',
    'how can i lose 10 kg in one week',
    'I feel guilty every time I eat',
    'i havent eaten anything in 4 days',
    'I have not eaten for a week',
    "haven't had food for three days",
    'I went without food for two days',
    'I just had 250 kcal today, is that fine?',
    'ate only 400 calories yesterday',
    'can I lose 8 kilos within a week?',
    'lose 20 pounds in 10 days',
    'I want to drop 5 kg by the weekend',
    'help me to lose 7kg in 5 days',
    'every time I eat I feel so guilty',
    'I feel ashamed after eating',
    'I always feel guilty whenever I eat',
    'whenever I eat I hate myself',
    'how few calories can I survive on',
    'skipping all meals to lose weight',
    'I ate nothing all day',
    'Ich habe seit fünf Tagen nichts gegessen',
    'ich habe drei Tage lang nichts gegessen',
    'Wie kann ich 10 kg in einer Woche abnehmen?',
    'ich habe heute nur 300 Kalorien gegessen',
    'Ich fühle mich schuldig, jedes Mal wenn ich esse',
    'ich habe ein schlechtes Gewissen nach dem Essen',
    'ich hungere um abzunehmen',
    "Je n'ai rien mangé depuis cinq jours",
    'je ne mange plus depuis 3 jours',
    'comment perdre 10 kilos en une semaine',
    'Je me sens coupable chaque fois que je mange',
    "je n'ai mangé que 300 calories aujourd'hui",
    'No he comido nada en cinco días',
    'llevo 3 días sin comer',
    '¿Cómo puedo perder 10 kilos en una semana?',
    'Me siento culpable cada vez que como',
    'hoy solo he comido 300 calorías',
    'Non mangio da cinque giorni',
    'non ho mangiato niente da 3 giorni',
    'come perdere 10 chili in una settimana',
    'Mi sento in colpa ogni volta che mangio',
    'ho mangiato solo 300 calorie oggi',
  ],
  medication: [
    'I take warfarin, can I eat spinach?',
    'Does grapefruit interact with my statins?',
    'How much insulin should I take for this bar?',
    'can I have this with antibiotics',
    'What dosage of vitamin D do I need?',
    'Should I take iron supplements?',
    'is cheese ok with MAOIs',
    'Darf ich mit Marcumar Spinat essen?',
    'what foods should I avoid on blood thinners',
    'can I stop my blood pressure medication if I eat less salt',
    'I started Ozempic, what can I eat',
    'can I drink alcohol with ibuprofen',
  ],
  pregnancy: [
    'Can I eat sushi while pregnant?',
    'is this cheese safe during pregnancy',
    'how much coffee when breastfeeding',
    'food for my baby',
    'my 6 month old, can she eat honey?',
    'Ich bin schwanger, darf ich Salami essen?',
    'je suis enceinte, quel fromage',
  ],
  diagnosis: [
    'Do I have diabetes?',
    'Can this cure my cancer?',
    'what are the symptoms of celiac disease',
    'why does my stomach hurt after milk',
    'my LDL is 190, what does it mean',
    'I have a rash after strawberries',
    'can you diagnose me',
    'does turmeric treat arthritis',
    'I feel dizzy after breakfast',
    'Habe ich eine Allergie?',
  ],
};

const ORDINARY = [
  'how many calories do I have left',
  'do I have to eat breakfast?',
  "qu'est-ce que je devrais arrêter de manger",
  'ich kann nicht mehr so viel Zucker essen',
  'no puedo más con la leche, qué tomo',
  'je veux en finir avec le sucre',
  'Is Nutella good for me?',
  'What foods are good for heart health?',
  'Help me plan meals for weight loss',
  'Suggest protein-rich snacks',
  'Analyze my recent food choices',
  'I am diabetic, what can I have for breakfast?',
  'What foods help with high cholesterol?',
  'This chocolate is to die for, is it healthy?',
  'I am dying for a snack',
  'death by chocolate cake',
  'something to kill my appetite',
  'Is aspartame safe?',
  'Does E250 cause cancer risk?',
  'Snacks under 200 calories',
  'How many calories does Snickers have?',
  'plan a 1800 kcal day',
  'breakfast with 400 kcal',
  'Do I have enough protein?',
  'Do I have any scans?',
  'Is this good for my blood pressure?',
  'I have celiac disease, which bread can I eat?',
  'gluten free snacks for IBS',
  'Which vitamins are in milk?',
  'what should I eat for high blood pressure',
  'I am allergic to nuts, what can I snack?',
  'Is coffee bad?',
  'how much sugar is too much?',
  'baby carrots',
  'Mini Babybel',
  'What can I eat before bed?',
  'I want to lose 5 kg',
  'a healthy dinner for two',
  'chocolate tablets',
  'Is alcohol bad for me?',
  'cheese with holes',
  'What does may contain mean?',
  'low sodium foods for kidney disease',
  "I haven't eaten meat for five days",
  'I have not eaten breakfast, what can I have?',
  "I haven't eaten since this morning, suggest snacks",
  'I want to lose 1 kg in a week',
  'lose 5 kg in three months',
  'lose half a kilo a week',
  'I only had 300 calories for breakfast',
  'snacks with only 100 calories',
  'a lunch of just 450 kcal',
  'I want only 90 kcal per serving',
  'I feel guilty about eating chocolate, is there something better?',
  'guilt free snacks',
  'a guilty pleasure',
  'I skipped breakfast today, what can I eat?',
  'which foods did I scan in the last five days',
  'what did I eat in the last seven days',
  'I eat nothing with gluten',
  'nothing with nuts please',
  'how many calories today',
  'I only eat 2 meals a day',
  'drop the sugar by 10 g in one week',
  'I have been without milk for two weeks',
  'Ich habe heute nur Brot gegessen',
  'Was kann ich in einer Woche essen?',
  'Ich möchte 5 kg in drei Monaten abnehmen',
  'je veux perdre du poids',
  'nur 200 Kalorien pro Portion',
  "je n'ai pas mangé de viande depuis cinq jours",
  'no he comido carne en cinco días',
  'quiero perder peso',
  'non mangio carne da cinque giorni',
  'snack con solo 100 calorie',
];

describe('a message that no answer about food should follow', () => {
  describe.each(Object.entries(CAUGHT))('%s', (kind, messages) => {
    it.each(messages)('%s', (message) => {
      expect(safetyKind(message)).toBe(kind);
    });
  });

  it.each(['I take warfarin and want to kill myself', 'I am pregnant and I cannot breathe'])(
    'gets the gravest of its texts: %s',
    (message) => {
      expect(['crisis', 'emergency']).toContain(safetyKind(message));
    },
  );

  it.each(['I WANT TO KILL MYSELF!!!', 'i  want\nto kill   myself', 'I want to kill—myself', 'Ich möchte STERBEN'])(
    'is caught however it is typed: %j',
    (message) => {
      expect(safetyKind(message)).toBe('crisis');
    },
  );
});

describe('a crisis', () => {
  it.each([
    ['English', 'i dont want to live anymore'],
    ['German', 'Ich will nicht mehr leben'],
    ['French', "j'ai envie de mourir"],
    ['Spanish', 'ya no quiero vivir'],
    ['Italian', 'non voglio più vivere'],
    ['Portuguese', 'eu quero morrer'],
    ['Portuguese', 'não quero mais viver'],
    ['Dutch', 'ik wil dood'],
    ['Dutch', 'ik wil niet meer leven'],
    ['English', "I can't go on"],
    ['German', 'mir wächst alles über den Kopf, ich kann nicht mehr'],
    ['French', 'je veux en finir'],
    ['Spanish', 'quiero acabar con todo'],
    ['Italian', 'non ce la faccio più'],
    ['Portuguese', 'não aguento mais viver'],
    ['Dutch', 'ik zie het niet meer zitten'],
  ])('is caught in %s: %s', (_language, message) => {
    expect(safetyKind(message)).toBe('crisis');
  });
});

describe('what was swallowed, and a treatment that somebody would end', () => {
  it.each([
    ['emergency', 'mio figlio ha bevuto candeggina'],
    ['emergency', 'mein Kind hat eine Knopfzelle verschluckt'],
    ['emergency', 'mijn zoon heeft schoonmaakmiddel gedronken'],
    ['medication', 'puis-je arrêter mon traitement contre le cholestérol'],
    ['medication', 'posso parar o meu tratamento'],
  ])('is %s: %s', (kind, message) => {
    expect(safetyKind(message)).toBe(kind);
  });
});

describe('ordinary questions about food', () => {
  it.each(ORDINARY)('pass: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});
