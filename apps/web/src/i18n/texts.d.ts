/** Made by the build (`build/texts.ts`): texts of each language, parsed, as a file a part. */
declare module 'virtual:labelwise/texts' {
  import type { CompiledCatalog } from '@labelwise/messages';

  type Texts = { readonly default: Readonly<Record<string, CompiledCatalog>> };
  type First = Texts & { readonly parts: Readonly<Record<string, () => Promise<Texts>>> };
  export const firstTexts: (tag: string) => Promise<First | undefined>;
}
