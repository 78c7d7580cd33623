/** Words around a person in seven languages; folded. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** "For", before whom something is for. */
export const FOR = words('for fur fuer pour para pra per por voor');
/** What a food does for somebody: "suits Ana", "passt Ana". */
export const SUITS = words('suits suit suiting fits fit works safe ok okay good passt passen geeignet taugt convient conviennent va vale valga sirve conviene adatto adatta serve serva geschikt past');
/** "Can", before or after the one who is asked for. */
export const MODAL = words(
  'can could may should must kann konnte darf durfte sollte soll konnen durfen sollten peut pourrait doit devrait peuvent doivent puede podria debe deberia pueden deben puo potrebbe deve dovrebbe possono devono pode poderia deveria podem devem kan mag moet zou kunnen mogen moeten',
);
/** "We can" in one word. */
export const WE_CAN = words('podemos possiamo potremmo podriamos debemos dobbiamo devemos');
/** "I can" in one word, in languages that need no "I", and "can" of the first person alone. */
export const I_CAN = words('peux puis dois devrais puedo podria debo deberia posso potrei devo dovrei');
/** What people do with food; after "can" and a word it makes that word a person. */
export const EATS = words(
  'eat eats have drink try taste snack essen haben trinken nehmen probieren naschen manger boire prendre avoir gouter comer beber tomar probar tener mangiare bere prendere assaggiare ter provar eten drinken hebben nemen proeven',
);
export const AND = words('and or & und oder et ou y o e en plus');
/** The one who asks. */
export const SELF = words('me myself i ich mich mir moi je yo mi io eu mim ik mij');
/** What stands around the one who asks in a question for nobody else. */
export const AROUND_SELF = words(
  'and but what how about for so then ok too also can und aber was ist mit fur auch darf kann et mais pour aussi y pero para a tambien puedo e ma per anche posso mas tambem en maar voor hoe zit het met ook mag',
);
/** "My": before a word for one of one's own. */
export const MY = words(
  'my our the mein meine meinen meiner meinem unser unsere unseren unserer die den das der mon ma mes notre nos les mi mis nuestro nuestra nuestros nuestras los las mio mia miei mie nostro nostra nostri i le la il meu minha meus minhas nosso nossa nossos os as o a mijn onze ons de',
);
/** Articles among them: they name one's own only with a word that is nobody else's. */
export const ARTICLE = words('the die den das der les los las i le la il os as o a de');

export const CHILD = words(
  'daughter son kid child baby toddler girl boy tochter sohn kind baby kleine kleiner kleinen fille fils enfant bebe petit petite hija hijo nino nina peque figlia figlio bambino bambina bimbo bimba filha filho crianca dochter dochtertje zoon zoontje kindje peuter kleuter',
);
export const CHILDREN = words(
  'daughters sons kids children boys girls tochter sohne kinder kids filles fils enfants hijas hijos ninos ninas peques figlie figli bambini bimbi filhas filhos criancas dochters zonen zoons kinderen kids',
);
export const ADULT = words(
  'wife husband partner spouse boyfriend girlfriend mum mom mother dad father sister brother friend flatmate roommate grandma grandpa guest frau mann partnerin freund freundin mutter mama vater papa schwester bruder oma opa gast femme mari conjoint copain copine compagnon compagne mere maman pere soeur frere ami amie invite mujer marido esposa esposo pareja novio novia madre padre hermana hermano amigo amiga abuela abuelo moglie marito compagno compagna fidanzato fidanzata mamma sorella fratello amico amica nonna nonno mulher namorado namorada mae pai irma irmao avo vrouw man partner vriend vriendin moeder vader zus broer',
);

