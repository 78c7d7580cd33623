import { TUNED } from './asked.data.ts';
import type { Asked } from './asked.ts';
import { TUNED_FOURTH } from './asked-fourth.data.ts';
import { TUNED_FURTHER } from './asked-further.data.ts';
import { TUNED_THIRD } from './asked-third.data.ts';
import { HELD_BACK } from './held-back.data.ts';
import { HELD_BACK_FIFTH } from './held-back-fifth.data.ts';
import { HELD_BACK_FOURTH } from './held-back-fourth.data.ts';
import { HELD_BACK_FURTHER } from './held-back-further.data.ts';
import { HELD_BACK_THIRD } from './held-back-third.data.ts';
import { UNSEEN_EIGHTH } from './unseen-eighth.data.ts';
import { UNSEEN_ELEVENTH } from './unseen-eleventh.data.ts';
import { UNSEEN_FIFTEENTH } from './unseen-fifteenth.data.ts';
import { UNSEEN_FOURTEENTH } from './unseen-fourteenth.data.ts';
import { UNSEEN_NINTH } from './unseen-ninth.data.ts';
import { UNSEEN_SEVENTEENTH } from './unseen-seventeenth.data.ts';
import { UNSEEN_SEVENTH } from './unseen-seventh.data.ts';
import { UNSEEN_SIXTEENTH } from './unseen-sixteenth.data.ts';
import { UNSEEN_SIXTH } from './unseen-sixth.data.ts';
import { UNSEEN_TENTH } from './unseen-tenth.data.ts';
import { UNSEEN_THIRTEENTH } from './unseen-thirteenth.data.ts';
import { UNSEEN_TWELFTH } from './unseen-twelfth.data.ts';

/** Sets that the classifier of questions has learnt from: none of them measures it. */
export const TRAINING_SETS: readonly { readonly name: string; readonly questions: readonly Asked[] }[] = [
  { name: 'tuned', questions: TUNED },
  { name: 'tuned further', questions: TUNED_FURTHER },
  { name: 'tuned third', questions: TUNED_THIRD },
  { name: 'tuned fourth', questions: TUNED_FOURTH },
  { name: 'held back', questions: HELD_BACK },
  { name: 'held back further', questions: HELD_BACK_FURTHER },
  { name: 'held back third', questions: HELD_BACK_THIRD },
  { name: 'held back fourth', questions: HELD_BACK_FOURTH },
  { name: 'held back fifth', questions: HELD_BACK_FIFTH },
  { name: 'unseen sixth', questions: UNSEEN_SIXTH },
  { name: 'unseen seventh', questions: UNSEEN_SEVENTH },
  { name: 'unseen eighth', questions: UNSEEN_EIGHTH },
  { name: 'unseen ninth', questions: UNSEEN_NINTH },
  { name: 'unseen tenth', questions: UNSEEN_TENTH },
  { name: 'unseen eleventh', questions: UNSEEN_ELEVENTH },
  { name: 'unseen twelfth', questions: UNSEEN_TWELFTH },
  { name: 'unseen thirteenth', questions: UNSEEN_THIRTEENTH },
  { name: 'unseen fourteenth', questions: UNSEEN_FOURTEENTH },
  { name: 'unseen fifteenth', questions: UNSEEN_FIFTEENTH },
  { name: 'unseen sixteenth', questions: UNSEEN_SIXTEENTH },
  { name: 'unseen seventeenth', questions: UNSEEN_SEVENTEENTH },
];
