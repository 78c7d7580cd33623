/** Words that open what stands beside a list on a pack and is no part of it; folded, as sources of regular expressions. */

/** The nutrition table. It ends where a list begins again. */
export const TABLE_WORDS = [
  '(?:average )?nutrition(?:al)? (?:information|facts|values?|declaration)', 'typical values', 'reference intakes?', 'of which (?:sugars|saturates)',
  '(?:valeurs?|declaration|informations?) nutritionnelles?', 'valeurs? moyennes?', 'apports? (?:journaliers? )?(?:de reference|recommandes)', 'dont (?:sucres|acides gras)',
  '(?:durchschnittliche )?(?:nahrwert(?:e|angaben|tabelle|information(?:en)?|deklaration)|brennwert)', 'durchschnittswerte', 'referenzmenge', 'davon (?:zucker|gesattigte)',
  '(?:informacion|valor(?:es)?|declaracion) (?:nutricional(?:es)?|energetico)', 'valores medios', 'ingesta de referencia', 'de l[ao]s cuales',
  '(?:valori|informazioni|dichiarazione) nutrizional[ei]', 'valore energetico', 'valori (?:nutritivi )?medi', 'assunzion[ei] (?:di )?riferimento', 'di cui (?:zuccheri|acidi grassi)',
  '(?:gemiddelde )?voedingswaarde[n]?(?: per)?', 'gemiddelde waarden', 'referentie-inname', 'waarvan (?:suikers|verzadigde)',
  '(?:informacao|declaracao|valor(?:es)?) nutriciona(?:l|is)', 'valor energetico', 'dose de referencia', 'd[oa]s quais', 'energie? \\d',
] as const;

/** Where a list, or a statement about its allergens, begins again. */
export const LIST_WORDS = [
  'ingredi[a-z]{3,8}', 'zutaten', 'kann spuren', 'may contain', 'peut contenir', 'puo contenere', 'puede contener', 'pode conter', 'kan [a-z ]{0,20}bevatten', 'traces?', 'spuren', 'sporen', 'tracce', 'trazas', 'tracos', 'contient', 'contiene', 'contem',
  'enthalt', 'bevat', 'contains', 'allerg[a-z]*',
] as const;

/** How a food is stored: a sentence. */
export const KEEPING_WORDS = [
  'store (?:in|at|below|between|away)', 'keep (?:in|at|refrigerated|frozen|cool|out)', 'once opened', 'after opening', 'best before', 'use by',
  'a conserver', 'conserver (?:a|au|dans|de)', 'apres ouverture', 'a consommer',
  '(?:kuhl|trocken|dunkel)(?: und| ,)? (?:trocken|lagern|kuhl)', 'bei [+-]?\\d+ ?°', 'nach dem offnen', 'mindestens haltbar', 'zu verbrauchen',
  'conservar (?:en|a|entre|preferentemente)', 'consumir preferentemente', 'una vez abierto', 'conservare (?:in|a|al|tra)', "dopo l'apertura", 'da consumar[a-z]+', 'una volta apert[oaie]',
  'bewaren (?:bij|op)', '(?:koel|droog)(?: en| ,)? (?:droog|bewaren)', 'na opening', 'ten ?minste houdbaar', 'conservar (?:em|no|na)', 'consumir (?:de preferencia|ate|antes)', 'depois de aberto',
] as const;

/** Who made it, where, and whom to contact. Statements about traces are read apart (`traceRanges`). */
export const PRODUCER_WORDS = [
  '(?:fabrique|elabore|conditionne|distribue|importe|emballe|transforme)e?s? (?:par|pour|en (?!usine|atelier))', 'produite?s? (?:par|en france|en suisse|en belgique|en italie)',
  '(?:prodott|confezionat|distribuit|importat|lavorat)[oaie] (?:e [a-z]+ )?(?:da(?! forno| ?agri)|per|in italia)(?! [a-z]+ che (?:lavora|utilizza))',
  '(?:hergestellt|produziert|abgefullt|verpackt|importiert|vertrieben) (?:von|fur|durch|in (?:deutschland|osterreich|der schweiz|italien|frankreich|spanien|belgien|den niederlanden|polen|china|thailand))',
  '(?:made|manufactured|produced|packed|packaged|bottled|imported|distributed) (?:by|for|in (?:the )?(?:uk|usa?|u\\.s\\.a?|eu|china|italy|france|germany|spain|ireland|canada|thailand|belgium|netherlands|mexico))',
  '(?:elaborado|fabricado|envasado|producido|importado|distribuido) (?:por|para|en (?:espana|la ue|francia|italia|portugal|alemania|mexico))',
  '(?:geproduceerd|gemaakt|verpakt|gedistribueerd|geimporteerd|gebrouwen) (?:door|voor|in (?:nederland|belgie|duitsland|frankrijk|italie))',
  '(?:produzido|fabricado|embalado|distribuido|importado) (?:por|para|em (?:portugal|espanha|franca|italia))',
  'www[. ]', 'https?:', '[a-z0-9.]+@[a-z0-9-]+\\.[a-z]{2}', 'service (?:consommateurs|clients)', 'servizio (?:consumatori|clienti)', 'consumer (?:care|service)', 'consumentenservice', 'verbraucherservice', 'kundenservice', 'atencion al c[lo][a-z]+', 'numero verde',
  'per saperne', 'pour en savoir', 'mehr (?:infos|informationen)', 'meer informatie', 'mas informacion', 'for more information', "pour plus d'information",
] as const;

