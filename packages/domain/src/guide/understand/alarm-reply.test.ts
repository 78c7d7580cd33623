import { beforeAll, describe, expect, it } from 'vitest';
import { alarmReplyTo } from './alarm-reply.ts';
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
  ])('%s: %s', (alarm, message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm });
  });

  it.each([
    'my baby won’t eat pumpkin',
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

  it('until somebody says that it is over, or some messages are about something else', () => {
    const hives = 'my daughter has hives after cashew';
    expect(alarmReplyTo('which muesli for breakfast tomorrow', [hives])).toEqual({ kind: 'apart', alarm: 'reaction' });
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
