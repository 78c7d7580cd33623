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
  ])('are %s: %s', (kind, message) => {
    expect(safetyKind(message)).toBe(kind);
  });
});
