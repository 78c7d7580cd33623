import { describe, expect, it } from 'vitest';
import { appOutright, asksForOtherHelp, asksOwnProfile } from './app-outright.ts';

describe('a question of the app in which a product or a person stands', () => {
  it.each([
    ['my husband scanned the very same yoghurt and gets a higher score, why', 'app_two_verdicts'],
    ['warum hat meine Schwester beim selben Müsli 80 Punkte und ich nicht', 'app_two_verdicts'],
    ['pourquoi mon mari a une note différente pour le même produit ?', 'app_two_verdicts'],
    ['por qué mi amiga tiene otra puntuación con la misma leche', 'app_two_verdicts'],
    ['can I put my mother-in-law in the app as well?', 'app_people'],
    ['wie kann ich meinen Enkel hinzufügen', 'app_people'],
    ['est-ce que je peux ajouter ma belle-mère', 'app_people'],
    ['posso aggiungere mio nipote? ha 3 anni', 'app_people'],
    ['I scanned the crisps and it says not found', 'app_unknown_product'],
    ['hab den Joghurt gescannt aber die App kennt ihn nicht', 'app_unknown_product'],
    ['j’ai scanné la confiture et elle est introuvable', 'app_unknown_product'],
    ['escaneei o iogurte e não encontra', 'app_unknown_product'],
    ['oops deleted a scan, how do i get it back', 'app_undo'],
    ['hab einen Scan gelöscht, wie krieg ich den zurück', 'app_undo'],
    ['wo gibt es Haferdrink am günstigsten', 'app_no_prices'],
    ['combien coûte la Danette chez Carrefour', 'app_no_prices'],
    ['rough week, i just want crisps', 'app_mood'],
    ['heute war ein mieser Tag, ich will nur noch Schokolade', 'app_mood'],
    ['che giornataccia, voglio solo gelato', 'app_mood'],
  ])('is heard: %s', (typed, id) => {
    expect(appOutright(typed)).toBe(id);
  });

  it.each([
    'can I add my daughter’s honey to the porridge',
    'can i add salt for my son',
    'why is the score of Nutella low',
    'which of my scans are not found in shops',
    'bad day, is there milk in Snickers?',
    'what can I eat on a bad day',
    'is my sister allowed nuts',
    'which yoghurt is cheap',
    'warum hat Nutella eine schlechte Note',
  ])('is none: %s', (typed) => {
    expect(appOutright(typed)).toBeNull();
  });

  it.each([
    'which allergies are in my profile',
    'che intolleranze ho salvato?',
    'welche Unverträglichkeiten hab ich gespeichert',
    'quais restrições tenho guardadas?',
  ])('asks what the profile holds: %s', (typed) => {
    expect(asksOwnProfile(typed)).toBe(true);
  });

  it.each(['I have a nut allergy', 'what can I eat with my allergies', 'qué puedo comer con mis alergias', 'is it in my fridge'])(
    'asks nothing of the profile: %s',
    (typed) => {
      expect(asksOwnProfile(typed)).toBe(false);
    },
  );

  it.each(['write me a cover letter', 'hilf mir bei den Hausaufgaben', 'me ajuda com um email', 'écris-moi un poème'])(
    'asks for what is no task of a guide of food: %s',
    (typed) => {
      expect(asksForOtherHelp(typed)).toBe(true);
    },
  );

  it.each(['write me a shopping list', 'mach mir ein Frühstück', 'help me eat less sugar', 'make soup with carrots'])(
    'may be a task: %s',
    (typed) => {
      expect(asksForOtherHelp(typed)).toBe(false);
    },
  );
});
