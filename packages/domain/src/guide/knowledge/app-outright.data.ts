import type { GeneralId } from './general.data.ts';

/** Somebody of the family, in seven languages; to be used inside a pattern. */
const KIN =
  '(?:grand ?(?:son|daughter|child|kids?|mother|father|ma|pa|parents?)|son|daughter|kids?|child(?:ren)?|baby|toddler|husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|parents?|sister|brother|nephew|cousin|aunt|uncle|nan|gran|flatmate|roommate|(?:mother|father|sister|brother)s?[ -]in[ -]law|neighbou?r|friend' +
  '|enkel(?:sohn|tochter|kind|in)?|sohn|tochter|kind(?:er)?|mann|frau|partnerin|mutter|mama|vater|papa|eltern|schwester|bruder|neffen?|nichte|oma|opa|schwieger\\p{L}+|mitbewohner(?:in)?|freund(?:in)?|tante|onkel' +
  '|petit[- ]fils|petite[- ]fille|petits[- ]enfants|fils|fille|enfants?|bebe|mari|femme|conjointe?|mere|pere|maman|soeur|frere|neveu|niece|mamie|papi|papy|belle[- ](?:mere|soeur|fille)|beau[- ](?:pere|frere|fils)|copain|copine|coloc|ami|amie|voisine?' +
  '|niet[oa]s?|hij[oa]s?|bebe|marido|mujer|esposa|esposo|pareja|madre|padre|hermana|hermano|sobrin[oa]|abuel[oa]|suegr[oa]|cunad[oa]|novi[oa]|amig[oa]|vecin[oa]|tia|tio' +
  '|nipot[ei]|figli[oae]?|bambin[oa]|marito|moglie|compagn[oa]|mamma|sorella|fratello|nonn[oa]|suocer[oa]|cognat[oa]|amic[oa]|zi[oa]' +
  '|filh[oa]s?|net[oa]s?|mulher|companheir[oa]|mae|pai|irma|irmao|sobrinh[oa]|avo|sogr[oa]|namorad[oa]|vizinh[oa]' +
  '|kleinzoon|kleindochter|kleinkind(?:eren)?|zoon|zoontje|dochter|dochtertje|vrouw|moeder|vader|zus|broer|neef(?:je)?|nicht(?:je)?|schoon\\p{L}+|vriend(?:in)?|buurman|buurvrouw)';
const MY = '(?:my|our|the|mein\\p{L}*|unser\\p{L}*|ma|mon|mes|notre|nos|mi|mis|nuestr[oa]s?|mia|mio|miei|la mia|il mio|meu|minha|meus|minhas|mijn|ons|onze|m\'n)';
/** A score, or the number that somebody else got. */
const NUMBER =
  '(?:score|number|points?|rating|result|grade|verdict|punkt(?:e|zahl)?|zahl|ergebnis|wert(?:ung)?|bewertung|note|resultat|puntos?|puntuacion|numero|nota|resultado|punteggio|punti|voto|risultato|pontos?|pontuacao|getal|punten|cijfer|beoordeling|resultaat)';
const OTHER =
  '(?:different|other|another|not the same|differ(?:s|ent)?|higher|lower|ander(?:e|er|es|en|s)|unterschiedlich\\p{L}*|verschieden\\p{L}*|hoher|niedriger|differente?s?|autre|pas (?:le|la) meme|distint[oa]s?|otr[oa]|diferentes?|divers[oai]|altro|outr[oa]|verschillend\\p{L}*|hoger|lager)';

/**
 * What is asked of Labelwise in words that leave no doubt though a product, a person or a food stands among them: tried before the terms of
 * the entries. Read on folded text; of each entry every pattern has to be in it, and what stands in `not` may not.
 */
