export type { PackMeta } from './container.ts';
export { PACK_FORMAT } from './container.ts';
export type { PackCountry } from './countries.data.ts';
export { codeRangesOf, isPackOf, isSoldThere, type PackOf, packCountries, soldIn } from './coverage.ts';
export { differenceOf, layersOf, type PackContent, type PackLayers } from './layers.ts';
export { checkPack, openPack, type Pack } from './open-pack.ts';
export { PackFault, type PackFaultReason } from './pack-fault.ts';
export type { PackCard } from './record.ts';
export { type PackedFood, PackWriter } from './write-pack.ts';
