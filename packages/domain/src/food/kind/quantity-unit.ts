/** `volume` and `weight` as printed on the pack; `null` where neither or both stand there. */
export type QuantityUnit = 'volume' | 'weight' | null;

const VOLUME =
  /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:ml|cl|dl|l|lt|ltr|litres?|liters?|litros?|litri|litro|fl\.?\s?oz|pints?|gal|gallons?)(?![a-z])/iu;
const WEIGHT = /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:g|gr|kg|mg|grammes?|grams?|gramm|kilos?|oz|ounces?|lbs?|pounds?)(?![a-z])/iu;
/** "2 l", where the letter may stand for something else: at the end of a name it is a volume. */
const IN_NAME = /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:ml|cl|l|litres?|liters?|fl\.?\s?oz|g|kg|oz|lb)(?![a-z])/iu;

/** Whether a pack is sold by volume or by weight: from its quantity, failing that from an amount in its name. */
export function quantityUnit(quantity: string | null, name: string | null): QuantityUnit {
  const printed = quantity !== null && quantity.trim() !== '' ? quantity : (IN_NAME.exec(name ?? '')?.[0] ?? '');
  const [volume, weight] = [VOLUME.test(printed), WEIGHT.test(printed)];
  if (volume === weight) return null;
  return volume ? 'volume' : 'weight';
}
