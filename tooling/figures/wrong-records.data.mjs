/** Codes of records that the checks name and whose figures are wrong, as seen by hand, each with what is wrong. */
export const WRONG_RECORDS = new Map([
  // Figures of one serving.
  ...['0009300001663', '0009300003803', '0009300006101', '0009300128896'].map((code) => [
    code,
    'pickles: a quarter of what the same maker states for all others',
  ]),
  ['0009800006113', 'sweets of sugar with no carbohydrate'],
  ['0038000219931', 'wheat and sugar with 31 g of carbohydrate'],
  ['0039978309563', 'dry oats with 23 g of carbohydrate'],
  ['0076592207141', 'pita chips with 40 g of carbohydrate'],
  ['0086106052440', 'creme cookies with 9 g of carbohydrate'],
  ['7501056285029', 'biscuits with 9 g of carbohydrate'],
  ['8710476805499', 'wafers with 4 g of carbohydrate'],
  ['7501054910077', 'wheat tortillas without carbohydrate'],
  ['8018699020713', 'dry pasta without carbohydrate'],
  ['3175681795822', 'powder of sugar and cocoa with 12 g of carbohydrate'],
  // All zeros, of foods that feed.
  ...['0009800006304', '0009800007608', '0009800007615', '0009800007639'].map((code) => [code, 'sweets of sugar']),
  ['0000000001663', 'chocolate cream'],
  ['3256220659222', 'fruit in juice'],
  ['3276350021218', 'lentils'],
  ['3278588452734', 'maize'],
  ['3564709018034', 'kiwis'],
  ['3760199050039', 'sushi with cheese'],
  ['3467740092554', 'juice of yuzu'],
  ['4903024122733', 'rice, malt and sugar'],
  // No salt, or hardly any, in what is salted.
  ['0014100197904', 'cheese crackers without salt and carbohydrate'],
  ['0057000330071', 'pasta sauce with cheese and salt'],
  ['0078895100013', 'oyster sauce'],
  ['3073781040692', 'salted fresh cheese'],
  ['3276550576587', 'puff pastry with salt'],
  ['3518250003001', 'maroilles cheese'],
  ['4250859300936', 'salted paste of lupin'],
  ['0000049347166', 'fresh cheese with salt second in its list'],
  ['0000020009519', 'spread with 0.9 % of salt by its list'],
  // In a category that it is not of.
  ['0002000003012', 'tabbouleh filed under iced teas'],
  // No food.
  ['0008421422098', 'a toy'],
  ['3401353741591', 'a lotion'],
  ['3700085899816', 'a lens cleaner'],
]);
