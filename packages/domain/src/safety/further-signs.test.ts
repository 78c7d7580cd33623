import { describe, expect, it } from 'vitest';
import { safetyKind } from './index.ts';

describe('no sense in going on', () => {
  it.each([
    "honestly i don't see the point in eating or being here anymore",
    "what's the point of eating if i'm not going to be around",
    'es hat keinen sinn mehr weiterzuleben',
    "je ne vois plus l'intérêt d'être là",
    'ça servirait à quoi que je reste en vie',
    'no le veo sentido a seguir aquí',
    'non vedo il senso di stare al mondo',
    'não vejo sentido em continuar cá',
    'het heeft geen zin meer om er te zijn',
  ])('is a crisis: %s', (message) => {
    expect(safetyKind(message)).toBe('crisis');
  });

  it.each([
    'is there any point in eating breakfast',
    "there's no point in buying organic, is there",
    "what's the point of living on salads",
    'welchen sinn hat es vegan zu leben',
    'à quoi ça sert de vivre sans gluten',
    'no tiene sentido pagar por agua con vitaminas',
    'che senso ha vivere senza zucchero',
    'heeft het zin om vitamine c te slikken',
    "the shop won't be around the corner",
  ])('is none where food is spoken of: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('a pressure of the blood that is far too high', () => {
  it.each([
    'blood pressure 190/110 and my head is splitting',
    'my bp is 210 over 120',
    'mein Blutdruck ist 190 zu 110 und ich hab Kopfschmerzen',
    'ma tension est à 19/11 avec mal de tête',
    'tengo la tensión en 200/120 y me duele la cabeza',
    'ho la pressione 195/115 e mal di testa',
    'tensão 190/110 e dor de cabeça forte',
    'bloeddruk 200/110 en hoofdpijn',
  ])('is an emergency: %s', (message) => {
    expect(safetyKind(message)).toBe('emergency');
  });

  it.each([
    'is 120/80 a normal blood pressure',
    'how much salt raises blood pressure',
    '190 kcal or 110 kcal for lunch',
    'pack of 200 or 120 g',
  ])('is none in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('a face that hangs, and somebody who chokes', () => {
  it.each([
    "grandma's smile went crooked and her arm is weak",
    "mon père n'arrive plus à lever le bras et bafouille",
    'bebé engasgou com uma uva',
    'a mi padre se le ha torcido la boca de repente',
    'a mio padre cade un lato della faccia',
  ])('is an emergency: %s', (message) => {
    expect(safetyKind(message)).toBe('emergency');
  });
});

describe('a small child with a fever', () => {
  it.each([
    'my baby has a fever of 39 what can i give',
    'mein Baby hat 39 Fieber',
    'mon bébé de 5 mois a de la fièvre',
    'mi bebé tiene fiebre de 39',
    'il mio bambino ha la febbre',
    'o meu bebé tem febre',
    'mijn baby heeft koorts',
  ])('is for a doctor: %s', (message) => {
    expect(safetyKind(message)).toBe('diagnosis');
  });

  it('is none in the name of a drink', () => {
    expect(safetyKind('fever tree tonic sugar')).toBeNull();
  });
});

describe('blood sugar that is far too low or too high', () => {
  it.each(["i'm type 1 and at 2.9, dizzy", 'hypo! was soll ich trinken', 'azúcar a 49 y tiemblo'])('is low: %s', (message) => {
    expect(safetyKind(message)).toBe('low sugar');
  });

  it('is high from 14 mmol on', () => {
    expect(safetyKind('glucose 19 mmol what can i eat')).toBe('high sugar');
  });

  it.each(['is hypoallergenic formula better', 'sugar 45 g in a can', 'type 1 error'])('is none in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('hatred of oneself beside eating', () => {
  it.each([
    'je compte chaque calorie et je me déteste quand je mange',
    'wenn ich esse hasse ich mich',
    '43 kilo und will noch weniger wiegen',
  ])('is an eating disorder: %s', (message) => {
    expect(safetyKind(message)).toBe('eating disorder');
  });

  it('is none of a food', () => {
    expect(safetyKind('i hate olives, what else')).toBeNull();
  });
});
