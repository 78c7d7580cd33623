import type { IdsOf, TextOf, ValuesFor } from './catalog.ts';
import type { EN } from './en/index.ts';
import type { Translator } from './translator.ts';

export { type CompiledCatalog, createTranslator, type Translator } from './translator.ts';

/** Every message of the product: `area.message`. */
export type MessageId = IdsOf<typeof EN>;
/** What a message asks to be filled with; none where it has no placeholder. */
export type ValuesOf<Id extends MessageId> = ValuesFor<TextOf<typeof EN, Id>>;
/** Says a message in the language of its translator. */
export type Say = (<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string) & {
  /**
   * The word of this language for what the domain names in English ("nut-free", "e250"), `undefined` where it has none, as for what a
   * person typed. English has no such function: it needs none.
   *
   * @param isFood whether the domain may have named any food ("strawberry"); what a member calls a preference is in their own words
   */
  readonly term?: (name: string, isFood?: boolean) => string | undefined;
};
type WithoutValues<Ids extends MessageId> = { [Id in Ids]: ValuesOf<Id> extends [] ? Id : never }[Ids];
type WithValues<Ids extends MessageId> = {
  [Id in Ids]: ValuesOf<Id> extends [infer Values] ? { readonly id: Id; readonly values: Values } : never;
}[Ids];
/** Messages that ask for nothing: what tables of words hold. */
export type PlainId = WithoutValues<MessageId>;
/** A message as data, to be rendered later by whoever knows the reader's language. */
export type Message<Ids extends MessageId = MessageId> = { readonly id: WithoutValues<Ids>; readonly values?: undefined } | WithValues<Ids>;

export function sayWith(translator: Translator): Say {
  return (id, ...[values]) => translator.format(id, values);
}

/** The words of a message that is stored as data. */
export function wordsOf(translator: Translator, { id, values }: Message): string {
  return translator.format(id, values);
}
