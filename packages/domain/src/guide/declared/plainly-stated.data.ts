/** Words around a statement that is made in passing ("type 1 since yesterday", "halal only pls"), in seven languages; folded. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** They say nothing that changes what is stated. */
export const FILLERS = words(
  `hi hey hello hiya ok okay so well oh um uh also and but actually sorry please pls plz thanks thx lol haha btw fyi anyway honestly basically just only with mit avec con com met diet diat dieta dieet regime false falscher fausse falsa falso vals alarm alerte alarma allarme alarme strictly totally completely fully really very severely now today here always currently kinda sort bit both all a an the as household family house person people haushalt familie foyer famille personne hogar casa familia persona famiglia gezin persoon thuis zuhause daheim haus maison home nostra nossa fur bei pour chez para per voor bij to of at in on by way by's
  hallo na ach also und aber eigentlich bitte danke ubrigens nur streng total komplett wirklich sehr jetzt heute hier immer halt eben mal doch leider ein eine einen einem einer der die das den dem bei zu an im am auf
  salut bonjour bon alors et mais en fait desole pardon svp stp merci seulement uniquement strictement totalement vraiment tres maintenant ici toujours un une le la les l' d' de du des a au
  hola bueno pues y pero perdon gracias porfa solo estrictamente totalmente muy ahora aqui siempre un una el los las de del a al en hecho realidad
  ciao allora e ma pero scusa grazie solo strettamente totalmente davvero molto adesso ora qui sempre uno una il lo gli di da del in realta
  ola entao mas desculpa obrigado obrigada so estritamente totalmente muito agora aqui sempre um uma o os as do da na verdade afinal
  hoi nou dus en maar eigenlijk sorry graag alleen streng helemaal echt heel nu vandaag hier altijd een de het van bij in op`,
);
/** The one who writes. */
export const SELVES = words(
  "i im i'm ive i've me we us we're were ich mich mir wir uns je j' moi nous on yo mi nos nosotros io me noi eu mim nos ik mij me wij we ons",
);
/** What somebody is, has or keeps to. */
export const IS_OR_HAS = words(
  `am is are was been being be got get gets have has had having went gone going turned became diagnosed told started starting begun began doing trying tried
  bin ist sind war hab habe hat haben geworden wurde werde diagnostiziert angefangen begonnen gestartet mache probiere versuche
  suis est sommes ai a avons ont devenu devenue commence mis mise essaie essaye fais
  soy es somos estoy esta tengo tiene tenemos padezco sufro he empezado empece hago haciendo probando
  sono e siamo ho ha abbiamo soffro diventato diventata iniziato cominciato faccio facendo provo
  sou e somos estou to tou ta tenho tem temos sofro comecei comecado faco fazendo tentando
  ben is zijn heb heeft hebben geworden begonnen gestart doe probeer`,
);
/** What somebody does with food. */
export const EATS = words(
  `eat eats eating do does drink drinks tolerate tolerates keep keeps follow follows can may allowed
  esse isst essen trinke trinkt trinken vertrag vertrage vertragt vertragen darf durfen ernahre lebe
  mange mangeons bois buvons digere supporte tolere peux mangent
  como comemos come bebo bebemos tolero puedo podemos sienta
  mangio mangiamo bevo beviamo digerisco tollero posso possiamo
  como comemos bebo bebemos tolero posso podemos
  eet eten drink drinken verdraag verdraagt mag mogen volg`,
);
/** "For us", "bei uns": of whom it holds. */
export const FOR_SELF =
  /(?:^| )(?:for (?:me|us)|fur (?:mich|uns)|bei (?:mir|uns)|pour (?:moi|nous)|chez (?:moi|nous)|para (?:mi|nosotros|mim|nos)|per (?:me|noi)|voor (?:mij|me|ons)|bij ons|da noi|da me|a casa nostra|ca em casa|em casa|en casa|a la maison|zu ?hause|daheim|thuis|at home|at ours|in (?:our|this) (?:house|home|family))(?= |$)/;
/** "For her, my wife": of whom it holds. */
export const FOR_OTHER =
  /(?:^| )(?:for|fur|bei|pour|chez|para|per|voor|bij) (?:my|our|mein\w*|unser\w*|mon|ma|mes|notre|mi|mis|mio|mia|il|la|meu|minha|o|a|mijn|onze|ons) /;