// prettier-ignore
export const APP_OUTRIGHT: readonly { readonly id: GeneralId; readonly all: readonly RegExp[]; readonly not?: RegExp }[] = [
  {
    id: 'app_two_verdicts',
    all: [
      new RegExp(`(?<!\\p{L})(?:${MY} (?:\\p{L}+ )?${KIN}|someone else|somebody else|jemand ander\\p{L}*|quelqu'un d'autre|otra persona|qualcun altro|outra pessoa|iemand anders|two phones|zwei handys)(?!\\p{L})`, 'u'),
      new RegExp(`(?<!\\p{L})(?:${OTHER}(?: \\p{L}+)? ${NUMBER}|${NUMBER} (?:\\p{L}+ )?${OTHER}|\\d{1,3} (?:points?|punkte|puntos|punti|pontos|punten)|(?:got|gets|get|has|had|sees?|shows?|kriegt|bekommt|bekam|hat|obtient|a eu|a|saca|saco|tiene|prende|ha|tira|teve|tem|krijgt|kreeg|heeft) (?:\\p{L}+ )?\\d{1,3}(?: (?:points?|punkte|puntos|punti|pontos|punten))?(?!\\p{L}))`, 'u'),
      /(?<!\p{L})(?:same|for the|why|how come|broken|gleich\p{L}*|selb\p{L}*|warum|wieso|kaputt|meme|pourquoi|mism[oa]|por que|stess[oa]|perche|mesm[oa]|porque|zelfde|waarom|hoe komt)(?!\p{L})/u,
    ],
  },
  {
    id: 'app_people',
    all: [
      new RegExp(`(?<!\\p{L})(?:add|put|enter|include|create|hinzu(?:zu)?fugen|eintragen|anlegen|ajouter|rajouter|inscrire|anadir|agregar|poner|meter|aggiungere|inserire|mettere|adicionar|acrescentar|por|juntar|toevoegen|erbij zetten|invoeren)(?!\\p{L})`, 'u'),
      new RegExp(`(?<!\\p{L})${MY} (?:\\p{L}+ )?${KIN}(?!\\p{L}|'s)`, 'u'),
      /(?<!\p{L})(?:can (?:i|we|you)|could (?:i|we)|may i|is it possible|how (?:do|can) (?:i|we)|kann (?:ich|man)|konnen wir|wie (?:kann|fuge|trage)|darf ich|geht das|puis[- ]je|je peux|on peut|est[- ]ce que|comment|puedo|se puede|podemos|como|posso|si puo|possiamo|come|podemos|da para|dá para|kan ik|kunnen we|mag ik|hoe)(?!\p{L})/u,
    ],
    not: /(?<!\p{L})(?:list|liste|lista|lijst\p{L}*|einkaufs\p{L}*|meal|dish|recipe|lunch|dinner|breakfast|sugar|salt|honey|food|tea|milk|lunchbox|bottle|zucker|salz|honig|flasche|essen|sucre|sel|miel|biberon|azucar|sal|biberon|zucchero|sale|acucar|suiker|zout|honing)(?!\p{L})/u,
  },
  {
    id: 'app_unknown_product',
    all: [
      /(?<!\p{L})(?:scann?(?:ed|ing)?|scan|gescannt|eingescannt|scannez?|scannee?|escanead[oa]|escaneo|escanee|scansionat[oa]|scansiono|scansito|digitalizei|escaneei|li o codigo|gescand|barcode|bar ?code|strichcode|code[- ]barres|codigo de barras|codice a barre|streepjescode)(?!\p{L})/u,
      /(?<!\p{L})(?:not found|can(?:not|'t|t) find|could(?:n't| not) find|nothing found|no results?|(?:doesn't|doesnt|does not|don't|dont) (?:know|recogni[sz]e)|unknown|not (?:known|recogni[sz]ed|in (?:the|your|there))|nicht gefunden|nichts gefunden|findet (?:er|sie|es|die app|das)? ?(?:nicht|nix|nichts)|kennt (?:er|sie|es|ihr|die app)? ?(?:\p{L}+ )?(?:nicht|nix)|unbekannt\p{L}*|introuvable|pas trouve\p{L}*|ne (?:le |la |les )?(?:trouve|connait|reconnait)|(?:trouve|connait|reconnait) pas|inconnu\p{L}*|no (?:se )?(?:lo |la )?(?:encuentra|encontrado|conoce|reconoce|aparece)|desconocid[oa]|non (?:lo |la )?(?:trova\p{L}*|viene trovat[oa]|conosce|riconosce)|sconosciut[oa]|nao (?:o |a )?(?:encontra\p{L}*|foi encontrad[oa]|conhece|reconhece|aparece)|niet gevonden|vindt (?:\p{L}+ )?niet|kent (?:\p{L}+ )?niet|onbekend\p{L}*|staat er niet (?:in|bij))(?!\p{L})/u,
    ],
    not: /(?<!\p{L})(?:which of|my scans|meiner scans|welche|mes scans|lesquels|mis escaneos|cuales|mie scansioni|quali|minhas|quais|mijn scans|welke)(?!\p{L})/u,
  },
  {
    id: 'app_undo',
    all: [
      /(?<!\p{L})(?:deleted|removed|erased|cleared|geloscht|entfernt|supprime\p{L}*|efface\p{L}*|borrado|borre|eliminado|elimine|cancellat[oa]|eliminat[oa]|tolto|apaguei|apagado|eliminei|removi|verwijderd|gewist|weggegooid)(?!\p{L})/u,
      /(?<!\p{L})(?:get (?:it|them|that)? ?back|bring (?:it|them)? ?back|undo|restore|recover|ruckgangig|zuruckholen|zuruck|wiederherstellen|recuperer|annuler|restaurer|recuperar(?:lo|la|los)?|deshacer|restaurar|recuperar(?:lo|la)?|annullare|ripristinare|recuperarl[oa]|anular|desfazer|repor|terughalen|ongedaan|herstellen|terug)(?!\p{L})/u,
    ],
    not: /(?<!\p{L})(?:account|konto|compte|cuenta|conta)(?!\p{L})/u,
  },
  {
    id: 'app_no_prices',
    all: [
      /(?<!\p{L})(?:cheap(?:er|est|ly)?|(?:how much (?:does|is|do|are|for)|what does) .{0,40}(?:cost|price)|prices? of|costs?|on offer|billig\p{L}*|gunstig\p{L}*|kostet|kosten|im angebot|(?:le|la|les) moins cher\p{L}*|pas cher|coute\p{L}*|prix|en promo|barat[oa]s?|mas barat[oa]|cuesta|cuestan|precio|en oferta|economic[oa]|costa|costano|prezzo|in offerta|custa|custam|preco|em promocao|goedkoop(?:st|er)?\p{L}*|kost|prijs|aanbieding)(?!\p{L})/u,
      /(?<!\p{L})(?:supermarkets?|stores?|shops?|where (?:can|do) (?:i|we) (?:buy|get)|lidl|aldi|rewe|edeka|tesco|carrefour|mercadona|esselunga|continente|pingo doce|albert heijn|jumbo|walmart|kaufland|penny|netto|auchan|leclerc|intermarche|coop|sainsbury'?s|asda|costco|supermarkt\p{L}*|laden|geschaft\p{L}*|wo (?:kann|gibt|kauf)\p{L}*|supermarches?|magasins?|ou (?:est|acheter|trouver|puis)|supermercad[oi]s?|supermercat[oi]|tiendas?|donde|negoz[io]\p{L}*|dove|lojas?|onde|winkels?|waar)(?!\p{L})/u,
    ],
  },
  {
    id: 'app_list_add',
    all: [
      /(?<!\p{L})(?:write|make|give|create|schreib\p{L}*|mach\p{L}*|erstell\p{L}*|ecri\p{L}*|fais|faites|escrib\p{L}*|haz\p{L}*|scriv\p{L}*|fammi|escrev\p{L}*|faz|schrijf|maak)(?!\p{L})/u,
      /(?<!\p{L})(?:shopping ?list|grocery list|einkaufs(?:liste|zettel)|liste (?:de|des) courses|lista de (?:la )?compras?|lista della spesa|boodschappenlijst\p{L}*)(?!\p{L})/u,
    ],
  },
  {
    id: 'app_mood',
    all: [
      /(?<!\p{L})(?:(?:bad|rough|shit(?:ty)?|crap(?:py)?|awful|terrible|horrible|hard|tough|rubbish|lousy|stressful|long) (?:day|week|night|evening)|(?:sale|mauvaise|dure|grosse|longue|horrible|putain de) (?:journee|semaine|soiree|nuit)|(?:journee|semaine) (?:de merde|pourrie|horrible|difficile|nulle)|(?:blod|mies|beschissen|schlecht|schlimm|hart|anstrengend|furchtbar|kack|scheiss|doof|stressig)\p{L}* (?:tag|woche|nacht|abend)|scheisstag|(?:mal|horrible|pesimo) dia|dia (?:horrible|malo|pesimo|de mierda|duro|fatal)|giornataccia|(?:brutta|pessima|orribile) giornata|giornata (?:no|pesante|orribile|storta|difficile|di merda)|dia (?:mau|pessimo|horrivel|ruim|dificil|de merda)|(?:mau|pessimo) dia|rotdag|kutdag|(?:rot|slecht|zwar|vreselijk|kut|lang)e? (?:dag|week|avond))(?!\p{L})/u,
    ],
    not: /\?|(?<!\p{L})(?:what|which|how|suggest|recommend|find|was kann|welche|wie viel|quoi|que puis|combien|que puedo|cuanto|cosa (?:posso|mangio)|quanto|o que posso|wat kan|hoeveel|kill|die|sterben|mourir|morir|morire|morrer|dood)(?!\p{L})/u,
  },
];

/** What the health profile holds, and that one's own is meant: each has to stand in a question. */
// prettier-ignore
export const OWN_PROFILE: readonly RegExp[] = [
  /(?<!\p{L})(?:which|what|whats|what's|list|show|tell|do i have|welche|was|zeig\p{L}*|habe ich|quell?es?|quoi|montre\p{L}*|que|cuales|cual|muestra\p{L}*|che|quali|qual|mostra\p{L}*|quais|wat|welke|toon|laat)(?!\p{L})/u,
  /(?<!\p{L})(?:allerg\p{L}*|alerg\p{L}*|intoleran\p{L}*|intollera\p{L}*|unvertraglich\p{L}*|restrictions?|restricciones|restricoes|restrizioni|beperking\p{L}*|einschrankung\p{L}*|diets?|dietas?|regimes?|diete|dieten|conditions?|goals?|ziele|objetivos?|objectifs?|obiettivi|doelen|profil\p{L}*|perfil)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:in|on|to) my (?:health )?profile|(?:did|have) (?:i|you) (?:save|saved|store|stored|enter|entered|put)|(?:i|you)(?: have|'ve)? (?:saved|stored|entered)|(?:saved|stored) (?:for|of|about|in)|(?:in )?mein\p{L}* (?:gesundheits)?profil|(?:ich|du) .{0,30}(?:gespeichert|hinterlegt|eingetragen)|(?:gespeichert|hinterlegt|eingetragen)|mon profil|enregistre\p{L}*|mi perfil|guardad[oa]s?|(?:mio|nel) profilo|salvat[oaie]|meu perfil|tenho guardad\p{L}*|guardad\p{L}*|salv[oa]s?|mijn profiel|opgeslagen|ingevuld)(?!\p{L})/u,
];

/** Something is to be written or helped with, and what has nothing to do with food. */
// prettier-ignore
export const NO_TASK_OF_OURS: readonly RegExp[] = [
  /(?<!\p{L})(?:write|help|draft|do|make|solve|translate|compose|fix|schreib\p{L}*|hilf\p{L}*|helfen|mach\p{L}*|losen|ubersetz\p{L}*|ecri\p{L}*|aide\p{L}*|redige\p{L}*|tradui\p{L}*|escrib\p{L}*|ayud\p{L}*|haz|redacta\p{L}*|traduc\p{L}*|scriv\p{L}*|aiut\p{L}*|fammi|escrev\p{L}*|ajud\p{L}*|faz|traduz\p{L}*|schrijf|schrijven|help\p{L}*|maak|vertaal)(?!\p{L})/u,
  /(?<!\p{L})(?:e-?mails?|mail|letters?|cv|resume|cover letter|essay|homework|poem|song|code|python|javascript|excel formula|maths?|equation|tax(?:es)? (?:return|form)|thesis|speech|brief|bewerbung\p{L}*|lebenslauf|aufsatz|hausaufgaben?|\p{L}+-hausaufgaben?|gedicht|lied|mathe\p{L}*|steuererklarung|rede|courriel|lettre|devoirs?|poeme|chanson|maths|dissertation|correo|carta|curriculum|deberes|poema|cancion|mates|redaccion|lettera|compiti|poesia|canzone|tema|matematica|carta de apresentacao|trabalho de casa|licao de casa|cancao|redacao|sollicitatie\p{L}*|huiswerk|gedicht|liedje|wiskunde|opstel|brief)(?!\p{L})/u,
];
