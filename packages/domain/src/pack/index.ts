export { PackFault, type PackFaultReason } from './bits.ts';
export { PACK_FORMAT, type PackMeta } from './container.ts';
export type { PackCountry } from './countries.data.ts';
export { codeRangesOf, isPackOf, isSoldThere, type PackOf, packCountries, soldIn } from './coverage.ts';
export { checkPack, differenceOf, layersOf, openPack, type Pack, type PackContent, type PackLayers } from './open-pack.ts';
export type { PackCard } from './record.ts';
export { type PackedFood, PackWriter } from './write-pack.ts';
