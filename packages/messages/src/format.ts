import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Value } from './catalog.ts';
import { figureText } from './figure.ts';

/** What an element is, by the parser's numbers; its own constants would bring the parser along. */
const KIND = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 } as const;

/**
 * The words of a parsed message: placeholders, plain numbers, plurals and selections, which is all that our texts have. A message with
 * something else is refused when it is compiled.
 * @throws where a value is missing
 */
export function formatMessage(
  elements: readonly MessageFormatElement[],
  locale: string,
  values: Readonly<Record<string, Value>>,
  pound = '',
): string {
  const valueOf = (name: string): Value => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return value;
  };
  return elements
    .map((element) => {
      if (element.type === KIND.literal) return element.value;
      if (element.type === KIND.argument) return String(valueOf(element.value));
      if (element.type === KIND.number) return figureText(locale, Number(valueOf(element.value)));
      if (element.type === KIND.select) {
        const { options } = element;
        return formatMessage((options[String(valueOf(element.value))] ?? options['other'])?.value ?? [], locale, values, pound);
      }
      if (element.type === KIND.plural) {
        const { options, offset, pluralType } = element;
        const count = Number(valueOf(element.value));
        const rest = count - offset;
        const branch = options[`=${count}`] ?? options[rulesOf(locale, pluralType).select(rest)] ?? options['other'];
        return formatMessage(branch?.value ?? [], locale, values, figureText(locale, rest));
      }
      return pound;
    })
    .join('');
}

/** Whether `formatMessage` knows all that a message consists of. */
export function isFormattable(elements: readonly MessageFormatElement[]): boolean {
  return elements.every((element) => {
    if (element.type === KIND.number) return element.style === null || element.style === undefined;
    if (element.type === KIND.select || element.type === KIND.plural)
      return Object.values(element.options).every(({ value }) => isFormattable(value));
    return element.type === KIND.literal || element.type === KIND.argument || element.type === KIND.pound;
  });
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string, type: Intl.PluralRuleType | undefined): Intl.PluralRules {
  const key = `${locale} ${type ?? ''}`;
  const found = rules.get(key) ?? new Intl.PluralRules(locale, { type: type ?? 'cardinal' });
  rules.set(key, found);
  return found;
}
