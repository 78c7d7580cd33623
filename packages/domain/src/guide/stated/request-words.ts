import { remembered } from '../../lib/index.ts';
import { nutrientOf } from '../understand/concepts.ts';
import { COMPOUND_WORDS, HIGH_WORDS } from '../understand/criteria-words.data.ts';
import { SHELVES } from '../understand/shelves.data.ts';
import { dietOfMistyped } from './named-diets.ts';

const SHELF_WORDS: ReadonlySet<string> = new Set(Object.values(SHELVES).flatMap(({ words }) => words.flatMap((word) => word.split(' '))));

/** Where the naming of foods ends and something else is said. */
const ENDS: ReadonlySet<string> = new Set([
  ...'what which suggest suggestion suggestions so can could is are please give show but i im recommend find for plan any how because help where should was welche welcher que do does at too anymore much make then it this that these those with if now when while since also instead there help tell ideas idea me my we he she they you your have has had has been am be been being got get need want would like looking who whom whose eat eats eating drink buy cook have options option foods food product products something anything everything nothing badly severely very really only just today tomorrow tonight daily often always never again more less most least healthy protein compare alternative alternatives'.split(
    ' ',
  ),
  ...'was kann ich soll darf bitte gib zeig empfiehl vorschlage vorschlag ideen und ich mein meine essen trinken snacks naschen fruhstucken habe hast hat ist sind bin wie fur aber nicht mehr heute morgen'.split(
    ' ',
  ),
  ...'quoi quel quelle quels quelles propose proposes conseille conseilles me tu puis peux je donne manger grignoter boire est sont pour mais s il plait svp idee idees aujourd hui'.split(
    ' ',
  ),
  ...'que cual puedo puede comer desayunar cenar picar dame recomienda por favor para pero hay tomar quiero hoy ideas'.split(' '),
  ...'cosa che quale posso mangiare fare dammi consiglia per ma oggi vorrei'.split(' '),
]);

export const isEnd = (token: string): boolean => ENDS.has(token);

/** Words that ask for something, as opposed to naming a food. */
export const isRequestWord = remembered(asksFor);

function asksFor(token: string): boolean {
  return (
    isEnd(token) ||
    SHELF_WORDS.has(token) ||
    HIGH_WORDS.has(token) ||
    !['Gluten', null].includes(nutrientOf(token)) ||
    Object.hasOwn(COMPOUND_WORDS, token) ||
    dietOfMistyped(token) !== null ||
    /^\d/.test(token)
  );
}
