/**
 * Words by which people tell, in seven languages, what changes an answer about food: pregnancy, breastfeeding, an illness of the health
 * profile, the age of a child. Folded.
 */
export const PREGNANT = '(?:pregnant|preggers|preggo|expecting a baby|expecting twins|schwanger|enceinte|embarazada|encinta|incinta|in gravidanza|gravida|zwanger)';
const BABIES = '(?:(?:a |an |our |the |first |second |third |little |twin |ein |eine |unser |unsere |unseren |erstes |zweites |kleines |un |une |des |notre |premier |deuxieme |nuestro |primer |segundo |il |due |nostro |primo |secondo |um |nosso |primeiro |een |ons |eerste |tweede )*)(?:bab(?:y|ies|ys)|bebes?|twins|triplets|child|kid|little one|kind|kindje|kinder|zwillinge|nachwuchs|enfants?|jumeaux|hij[oa]|nin[oa]|mellizos|gemelos|bambin[oaie]|figli[oae]|bimb[oa]|gemelli|filh[oa]|gemeos|tweeling)';
/** Says by itself that somebody is pregnant, without the word. */
export const EXPECTING = new RegExp(
  `(?:^| )(?:(?:having|have|get|getting|gonna have|going to have) ${BABIES}(?= ?$| soon| in | this | next )|(?:krijg(?:en|t)?|verwacht(?:en)?) (?:we |wij |ik )?${BABIES}|(?:we |wij |ik )?krijg(?:en|t)? ${BABIES}|krieg(?:e|en|t) (?:\\w+ ){0,3}(?:kind|baby|zwillinge|nachwuchs)|(?:vais|va|allons) avoir ${BABIES}|(?:voy|va|vamos) a tener ${BABIES}|(?:avro|avremo) ${BABIES}|(?:vou|vai|vamos) ter ${BABIES}|expecting(?= ?$)|expecting (?=(?:in|soon|again)(?: |$))|expecting ${BABIES}|bun in (?:the|my|her) oven|(?:first|second|third|1st|2nd|3rd|last) trimester|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine) (?:weeks|months|wks|mths) (?:along|gone|in|preg)(?= |$)|due (?:in|on|this|next|date)(?: \\w+)? (?:with (?:my|our)|\\w+ with)|my due date|carrying ${BABIES}|baby (?:bump|on the way)|(?:mum|mom|mother|mama) to be|(?:going to be|will be|about to be|becoming|become|werde|werden|vais etre|va etre|voy a ser|va a ser|saro|diventero|divento|vou ser|vai ser|word|wordt) (?:a |an |eine |une |una |uma |een )?(?:mum|mom|mummy|mommy|mother|mama|mami|mutter|maman|mere|madre|mamma|mae|moeder)|my midwife|(?:positive|pregnancy) test|pink lines|conceived|conceive|first scan at the hospital`
  + `|erwart(?:e|en|et) ${BABIES}|in anderen umstanden|guter hoffnung|werdende mutter|schwangerschaftswoche|ssw|(?:erst|zweit|dritt)e[ns]? (?:trimester|trimenon)|(?:bin|sie ist|frau ist) (?:schon |jetzt )?(?:in|im) (?:der )?\\w+\\.? (?:woche|monat)|baby unterwegs|bekomm(?:e|en|t) (?:\\w+ ){0,3}(?:kind|baby|zwillinge)|meine hebamme|hebamme|schwangerschaftstest`
  + `|(?:attend(?:s|ons)?|attendant) ${BABIES}|(?:mois|semaines?) de grossesse|ma grossesse|sa grossesse|(?:premier|deuxieme|troisieme|dernier) trimestre|future maman|ma sage femme|test de grossesse`
  + `|(?:esper(?:o|a|amos|ando)) ${BABIES}|en estado de buena esperanza|mi embarazo|su embarazo|(?:meses|semanas) de embarazo|(?:ya )?(?:estoy|esta) de \\w+ (?:semanas|meses)|(?:primer|segundo|tercer) trimestre|futura mama|mi (?:matrona|comadrona)|test de embarazo`
  + `|aspett(?:o|a|iamo|ando) ${BABIES}|dolce attesa|(?:sono|e|siamo) (?:al|nel|alla|nella) (?:\\w+|\\d+[ao]?) (?:mese|settimana)|(?:primo|secondo|terzo) trimestre|mia gravidanza|sua gravidanza|futura mamma|mia ostetrica|test di gravidanza`
  + `|(?:a espera|esperando|espero) (?:de |do |um |uma )*(?:bebe|filh[oa]|gemeos)|minha gravidez|sua gravidez|estou de \\w+ (?:semanas|meses)|(?:primeiro|segundo|terceiro) trimestre|gestante|minha (?:parteira|obstetra)|teste de gravidez`
  + `|verwacht(?:en|te)? ${BABIES}|in verwachting|mijn zwangerschap|(?:eerste|tweede|derde) trimester|baby op komst|aanstaande moeder|mijn verloskundige|zwangerschapstest)(?= |$)`,
);
/** Says that a small child is spoken of, without its age in years: how many it is taken for. */
export const SMALL_CHILD =
  /(?:^| )(?:wean(?:ing|ed)|teething|beikost|zahnt|diversification alimentaire|destete|alimentacion complementaria|svezzamento|introducao alimentar|hapjes|eineinhalb|anderthalb(?:jahrig\w*)?|1[.,]5 jahre?|18 monate?|un an et demi|ano y medio|anno e mezzo|ano e meio|anderhalf|one and a half|year and a half|tout petit|krabbelt|crawling)(?= |$)/;
