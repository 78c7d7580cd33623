import { type FigureOptions, figureText } from '@labelwise/messages/figure';
import { locale } from './locale.ts';
import { say } from './say.ts';

/** A figure as the language of this page writes it: "1,234.5", "1 234,5". */
export function numberText(value: number, options?: FigureOptions): string {
  return figureText(locale(), value, options);
}

/** "a or b or c". */
export function eitherText(items: readonly string[]): string {
  return items.length === 0 ? '' : items.reduce((one, other) => say('screens-common.one_or_other', { one, other }));
}

/** "a, b and c". */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}
