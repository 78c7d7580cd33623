/** Made by the build (`build/texts.ts`): texts of each language, parsed, as a file a part. */
declare module 'virtual:labelwise/texts' {
  import type { CompiledCatalog } from '@labelwise/messages';
  import type { TextPart } from './parts.ts';

  type Part = { readonly default: Readonly<Record<string, CompiledCatalog>> };
  export const LOADERS: Readonly<Record<string, Readonly<Record<TextPart, () => Promise<Part>>>>>;
}
