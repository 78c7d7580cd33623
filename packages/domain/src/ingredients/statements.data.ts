/** What opens a sentence about traces or about who should not eat it; such a sentence names no ingredient. Folded, in pattern notation. */
export const TRACE_OPENERS = [
  // English
  '{may|might|could|can} [also ]contain', 'contain[s] traces', '[possible ]trace[s] of', 'trace[s] {eventuelle|possible}[s]', 'may be present',
  'made {in|on} {a facility|shared|equipment}', 'manufactured {in|on}', 'produced {in|on} {a |equipment|shared}', 'processed {in|on} {a |equipment|shared}',
  '{made|packed|packaged|prepared|baked|handled|stored} {in|on|at} {a|an|the|our|shared}[ same| shared| nut] {environment|facility|factory|plant|bakery|kitchen|site|area|line|premises|equipment|machinery}',
  'cannot guarantee', '{un|not }suitable for', 'not suited for', 'suitable for {those|people} with',
  // French
  "trace[s] {de |d'}", 'peu{t|vent} [aussi |egalement ]contenir', 'presence {possible|eventuelle|potentielle|fortuite}',
  '{possible|eventuelle}[s] {trace|presence}[s]', 'susceptible[s] de contenir', 'contient {eventuellement|potentiellement}',
  'fabrique dans', 'elabore dans un atelier', '{fabrique|elabore|prepare|produit|conditionne|emballe}[e][s] {dans|sur} {un|une|des|le|la} {atelier|usine|site|ligne|environnement|local}[s]',
  'ne convien{t|nent} pas', 'non {adapte|convenable}[e][s]',
  // German
  'kann {[auch ]spuren|% enthalten}', 'kann auch % enthalten', 'konnen spuren', 'spuren von', 'enthalt {moglicherweise|eventuell|gegebenenfalls|ggf|unter umstanden}',
  '{moglicherweise|eventuell} {sind |auch }[auch ]{spuren|enthalten}', 'hergestellt in', '{produziert|verarbeitet|verpackt|abgefullt|gefertigt} in {einem|einer|unserem|unserer|der}',
  'in {einem|unserem} betrieb {hergestellt|verarbeitet|verpackt|abgefullt}', '{un|nicht }geeignet fur',
  // Spanish
  'trazas de', 'vestigios de', 'pued{e|en|a} contener', 'podria contener', '{posible[s]|eventual[es]} {presencia|trazas}',
  'elaborado en', 'fabricado en', '{envasado|producido|procesado|preparado} en {una|un|la|el|las|los} {fabrica|instalacion|planta|linea|obrador|establecimiento|entorno}*',
  'no [es ]{apto|adecuado|recomendado}[s] para',
  // Italian
  'tracce di', "pu{o|o'} contenere", 'possono contenere', 'potrebbe contenere', '{possibil{e|i}|eventual{e|i}} {presenza|tracce}',
  'prodotto in [uno ]stabilimento', '{prodotto|confezionato|lavorato|realizzato|preparato} {in|su} [un|uno|una][ stesso|a stessa][ ]{stabilimento|laboratorio|ambiente|linea|linee|impianto}',
  'non [e ]{adatt|idone}{o|i|a|e} {a|al|ai|alla|per}',
  // Dutch
  'kan {sporen|% bevatten}', 'sporen van', 'bevat mogelijk[erwijs]', 'mogelijk[e|erwijs] {sporen|aanwezig*}', 'eventuele sporen',
  '{gemaakt|geproduceerd|verwerkt|verpakt|bereid} in een {bedrijf|fabriek|omgeving|ruimte|productieomgeving|bakkerij}', 'niet geschikt voor',
  // Portuguese
  'tracos de', 'pod{e|em|era|erao} conter', '{possivel|eventual} presenca', 'possiveis {tracos|vestigios}', 'contem vestigios',
  '{fabricado|produzido|embalado|processado|preparado} {em|num|numa} [uma |um |a ]{fabrica|instalac|unidade|linha|ambiente|local|estabelecimento}*', 'nao [e ]{apto|adequado|indicado|recomendado}[s] {para|a}',
] as const;

