import type { ReadLanguage } from '@labelwise/domain/reading';

/** What stands before a list, folded to letters. One word may be that of two languages; the words of the list then decide. */
export const HEADINGS: ReadonlyArray<readonly [string, readonly ReadLanguage[]]> = [
  ['ingredients', ['en', 'fr']],
  ['zutaten', ['de']],
  ['zutatenverzeichnis', ['de']],
  ['ingredientes', ['es', 'pt']],
  ['ingredienti', ['it']],
  ['ingredienten', ['nl']],
];

/** Common words of lists, by which a language is told: folded, whole words. */
export const LIST_WORDS: Readonly<Record<ReadLanguage, readonly string[]>> = {
  en: ['and', 'of', 'from', 'with', 'salt', 'sugar', 'water', 'oil', 'flour', 'milk', 'wheat', 'contains', 'may', 'powder', 'extract', 'acid', 'starch', 'flavouring', 'flavourings', 'flavors', 'emulsifier', 'syrup', 'juice', 'concentrate', 'natural', 'whole'],
  fr: ['de', 'du', 'et', 'en', 'sel', 'sucre', 'eau', 'huile', 'farine', 'lait', 'ble', 'peut', 'poudre', 'extrait', 'acide', 'amidon', 'arome', 'aromes', 'emulsifiant', 'sirop', 'jus', 'naturel', 'des', 'les', 'traces', 'contenir', 'origine', 'issu'],
  de: ['und', 'aus', 'mit', 'salz', 'zucker', 'wasser', 'ol', 'mehl', 'milch', 'weizen', 'kann', 'spuren', 'von', 'pulver', 'extrakt', 'saure', 'starke', 'aroma', 'aromen', 'emulgator', 'sirup', 'saft', 'enthalt', 'enthalten', 'speisesalz', 'sonnenblumenol'],
  es: ['de', 'y', 'con', 'sal', 'azucar', 'agua', 'aceite', 'harina', 'leche', 'trigo', 'puede', 'contener', 'trazas', 'polvo', 'extracto', 'acido', 'almidon', 'aroma', 'aromas', 'emulgente', 'jarabe', 'zumo', 'natural', 'del', 'la', 'girasol', 'cacahuetes', 'huevo'],
  it: ['di', 'e', 'con', 'sale', 'zucchero', 'acqua', 'olio', 'farina', 'latte', 'grano', 'frumento', 'puo', 'contenere', 'tracce', 'polvere', 'estratto', 'acido', 'amido', 'aroma', 'aromi', 'emulsionante', 'sciroppo', 'succo', 'naturale', 'del', 'della', 'girasole', 'in'],
  nl: ['en', 'van', 'met', 'zout', 'suiker', 'water', 'olie', 'bloem', 'meel', 'melk', 'tarwe', 'kan', 'sporen', 'bevatten', 'poeder', 'extract', 'zuur', 'zetmeel', 'aroma', 'emulgator', 'stroop', 'sap', 'natuurlijk', 'zonnebloemolie', 'uit', 'het', 'een', 'specerijen'],
  pt: ['de', 'e', 'com', 'sal', 'acucar', 'agua', 'oleo', 'farinha', 'leite', 'trigo', 'pode', 'conter', 'vestigios', 'po', 'extrato', 'acido', 'amido', 'aroma', 'aromas', 'emulsionante', 'xarope', 'sumo', 'natural', 'da', 'do', 'girassol', 'ovo', 'soja'],
};

/** Sections that end a list, folded to letters; the line that begins so is no ingredient. */
export const NEXT_SECTIONS: readonly string[] = ['nutrition', 'nutritional', 'typicalvalues', 'storein', 'storage', 'keepin', 'keeprefrigerated', 'bestbefore', 'useby', 'netweight', 'distributedby', 'producedin', 'madein', 'manufactured', 'servingsuggestion', 'cooking', 'preparation', 'directions', 'suitablefor', 'allergyadvice', 'onceopen', 'packedin', 'packagedin', 'forallergens', 'valeursnutritionnelles', 'valeurnutritive', 'declarationnutritionnelle', 'informationsnutritionnelles', 'aconserver', 'conserver', 'aconsommer', 'consommer', 'poidsnet', 'fabrique', 'agiteravant', 'conditionne', 'nahrwerte', 'nahrwertangaben', 'durchschnittlichenahrwerte', 'kuhlundtrocken', 'kuhllagern', 'trockenlagern', 'mindestenshaltbar', 'zuverbrauchen', 'aufbewahren', 'nettogewicht', 'hergestellt', 'gekuhlt', 'vorwarme', 'unterschutzatmosphare', 'valoresmedios', 'informacionnutricional', 'valoresnutricionales', 'conservaren', 'conservese', 'consumirpreferentemente', 'pesoneto', 'fabricado', 'envasado', 'consumodepreferencia', 'valorinutrizionali', 'informazioninutrizionali', 'dichiarazionenutrizionale', 'conservarein', 'conservarea', 'daconsumarsi', 'pesonetto', 'prodotto', 'confezionato', 'voedingswaarde', 'gemiddeldevoedingswaarde', 'koelendroog', 'droogbewaren', 'koelbewaren', 'bewaren', 'tenminstehoudbaar', 'nettogewicht', 'verpakt', 'declaracaonutricional', 'informacaonutricional', 'valoresnutricionais', 'conservarem', 'consumirdepreferencia', 'consumirdepreferenciaantes', 'pesoliquido', 'embalado'];

/** How a sentence on traces or allergens after the list begins, folded to letters. */
export const STATEMENTS: readonly string[] = ['maycontain', 'contains', 'containstracesof', 'madeinafacility', 'producedinafacility', 'allergyadvice', 'peutcontenir', 'contient', 'tracespossibles', 'tracesde', 'tracespossiblesde', 'traceseventuelles', 'kannspuren', 'kannenthalten', 'enthalt', 'spurenvon', 'puedecontener', 'contiene', 'trazasde', 'puocontenere', 'tracce', 'kansporen', 'bevat', 'kanbevatten', 'sporenvan', 'podeconter', 'contem', 'vestigiosde', 'kann'];
