/** Where a question begins within a sentence, without a pause before it, in seven languages; folded. */
export const QUESTION_BEGINS = [
  '(?:can|could|should|may|shall) (?:i|he|she|we|they|my|you|u)|is (?:it|that|this|there)|are (?:they|there|these|those)|(?:do|does) (?:i|it|he|she)|what|which|how (?:much|many|long|about|bad)|any (?:ideas?|tips?|other)|ideas?|help',
  '(?:darf|kann|soll|sollte) (?:ich|er|sie|es|man|wir|mein\\w*|unser\\w*)(?! (?:\\S+ ){0,5}?(?:nicht|kein\\w*|nie)(?= |$))|hilft|helfen|was (?:kann|darf|soll|esse|koche?|mache?|hilft)|welche[rsn]?|wie ?viele?|geht (?:das|da|dann|jetzt|auch|noch|denn|der|die|den|ein\\w*)|ist (?:das|der|die|es)|liegt (?:das|es)|kommt (?:das|es)|(?:ideen|vorschlage|tipps)',
  "(?:je|tu|il|elle|on|nous) (?:peux|peut|pouvons|dois|doit)(?! (?:pas|plus|rien)(?= |$))|(?:puis|peut|dois|doit|est) (?:je|il|elle|on|ce)|c'est quoi|quoi|quel\\w*|ca (?:va|aide|passe|compte)|(?:une|des) idees?",
  '(?:puedo|puede|podemos|pueden|debo|debe)|cual(?:es)?|sera (?:por|que|de)|que (?:tal|como|ceno|desayuno|hago|puedo|puede|leche|pan|queso|otra)|va bien|ideas|ayuda\\w*',
  '(?:posso|puo|possiamo|possono|devo|deve)|cosa|quale|quali|va bene|vanno bene|aiuta\\w*|(?:e|sara) colpa|idee',
  '(?:posso|pode|podemos|podem|devo|deve)|qual|quais|o que|ajuda\\w*|faz bem|(?:e|sera) (?:do|da|por)|ideias',
  '(?:mag|kan|moet|zal) (?:ik|hij|zij|ze|je|men|mijn)(?! (?:\\S+ ){0,5}?(?:niet|geen|nooit)(?= |$))|welke|hoeveel|helpt|helpen|(?:komt|is|ligt) (?:dat|het)|wat (?:kan|mag|moet|eet|dan)|ideeen',
].join('|');
/** Before words of a question they deny: "no puedo", "non posso". */
export const DENIES_IT = 'not|no|nao|non|nicht|niet|pas|ne|nunca|mai|ni|neither|nor|noch|geen';

/** Says at the end of a sentence that it asks. */
export const ASKS_AT_END =
  /(?:^| )(?:or (?:not|nah|no|is that \w+)|is (?:that|it) (?:so|true|right|nonsense)|(?:is that|or is that) \w+|oder (?:nicht|nich|quatsch|was)|stimmt(?: das| s|'s)?|ist das (?:wahr|so|quatsch)|c'est vrai(?: ou faux)?|vrai ou faux|n'est ce pas|ou pas|ou non|pas vrai|(?:es )?(?:verdad|cierto)|o no|e vero|vero(?: o falso)?|giusto|ou nao|(?:e )?verdade|sera|of niet|klopt (?:dat|het)|is dat (?:zo|waar))$/;

/** What people say, or somebody has read: nothing that the one who writes states. */
export const HEARSAY =
  /(?:^| )(?:they say|people say|everyone says|(?:i|i've|ive) (?:heard|read)|apparently|man sagt|man hort|es heisst|sagt man|angeblich|(?:habe?|hab) (?:gehort|gelesen)|on dit|on m'a dit|parait|il parait|j'? ?ai (?:lu|entendu)|dicen|se dice|he (?:leido|oido)|por lo visto|si dice|dicono|ho (?:letto|sentito)|a quanto pare|dizem|diz se|(?:li|ouvi) (?:dizer )?que|ze zeggen|men zegt|(?:heb|ik) (?:gelezen|gehoord)|schijnt)(?= |$)/;
