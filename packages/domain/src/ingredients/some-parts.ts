import { foldText } from '../lib/index.ts';

const SOME =
  /contain|contien|contem|enthalt|bevat|dont\b|inclu|incl\b|\bu\.? ?a\b|waaronder|darunter|davon|among|tra cui|entre (?:otr|outr)|notamment|such as|e\.? ?g\b|z\.? ?b\b/;

/**
 * Whether what stands between a name and its parts says that they are some of them, or warns of one: "spices (including pepper)", "spices
 * (contains celery)".
 */
export function namesSomeParts(between: string): boolean {
  return SOME.test(foldText(between));
}
