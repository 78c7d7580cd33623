/** Words that tell products of one name apart: without them it is not this one that was named. */
export const EDITIONS: ReadonlySet<string> = new Set(
  `edition limited summer winter autumn spring christmas easter halloween plant based spread country joy ice white black blue
yellow green red pink gold golden silver orange tropical fruit fruits fruity flavor flavour flavoured hot sauce cream bar duo
double triple xxl big large small tiny junior kids baby sport energy power water juice tea coffee filled stuffed balls bites
sticks thins minis original classic new neu nuevo nuova nouveau novo weiss weisse schwarz blanc noir blanco negro bianco nero
branco preto wit zwart rouge rojo rosso roodt sin sans ohne senza sem zonder without null sugarless alcohol alkoholfrei
protein proteines fibre fiber vitamin plus active fit diat`.split(/\s+/),
);

/** What people call a food for short. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  coke: 'coca cola',
  coca: 'coca cola',
  cola: 'coca cola',
  'coca zero': 'coca cola zero',
  'cola zero': 'coca cola zero',
  'coca light': 'coca cola light',
  'cola light': 'coca cola light',
  'diet coke': 'coca cola light',
  'coke zero': 'coca cola zero',
  'cherry coke': 'coca cola cherry',
  'cherry cola': 'coca cola cherry',
  'cola cherry': 'coca cola cherry',
  'coke cherry': 'coca cola cherry',
  'kinder egg': 'kinder surprise',
  'kinder eggs': 'kinder surprise',
  'kinder ei': 'kinder surprise',
  uberraschungsei: 'kinder surprise',
  'oeuf kinder': 'kinder surprise',
  'huevo kinder': 'kinder surprise',
  'huevos kinder': 'kinder surprise',
  'ovetto kinder': 'kinder surprise',
  'uovo kinder': 'kinder surprise',
  'ovo kinder': 'kinder surprise',
  ovaltine: 'ovomaltine',
  ovomaltina: 'ovomaltine',
  cornflakes: 'corn flakes',
  babybel: 'mini babybel',
  oats: 'rolled oats',
  oatmeal: 'rolled oats',
  philly: 'philadelphia',
  pb: 'peanut butter',
  humus: 'hummus',
  houmous: 'hummus',
  hommus: 'hummus',
  hummous: 'hummus',
};
