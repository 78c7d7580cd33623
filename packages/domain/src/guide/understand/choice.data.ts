/** Words by which people choose of what an answer offered, in seven languages; folded. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PLACES = [
  'first 1st eins erste erster ersten erstes premier premiere 1er 1ere primero primera primer prima primo primeiro primeira eerste 1e',
  'second 2nd zweite zweiter zweiten zweites deuxieme seconde 2eme 2e segundo segunda secondo seconda tweede',
  'third 3rd dritte dritter dritten drittes troisieme 3eme tercero tercera tercer terzo terza terceiro terceira derde 3e',
  'fourth 4th vierte vierter vierten viertes quatrieme 4eme cuarto cuarta quarto quarta vierde 4e',
  'fifth 5th funfte funfter funften funftes cinquieme 5eme quinto quinta vijfde 5e',
];
/** The place that a word counts, from 0. */
export const PLACE_OF: ReadonlyMap<string, number> = new Map(PLACES.flatMap((text, at) => text.split(' ').map((word) => [word, at] as const)));
/** Counts alone or behind "number". */
export const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  ['one un uno una um uma een', 'two zwei deux dos due dois duas twee', 'three drei trois tres tre drie', 'four vier quatre cuatro quattro quatro', 'five funf cinq cinco cinque vijf']
    .flatMap((text, at) => text.split(' ').map((word) => [word, at] as const)),
);
export const LAST: ReadonlySet<string> = words(
  'last bottom letzte letzter letzten letztes unten dernier derniere ultimo ultima abajo laatste onderste',
);
export const TOP: ReadonlySet<string> = words('top oben oberste obere haut dessus arriba alto sopra cima bovenste boven');
export const YES: ReadonlySet<string> = words(
  'yes yeah yep yup ya sure exactly right correct that it this y ja jep jo genau richtig stimmt den die das diese dieses diesen oui ouais exact exactement celui celle ca ci la si sisi claro exacto ese esa eso esto certo esatto quello quella questo questa sim isso esse essa exato precies klopt deze dat inderdaad',
);
/** One of these says yes by itself. */
export const SAYS_YES: ReadonlySet<string> = words(
  'yes yeah yep yup sure exactly correct ja jep jo genau richtig stimmt oui ouais exact exactement si claro exacto certo esatto sim isso exato precies klopt inderdaad',
);
/** Stand around a choice and choose nothing. */
export const AROUND: ReadonlySet<string> = words(
  "the that this a an one ones number num no nr n nummer numero option choice answer button chip and ok okay so well then i i'd i'll mean meant want take it is it's please pls thanks try show what about how with of in on from for " +
    'der die das den dem ein eine einen mit von vom zur nr und also ich nehm nehme meine meinte will bitte ist es auf ' +
    "le la les l' l un une celui celle du de des avec et je prends veux c' est svp plait s il te vous stp plutot d'en haut bas " +
    'el los las lo con del y me quiero digo es por favor pf porfa porfis ' +
    'il lo gli i quello quella con e voglio intendo per favore grazie della dello in ' +
    'o os as do da dos das com quero esse essa por favor obrigado obrigada e faco ' +
    'het een van met en ik bedoel wil neem graag alsjeblieft aub is',
);
/** Before a number. */
export const NUMBER: ReadonlySet<string> = words('number num nr nummer numero option choice answer');
