import { beforeAll, describe, expect, it } from 'vitest';
import { alarmInForce, alarmReplyTo } from './alarm-reply.ts';
import { understand } from './understand.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('what is happening to a body is answered by its own first steps', () => {
  it.each([
    ['reaction', 'her tongue feels thick and she wheezes since the pesto'],
    ['reaction', 'seit dem Müsli pfeift mein Atem und die Lippen jucken'],
    ['ate it', 'mon neveu allergique aux noisettes a mangé un carré de praliné'],
    ['choking', 'mi abuela se está atragantando con pollo y no puede hablar'],
    ['choking', 'il nonno ha un pezzo di carne in gola e diventa viola'],
    ['heart', 'aperto forte no peito e o braço esquerdo dormente'],
    ['heart', 'mijn oma praat ineens onduidelijk en haar mond hangt'],
    ['heart', 'my heart is pounding and i feel dizzy after two energy shots'],
    ['pressure', 'Blutdruck 192/118 und der Kopf hämmert'],
    ['infant', 'ma fille de 5 mois est toute molle et sa couche est sèche depuis ce matin'],
    ['infant', 'o meu bebé tem febre e não quer mamar'],
    ['low sugar', 'tengo la glucosa en 55 y me tiemblan las manos'],
    ['sick day', 'ho la febbre e non mangio, posso saltare l’insulina'],
    ['poisoning', 'mijn dochtertje heeft een wasmiddelcapsule in haar mond gehad'],
    ['chemo fever', 'mum had chemo on monday and now 38.3'],
    ['gut', 'sangue nas fezes e 39 de febre depois do hambúrguer'],
    ['eating disorder', 'comi a caixa inteira e fui vomitar de propósito'],
    ['crisis', 'ik wil er gewoon niet meer zijn'],
    ['mushrooms', 'my cousin cooked us boletes from her forest walk, vomiting since three in the night'],
    ['seafood', 'grosses moules ramassées sur la plage, lèvres engourdies'],
    ['botulism', 'aperto un vasetto di peperoni sott’olio della vicina, il tappo ha soffiato, coperchio gonfio'],
    ['botulism', 'i carciofini sott’olio della vicina, il tappo era alto; ne ho mangiati ieri e oggi vedo sfocato'],
    ['infant honey', 'Oma hat der Kleinen Honigkuchen gegeben, sie ist 8 Monate'],
    ['spoiled', 'ate the leftover fried rice that stood on the hob since yesterday'],
    ['medicine alcohol', 'ik heb twee ibuprofen op en ben aan mijn derde biertje'],
    ['make up', 'então hoje não janto nem almoço amanhã para compensar o bolo, boa ideia?'],
    ['pregnant ate', 'enceinte et j’ai mangé du fromage au lait cru hier, je fais quoi'],
    ['pen', 'the epipen ran out in june, can i still use it if he reacts'],
    ['refeeding', 'i ate almost nothing for two weeks and now started with big plates, my ankles are swollen'],
    ['infant feeding', 'we put one scoop less in the bottle so the tin lasts longer, she is 6 weeks'],
    ['pregnant ill', '30 weeks pregnant with 38.6 and shivering since last night'],
    ['pregnant ill', 'schwanger, seit gestern Fieber und Gliederschmerzen'],
    ['pregnant drinks', 'i’m four months pregnant and cannot stop the wine in the evening'],
    ['controlled', 'my husband locks the pantry and says i have had enough for today'],
    ['drinking', 'my flatmate drank a bottle of vodka and does not wake up'],
    ['crisis', 'ohne mich wären alle besser dran'],
    ['eating disorder', 'after lunch i always go to the bathroom and bring it up'],
    ['eating disorder', 'seit vier Tagen nur Kaugummi und schwarzer Kaffee, mir wird schwindlig'],
    ['ate it', 'i’m allergic to nuts and just ate a cookie with hazelnuts'],
  ])('%s: %s', (alarm, message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm });
  });

  it.each([
    ['alcohol', 'mi hijo de 3 años se bebió lo que quedaba de mi gin tonic'],
    ['caffeine', 'my 2 year old drank a whole coffee and cant sleep'],
    ['salt', 'Unser Zweijähriger hat einen Löffel Salz gegessen'],
    ['small hard', 'on a donné des noix entières à mon bébé d’un an'],
    ['other milk', 'diamo latte di capra al mio di 4 mesi invece della formula da ieri'],
  ])('a child that was given %s has its own first steps: %s', (given, message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm: 'child given', given });
  });

  it.each([
    'my dough collapsed',
    'i had anaphylaxis as a kid, all clear now, recipes with egg?',
    'i’m allergic to nuts',
    'ich hätte gern ein Glas Wein zum Käse',
    'leicht aufgebläht nach Bohnen',
    'what is botulism',
    'my baby won’t eat pumpkin',
    'mia suocera ha fatto una torta, giura che non ci sono noci',
    'my mother in law made a tart, she swears there are no nuts in it',
    'no stomach ache so far, it has been 5 hours',
    'lunch tomorrow with tuna and rice, max 450 kcal',
    'a dessert for all of us, nothing fussy, i have pears',
    'drei Wochen nichts gescannt, stimmen die Zahlen noch',
    'mon fils ne mange rien de vert',
    'no como nada con aceite de palma',
    'toetje voor iedereen, niks moeilijks, heb peren',
    'ich sterbe für Lakritz',
    'ce régime me met de mauvaise humeur',
    'la pimienta me hace sudar',
    'il caffè fa battere il cuore?',
    'uso insulina há dez anos',
    'ik ben allergisch voor noten, welke reep mag ik',
    '190 kcal per 120 g, is that a lot',
    'compare 3017620422003 and 5449000000996',
  ])('nothing is: %s', (message) => {
    expect(alarmReplyTo(message, [])).toBeNull();
  });
});