/** Beside a child: it is one year old. */
export const ONE_YEAR =
  /(?:^| )(?:un an|un ano|un anno|um ano|ein jahr|een jaar|one year|1st birthday|first birthday|premier anniversaire|erste[nr]? geburtstag|primer cumple\w*|primo compleanno|primeiro aniversario|eerste verjaardag)(?= |$)/;
/** A child whose age is not told: "snacks for the baby". */
export const SOME_BABY =
  /(?:^| )(?:(?:my|our|the|a|for|his|her|mein|unser|furs|fur das|mon|notre|le|au|mi|nuestro|el|al|il|del|mio|nostro|meu|nosso|o|ao|mijn|onze|ons|de|het) (?:little )?(?:baby|bab(?:y|ies)|bebe|toddlers?|infant|newborn|saugling|kleinkind|nourrisson|neonato|peuter|dreumes)|for (?:a |the )?(?:baby|babies|toddlers?))(?= |$)/;
/** A pronoun of a child spoken of elsewhere in the message, with its age. */
export const TURNED = "(?:she|he|sie|er|elle|il|ella|el|lei|lui|ela|ele|ze|zij|hij) (?:is|'s|just|has|ist|wird|wurde|a|va|vient|tiene|cumple|acaba|ha|compie|tem|faz|wordt|werd|turned|turns|is turning)(?: \\w+){0,2}";
export const BREASTFEEDING = '(?:breast ?feeding|breast ?feed|nursing|stillende?|stille|am stillen|allaite|allaitante|amamantando|amamanto|doy el pecho|allatto|allattando|amamento|amamentando|dou de mamar|doy de mamar|sto allattando|geef borstvoeding|borstvoeding)';