/** Everybody of the household, however it is asked. */
export const FAMILY = [
  'my whole family', 'my family', 'our family', 'the whole family', 'whole family', 'all the family', 'the family', 'my household', 'our household', 'the whole household', 'all of us', 'every one of us', 'any of us', 'one of us', 'each of us', 'none of us', 'any one of us', 'anyone of us',
  'einer von uns', 'jemand von uns', 'jemanden von uns', 'keiner von uns', 'jeder von uns', 'un de nous', 'l un de nous', 'chacun de nous', 'aucun de nous', 'alguno de nosotros', 'ninguno de nosotros',
  'qualcuno di noi', 'nessuno di noi', 'ognuno di noi', 'algum de nos', 'nenhum de nos', 'cada um de nos', 'een van ons', 'iemand van ons', 'niemand van ons', 'ieder van ons',
  'any of us', 'anyone of us', 'anybody of us', 'none of us', 'one of us', 'each of us', 'some of us', 'either of us', 'both of us', 'anyone at home', 'anyone in the house', 'anybody in the house', 'everyone in the house', 'everybody in the house',
  'jemand von uns', 'jemanden von uns', 'jemandem von uns', 'einen von uns', 'einem von uns', 'einer von uns', 'irgendwen von uns', 'keinen von uns', 'keinem von uns', 'jeden von uns', 'jedem von uns', 'jeder von uns', 'keiner von uns', 'uns beide', 'uns beiden', 'alle von uns',
  "l'un de nous", "l'un d'entre nous", 'un de nous', 'un d\'entre nous', 'aucun de nous', "aucun d'entre nous", 'chacun de nous', "quelqu'un chez nous", "quelqu'un d'entre nous", 'nous deux', "chacun d'entre nous",
  'alguno de nosotros', 'alguien de nosotros', 'algun de nosotros', 'ninguno de nosotros', 'uno de nosotros', 'cada uno de nosotros', 'alguien en casa', 'alguien de casa', 'nosotros dos',
  'qualcuno di noi', 'nessuno di noi', 'uno di noi', 'ognuno di noi', 'ciascuno di noi', 'qualcuno in casa', 'noi due',
  'algum de nos', 'alguem de nos', 'nenhum de nos', 'um de nos', 'cada um de nos', 'alguem ca em casa', 'alguem em casa', 'nos dois',
  'iemand van ons', 'niemand van ons', 'een van ons', 'ieder van ons', 'elk van ons', 'iemand thuis', 'ons beiden',
  'us all', 'we all', 'everyone at home', 'everybody at home', 'everyone here', 'everybody here', 'everyone in my family', 'the whole table',
  'meine ganze familie', 'die ganze familie', 'unsere familie', 'meine familie', 'der ganzen familie', 'uns alle', 'uns allen', 'wir alle', 'alle zu hause', 'alle daheim',
  'toute ma famille', 'toute la famille', 'ma famille', 'notre famille', 'la famille', 'nous tous', 'nous toutes', 'tous chez nous',
  'toda mi familia', 'toda la familia', 'mi familia', 'nuestra familia', 'la familia', 'todos nosotros', 'nosotros todos', 'todos en casa',
  'tutta la mia famiglia', 'tutta la famiglia', 'la mia famiglia', 'la nostra famiglia', 'noi tutti', 'tutti noi', 'tutti in casa', 'tutti quanti',
  'toda a minha familia', 'toda a familia', 'a minha familia', 'minha familia', 'a nossa familia', 'todos nos', 'nos todos', 'todos ca em casa', 'todos em casa',
  'mijn hele gezin', 'het hele gezin', 'heel het gezin', 'mijn gezin', 'ons gezin', 'ons hele gezin', 'de hele familie', 'ons allemaal', 'wij allemaal', 'we allemaal', 'iedereen thuis',
] as const;
/** Everybody of the household only where a person is asked for. */
export const EVERYONE = words(
  'everyone everybody us we all alle allen jeden uns wir tous toutes nous todos todas nosotros nosotras tutti tutte noi nos iedereen allemaal ons wij',
);
/** "All three", "the two of us", without the number. */
export const ALL_BEFORE = words('all the us we both alle allen uns wir les tous aux nous los las nosotros a tutti noi i os nos aos de ons wij');
export const COUNTS: Readonly<Record<string, number>> = {
  both: 2, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8,
  beide: 2, beiden: 2, zwei: 2, drei: 3, dreien: 3, vier: 4, vieren: 4, funf: 5, funfen: 5, sechs: 6, sieben: 7, acht: 8,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, ambos: 2, ambas: 2,
  due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, entrambi: 2, entrambe: 2,
  dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8,
  twee: 2, drie: 3, drieen: 3, tweeen: 2, vijf: 5, zes: 6, zeven: 7, allebei: 2,
};

