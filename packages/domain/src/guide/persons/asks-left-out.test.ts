import { describe, expect, it } from 'vitest';
import { asksWhatIsLeftOut } from './asks-left-out.ts';

describe('what somebody must not eat', () => {
  it.each([
    'what is Oma not allowed to eat?',
    'remind me what Ben is allergic to',
    "what can't my son eat",
    'which allergies does Mia have?',
    'what do you know about Ben',
    'Was darf Oma nicht essen?',
    'wogegen ist Ben allergisch',
    'Weißt du noch, was Mia nicht essen darf?',
    'Qu’est-ce que Oma ne peut pas manger ?',
    'à quoi Ben est-il allergique ?',
    '¿Qué no puede comer Ana?',
    '¿a qué es alérgico Ben?',
    'mi ricordi cosa non può mangiare la Oma?',
    'a cosa è allergico Ben',
    'o que é que a Oma não pode comer?',
    'wat mag Oma niet eten?',
    'waar is Ben allergisch voor',
  ])('is asked: %s', (message) => expect(asksWhatIsLeftOut(message)).toBe(true));

  it.each([
    'what can Oma eat?',
    'what can Ben have for breakfast',
    'which of my scans can Ben not eat',
    'was darf Oskar vom Scannen nicht essen',
    'what from my scans can Ben not eat',
    'why can Ana not eat nutella',
    'what crisps can Ana not have to avoid palm oil',
    'was kann Oma essen?',
    'cosa può mangiare Ana stasera?',
    'wat mag Ben eten?',
  ])('is not asked: %s', (message) => expect(asksWhatIsLeftOut(message)).toBe(false));
});
