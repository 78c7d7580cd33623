/** Spellings of an allergen that sources use beside the canonical tag. */
export const ALLERGEN_TAGS: Readonly<Record<string, readonly string[]>> = {
  'en:gluten': ['en:wheat', 'en:barley', 'en:rye', 'en:oats', 'fr:ble', 'fr:avoine', 'de:weizenprotein'],
  'en:eggs': ['de:huhnereiweiss', 'de:hühnereiweiss'],
  'en:milk': ['en:skimmed', 'de:wheyprotein', 'de:wheyproteinkonzentrat'],
  'en:nuts': ['en:tree-nuts-hazelnuts'],
};
