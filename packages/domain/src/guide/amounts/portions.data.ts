/** How many, in seven languages; folded. */
export const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [0.25, 'quarter viertel quart cuarto quarto kwart'],
    [1 / 3, 'third drittel tiers tercio terzo terco derde'],
    [0.5, 'half halbe halben halber halbes demi demie medio media mezzo mezza meio meia halve halfje helft moitie mitad meta metade halfte'],
    [1, 'a an one ein eine einen einem einer un une una uno um uma een per pro par por each whole ganze ganzen ganzer ganzes entier entiere entero entera intero intera inteiro inteira hele'],
    [2, 'two zwei deux dos due dois duas twee couple'],
    [3, 'three drei trois tres tre drie'],
    [4, 'four vier quatre cuatro quattro quatro'],
    [5, 'five funf cinq cinco cinque vijf'],
    [6, 'six sechs seis sei zes'],
    [8, 'eight acht huit ocho otto oito'],
    [10, 'ten zehn dix diez dieci dez tien'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

/** What a drink comes in, ml. @source sizes that shops sell: can 330, energy drink 250, glass 200, cup 150, bottle 500 */
export const VESSELS: readonly (readonly [string, number])[] = [
  ['cans?|dosen?|canettes?|latas?|lattin[ae]|blikjes?|blik', 330],
  ['glass(?:es)?|glas(?:es)?|glaser|verres?|vasos?|bicchier[ei]|copos?|glaasjes?|glazen', 200],
  ['cups?|mugs?|tassen?|tasses?|tazas?|tazz[ae]|chavenas?|xicaras?|kop(?:je|jes|pen)?', 150],
  ['bottles?|flaschen?|bouteilles?|botellas?|bottigli[ae]|garrafas?|fles(?:sen|je)?', 500],
];
/** ml or g. @source metric measures of kitchens */
export const SPOONS: readonly (readonly [string, number])[] = [
  ['tea ?spoons?|tsps?|teeloffeln?|cuilleres? a cafe|cucharaditas?|cucchiaini?o?|colher(?:es)? de cha|theelepels?', 5],
  [
    'table ?spoons?|tbsps?|spoons?|spoonfuls?|essloffeln?|loffeln?|cuilleres?(?: a soupe)?|cucharadas?|cucharas?|cucchiai(?:o|ate?)?|colher(?:es)?(?: de sopa)?|eetlepels?|lepels?',
    15,
  ],
];
export const PIECES =
  'servings?|portions?|portionen|portion|raciones|racion|porzion[ei]|porcoes|porcao|porties?|bars?|riegel|barres?|barritas?|barrett[ae]|barras?|repen|reep|pieces?|stucke?|stuck|morceaux?|trozos?|pezz[oi]|pedacos?|stuks?|slices?|scheiben?|tranches?|rebanadas?|rodajas?|fett[ae]|fatias?|plakken|plakjes?|plak|sneetjes?|pots?|becher|yaourts?|tarrinas?|vasetti?|vasetto|bakjes?|sachets?|bustin[ae]|biscuits?|kekse?|galletas?|biscott[oi]|bolachas?|koekjes?';
/** What a food is sold in. */
export const PACKS =
  'packs?|packets?|packages?|packungen?|packung|paquets?|paquetes?|confezion[ei]|pacotes?|pak(?:je|ken)?|bags?|tuten?|tute|bolsas?|sacchett[oi]|sacos?|zak(?:je|ken)?|jars?|tubs?|box(?:es)?|bocal|bocaux|frascos?|barattol[oi]|tarros?|botes?|schachteln?|boites?|cajas?|scatol[ae]|caixas?|do(?:os|zen)|tafeln?|tablettes?|tabletas?|tavolett[ae]|repen';
export const HANDFULS = 'handfuls?|handvoll|hand voll|poignees?|punados?|manciat[ae]|punhados?|mao cheia|handjes?(?: vol)?|handvol';
