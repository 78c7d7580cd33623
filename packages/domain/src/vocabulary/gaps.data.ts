/** By which a text says of itself that it is not the whole list, folded, as sources of regular expressions. */
export const OTHER_INGREDIENTS = [
  '(?:further|other|remaining|full|complete|all|rest of the) (?:list of )?ingredients?(?: list)?[^.;,()]{0,25}(?:see|on|listed|printed|inside|refer)', 'see (?:the )?ingredients? (?:of|for) each', '(?:see|refer to)(?: [a-z]+){1,5} for (?:[a-z]+ )?ingredients?', 'ingredients?(?: list)? (?:may |can )?(?:var(?:y|ies)|differs?)',
  '(?:liste complete|autres ingredients|ingredients complets)[^.;,()]{0,25}(?:voir|sur|au dos)', 'ingredients?(?: variables?| variant) selon',
  '(?:weitere|vollstandige|ubrige) zutaten(?:liste)?[^.;,()]{0,25}(?:siehe|auf|s\\.)', 'zutaten (?:variieren|siehe|je nach)',
  '(?:otros|demas|lista completa de) ingredientes[^.;,()]{0,25}(?:ver|vease|en el)', 'ingredientes (?:varian|segun)',
  "(?:altri ingredienti|elenco completo)[^.;,()]{0,25}(?:vedi|vedere|sul|sull')", 'ingredienti (?:variano|variabili|vedi)',
  '(?:overige|andere|volledige) ingredienten(?:lijst)?[^.;,()]{0,25}(?:zie|op)', 'ingredienten (?:varieren|zie)',
  '(?:outros|restantes|lista completa de) ingredientes[^.;,()]{0,25}(?:ver|consultar|no)', 'ingredientes (?:variam|conforme)',
] as const;

/** Words that need another after them, folded: a list that ends with one was cut off. */
export const NEED_ANOTHER: ReadonlySet<string> = new Set([
  'and', 'or', 'of', 'with', 'from', 'et', 'ou', 'de', 'du', 'des', 'avec', 'und', 'oder', 'mit', 'aus', 'von', 'y', 'con', 'del', 'di', 'della', 'ed', 'met', 'van', 'uit', 'com', 'do', 'da', 'e',
]);