/** How it is prepared and served: a sentence of its own. */
export const USE_WORDS = [
  "mode d'emploi", "conseils? (?:de|d')", 'preparation (?:au (?:four|micro|bain)|:)', '(?:faire|laisser|faites|laissez) [a-z]+', '(?:re|pre)?chauffe[rz]', 'agiter', 'bien agiter', 'a deguster', 'deguste[rz]', 'ne pas [a-z]+', 'retire[rz]', 'ajoute[rz]', 'melange[rz] ', 'suggestion de',
  'zubereitung(?!en)', 'vor (?:gebrauch|dem gebrauch|verzehr|dem verzehr)', 'gut (?:schutteln|durchgaren)', 'serviervorschlag', 'verzehrempfehlung',
  'bereiding(?:swijze)?(?!en)', 'verwarm[a-z]*', 'verwijder', 'goed schudden', 'schudden', 'gebruiksaanwijzing', 'serveertip', 'serveersuggestie',
  'preparazione:', "(?:modo|modalita) d'uso", 'consigli', 'agitare', 'scaldare', 'cuocere', 'non (?:forare|ricongelare|disperdere)', 'suggerimento', 'aprire', 'servire',
  'modo de (?:empleo|preparacion|uso|preparar|preparacao)', 'agitar', 'calentar', 'sugerencia', 'no congelar', 'sugestao', 'aquecer',
  'hors de (?:la )?portee', 'ausserhalb der reichweite', 'tenere (?:fuori|lontano)', 'mantener fuera', 'manter fora', 'keep out of', 'buiten (?:het )?bereik', 'verwijderd houden', 'na openen', 'goed sluiten',
  'complements? alimentaires?', 'nahrungserganzung[a-z]*', 'integratore alimentare', 'complemento alimenticio', 'voedingssupplement', 'food supplement', 'suplemento alimentar', 'dit is geen', '(?:niet|geen) (?:meer |ver)', 'aanbevolen', 'dosage', 'dosering', 'posologia', 'recommended', 'dose ',
  'geschikt voor', 'suitable for', 'convient', 'geeignet fur', 'adatto (?:a|per)', 'apto para', 'adequado para', 'pourcentages?', 'percentages?', 'prozentangaben', 'percentuali', 'porcentajes', 'percentagens',
  'heat (?:in|for)', 'preheat', 'cooking instructions?', 'shake', 'directions', 'serving suggestion', 'microwave', 'do not (?:refreeze|freeze|pierce|use)', 'suitable for (?:home )?freezing', 'how to', 'add [a-z]+ to',
] as const;

/** Net weight, lot, address, strength: a few words. */
export const WEIGHT_WORDS = ['poids net', 'peso neto', 'peso netto', 'net (?:weight|wt)', 'nettogewicht', 'netto ?inhoud', 'peso liquido', 'peso (?:sgocciolato|escurrido)', 'contenuto netto', 'contenu net', '(?:numero di |n. )?lotto', 'codice', 'postbus', 'p\\.? ?o\\.? ?box', 'alc\\.? ?\\d', '\\d+(?:[.,]\\d+)? ?% ?vol(?![a-z])'] as const;

/** Headings of lists in languages that are not read, beside one that is. */
export const UNREAD_HEADINGS = [
  'ingredienser', 'innehall', 'ainesosat', 'ainekset', 'valmistusaineet', 'skladniki', 'slozeni', 'zlozenie', 'osszetevok', 'hozzavalok', 'sestavine', 'sastojci', 'sastav', 'koostisosad', 'koostis', 'sastavdalas', 'sudedamosios dalys',
  'sudetis', 'icindekiler', 'perberesit', 'innihald',
] as const;

/** Headings of lists in the languages that are read, with misread letters. */
export const HEADING = '(?:[il1!|]?[nh]?[gqa]?r[eo]?d[il1!]?en[a-z]{1,4}|[il1]ngredi[a-z]{2,5}|zutaten(?:liste)?)';
