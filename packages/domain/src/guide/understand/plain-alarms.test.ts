import { beforeAll, describe, expect, it } from 'vitest';
import { plainAlarmIn, tellsSevereReaction } from '../../safety/index.ts';
import { alarmReplyTo } from './alarm-reply.ts';
import { safetyOf } from './safety-of.ts';
import { understand } from './understand.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('a few words tell an emergency for sure', () => {
  it.each([
    ['reaction', 'feels like my throat is tightening'],
    ['reaction', 'der Hals schnürt sich mir zu'],
    ['reaction', 'j’ai la gorge toute serrée'],
    ['reaction', 'la garganta se me va cerrando'],
    ['reaction', 'mi sento la gola stretta'],
    ['reaction', 'sinto um aperto na garganta'],
    ['reaction', 'het voelt alsof mijn keel dichtgeknepen wordt'],
    ['pressure', 'got 192 over 118 at the chemist'],
    ['pressure', '188 zu 116 gerade eben'],
    ['pressure', 'ma tension : 19 sur 12'],
    ['pressure', 'me dio 191 sobre 117'],
    ['pressure', 'la pressione era 187 su 114'],
    ['pressure', 'a tensão deu 18,9 por 11'],
    ['pressure', 'thuis gemeten 189 op 113'],
  ])('%s: %s', (alarm, message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm });
  });

  it.each(['LDL 190 zu 120', '190/120 kcal', 'mein Hals ist nicht eng', 'is chilli bad when it makes my throat tight'])(
    'none is: %s',
    (message) => {
      expect(plainAlarmIn(message)).toBeNull();
    },
  );
});

describe('what is written next is read in the light of the emergency', () => {
  it.each([
    ['pressure worse', 'bp 190/115', 'bit of a headache though'],
    ['pressure worse', 'Blutdruck 190 zu 115', 'sehe alles verschwommen'],
    ['pressure worse', 'tension 190/115', 'j’ai mal au crâne'],
    ['pressure worse', 'tensión 190/115', 'noto hormigueo en la mano'],
    ['pressure worse', 'pressione 190/115', 'mi manca il fiato'],
    ['pressure worse', 'tensão 190/115', 'dói-me o peito'],
    ['pressure worse', 'bloeddruk was net 191 over 116', 'zie alles een beetje wazig'],
    ['pressure again', 'tensión 190/115', 'sin dolor de cabeza'],
    ['low slow', 'my sugar is 3.1 and i am shaking', 'got a snickers here'],
    ['low slow', 'mein Zucker ist 55', 'geht Schokolade'],
    ['low slow', 'glycémie 0,52 je tremble', 'un biscuit ça va ?'],
    ['low slow', 'ho la glicemia a 54 e tremo', 'mangio la nutella?'],
    ['over reaction', 'minha garganta está apertada', 'já passou, posso dormir?'],
    ['over reaction', 'mijn keel wordt dichtgeknepen', 'het is over, kan ik slapen?'],
  ])('%s: %s, %s', (id, before, message) => {
    expect(alarmReplyTo(message, [before])).toEqual({ kind: 'follow-up', id });
  });
});

describe('a blood sugar that is low stays so until it is back', () => {
  it.each([
    ['low eat', ['my sugar is 3.1 and i am shaking', 'insulin taken and lunch skipped']],
    ['low slow', ['my sugar is 3.1 and i am shaking', 'insulin taken and lunch skipped', 'diet coke or the snickers?']],
    ['low eat', ['mein Zucker ist 55', 'Insulin gespritzt und Mittagessen ausgefallen']],
    ['low eat', ['ho la glicemia a 54 e tremo', 'ho fatto l’insulina e il pranzo è saltato']],
    ['low over', ['my sugar is 3.1 and i am shaking', 'insulin taken and lunch skipped', 'its 5.2 now']],
  ])('%s: %s', (id, messages) => {
    expect(alarmReplyTo(messages.at(-1) ?? '', messages.slice(0, -1))).toEqual({ kind: 'follow-up', id });
  });

  it.each([
    'took insulin but did not eat',
    'schon gespritzt, 6 Einheiten, und das Mittagessen fällt aus',
    'j’ai fait mon insuline mais pas mangé',
    'tomei insulina e não comi',
  ])('insulin without a meal: %s', (message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm: 'low sugar' });
  });

  it.each([['my sugar is 3.1 and i am shaking', 'now my lips swell up and my throat is tight']])(
    'another danger: %s, %s',
    (before, message) => {
      expect(alarmReplyTo(message, [before])).toEqual({ kind: 'first steps', alarm: 'reaction' });
    },
  );
});

describe('a reaction that goes on to the throat or the breath is severe', () => {
  it.each([
    [true, 'je viens de croquer une noix de cajou sans faire exprès, j’ai la gorge qui gratte et qui serre'],
    [true, 'he had one cashew and now he is coughing'],
    [true, 'nach den Nüssen wird mir schwindlig'],
    [false, 'my lips tingle since the kiwi'],
    [false, 'ich habe Quaddeln, keine Atemnot'],
    [false, 'hives on my arm after the cake, no trouble breathing'],
    [false, 'itchy mouth after hazelnuts, can breathe fine'],
  ])('%s: %s', (isSevere, message) => {
    expect(tellsSevereReaction(message)).toBe(isSevere);
  });
});

describe('what may come after a food that allergies are against is answered with its signs', () => {
  it.each([
    ['first peanut butter tomorrow', 'what if she gets a rash'],
    ['morgen gibt es Erdnuss', 'und wenn er rote Flecken bekommt?'],
    ['je lui donne du lait demain', 'et s’il fait des plaques ?'],
    ['mañana le doy huevo', 'y si le salen ronchas?'],
    ['domani prova le arachidi', 'e se le vengono macchie rosse?'],
    ['amanhã come ovo', 'e se ficar com manchas?'],
    ['morgen krijgt hij pindakaas', 'en als hij vlekken krijgt'],
  ])('%s, %s', (before, message) => {
    expect(alarmReplyTo(message, [before])).toEqual({ kind: 'follow-up', id: 'if reaction' });
  });
});

describe('so few calories a day that they need a doctor', () => {
  it.each([
    ['would 650 kcal a day work', ''],
    ['gehen auch 500 am Tag', 'ich will abnehmen'],
    ['700 par jour ça suffit ?', 'combien de calories pour maigrir'],
    ['y con 600 al día?', 'cuántas calorías para adelgazar'],
    ['e con 500 al giorno?', 'sono a dieta'],
    ['e 600 por dia?', 'quero emagrecer'],
    ['is 700 per dag genoeg', 'ik wil afvallen'],
  ])('%s, after "%s"', (message, before) => {
    expect(safetyOf(message, [before])).toBe('eating disorder');
  });

  it('are none without calories', () => {
    expect(safetyOf('reichen 600 am Tag', [])).toBeNull();
  });
});
