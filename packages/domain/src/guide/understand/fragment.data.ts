/** Words of a few that go on with a conversation: those of the tables, which are English, and what people type in seven languages. */
export const DENIES = /^(?:not|don't|dont|doesn't|doesnt|hate|hates|dislike|dislikes|no|without|never|nothing|except|minus|nor|geen|sans|ohne|senza|sin|sem|zonder|pas|nicht|kein|keine|keinen|non|nao|niet)$/;
/** These say nothing by themselves. */
export const SAYS_LITTLE: ReadonlySet<string> = new Set(
  (
    "a an the and but or so ok okay then than also too now hmm well yes yeah nah n rather instead maybe perhaps please pls tho though just only some any of with in for from to at on i me we us my our you u do does did have has got had there is are be was would could can may should want need like prefer give show find suggest recommend take get eat buy choose pick that these those them this one ones thing things something anything smth sth sumthin kind kinds sort sorts type types bit little very really quite more it's i'd flavour flavours flavor flavors flavored flavoured taste still again same as he she they him her their better best healthier healthiest worse worst what idea ideas option options good nice put " +
    'eins eines einer keins welches welche uno una otro eentje nen ' +
    'dann doch lieber eher etwas was irgendwas bitte noch mal eine einen einem einer ein die der das den dem mit fur davon denn so sorte geschmack mag magst mir ich er sie was nen ne nem haben die ' +
    "alors plutot quelque chose peu un une des du de la le les l' d' au aux avec svp stp gout parfum celui celle ceux celles soit soient qui j'aime aime aimes n'aime ca " +
    'entonces mejor algo con uno una unos unas el los las del que sea sean sabor porfa me le gusta gustan ' +
    'allora meglio qualcosa con uno il lo gli dei delle della che sia siano gusto al alla all mi gli piace piacciono ' +
    'entao melhor com um uma o os as do da dos seja sejam gosto gosta de ' +
    'dan liever iets met een het wel nog graag smaak er wat lust lusten hou houd van ik hij zij'
  ).split(' '),
);
export const OTHER = /^(?:another|other|others|else|different|otro|otra|otros|otras|altro|altra|altri|altre|outro|outra|outros|outras|autre|autres|andere|anderes|anderer|ander)$/;
export const MOST_OR_LEAST = /^(?:most|least|lowest|highest|fewest|minste|meeste|meiste|wenigsten|meisten)$/;
/** "The moins gras", "which has less sugar". */
export const WEIGHS =
  /\bthe (?:one |ones )?(?:with )?(?:the )?(?:less|more|moins|plus|lower|higher|fewer)\b|\b(?:which|what)\b.*\b(?:less|more|lower|higher|fewer)\b/;
export const SIDE = /^(?:more|less|lower|higher|low|high|fewer|rich|richer|moins|plus|menos|mas|meno|piu|mais|minder|meer|weniger|mehr|free|much|lots)$/;
export const TO_LEAST = /^(?:least|less|low|lowest|fewest|lower|fewer|moins|menos|meno|minste|wenigsten|weniger|minder)$/;
export const TO_MORE = /^(?:more|most|higher|high|plus|mas|piu|mais|meer|mehr)$/;
export const WHICH = /^(?:which|welche[rsnm]?|quels?|quelles?|cual|cuales|quali?|quais|welke?)$/;
/** "Which is better?" is asked of those that were answered with. */
export const SETTLES_IT = /\b(?:better|best|healthier|healthiest|worse|worst|two|both|instead)\b/;
export const OF_TWO = /\b(?:two|both|instead)\b/;
/** "One that is", "anything without". */
export const AS_BEFORE =
  /\b(?:ones?|something|anything|some|any)\b.*\b(?:that is|which is|is|are|does|without|has|isn't|is not|doesn't|hasn't|aren't)$|^(?:(?:and|but|or|ok|so|is there|are there) )*(?:an?|any|one|some|eins|eine|un|une|uno|una|um|uma|een) without(?: it| that)?$/;
/** "Something he can have", "what can I eat then": of their kind. */
export const CAN_HAVE = /^(?:suggest|.*\b(?:something|anything|what|ones?|which)\b.*\b(?:can|may|could)\b.*|.*\b(?:can|may|could)\b.*\b(?:something|anything|what|ones?|which)\b.*)$/;
/** "The bufala": tells one from others of its name. */
export const DEFINITE = /^the \S+(?: \S+)?$/;
/** What neither packs nor the catalogue say of a food. */
export const UNSTATED = /^(?:quick|quicker|fast|easy|easier|simple|simpler|cheap|cheaper|cheapest|price|warm|hot|cold|schnell|schnelles|einfach|einfaches|gunstig|gunstiger|billig|billiger|warmes|rapide|simple|facile|chaud|froid|rapido|rapida|facil|sencillo|barato|barata|caliente|veloce|economico|caldo|quente|snel|makkelijk|goedkoop|goedkoper|warms|local|seasonal|saisonal)$/;
/** These ask of one food, of a day, or for something else than foods. */
export const ABOUT_ONE = /^(?:it|its|how|why|much|many|when|where|who|day|daily|today|week|yesterday|per|make|healthy|unhealthy)$/;
export const OF_FLAVOUR = /^(?:with|of|mit|avec|con|com|met|au|aux|al|alla|all|de|di|aan)$/;
/** "Is honey ok?", "what is honey": a question of its own. */
export const ASKS_ITSELF =
  /^(?:(?:and|so|but|ok|then) )*(?:what(?:'s| is| are) |(?:is|are|was|were) (?!there\b)|(?:does|do|did|has|have|can|could|may|should) (?!you\b|u\b|we have\b))/;
