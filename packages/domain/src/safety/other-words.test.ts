import { describe, expect, it } from 'vitest';
import { safetyKind } from './index.ts';

describe('a crisis, an emergency, days without food and medicines in other words', () => {
  it.each([
    ['crisis', 'nobody would miss me'],
    ['crisis', 'kms fr'],
    ['emergency', 'mein Hals wird eng nach den Erdnüssen'],
    ['crisis', "i'm gonna kms"],
    ['emergency', 'my tounge is getting big after eating cashew'],
    ['emergency', 'ate a wild mushroom and feel dizzy'],
    ['emergency', 'hab wilde Pilze gegessen und mir ist schwindelig'],
    ['crisis', 'ik wou dat ik er niet meer was'],
    ['crisis', 'mi vida no vale nada, quiero irme'],
    ['emergency', 'my face is puffing up after that cookie'],
    ['medication', 'posso tomar ferro com o leite? tenho anemia'],
    ['medication', 'kann ich die Pille mit Grapefruit nehmen'],
    ['eating disorder', 'ik eet al dagen niks omdat ik mezelf zo dik vind'],
    ['eating disorder', 'ich esse seit Tagen nichts mehr'],
    ['eating disorder', 'je ne mange plus rien depuis des jours'],
    ['eating disorder', 'llevo días sin probar bocado para adelgazar'],
    ['eating disorder', 'não toco em comida há dias'],
    ['eating disorder', 'sono giorni che non tocco cibo'],
    ['eating disorder', "haven't touched food in days, feel so fat"],
    ['eating disorder', 'I just chew and spit everything'],
    ['crisis', 'vorrei sparire per sempre'],
    ['emergency', 'j’ai avalé trop de cachets'],
    ['emergency', 'hives all over and my lips are huge since lunch'],
    ['emergency', 'hab meinem Baby Honig gegeben und es ist ganz schlapp'],
    ['emergency', 'ma fille ne se réveille pas'],
    ['high sugar', 'ho la glicemia a 300 che faccio'],
    ['high sugar', 'my blood sugar is at 260'],
  ])('are %s: %s', (kind, message) => {
    expect(safetyKind(message)).toBe(kind);
  });

  it.each([
    'Wieviel Koffein hat ne Dose Red Bull',
    'ist eine Dose Cola am Tag ok',
    'Mais aus der Dose',
    'how much does blood sugar rise after 50 g of bread',
  ])('are not heard in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('aiming at far too little', () => {
  it.each([
    'how can I lose 10 kg in two weeks',
    'what can I eat to lose 10 kg in two weeks',
    '10 kg in two weeks, what do I eat',
    'drop 20 pounds in 14 days',
    '10 kilo weg in zwei Wochen',
    'in zwei Wochen 10 Kilo abnehmen',
    'perdre 10 kilos en deux semaines',
    'perder 10 kilos en dos semanas',
    'perdere 10 kg in due settimane',
    'perder 9 quilos em duas semanas',
    '10 kilo afvallen in twee weken',
    'I weigh 44 kg, fewest calories',
    'I weigh 44 kg, how do I eat the fewest calories',
    "I'm 45 kg and want to lose 3 more",
    'want to lose weight, i weigh 46 kilos',
    'ich wiege 46 kg und will abnehmen, was essen',
    'je pèse 43 kg et je veux maigrir',
    'peso 45 kilos y quiero adelgazar',
    'peso 44 chili e voglio dimagrire',
    'peso 45 quilos e quero emagrecer',
    'ik weeg 45 kilo en wil afvallen',
  ])('is an eating disorder: %s', (message) => {
    expect(safetyKind(message)).toBe('eating disorder');
  });

  it.each([
    'I want to lose 5 kg',
    'I want to lose 10 kg in six months',
    'how to gain 10 kg in three weeks',
    '10 kg in zwei Wochen zunehmen',
    'can we eat 10 kg of rice in two weeks',
    'I weigh 84 kg and want to lose weight',
    'I weigh 44 kg and want to gain weight',
    'the dog weighs 40 kg, fewest calories for me',
    'I lift 40 kg, protein-rich snacks with fewer calories',
    'my son is 40 kg, which yogurt',
  ])('is not heard in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('words of a danger with another meaning', () => {
  it.each([
    'this traffic is suicide for my lunch plans',
    'can i end my subscription here or in the store',
    'end my trial before it charges me',
    'i want to disappear into a bowl of ramen this weekend',
    'i want it to stop telling me off about sugar',
    'Möchte die Weihnachtseinkäufe auf einer eigenen Liste',
    'cracked an egg and theres blood in it, can i still eat it',
    'gasping for a coffee here, which has least caffeine',
    'failed the glucose test at 26 weeks, what do i eat now',
    '7 day plan for my dad after his heart attack',
    'how do i introduce peanut butter without having a heart attack',
    'where could i save 300 cals a day',
    'what should i stop eating',
    'starving to death over here, give me a snack idea',
    'ovo com gema mole, o meu filho de 2 anos adora',
  ])('none: %s', (message) => {
    expect(['crisis', 'emergency', 'eating disorder', 'high sugar']).not.toContain(safetyKind(message));
  });

  it.each([
    ['crisis', 'i want to end it all'],
    ['crisis', 'thinking of how to end my life'],
    ['crisis', 'i want it to stop hurting'],
    ['crisis', 'he wants to die'],
    ['emergency', 'she is gasping for air'],
    ['emergency', 'i think i am having a heart attack'],
    ['eating disorder', 'i want to stop eating altogether'],
    ['eating disorder', 'living on 300 calories a day'],
    ['high sugar', 'my glucose is at 26 and i am thirsty'],
  ])('%s: %s', (kind, message) => {
    expect(safetyKind(message)).toBe(kind);
  });
});
