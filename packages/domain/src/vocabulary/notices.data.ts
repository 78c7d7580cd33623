/** Two letters that stand for an allergen on menus and packs; such pairs in capitals alone are mostly countries. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(['Gl', 'We', 'Kr', 'Ei', 'Eg', 'Fi', 'Er', 'Pe', 'So', 'Mi', 'Nu', 'Se', 'Sn', 'Su', 'Lu']);

/** Say for whom a food is, and name nothing in it. */
export const DIET_MARKS: ReadonlySet<string> = new Set(['V', 'VG', 'VE', 'Ve', 'Vg', 'GF', 'DF', 'NF', 'EF', 'LF', 'WF', 'OG', 'v', 've', 'vg', 'gf', 'df']);

/** Marks of origin and quality whose letters happen to follow the alphabet. */
export const MARKS_OF_ORIGIN: ReadonlySet<string> = new Set(['AOP', 'DOP', 'BIO', 'DOQ', 'AOR', 'ABC', 'DOR', 'CEE', 'CIP']);
