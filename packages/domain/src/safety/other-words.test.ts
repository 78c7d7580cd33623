import { describe, expect, it } from 'vitest';
import { safetyKind } from './index.ts';

describe('a crisis, an emergency, days without food and medicines in other words', () => {
  it.each([
    ['crisis', 'nobody would miss me'],
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
    ['diagnosis', 'ho la glicemia a 300 che faccio'],
    ['diagnosis', 'my blood sugar is at 260'],
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
