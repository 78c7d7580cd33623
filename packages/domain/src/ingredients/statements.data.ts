/** What opens a sentence about traces or about who should not eat it; such a sentence names no ingredient. Folded, in pattern notation. */
export const TRACE_OPENERS = [
  'may [also ]contain', 'can contain traces', 'contain[s] traces', '[possible ]trace[s] of', 'trace[s] {eventuelle|possible}[s]',
  "trace[s] {de |d'}", 'trazas de', 'tracce di', 'tracos de', 'vestigios de', 'peu{t|vent} [aussi ]contenir', 'kann {[auch ]spuren|% enthalten}', 'kann auch % enthalten', 'spuren von',
  'puede{|n} contener', "pu{o|o'} contenere", 'possono contenere', 'kan {sporen|% bevatten}', 'sporen van',
  'pode[m] conter', 'fabrique dans', 'elabore dans un atelier', 'made {in|on} {a facility|shared|equipment}',
  'manufactured {in|on}', 'produced {in|on} {a |equipment|shared}', 'processed {in|on} {a |equipment|shared}',
  'packed in a {facility|factory}', 'elaborado en', 'fabricado en', 'prodotto in [uno ]stabilimento', 'hergestellt in',
  '{un|not }suitable for', 'not suited for', 'suitable for {those|people} with', 'ne convient pas aux',
] as const;

/** "Without X": the words that follow name what is not there. */
export const NEGATIONS = [
  '+-free!{ range}',
  '{free {from|of}|without[ any]|contains no|does not contain|sans|sin|senza|ohne|zonder|sem} #',
  'no {added|artificial} +',
] as const;
