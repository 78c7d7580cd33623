import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

const after = (messages: readonly string[]) => restrictionsDeclaredIn(messages.slice(0, -1), messages.at(-1) ?? '').declared;
const names = (messages: readonly string[]) =>
  after(messages).circumstances.map((one) => (one.kind === 'condition' ? one.name : one.kind === 'child' ? `child ${one.age}` : one.kind));

describe('what someone tells of themselves', () => {
  it.each([
    ["I'm pregnant", 'pregnancy'],
    ['im pregnant, what can I snack on?', 'pregnancy'],
    ['My wife is pregnant. Is brie ok?', 'pregnancy'],
    ['Can I eat smoked salmon while pregnant?', 'pregnancy'],
    ['Ich bin schwanger', 'pregnancy'],
    ['je suis enceinte', 'pregnancy'],
    ['Estoy embarazada', 'pregnancy'],
    ['sono incinta', 'pregnancy'],
    ['Estou grávida', 'pregnancy'],
    ['ik ben zwanger', 'pregnancy'],
    ['btw im 5 months along', 'pregnancy'],
    ['enceinte de 4 mois', 'pregnancy'],
    ['schwanger seit 3 Monaten', 'pregnancy'],
    ["I'm breastfeeding", 'breastfeeding'],
    ['j’allaite mon bébé', 'breastfeeding'],
    ['I have type 2 diabetes', 'Diabetes'],
    ['as a diabetic, can I eat honey?', 'Diabetes'],
    ['Ich habe Bluthochdruck', 'High Blood Pressure'],
    ["j'ai du diabète", 'Diabetes'],
    ['tengo hipertensión', 'High Blood Pressure'],
    ['ho il diabete', 'Diabetes'],
    ['tenho diabetes', 'Diabetes'],
    ['ik heb nierziekte', 'Kidney Disease'],
    ['ik heb nierproblemen', 'Kidney Disease'],
    ['tengo los riñones fatal', 'Kidney Disease'],
    ['Ich hab Zucker, sagt der Doktor', 'Diabetes'],
    ['type 2 here', 'Diabetes'],
    ['we krijgen een kindje in maart', 'pregnancy'],
    ['i found out last week that i am having a baby', 'pregnancy'],
    ['o meu miúdo de 2 aninhos', 'child 2'],
    ['my son is 4, can he have nutella?', 'child 4'],
    ['a snack for my 6-year-old', 'child 6'],
    ['My daughter is 18 months old', 'child 1'],
    ['Meine Tochter ist 5', 'child 5'],
    ['mon fils a 4 ans', 'child 4'],
    ['mi hija tiene cinco años', 'child 5'],
    ['mio figlio ha 7 anni', 'child 7'],
    ['o meu filho tem 3 anos', 'child 3'],
    ['mijn zoon is 8', 'child 8'],
    ['can my pregnant wife eat brie?', 'pregnancy'],
    ['we are expecting a baby', 'pregnancy'],
    ['Wir erwarten ein Baby', 'pregnancy'],
    ['j’attends un enfant', 'pregnancy'],
    ['estoy esperando un bebé', 'pregnancy'],
    ['aspetto un bambino', 'pregnancy'],
    ['estou à espera de bebé', 'pregnancy'],
    ['we verwachten een kindje', 'pregnancy'],
    ['als Diabetiker, was kann ich essen', 'Diabetes'],
    ['was darf ich als Typ 2 Diabetikerin naschen', 'Diabetes'],
    ['en tant que diabétique puis-je manger du miel', 'Diabetes'],
    ['étant diabétique, quel yaourt', 'Diabetes'],
    ['como diabético puedo comer miel', 'Diabetes'],
    ['siendo diabética, qué desayuno', 'Diabetes'],
    ['come diabetico posso mangiare miele', 'Diabetes'],
    ['da diabetica, che merenda', 'Diabetes'],
    ['em quanto diabético posso comer mel', 'Diabetes'],
    ['sendo diabética, que iogurte', 'Diabetes'],
    ['als diabeet mag ik honing', 'Diabetes'],
    ['being diabetic, what can I snack on', 'Diabetes'],
    ['als Nierenkranker, welcher Käse', 'Kidney Disease'],
    ['comme hypertendu, quel fromage', 'High Blood Pressure'],
    ['als hartpatiënt, welke kaas', 'Heart Disease'],
    ['als Schwangere, darf ich Brie', 'pregnancy'],
    ['en tant que femme enceinte, du brie ?', 'pregnancy'],
    ['for my husband who has diabetes', 'Diabetes'],
    ['für meinen Mann mit Diabetes', 'Diabetes'],
    ['mon mari est diabétique', 'Diabetes'],
    ['mi marido tiene diabetes', 'Diabetes'],
    ['per mio marito diabetico', 'Diabetes'],
    ['o meu pai tem diabetes', 'Diabetes'],
    ['mijn man heeft diabetes', 'Diabetes'],
    ['she turned 2 last week, my daughter', 'child 2'],
    ['unsere Kleine ist anderthalb', 'child 1'],
    ['snacks para mi bebé', 'child 0'],
    ['mijn zoontje van 2', 'child 2'],
    ['mein Mann ist Diabetiker', 'Diabetes'],
    ['i only have one kidney', 'Kidney Disease'],
    ['habe nur noch eine Niere', 'Kidney Disease'],
    ['as someone with high blood pressure are olives ok', 'High Blood Pressure'],
  ])('is noted: %s → %s', (message, name) => {
    expect(names([message])).toEqual([name]);
    expect(names([message, 'is nutella ok?', 'and snickers?'])).toEqual([name]);
  });

  it.each([
    ["I'm pregnant", "I'm not pregnant any more"],
    ['Ich bin schwanger', 'Ich bin nicht mehr schwanger'],
    ['je suis enceinte', 'je ne suis plus enceinte'],
    ['estoy embarazada', 'ya no estoy embarazada'],
    ['sono incinta', 'non sono incinta'],
    ['I have diabetes', "I don't have diabetes"],
    ['my son is 4', 'is nutella ok? it is for me'],
  ])('holds until it is taken back: %s → %s', (reported, withdrawn) => {
    expect(names([reported, withdrawn])).toEqual([]);
    expect(after([reported, withdrawn]).withdrawn).toHaveLength(1);
  });

  it.each([
    'Do I have diabetes?',
    'We are expecting visitors',
    'What should pregnant women avoid?',
    'Is this good for diabetics?',
    'How much salt is in 4 slices of bread?',
    'is nutella good for kids',
    'I am 40 years old',
    'which of my 5 scans is the best?',
  ])('is not read into a question: %s', (message) => {
    expect(names([message])).toEqual([]);
  });

  it('keeps the age of the child named last, and several circumstances beside each other', () => {
    expect(names(['my son is 4', "I'm pregnant", 'my son is 5'])).toEqual(['pregnancy', 'child 5']);
  });

  it('binds foods in pregnancy like a diet that was declared', () => {
    expect(after(["I'm pregnant and allergic to nuts", 'ideas?']).binding).toEqual(expect.arrayContaining(['nut-free', 'pregnancy']));
  });
});