/** The one who asks, in the words of a language: as who eats, and as whom it is for. */
export const ME = {
  en: { eats: 'i', whom: 'me' },
  de: { eats: 'ich', whom: 'mich' },
  fr: { eats: 'je', whom: 'moi' },
  es: { eats: 'yo', whom: 'mí' },
  it: { eats: 'io', whom: 'me' },
  pt: { eats: 'eu', whom: 'mim' },
  nl: { eats: 'ik', whom: 'mij' },
} as const;


/** Given names that people in countries of the seven languages have most; without those that are words of a kitchen or of every day. */
export const GIVEN_NAMES = words(
  'adam adele adrian agnes aisha alain alan alba albert alberto alejandra alejandro alessandro alessia alex alexander alexandra alexandre alexis alfie alice alicia amanda amelia amelie amir amy ana anais andre andrea andreas andrew angela angelo anita anja anna annabel anne annika anouk anthony antoine anton antonia antonio ariane arthur astrid august aurelie ava axel ayse barbara bart beatrice beatriz ben benedikt benjamin bernd bert bianca bob boris bram brigitte bruno camila camille carla carlo carlos carlotta carmen carol carolina caroline catarina catherine cecile celine charles charlie charlotte chiara chloe chris christian christina christine christophe clara claire claudia claudio clemens clementine cornelia cristina daan damien dan daniel daniela daniele david davide deborah denis diana diego dieter dirk dominic dominik duarte edith eduardo edward elena eleonora elias elif elin elisa elisabeth elizabeth ella ellen ellie emil emilia emilie emily emma enzo eric erik esther eva eve evelyn fabian fabio fatima federica federico felipe felix femke fernanda fernando finn fiona florian florence francesca francesco francis francisco frank franz frederic frida friedrich gabriel gabriela gael georg george georgia gerard gianluca gianni gijs giorgia giorgio giovanni giulia giuseppe gonzalo greta guillaume gustav hanna hannah hans harry hassan heidi heike helen helena helene henri henrik henry hugo ian ibrahim ignacio ines inga ingrid irene iris isaac isabel isabella isabelle ivan jack jacob jaime jakob james jan jana jane janine javier jasmin jasper jean jeanne jennifer jenny jeremy jerome jessica jesse joana joanna joao johan johanna john johnny jonas jonathan jordi jorge jose josef joseph josephine joshua juan judith jules julia julian juliana julie julien juliette jurgen justine kai karen karin karl karla kate katharina katie kevin kim klaus konrad lara lars laura laurent lea leah leila lena leo leon leonardo leonie leonor liam lily lina linda lisa liv livia loic lorenzo lotte louis louisa louise luc luca lucas lucia lucie lucy luis luisa lukas luke lydia maarten maddalena madeleine maja malte manon manuel manuela marc marcel marco marcos margarida margaret maria marianne marie marina mario marion markus marta martha martin martina martine mary mateo mathilde matilda matilde matteo matthew matthias maurice max maxime maya megan mehmet melanie merel mia michael michel michelle miguel mila milan milla mina miriam mohamed mohammed monica monika moritz nadia nadine natalia nathalie nathan nele nicholas nick nico nicola nicolas nicole niels nils nina noa noah noemi nora oliver olivia olivier omar oscar otto pablo paolo pascal patricia patrick paul paula pauline paulo pedro peter petra philip philipp philippe pia pierre pieter pilar quentin rachel rafael ralf raphael raquel rebecca remi renate ricardo richard rita robert roberta roberto robin rodrigo roland romain roman ronja ruben ruth ryan sabine sam samira samuel sandra sandro sanne sara sarah sebastian sebastien selma sergio silvia simon simone sofia sofie sonia sophia sophie stefan stefania stefano steffi stephan stephanie stephen steve steven susan susanne sven sylvie tatjana teresa theo theresa thijs thomas tiago tilda tim timo timothy tina tobias tom tomas tommy toni tony ulrich ursula uwe valentin valentina valerie vanessa vera veronica victor victoria vincent violeta viktor virginie walter werner wendy will william wim wolfgang xavier yann yannick yasmin yusuf yves yvonne zoe',
);