/** A food beside it is left out. */
export const LEAVES_OUT = words(
  "no not none never without don't dont can't cant cannot kein keine keinen keinerlei nicht ohne nie weder noch pas sans jamais ni ne n' ningun ninguna nunca sin non niente senza nessun mai nao nenhum nenhuma nunca sem nem geen niet zonder nooit or oder ou o of",
);
/** Says that what was stated holds no longer, whatever it is. */
export const FORGETS = words(
  `forget ignore scrap cancel disregard scratch undo remove
  vergiss vergesst streich streiche ignorier ignoriere lass
  oublie oubliez laisse ignore annule
  olvida olvidate olvide ignora borra quita
  dimentica scorda ignora lascia annulla
  esquece esqueca ignora deixa
  vergeet negeer schrap laat`,
);
/** Says that somebody has given up how they ate. */
export const GAVE_UP = words(
  `stopped quit quitting stopping given gave up off done finished with anymore
  aufgehort aufgegeben abgebrochen beendet schluss fertig mit
  arrete fini termine abandonne avec
  dejado deje abandone acabe terminado con
  smesso finito abbandonato con
  parei deixei acabei larguei com
  gestopt opgegeven klaar met`,
);
/** What was stated, without a name of its own: "the nuts thing", "lo de la tensión". */
export const THINGS = words(
  `thing stuff bit part rule restriction business issue allergy intolerance problem about what said that mentioned told you
  sache ding geschichte regel einschrankung allergie unvertraglichkeit mit gesagt was ich hab habe erzahlt
  histoire truc chose regle restriction allergie intolerance ce que dit tomber pour
  lo cosa tema historia regla alergia intolerancia que dicho dije te
  cosa faccenda storia regola allergia intolleranza quello detto che perdere stare
  coisa historia regra alergia intolerancia aquilo que disse isso
  ding gedoe verhaal regel allergie intolerantie dat wat zei gezegd over zitten maar`,
);
/** Since when something holds. */
export const TIMES = words(
  `since for from this yesterday today birth childhood ages years year months month weeks week days day last this past ago january february march april may june july august september october november december monday friday summer winter spring autumn newly recently freshly lately officially always ever
  seit gestern heute vorgestern geburt kindheit jahren jahr monaten monat wochen woche tagen kurzem letzter letzten letztem diesem frisch neuerdings offiziell amtlich januar februar marz mai juni juli oktober dezember
  depuis hier aujourd'hui naissance toujours ans mois semaine semaines jours peu dernier derniere recemment officiellement janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  desde hace ayer hoy nacimiento siempre anos ano meses mes semana semanas dias poco pasado pasada recien enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre
  da dal dalla ieri oggi nascita sempre anni anno mesi mese settimana settimane giorni poco scorso scorsa appena gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre
  desde ha ontem hoje nascenca sempre anos ano meses semana semanas dias pouco passado passada janeiro fevereiro marco abril maio junho julho setembro outubro novembro dezembro
  sinds gisteren vandaag geboorte altijd jaar jaren maand maanden week weken dagen kort vorige afgelopen pas net januari februari maart mei juni juli augustus oktober december`,
);
/** A question may begin with these behind a statement: "pregnant since may what can i eat". */
export const BEGINS_QUESTION =
  /^(?:what|which|how|is|are|can|could|may|should|does|do|any|was|welche[rsn]?|wie|ist|sind|kann|darf|soll|que|quoi|quel\w*|est|puis|peux|cual\w*|puedo|debo|cosa|che|quale|quali|posso|o|qual|quais|wat|welke|hoe|mag|kan)$/;
/** Diabetes by its type alone. */
export const BY_TYPE = /(?:^| )(?:(?:type|typ|tipo|de type|de tipo) (?:1|2|one|two|i|ii)|t[12]d)(?= |$)/;
/** Tells why something is taken back: "she's not coming". */
export const REASON =
  /(?:^| )(?:was|were|is|isn't|isnt|not|she's|shes|he's|hes|they're|theyre|that's|thats|it's|war|ist|nicht|c'|etait|est|pas|era|es|no|e|non|nao|is|niet|joke|joking|kidding)(?= |$)/;
