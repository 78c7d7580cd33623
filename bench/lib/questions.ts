/** What people search for, as far as generated foods have it: the same questions for every database. */
import { documentAt, randomFrom } from './documents.ts';

export type Question = { readonly kind: string; readonly ask: () => string };

/** @param foods of the catalogue whose names are asked for */
export function questionsOf(foods: number): readonly Question[] {
  const random = randomFrom(4711);
  const words = (): string[] => String(documentAt(Math.floor(random() * foods))['product_name']).split(' ');

  /** One letter dropped, doubled or swapped with its neighbour. */
  function mistyped(word: string): string {
    const at = Math.floor(random() * word.length);
    const kind = Math.floor(random() * 3);
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 1) return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  }

  return [
    { kind: 'the commonest word', ask: () => 'chocolate' },
    { kind: 'one word', ask: () => words()[0] ?? 'milk' },
    { kind: 'two words', ask: () => words().slice(0, 2).join(' ') },
    { kind: 'half a word', ask: () => (words().at(-1) ?? 'milk').slice(0, 4) },
    { kind: 'two letters', ask: () => (words().at(-1) ?? 'milk').slice(0, 2) },
    { kind: 'a word and a half', ask: () => wordAndHalf(words()) },
    { kind: 'one letter', ask: () => (words()[0] ?? 'm').slice(0, 1) },
    {
      kind: 'two words, one mistyped',
      ask: () => {
        const [one = 'milk', two = 'tea'] = words();
        return `${one} ${mistyped(two)}`;
      },
    },
    { kind: 'nothing there', ask: () => 'qxzzkw vvwqkx' },
  ];
}

function wordAndHalf([one = 'milk', two = 'chocolate']: readonly string[]): string {
  return `${one} ${two.slice(0, Math.ceil(two.length / 2))}`;
}
