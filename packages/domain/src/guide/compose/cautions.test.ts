import { describe, expect, it } from 'vitest';
import { readCircumstances } from '../declared/circumstances.ts';
import { askedOfMedicine, asksBesideMedicine, composeCautions } from './cautions.ts';
import { needsOf } from './kind-advice.ts';

type Language = Parameters<typeof composeCautions>[1];

function linesOf(message: string, language: Language): Readonly<Record<string, string>> {
  const { reported } = readCircumstances(message);
  const answer = composeCautions(
    message,
    language,
    { reported, added: [] },
    { needs: needsOf(reported, [], []), diets: [], isLeftOut: () => false },
  );
  const lines = answer?.blocks.flatMap((block) => (block.kind === 'kind advice' ? block.lines : [])) ?? [];
  return Object.fromEntries(lines.flatMap(({ food, level }) => food.split(', ').map((one) => [one.toLowerCase(), level])));
}

describe('foods beside a medicine or an illness', () => {
  it.each<[string, Language, Readonly<Record<string, string>>]>([
    ['I take phenelzine. can I have Marmite and some Comté?', 'en', { marmite: 'no', comté: 'no' }],
    ['my aunt is on linezolid, are salami and cottage cheese ok', 'en', { salami: 'no', 'cottage cheese': 'fine' }],
    ['Je prends du Previscan, puis-je manger des épinards et du chou frisé ?', 'fr', { épinards: 'depends', 'chou frisé': 'depends' }],
    ['tomo enalapril, puedo usar sal sin sodio y plátanos', 'es', { 'sal sin sodio': 'no', plátanos: 'limited' }],
    ['prendo ciprofloxacina: yogurt e caffè?', 'it', { yogurt: 'apart', caffè: 'little' }],
    ['Ich nehme Metronidazol, darf ich Bier und Reis', 'de', { bier: 'no', reis: 'unnamed' }],
    [
      'ik heb nierstenen gehad (calciumoxalaat), mag ik amandelen, chocola en melk',
      'nl',
      { amandelen: 'little', chocola: 'little', melk: 'fine' },
    ],
    ['ik heb diverticulitis, mag ik noten', 'nl', { noten: 'depends' }],
    ['j’ai des calculs rénaux d’oxalate, le chocolat ?', 'fr', { chocolat: 'little' }],
    ['mi hija tiene fenilcetonuria, puede comer chicles sin azúcar y pan?', 'es', { chicles: 'no', pan: 'depends' }],
    ['posso comer lentilhas com dieta sem resíduos', 'pt', { lentilhas: 'no' }],
  ])('are answered one by one: %s', (message, language, expected) => {
    expect(linesOf(message, language)).toMatchObject(expected);
  });

  it('of which nothing is known are to be asked, where much must not be eaten', () => {
    expect(linesOf('I am on an MAOI, is popcorn ok', 'en')).toEqual({ popcorn: 'ask' });
  });

  it('are no lines of a dose', () => {
    expect(linesOf('how many mg of metformin with milk', 'en')).toEqual({});
  });
});

describe('a medicine', () => {
  it.each([
    '¿puedo dejar la pastilla de la tensión si como sin sal?',
    'can i come off my statin now i eat well',
    'Kann ich die Blutdrucktabletten absetzen, wenn ich Sport mache',
    'puis-je arrêter mon traitement',
    'posso smettere la metformina',
    'posso parar os comprimidos',
    'mag ik stoppen met mijn bloedverdunners',
  ])('is not stopped by oneself: %s', (message) => {
    expect(askedOfMedicine(message)).toBe('stop');
  });

  it.each([
    'insulin and ramadan',
    'pendant le ramadan je fais comment avec mes cachets',
    'mag ik mijn pillen tijdens het vasten overslaan',
  ])('is not shifted for a fast by oneself: %s', (message) => {
    expect(askedOfMedicine(message)).toBe('fasting');
  });

  it.each([
    'should I stop eating grapefruit',
    'gliclazida e um copo de vinho em jejum',
    'can i replace butter with oil',
    'wie viele Tabletten soll ich nehmen',
  ])('is not what is asked about: %s', (message) => {
    expect(askedOfMedicine(message)).toBeNull();
  });

  it('that is only reported asks nothing', () => {
    expect(asksBesideMedicine('I take lithium', 'en')).toBe(false);
    expect(asksBesideMedicine('I take lithium, is ham ok', 'en')).toBe(true);
  });
});
