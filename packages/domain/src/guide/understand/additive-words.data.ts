/** Everyday names of additives beside the official ones; folded. */
export const ADDITIVE_WORDS: Readonly<Record<string, string>> = {
  msg: 'e621', 'monosodium glutamate': 'e621', glutamate: 'e621', aspartame: 'e951', aspartam: 'e951', sucralose: 'e955', stevia: 'e960', saccharin: 'e954', saccharine: 'e954', acesulfame: 'e950', 'acesulfame k': 'e950', 'acesulfame potassium': 'e950',
  lecithin: 'e322', lecithins: 'e322', 'soy lecithin': 'e322', 'soya lecithin': 'e322', 'sunflower lecithin': 'e322', 'titanium dioxide': 'e171', carrageenan: 'e407', 'xanthan gum': 'e415', xanthan: 'e415', 'guar gum': 'e412',
  'sodium nitrite': 'e250', nitrite: 'e250', nitrites: 'e250', nitrates: 'e251', 'sodium nitrate': 'e251', 'potassium sorbate': 'e202', 'sodium benzoate': 'e211', 'citric acid': 'e330', 'ascorbic acid': 'e300', 'phosphoric acid': 'e338',
  'caramel color': 'e150d', 'caramel colour': 'e150d', 'ammonia caramel': 'e150c', tartrazine: 'e102', 'yellow 5': 'e102', 'red 40': 'e129', 'allura red': 'e129', annatto: 'e160b', carmine: 'e120', cochineal: 'e120', curcumin: 'e100', paprika: 'e160c',
  'sorbitol': 'e420', xylitol: 'e967', erythritol: 'e968', maltitol: 'e965', pectin: 'e440', 'locust bean gum': 'e410', 'mono and diglycerides': 'e471', 'monoglycerides': 'e471', bht: 'e321', bha: 'e320', 'sulphur dioxide': 'e220', 'sulfur dioxide': 'e220',
  'modified starch': 'e1422', glycerol: 'e422', glycerin: 'e422', 'polysorbate 80': 'e433', cmc: 'e466', 'cellulose gum': 'e466', 'sodium bicarbonate': 'e500', 'baking soda': 'e500', 'natriumglutamat': 'e621', geschmacksverstarker: 'e621',
};