/** Illnesses by the name of the health profile. */
export const ILLNESSES: Readonly<Record<string, string>> = {
  Diabetes: '(?:diabet\\w*|type [12](?= |$)|typ [12](?= |$)|tipo [12](?= |$)|pre ?diabet\\w*|t[12]d|dm ?[12]|zuckerkrank\\w*|altersdiabetes|suikerziekte|(?<=(?:hab|habe|hat) )zucker(?= |$)|blood sugar (?:is )?(?:too )?high|high blood sugar|blutzucker (?:\\w+ )?(?:zu )?hoch|azucar (?:en la sangre )?alt[oa]|glicemi?a alta|glucemia alta|insulinresisten\\w*|insulin resist\\w*|resistencia a la insulina|insulino ?resisten\\w*)',
  'High Blood Pressure': '(?:high (?:blood pressure|bp)|(?:blood pressure|bp) (?:is |runs )?(?:\\w+ )?high|tensao (?:arterial )?(?:\\w+ )?alta|hypertension|hypertensive|hypertoni\\w*|bluthochdruck|hohen blutdruck|blutdruck (?:ist )?(?:\\w+ )?(?:zu )?hoch|hypertendue?|hta|tension (?:\\w+ )?(?:elevee|haute)|trop de tension|hipertens\\w+|tension (?:\\w+ )?alta|presion (?:\\w+ )?alta|ipertes\\w+|pressione (?:\\w+ )?alta|pressao (?:\\w+ )?alta|hoge bloeddruk|bloeddruk (?:is )?(?:\\w+ )?(?:te )?hoog)',
  'High Cholesterol': '(?:high cholesterol|cholesterol (?:is |levels? )?(?:\\w+ )?high|hohes cholesterin|hohe cholesterinwerte|cholesterin\\w* (?:ist |sind )?(?:\\w+ )?(?:zu )?hoch|trop de cholesterol|du cholesterol|cholesterol (?:\\w+ )?eleve|colesterol (?:\\w+ )?(?:alto|elevado|por las nubes)|colesterolo (?:\\w+ )?alto|hoog cholesterol|cholesterol (?:is )?(?:\\w+ )?(?:te )?hoog)',
  'Kidney Disease': "(?:kidney (?:disease|failure|problems?|issues?|trouble|patient)|(?:bad|weak|failing|damaged|only one) kidneys?|ckd|kidneys(?! beans?)|nieren|rinones|reins|reni|rins|(?:on )?dialys(?:is|e)|dialisis|dialisi|dialise|niere?n?(?:krank\\w*|insuffizienz|schwache|probleme?|leiden|patient\\w*)|(?:probleme? mit den|kranke|schwache|kaputte) nieren|insuffisance renale|maladie renale|problemes? (?:de|aux|renaux|renal) ?(?:reins?)?|insuficiencia renal|enfermedad renal|problemas? (?:de|del|en los|con los) rinon(?:es)?|problemas? renal(?:es)?|insufficienza renale|malattia renale|problemi (?:ai reni|renali)|doenca renal|problemas? (?:nos rins|de rins|renais)|nier(?:ziekte|falen|problemen|patient|insufficientie)|(?:slechte|zwakke) nieren|nieren werken)",
  'Heart Disease': "(?:heart (?:disease|failure|condition|problems?|issues?|trouble|patient)|(?:bad|weak) heart|am herz(?:en)?|coeur fragile|soucis? (?:de|au) coeur|mal del corazon|mal di cuore|herz(?:krank\\w*|insuffizienz|problemen?|leiden|patient\\w*|schwache|fehler)|maladie cardiaque|insuffisance cardiaque|problemes? (?:cardiaques?|de coeur|au coeur)|enfermedad cardiaca|insuficiencia cardiaca|problemas? (?:cardiacos?|de corazon|del corazon)|malattia cardiaca|problemi (?:cardiaci|di cuore|al cuore)|cardiopatic[oa]|doenca cardiaca|problemas? (?:cardiacos|de coracao|no coracao)|hart(?:ziekte|falen|problemen|patient|klachten|kwaal))",
  GERD: "(?:gerd|acid reflux|reflux\\w*|heartburn|sodbrennen|brulures? d' ?estomac|acidez|bruciore di stomaco|azia|maagzuur|brandend maagzuur)",
  IBS: '(?:ibs|irritable bowel(?: syndrome)?|reizdarm\\w*|(?:intestin|intestino|colon) irrita\\w+|prikkelbare darm\\w*|sii|pds)',
};

/** Somebody's own people. */
const FAMILY =
  '(?:husband|wife|partner|spouse|mother|mum|mom|father|dad|son|daughter|sister|brother|friend|girlfriend|boyfriend|grand(?:ma|pa|mother|father)|mann|frau|mutter|vater|sohn|tochter|schwester|bruder|freundin|freund|oma|opa|mari|femme|mere|pere|fils|fille|soeur|frere|amie?|conjointe?|compagne|compagnon|marido|esposo|esposa|mujer|madre|padre|hij[oa]|herman[oa]|amig[oa]|pareja|marito|moglie|figli[oa]|sorella|fratello|amic[oa]|compagn[oa]|mulher|mae|pai|filh[oa]|irma|irmao|man|vrouw|moeder|vader|zoon|dochter|zus|broer|vriendin|vriend)';