describe('an emergency stays in force', () => {
  it.each([
    [['mijn zoon heeft bultjes na een walnoot'], 'en als we geen pen hebben', 'no pen'],
    [['my daughter has hives after cashew'], 'she is coughing now', 'reaction wait'],
    [['seit der Nuss schwillt meine Zunge'], 'soll ich den EpiPen nehmen', 'pen'],
    [['je suis diabétique et à 0,52'], 'je remesure quand', 'low again'],
    [['je suis diabétique et à 0,52', 'un jus ça va'], 'du chocolat aussi ?', 'low slow'],
    [['estoy a 55 y tiemblo, soy diabética'], 'ahora 92', 'low over'],
    [['mio figlio ha ingoiato una pila'], 'lo faccio vomitare', 'no vomiting'],
    [['tensão 19 por 12 e dor de cabeça'], 'posso comer queijo', 'pressure eat'],
    [['mi hijo es alérgico a la nuez y ha comido una'], 'no tiene nada', 'watch'],
    [['i binged and threw up on purpose'], 'can i fast tomorrow', 'eat as usual'],
    [['meine Tochter kriegt keine Luft, Traube im Hals', 'sie atmet wieder'], 'muss ich zum Arzt', 'choking wait'],
  ])('%j, then: %s', (earlier, message, id) => {
    expect(alarmReplyTo(message, earlier)).toEqual({ kind: 'follow-up', id });
  });

  const MUSHROOMS = 'we ate mushrooms picked in the woods and are vomiting';
  it.each([
    [MUSHROOMS, 'feeling better now, so just a bug?', 'mushroom better'],
    [MUSHROOMS, 'geht wieder besser', 'mushroom better'],
    ['after clams from the beach my lips are numb', 'can i sleep it off', 'seafood wait'],
    ['coperchio gonfio, ho mangiato le melanzane sott’olio', 'le ho solo assaggiate', 'botulism taste'],
    ['coperchio gonfio, ho mangiato le melanzane sott’olio', 'adesso vedo doppio', 'botulism worse'],
    ['hives and swollen lips after a cashew', 'my pen is out of date', 'pen expired'],
    ['Quaddeln und dicke Lippen nach einer Cashew', 'hab Cetirizin genommen, der Hals kratzt, ich huste', 'spreading'],
    ['plaques et lèvres gonflées après une noix', 'et si ça revient cette nuit', 'at night'],
    ['my 7 month old had honey', 'how long do i watch her', 'honey watch'],
    ['three days of vomiting, cant keep water down', 'i am 7 months pregnant', 'gut pregnant'],
  ])('%s, then: %s', (first, message, id) => {
    expect(alarmReplyTo(message, [first])).toEqual({ kind: 'follow-up', id });
  });

  it('feeling better ends no poisoning that goes on in silence; a doctor does', () => {
    expect(alarmInForce([MUSHROOMS, 'feeling better now'])).toEqual({ alarm: 'mushrooms', isOver: false });
    expect(alarmInForce([MUSHROOMS, 'we are at the hospital now'])).toEqual({ alarm: 'mushrooms', isOver: true });
  });

  it('until somebody says that it is over, or some messages are about something else', () => {
    const hives = 'my daughter has hives after cashew';
    expect(alarmReplyTo('which muesli for breakfast tomorrow', [hives])).toEqual({ kind: 'apart', alarm: 'reaction', isOfEating: false });
    expect(alarmReplyTo('which muesli for breakfast tomorrow', [hives, 'she is fine again'])).toBeNull();
    const others = ['dessert recipe with oats', 'dessert recipe with apples', 'dessert recipe with rice'];
    expect(alarmReplyTo('dinner ideas with lentils', [hives, ...others])).toBeNull();
  });

  it('and a graver one takes its place', () => {
    expect(alarmReplyTo('i want to die', ['i have a hypo'])).toEqual({ kind: 'first steps', alarm: 'crisis' });
    expect(alarmReplyTo('jetzt hustet er', ['mein Sohn ist gegen Nüsse allergisch und hat eine gegessen'])).toEqual({
      kind: 'first steps',
      alarm: 'reaction',
    });
  });
});
