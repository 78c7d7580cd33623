import type { AlarmKind } from './alarm-kinds.ts';

/**
 * How people go on while an emergency is in force, in English, German, French, Spanish, Italian, Portuguese and Dutch, and what answers it. Texts
 * are folded and hold single spaces and no punctuation but apostrophes. A table of our own.
 */
export const FOLLOW_UPS = [
  'pen', 'no pen', 'reaction wait', 'no antihistamine', 'watch', 'nothing by mouth', 'choking wait', 'heart wait', 'no aspirin', 'pressure again',
  'pressure eat', 'pressure tablets', 'low again', 'low eat', 'low worse', 'low over', 'high eat', 'high wait', 'no vomiting', 'poison eat',
  'poison wait', 'infant eat', 'infant wait', 'infant medicine', 'gut eat', 'gut wait', 'chemo wait', 'chemo eat', 'eat as usual', 'over',
  'over reaction', 'pressure worse', 'low slow', 'if reaction', 'too few', 'pen expired', 'spreading', 'at night', 'mushroom better',
  'mushroom wait', 'seafood wait', 'botulism taste', 'botulism wait', 'botulism worse', 'poison better', 'honey watch', 'child watch',
  'spoiled watch', 'gut pregnant', 'alcohol wait', 'listeria watch', 'severe reaction',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** What somebody asks, or tells, of the emergency. */
export type Aspect = 'over' | 'better' | 'taste' | 'expired' | 'night' | 'pregnant' | 'spreading' | 'pen' | 'no pen' | 'again' | 'vomit' | 'medicine' | 'worse' | 'eat' | 'slow' | 'fine' | 'wait';
/** An emergency whose next questions are answered in its light; a crisis has no next question but a person. */
export type AlarmInForce = Exclude<AlarmKind, 'crisis' | 'crisis of another' | 'unclear' | 'unclear mind'>;

/** What answers each aspect; the first steps again where nothing else stands. */
export const ANSWERS: Readonly<Record<AlarmInForce, Readonly<Partial<Record<Aspect, FollowUp>>>>> = {
  reaction: { over: 'over reaction', spreading: 'spreading', expired: 'pen expired', night: 'at night', taste: 'reaction wait', pen: 'pen', 'no pen': 'no pen', medicine: 'no antihistamine', worse: 'reaction wait', eat: 'nothing by mouth', fine: 'reaction wait', wait: 'reaction wait' },
  'ate it': { over: 'over reaction', spreading: 'spreading', better: 'watch', expired: 'pen expired', night: 'at night', taste: 'watch', pen: 'pen', 'no pen': 'no pen', medicine: 'no antihistamine', vomit: 'watch', eat: 'watch', fine: 'watch', wait: 'watch' },
  choking: { over: 'choking wait', eat: 'nothing by mouth', fine: 'choking wait', wait: 'choking wait' },
  heart: { over: 'over', medicine: 'no aspirin', eat: 'nothing by mouth', fine: 'heart wait', wait: 'heart wait', worse: 'heart wait' },
  pressure: { over: 'over', again: 'pressure again', medicine: 'pressure tablets', eat: 'pressure eat', worse: 'pressure worse', fine: 'pressure again', wait: 'pressure again' },
  'low sugar': { over: 'low over', again: 'low again', worse: 'low worse', medicine: 'low again', eat: 'low eat', slow: 'low slow', fine: 'low eat', wait: 'low eat' },
  'high sugar': { over: 'over', again: 'high wait', worse: 'high wait', eat: 'high eat', fine: 'high wait', wait: 'high wait', medicine: 'high wait' },
  'sick day': { over: 'over', again: 'high wait', worse: 'high wait', eat: 'high eat', fine: 'high wait', wait: 'high wait', medicine: 'high wait' },
  poisoning: { over: 'over', better: 'poison better', taste: 'poison wait', night: 'poison wait', vomit: 'no vomiting', worse: 'poison wait', eat: 'poison eat', fine: 'poison wait', wait: 'poison wait', medicine: 'poison eat' },
  infant: { over: 'over', better: 'infant wait', night: 'infant wait', medicine: 'infant medicine', worse: 'infant wait', eat: 'infant eat', fine: 'infant wait', wait: 'infant wait' },
  gut: { over: 'over', pregnant: 'gut pregnant', medicine: 'gut wait', worse: 'gut wait', eat: 'gut eat', fine: 'gut wait', wait: 'gut wait' },
  'chemo fever': { over: 'over', medicine: 'chemo wait', worse: 'chemo wait', eat: 'chemo eat', fine: 'chemo wait', wait: 'chemo wait' },
  mushrooms: { over: 'over', better: 'mushroom better', taste: 'mushroom wait', night: 'mushroom wait', vomit: 'no vomiting', worse: 'mushroom wait', eat: 'mushroom wait', fine: 'mushroom better', wait: 'mushroom wait', medicine: 'mushroom wait' },
  seafood: { over: 'over', better: 'seafood wait', taste: 'seafood wait', night: 'seafood wait', vomit: 'no vomiting', worse: 'seafood wait', eat: 'nothing by mouth', fine: 'seafood wait', wait: 'seafood wait', medicine: 'seafood wait' },
  botulism: { over: 'over', better: 'botulism wait', taste: 'botulism taste', night: 'botulism wait', vomit: 'no vomiting', worse: 'botulism worse', eat: 'botulism wait', fine: 'botulism taste', wait: 'botulism wait', medicine: 'botulism wait' },
  'infant honey': { over: 'over', better: 'honey watch', taste: 'honey watch', night: 'honey watch', worse: 'infant wait', eat: 'honey watch', fine: 'honey watch', wait: 'honey watch', medicine: 'honey watch' },
  'child given': { over: 'over', better: 'child watch', taste: 'child watch', night: 'child watch', vomit: 'no vomiting', worse: 'infant wait', eat: 'child watch', fine: 'child watch', wait: 'child watch', medicine: 'infant medicine' },
  spoiled: { over: 'over', pregnant: 'gut pregnant', taste: 'spoiled watch', night: 'spoiled watch', vomit: 'no vomiting', worse: 'gut wait', eat: 'spoiled watch', fine: 'spoiled watch', wait: 'spoiled watch', medicine: 'spoiled watch' },
  'medicine alcohol': { over: 'over', taste: 'alcohol wait', night: 'alcohol wait', vomit: 'alcohol wait', worse: 'alcohol wait', eat: 'alcohol wait', fine: 'alcohol wait', wait: 'alcohol wait', medicine: 'alcohol wait' },
  'make up': { eat: 'eat as usual', wait: 'eat as usual', vomit: 'eat as usual', medicine: 'eat as usual' },
  'pregnant ate': { over: 'over', taste: 'listeria watch', night: 'listeria watch', worse: 'gut pregnant', fine: 'listeria watch', wait: 'listeria watch', medicine: 'listeria watch' },
  pen: { over: 'over reaction', spreading: 'spreading', expired: 'pen expired', night: 'at night', 'no pen': 'no pen', medicine: 'no antihistamine', eat: 'nothing by mouth' },
  refeeding: {},
  controlled: {},
  'child starved': {},
  'infant feeding': { over: 'over', medicine: 'infant medicine', worse: 'infant wait', fine: 'infant wait', wait: 'infant wait', eat: 'infant eat', night: 'infant wait' },
  'pregnant ill': { over: 'over', pregnant: 'gut pregnant' },
  'pregnant drinks': {},
  drinking: { over: 'over', vomit: 'no vomiting' },
  'medicine sign': { over: 'over', vomit: 'no vomiting', fine: 'poison wait', wait: 'poison wait' },
  fumes: { over: 'over', vomit: 'no vomiting' },
  heat: { over: 'over', vomit: 'no vomiting' },
  dehydrated: { over: 'over', medicine: 'gut wait' },
  bleeding: { over: 'over', medicine: 'nothing by mouth', eat: 'nothing by mouth', vomit: 'no vomiting' },
  overdose: { over: 'over', better: 'poison better', vomit: 'no vomiting', eat: 'poison eat', fine: 'poison wait', wait: 'poison wait', night: 'poison wait' },
  'eating disorder': { vomit: 'eat as usual', medicine: 'eat as usual', eat: 'eat as usual', wait: 'eat as usual', worse: 'eat as usual' },
};

const words = (...lists: readonly string[]): RegExp => new RegExp(`\\b(?:${lists.join('|')})\\b`);

export const FOLLOW_UP_WORDS = {
  over: words(
    "all (?:good|ok|okay|fine|clear)|fine (?:now|again)|(?:ok|okay|better|normal) (?:now|again)|(?:feel(?:s|ing)?|is|am|i'm|he's|she's|much|bit) better|(?:it )?passed|it'?s over|back (?:to normal|up)|false alarm|ambulance (?:is here|came|arrived)|doctor (?:saw|was|has)|(?:at|in|from) (?:the )?hospital (?:now|and)|breathing (?:fine|again|normally)|came out|it's out",
    'alles (?:wieder )?(?:gut|ok|okay|normal)|wieder (?:gut|normal|fit|ok|okay|da|oben|besser)|besser|vorbei|fehlalarm|(?:krankenwagen|notarzt|rettung|sanitater) (?:ist |sind )?da|arzt war|im krankenhaus|ist (?:es )?raus|rausgekommen|atmet (?:wieder|normal)',
    "(?:va|vais|vont) mieux|ca va mieux|c'est passe|revenue? a la normale|remontee?|fausse alerte|(?:ambulance|samu|secours) (?:est|sont) la|pompiers sont la|medecin l'a vue?|respire (?:de nouveau|a nouveau|normalement)|c'est sorti",
    '(?:ya )?(?:esta|estoy) (?:mucho )?(?:bien|mejor)|se (?:le|me) (?:ha )?(?:pas\\w+)|ya (?:ha )?pas\\w+|falsa alarma|(?:visto|vio) el medico|ambulancia (?:esta aqui|ha llegado|llego)|ya esta la ambulancia|ha salido ya|respira (?:otra vez|bien)|todo normal',
    "(?:ora )?(?:sta|sto) (?:molto )?(?:bene|meglio)|e passat[oa]|falso allarme|arrivata l'ambulanza|ambulanza e (?:qui|arrivata)|visto (?:dal|il) medico|respira (?:di nuovo|bene)|e uscito|tutto (?:normale|a posto|bene)|risalit[oa]",
    '(?:ja )?(?:esta|estou|ficou) (?:muito )?(?:bem|melhor)|ja passou|passou|falso alarme|ambulancia (?:chegou|esta aqui)|(?:o )?medico (?:ja )?viu|respira (?:de novo|outra vez|bem)|voltou a respirar|saiu|tudo (?:normal|bem)',
    '(?:het )?gaat (?:al )?(?:weer|beter)|weer (?:goed|normaal|beter|helemaal|in orde|op peil)|is over|voorbij|vals alarm|ambulance is er|(?:dokter|arts) is geweest|ademt weer|eruit gekomen|voel me beter',
  ),
  notOver: /\b(?:not|no|isn't|nicht|pas|non|nao|niet|geen|kein\w*) (?:\w+ )?(?:better|besser|mieux|mejor|meglio|melhor|beter|over|vorbei|passe|pasado|passato|out|bien|bene|bem|goed|gut|fine|ok)\b|\b(?:when|if|wenn|wann|quand|cuando|quando|wanneer|once|will) .{0,20}\b(?:better|over|besser|vorbei|mieux|mejor|meglio|melhor|beter)\b/,
  seen: words("doctor (?:saw|was|has|said)|(?:at|in|from) (?:the )?(?:hospital|a&e|er)|ambulance (?:is here|came|arrived)|poison (?:cent(?:er|re)|line|control) (?:said|says)|arzt war|(?:im|vom) krankenhaus|giftnotruf (?:sagt|meint)|(?:krankenwagen|notarzt|rettung) (?:ist )?da|a l'hopital|aux urgences|medecin (?:l'a vue?|a dit)|antipoison (?:a dit|dit)|en (?:el hospital|urgencias)|(?:visto|vio|dijo) el medico|toxicologia (?:dice|dijo)|in ospedale|al pronto soccorso|(?:visto|detto) (?:dal|il) medico|antiveleni (?:dice|ha detto)|no hospital|nas urgencias|medico (?:ja )?(?:viu|disse)|in (?:het )?ziekenhuis|op de spoed|(?:dokter|arts) (?:is geweest|zei|zegt)"),
  better: words("better|eas(?:ed|ing)|went away|gone (?:down|again)|(?:has |have )?stopped|settled|passed|just a bug|besser|weg|nachgelassen|aufgehort|vorbei|nur ein infekt|mieux|passe\\w*|arrete\\w*|calme\\w*|disparu\\w*|mejor|pasad\\w*|paso|parado|calmad\\w*|meglio|passat\\w*|smesso|calmat\\w*|melhor|passou|parou|parado|acalm\\w*|beter|minder|gestopt|weggetrokken|over"),
  taste: words("(?:only|just) (?:a |one |had a |took a )?(?:taste|tasted|bit|bite|lick\\w*|sip|spoon\\w*|crumb|little)|just tried|nur (?:\\w+ )?(?:probiert|gekostet|geleckt|ein bissen|ein biss|ein loffel|ein schluck|ein bisschen|abgebissen)|(?:juste|seulement|que) (?:\\w+ )?(?:goute\\w*|leche\\w*|une bouchee|une cuillere|une gorgee|un peu|croque)|(?:solo|nada mas) (?:\\w+ )?(?:prob\\w+|un bocado|una cucharada|un sorbo|un poco|lami\\w*|mord\\w*)|(?:solo|appena) (?:\\w+ )?(?:assaggiat\\w*|leccat\\w*|un morso|un cucchiai\\w*|un sorso|un po)|(?:l'|le |li )?ho solo assaggiat\\w*|(?:so|apenas) (?:\\w+ )?(?:prov\\w+|uma dentada|uma colher|um gole|um pouco|lamb\\w*|mord\\w*)|(?:alleen|maar|enkel) (?:\\w+ )?(?:geproefd|gelikt|een hap\\w*|een slok\\w*|een beetje|een lepel)"),
  expired: words("expired?|out of date|past (?:its|the) date|abgelaufen\\w*|perime\\w*|caducad\\w*|caduco|vencid\\w*|scadut\\w*|fora d[eo] prazo|over datum|verlopen"),
  night: words("(?:at|in the|during the|over) night|tonight|overnight|sleep\\w*|asleep|nachts|heute nacht|in der nacht|schlaf\\w*|la nuit|cette nuit|dor(?:s|t|mir|me)|de noche|por la noche|esta noche|durmiend\\w*|dormid[oa]|di notte|stanotte|nella notte|dorm\\w*|de noite|a noite|durante a noite|'s nachts|vannacht|slaap\\w*|slapen"),
  pregnant: words("pregnan\\w*|schwanger\\w*|enceinte|embaraza\\w*|incinta|gravid[ae]\\w*|zwanger\\w*"),
  pen: words("epi ?pens?|pens?|auto ?injectors?|injector|jext|emerade|anapen|fastjekt|notfallset|spritze|stylos?|seringue|autoinyector\\w*|boli|autoiniettor\\w*|penna|penne|caneta|adrenali\\w*|epinephrin\\w*"),
  without: words("no|not|without|don't|dont|haven't|havent|forgot|home|expired|out of date|kein\\w*|nicht|ohne|vergessen|zu ?hause|daheim|abgelaufen|pas|sans|maison|perimee?|oublie|sin|no tengo|no tenemos|caducad\\w*|casa|non|niente|senza|scadut\\w*|nao|sem|vencid\\w*|geen|niet|zonder|thuis|over datum"),
  haveNone: words("(?:don't|dont|do not|haven't|havent) (?:have|got) (?:one|it|any)|(?:haben|habe|hab) (?:ich |wir )?keinen?|n'en (?:a|ai|avons) pas|en a pas|en ai pas|no (?:tengo|tenemos|lo tenemos|llevo)|non (?:ce l'ho|ce l'abbiamo|ne ho|l'abbiamo)|nao (?:tenho|temos)|(?:hebben|heb) (?:er )?(?:we |ik )?geen"),
  again: words("re ?test\\w*|re ?check\\w*|check(?:ed)? (?:it |sugar |my sugar )?again|test (?:it )?again|measur\\w*|messen|mess ich|nachmessen|remesur\\w*|mesur\\w*|controle\\w*|recontrol\\w*|medir\\w*|mido|medirme|vuelvo a|misur\\w*|rimisur\\w*|ricontroll\\w*|controllo|meco|volto a medir|meten|meet ik|prikken|(?:10|15|fifteen) ?min\\w*|viertelstunde|quart d'heure|cuarto de hora|quarto d'ora|quarto de hora|kwartier|still low|immer noch niedrig|toujours bas|sigue baj\\w*|ancora bass\\w*|ainda baix\\w*|nog steeds laag"),
  vomit: words("vomit\\w*|throw (?:it )?up|puke|induce|be sick|erbrech\\w*|spucken|ubergeb\\w*|vomir|rimett\\w*|braken|overgeven|spugen|kotsen|salt water|salzwasser|eau salee|agua con sal|acqua (?:e sale|salata)|agua com sal|zout water"),
  medicine: words("antihist\\w*|antistamin\\w*|anti histamin\\w*|cetirizin\\w*|loratadin\\w*|fenistil|zyrtec|benadryl|piriton|aspirin\\w*|paracetamol|calpol|ibuprofen\\w*|nurofen|doliprane|tachipirina|tylenol|apiretal|dalsy|dipirona|perdolan|tablets?|pills?|tablett\\w*|comprim\\w*|pastill\\w*|pastigli\\w*|pillol\\w*|pillen|medic\\w*|medikament\\w*|farmac\\w*|remedio\\w*|inhaler|ventolin\\w*|insulin\\w*|loperamid\\w*|imodium|tropfen|drops|gotas|gocce|druppels|laxative\\w*|abfuhr\\w*|laxati\\w*|laxante\\w*|lassativ\\w*|laxeer\\w*"),
  worse: words('worse|weaker|schlimmer|schlechter|schwacher|empire|pire|peor|peggio\\w*|pior\\w*|erger|slechter|zwakker'),
  eat: words(
    "eat\\w*|drink\\w*|sip|food|can (?:i|he|she|we) have|give (?:him|her|them)|juice|cola|coke|water|milk|sugar|dextrose|glucose|chocolate|banana|apple|bread|cheese|coffee|tea|(?:i|to|should) fast|fasting|diet|slim|skip (?:dinner|lunch|breakfast|meals?)",
    'ess\\w*|trink\\w*|iss|gebe(?: ich)? (?:ihm|ihr)|saft|wasser|milch|traubenzucker|zucker|schokolade|banane|apfel|brot|kase|kaffee|tee|fasten|diat|abnehm\\w*',
    "mange\\w*|bois|boire|boit|prends quoi|donne|jus|eau|lait|sucre|chocolat|pomme|pain|fromage|cafe|tisane|jeun\\w*|regime|maigrir",
    'comer|comiendo|beb[eo]|beber|tomo|doy|zumo|agua|leche|azucar|platano|manzana|pan|queso|suero|infusion|ayun\\w*|dieta|adelgaz\\w*',
    'mangi\\w*|bev[eo]|bere|prendo|succo|acqua|latte|zucchero|cioccolato|mela|pane|formaggio|pizza|caffe|tisana|digiun\\w*|dimagr\\w*',
    'comer|bebo|beber|dou|sumo|suco|leite|acucar|maca|pao|queijo|soro|cafe|cha|jejum|jejuar|emagrec\\w*',
    'eet|eten|drink\\w*|neem ik|geef ik|sap|melk|suiker|druivensuiker|appel|brood|kaas|koffie|thee|vasten|dieet|afval\\w*|chocola\\w*|banaan',
  ),
  fine: words("fine|ok|okay|normal\\w*|no symptoms?|nothing (?:so far|yet)|seems|looks|only (?:one|a|slightly)|just (?:one|a)|keine (?:symptome|beschwerden)|(?:bisher|noch) nichts|geht (?:ihm|ihr|es) gut|rien|va bien|l'air bien|sin sintomas|nada|parece|sta bene|nessun sintomo|niente|sembra|sem sintomas|parece|geen klachten|niks|nog niets|lijkt|wirkt|semble"),
  wait: words(
    "wait(?!ing (?:room|list))\\w*|(?:what|which) (?:are the )?(?:signs?|symptoms?)|look out for|watch (?:out )?for|(?:auf was|worauf) (?:muss|soll)|welche (?:anzeichen|zeichen|symptome)|quels (?:signes|symptomes)|(?:a quoi|que) (?:dois je )?(?:faire attention|surveiller)|que (?:senales|sintomas|sinais)|quali (?:segni|sintomi)|a cosa (?:devo )?(?:stare attent\\w*|fare attenzione)|a que (?:debo|devo|tengo que) (?:prestar atencion|estar atent\\w*)|waar moet ik op letten|welke (?:tekenen|signalen|symptomen|klachten)|how long|until when|urgent|doctor|gp|hospital|a&e|ambulance|call|emergency|enough|what now|now what|what (?:do|should|can) (?:i|we)(?: do)?(?: now)?$|and now|help|sleep\\w*|bed|watch|really",
    'warte\\w*|abwarten|wie lange|bis wann|dringend|arzt|krankenhaus|notaufnahme|anrufen|rettung|was (?:jetzt|nun|tun)|was (?:soll|mache?) ich(?: jetzt| nur| tun)*$|und jetzt|hilfe|schlaf\\w*|bett|beobachten|wirklich',
    "attend\\w*|combien de temps|jusqu'a quand|urgent|medecin|hopital|urgences|appel\\w*|samu|que faire|quoi faire|et maintenant|aide|dort|dormir|surveill\\w*|vraiment",
    'esper\\w*|cuanto (?:tiempo)?|hasta cuando|urgente|medico|hospital|urgencias|llam\\w*|ambulancia|que hago|que hacemos|y ahora|ayuda|dorm\\w*|duerme|vigil\\w*|de verdad',
    'aspett\\w*|quanto (?:tempo)?|fino a quando|urgente|medico|ospedale|pronto soccorso|chiam\\w*|ambulanza|che faccio|cosa faccio|e (?:ora|adesso)|aiuto|dorm\\w*|tengo d\'occhio|osserv\\w*|davvero',
    'esper\\w*|quanto (?:tempo)?|ate quando|urgente|medico|hospital|urgencias|ligo|ligar|ambulancia|que faco|e agora|ajuda|dorm\\w*|vigi\\w*|observ\\w*|mesmo',
    "wacht\\w*|hoe lang|tot wanneer|dringend|dokter|arts|huisarts|ziekenhuis|spoed|bellen|ambulance|wat nu|wat (?:moet|doe) ik(?: nu| doen)*$|en nu|help|slapen|slaapt|bed|opletten|in de gaten|echt",
  ),
  later: words("tomorrow|next (?:week|time|month)|in future|from now on|going forward|in general|dorenavant|desormais|de ahora en adelante|en general|d'ora in poi|in generale|daqui para a frente|em geral|voortaan|in het algemeen|ab jetzt|generell|morgen(?! (?:noch|reicht))|nachste[ns]? (?:woche|mal)|kunftig|demain|la semaine prochaine|a l'avenir|manana|la proxima|domani|la prossima|amanha|da proxima|volgende (?:week|keer)|breakfast|fruhstuck|desayuno|colazione|pequeno almoco|ontbijt|dinner|abendessen|diner|cena|jantar|avondeten|lunch|recipe|rezept|recette|receta|ricetta|receita|recept|dessert|toetje|gouter|merienda|merenda"),
} as const satisfies Readonly<Record<string, RegExp>>;
