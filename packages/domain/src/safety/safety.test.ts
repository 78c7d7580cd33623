import { describe, expect, it } from 'vitest';

import { safetyReply, type SafetyKind } from './index.ts';

const CAUGHT: Readonly<Record<SafetyKind, readonly string[]>> = {
  crisis: [
    'I want to kill myself', 'i dont want to live anymore', 'how many paracetamol to die', 'I wish I was dead', 'I keep cutting myself after dinner', 'What is the lethal dose of caffeine?',
    'life is not worth living', 'I am thinking about suicide', "I'm going to end it all", 'Ich will nicht mehr leben', "J'ai envie de mourir", 'I would be better off dead', 'I want to starve myself to death',
  ],
  emergency: [
    "I ate peanuts and I can't breathe", 'my throat is swelling after shrimp', 'my son swallowed a button battery, he drank bleach', 'I think I have an allergic reaction right now', 'chest pain after coffee', 'I am having an allergic reaction',
  ],
  'eating disorder': [
    'I am anorexic, which foods have no calories?', 'How can I make myself throw up after dinner?', 'I want to eat only 500 calories a day', 'plan 300 kcal per day for me', 'can laxatives help me lose weight', 'I binged again last night and feel guilty, what now?',
    'how long can I go without eating, I want to stop eating', 'I hate my body, what should I eat', 'I have bulimia', 'how do I compensate for the pizza I ate', 'Ich habe eine Essstörung', 'I am scared of eating carbs',
  ],
  medication: [
    'I take warfarin, can I eat spinach?', 'Does grapefruit interact with my statins?', 'How much insulin should I take for this bar?', 'can I have this with antibiotics', 'What dosage of vitamin D do I need?', 'Should I take iron supplements?', 'is cheese ok with MAOIs',
    'Darf ich mit Marcumar Spinat essen?', 'what foods should I avoid on blood thinners', 'can I stop my blood pressure medication if I eat less salt', 'I started Ozempic, what can I eat', 'can I drink alcohol with ibuprofen',
  ],
  pregnancy: [
    'Can I eat sushi while pregnant?', 'is this cheese safe during pregnancy', 'how much coffee when breastfeeding', 'food for my baby', 'my 6 month old, can she eat honey?', 'Ich bin schwanger, darf ich Salami essen?', 'je suis enceinte, quel fromage',
  ],
  diagnosis: [
    'Do I have diabetes?', 'Can this cure my cancer?', 'what are the symptoms of celiac disease', 'why does my stomach hurt after milk', 'my LDL is 190, what does it mean', 'I have a rash after strawberries', 'can you diagnose me', 'does turmeric treat arthritis', 'I feel dizzy after breakfast',
    'Habe ich eine Allergie?',
  ],
};

const ORDINARY: readonly string[] = [
  'Is Nutella good for me?', 'What foods are good for heart health?', 'Help me plan meals for weight loss', 'Suggest protein-rich snacks', 'Analyze my recent food choices', 'I am diabetic, what can I have for breakfast?', 'What foods help with high cholesterol?',
  'This chocolate is to die for, is it healthy?', 'I am dying for a snack', 'death by chocolate cake', 'something to kill my appetite', 'Is aspartame safe?', 'Does E250 cause cancer risk?', 'Snacks under 200 calories', 'How many calories does Snickers have?', 'plan a 1800 kcal day', 'breakfast with 400 kcal',
  'Do I have enough protein?', 'Do I have any scans?', 'Is this good for my blood pressure?', 'I have celiac disease, which bread can I eat?', 'gluten free snacks for IBS', 'Which vitamins are in milk?', 'what should I eat for high blood pressure', 'I am allergic to nuts, what can I snack?', 'Is coffee bad?',
  'how much sugar is too much?', 'baby carrots', 'Mini Babybel', 'What can I eat before bed?', 'I want to lose 5 kg', 'a healthy dinner for two', 'chocolate tablets', 'Is alcohol bad for me?', 'cheese with holes', 'What does may contain mean?', 'low sodium foods for kidney disease',
];

describe('a message that no answer about food should follow', () => {
  describe.each(Object.entries(CAUGHT))('%s', (kind, messages) => {
    it.each(messages)('%s', (message) => {
      expect(safetyReply(message)?.kind).toBe(kind);
    });
  });

  it.each(['I take warfarin and want to kill myself', 'I am pregnant and I cannot breathe'])('gets the gravest of its texts: %s', (message) => {
    expect(['crisis', 'emergency']).toContain(safetyReply(message)?.kind);
  });

  it.each(['I WANT TO KILL MYSELF!!!', 'i  want\nto kill   myself', 'I want to kill—myself', 'Ich möchte STERBEN'])('is caught however it is typed: %j', (message) => {
    expect(safetyReply(message)?.kind).toBe('crisis');
  });

  it('always names somebody to turn to, and every grave one a number to call', () => {
    for (const [kind, [message = '']] of Object.entries(CAUGHT)) {
      const text = safetyReply(message)?.text ?? '';
      expect(text, kind).toMatch(/doctor|midwife|pharmacist|112|helpline/i);
      if (kind !== 'pregnancy') expect(text, kind).toMatch(/\b112\b.*\b911\b/s);
    }
  });
});

describe('ordinary questions about food', () => {
  it.each(ORDINARY)('pass: %s', (message) => {
    expect(safetyReply(message)).toBeNull();
  });
});