/** Before an illness: somebody has it. */
export const HAS = `(?:${FAMILY}|(?:don't|dont|do not|doesn't|does not|no longer) have|je n'ai|i have(?: got)?|and (?:have|has|got)|i've(?: got)?|ive got|i am|i'm|im|i suffer from|(?:i was|been) diagnosed with|as an?|with my|because of my|(?:he|she|son|daughter|husband|wife|partner|mother|father|mum|mom|dad|child|kid) (?:has|is)|ich habe|ich hab|ich bin|ich leide an|habe|hat|als|j'ai|je suis|je souffre|avec mon|tengo|soy|padezco|sufro|tiene|ho|sono|soffro|ha|tenho|sou|sofro|tem|ik heb|ik ben|heeft)`;
/** Before pregnancy: somebody is. */
export const IS = `(?:${FAMILY}|my|our|meine[rn]?|ma|mi|mia|minha|mijn|j'|i am|i'm|im|i'm now|(?:wife|partner|sister|girlfriend|daughter|friend|she) (?:is|'s)|she's|we are|we're|while i am|ich bin|bin|meine frau ist|je suis|suis|ma femme est|estoy|mi mujer esta|sono|mia moglie e|estou|minha mulher esta|ik ben|ben|mijn vrouw is|while|since i'm|as i'm|being|i|ich|je|yo|io|eu|ik)`;
/** Between these words and what is denied. */
export const DENIED = /(?:^| )(?:not|no|never|isn't|aren't|don't|dont|doesn't|nicht|kein|keine|keinen|pas|plus|ya no|non|nao|niet|geen)(?: (?:\S+)){0,2}$/;
/** Asks whether it is so. */
export const ASKS_WHETHER = /\b(?:(?:do|could|might|did|would) i (?:have|get)|am i|could i be|habe ich|bin ich|ai je|suis je|est ce que je suis|tengo yo|ho io)\b/;
/** Groups of people, not the one who asks. */
export const OTHERS = /\b(?:pregnant (?:women|woman|people|ladies)|pregnancy|diabetics|diabetic (?:people|patients)|people with \w+|schwangeren?|schwangere frauen|(?<!\bbin )(?<!\bbin ein )(?<!\bbin eine )diabetiker(?:n|innen)?\b(?! bin)|femmes enceintes|les diabetiques|mujeres embarazadas|donne incinte|mulheres gravidas|zwangere vrouwen)\b/g;

export const CHILD = '(?:lad|lass|bairn|wee one|bubba|nipper|tot|youngster|miud[oa]|garot[oa]|petiz|put[oa](?= de \\d)|pequenin[oa]|pup[oa]|piccol[oa]|piccolin[oa]|peque|nen[ea]|cri[oa]|chiquitin[ao]?|loulou|bout de chou|petit bout|pitchoun\\w*|zwerg|wicht|bub|madl|dirndl|spatz|knirps|ukkie|hummel|dreumes|peuter|kleuter|son|daughter|kids?|child|boy|girl|toddler|little one|grandson|granddaughter|grandchild|niece|nephew|sohn|tochter|kind|junge|madchen|enkel\\w*|fils|fille|enfant|garcon|hij[oa]|nin[oa]|niet[oa]|figli[oa]|bambin[oa]|bimb[oa]|nipote|filh[oa]|crianca|menin[oa]|zoon(?:tje)?|dochter(?:tje)?|jongen|jongetje|meisje|kindje|kleinkind|kiddo|sohnchen|tochterchen|hijit[oa]|filhinh[oa]|figliolett[oa]|fiston|fillette|garconnet|gamine?)';
export const BABY = '(?:my|our|mein|unser|mon|notre|mi|nuestro|mio|il mio|meu|o meu|mijn|ons) (?:little )?(?:baby|newborn|infant|saugling|nourrisson|bebe|neonato|recem nascido)';
export const YEARS = '(?:aninhos?|anitos?|annetti|jaartjes?|jahrchen|annees?|years?|yrs?|yo|jahre?|ans?|anos?|anni|anno|jaar)';
export const MONTHS = '(?:months?|mos?|monaten?|monat|mois|meses|mes|mesi|mese|maanden|maand)';
export const WEEKS = '(?:weeks?|wochen|woche|semaines?|semanas?|settiman[ae]|weken|week)';
/** Between a child and its age. */
export const IS_AGED = "(?:is|gerade|just|justo|appena|recien|net|schon|already|who is|who's|just turned|turned|turns|aged|age|of|has|ist|wird|von|mit|a|age de|agee de|de|qui a|tiene|con|ha|di|che ha|tem|com|van|wordt|now|only|about|almost|nearly|erst|jetzt|\\s)";
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  eins: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10,
  due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10,
};
/** Says that it is about the one who asks again. */
export const FOR_MYSELF = /\b(?:(?:it is|it's|this is|that is|that's|now) (?:just |only )?for me|for myself|not for (?:my|the) (?:son|daughter|kid|child|baby|boy|girl)|fur mich selbst|pour moi meme|para mi mismo|per me stesso|voor mezelf)\b/;