/** "Not suitable for", where the people follow. Folded, in pattern notation. */
export const NOT_FOR = [
  '{un|not }suitable for', 'not for', 'not',
  'ne convien{t|nent} pas {aux|a|pour}', '{non |in|pas |peu }{adapte|convenable}[e][s] {aux|a|pour}', 'deconseille[e][s] {aux|pour}', 'non', 'pas',
  '{un|nicht }geeignet fur', 'nicht fur', 'nicht',
  'no [{es|son} ]{apto|apta|adecuado|adecuada|recomendado}[s] para', 'no es', 'no',
  'non [{e|sono} ]{adatt|idone}{o|i|a|e} {a|ai|al|per|alla|agli}',
  'niet geschikt voor', 'niet', 'nao [{e|sao} ]{adequado|apto|indicado|recomendado}[s] {para|a}', 'nao',
] as const;

/** "… nicht geeignet" after the people. */
export const NOT_FOR_BEFORE = 'fur';
export const NOT_FOR_AFTER = '{nicht |un}geeignet';

/** Everybody whom a food without meat suits, and of whom vegans are a part. */
export const VEGETARIANS = ['vegetari{an|en|er|erin|an diet|en diet|sch|sche|schen|ano|ana|ani|ane|ans|anos|anas|ens|enne|ennes|ers}[s]', 'vegetarisch[e][n]'] as const;
export const VEGANS = ['vegan[s|er|ern|e|en|o|a|os|as|i|isten]', 'vegetalien[s|ne|nes]'] as const;

/** Says before some people that a food does not suit them. Folded, a regular expression. */
export const NOT_FOR_PEOPLE = [
  '(?:not|never|nor)(?: [a-z]+){0,2} (?:suitable|suited|recommended|advisable|advised|appropriate|intended|fit|safe)', '(?:unsuitable|unfit|inappropriate)', 'not for',
  '(?:do not|should not|must not|not to) (?:use|take|consume|eat|drink|be [a-z]+)', 'avoid(?:ed)?', 'contraindicated',
  'ne convien(?:t|nent) pas', '(?:fortement )?deconseillee?s?', 'contre[- ]?indiquee?s?', '(?:non|pas|peu) (?:adapte|convenable|recommande|conseille|indique|destine|appropri)e?e?s?', 'eviter',
  '(?:nicht|un) ?(?:geeignet|empfohlen|bestimmt|empfehlenswert)', 'nicht fur', 'nicht (?:in|wahrend) der',
  'no (?:es |son |esta |se )?(?:apt|adecuad|recomendad|indicad|aconsejad|recomienda|aconseja)[a-z]*', 'contraindicad[oa]s?', 'desaconsejad[oa]s?', 'evitar(?:se)?',
  'non (?:e |sono |si )?(?:adatt|idone|raccomandat|indicat|consigliat|raccomanda|consiglia)[a-z]*', 'sconsigliat[oaie]', 'controindicat[oaie]', 'evitare',
  'niet (?:geschikt|aanbevolen|aangeraden|bedoeld|gebruiken)', 'ongeschikt', 'afgeraden', 'vermijd(?:en)?',
  'nao (?:e |sao |se )?(?:apt|adequad|recomendad|indicad|aconselhad|recomenda|aconselha)[a-z]*', 'desaconselhad[oa]s?', 'contra[- ]?indicad[oa]s?',
].join('|');

/** The same after the people. */
export const NOT_FOR_PEOPLE_AFTER = '(?:nicht|un) ?(?:geeignet|empfohlen|bestimmt|empfehlenswert)|(?:niet geschikt|ongeschikt|niet aanbevolen|afgeraden)|should (?:not|avoid)|must not';

export const COELIACS = 'c(?:o)?eli(?:ac|aq|ak|ach|aqu)[a-z]*|zoliak[a-z]*|gluten(?:allergi|intoleran|unvertrag)[a-z]*|intol[ea]ran[a-z]* (?:au|al|aan|to|ao) glut[ei]n[ea]?|gluten intol[ea]ran[a-z]*';
export const PREGNANT = 'pregnan[a-z]*|enceintes?|grossesse|schwanger[a-z]*|embaraz[a-z]*|gestante?s?|gestacion|gestacao|gravidanza|incint[ae]|zwanger[a-z]*|gravid[a-z]*';
