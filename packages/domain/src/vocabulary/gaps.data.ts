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

/**
 * Says that there is more, without a word on what: a heading names it behind its colon, and "of the following" does too. Folded, as sources of
 * regular expressions; each ends with its item.
 */
const END_OF_ITEM = '(?= ?(?:[,;)\\]•|]|\\.(?!\\d)|\\n|$))';
const MORE_THINGS = [
  '(?:(?:and|plus|with|of|some|several|various|certain|many|&|other|minor|secret|remaining|additional|further|trace|micro|functional|special|optional|undisclosed|non ?disclosed)[ ,]+)+(?:ingredients?|components?|items|constituents|things|substances|stuff)',
  "(?:(?:et|avec|d'|plusieurs|divers|certains|quelques|autres|des|les|plus)[ ,]*)*(?:autres|divers|certains|plusieurs|quelques) (?:ingredients?|composants?|constituants?)",
  '(?:(?:und|sowie|mit|einige[nr]?|plus)[ ,]+)*(?:andere[nr]?|weitere[nr]?|sonstige[nr]?|ubrige[nr]?|verschiedene[nr]?|diverse[nr]?|geheime[nr]?) (?:zutaten|inhaltsstoffen?|bestandteilen?|komponenten)',
  '(?:(?:y|con|mas|algunos)[ ,]+)*(?:otros|demas|varios|diversos|algunos) (?:ingredientes|componentes)',
  '(?:(?:e|ed|con|piu|alcuni)[ ,]+)*(?:altri|vari|diversi|alcuni) (?:ingredienti|componenti)',
  '(?:(?:en|met|plus|enkele)[ ,]+)*(?:andere|overige|diverse|verschillende) (?:ingredienten|bestanddelen|componenten)',
  '(?:(?:e|com|mais|alguns)[ ,]+)*(?:outros|demais|varios|diversos|alguns) (?:ingredientes|componentes)',
].map((words) => `(?<![a-z])${words}${END_OF_ITEM}`);
const AND_MORE = [
  '(?:and|&|plus) (?:several |many |some )?(?:others?|more|the rest|so on|the like|such)', '(?:various|miscellaneous|contents|component \\d)', 'among others?',
  "(?:et|entre) (?:d'|les )?autres?", 'et plus', 'notamment', '(?:und|u\\.?) ?(?:andere[sn]?|a\\.|weitere[sn]?|mehr|v\\. ?m\\.?|ahnliche[sn]?)', 'u ?a', '(?:uvm|u\\. ?v\\. ?m|usw)\\.?', 'unter anderem',
  '(?:y|entre) (?:otros|otras|mas|demas)', '(?:e|tra) (?:altro|altri|altre)', '(?:tra|fra) (?:gli )?altr[ioe]', 'e piu', 'en (?:andere|meer|dergelijke)', 'e\\.a', 'onder andere', '(?:e|entre) outros',
].map((words) => `(?<![a-z.])${words}\\.?${END_OF_ITEM}`);
export const SAYS_MORE: readonly string[] = [...MORE_THINGS, ...AND_MORE];

/** Words that need another after them, folded: a list that ends with one was cut off. */
export const NEED_ANOTHER: ReadonlySet<string> = new Set([
  'and', 'or', 'of', 'with', 'from', 'et', 'ou', 'de', 'du', 'des', 'avec', 'und', 'oder', 'mit', 'aus', 'von', 'y', 'con', 'del', 'di', 'della', 'ed', 'met', 'van', 'uit', 'com', 'do', 'da', 'e',
]);
