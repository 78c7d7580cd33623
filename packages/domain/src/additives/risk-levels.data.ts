export type AdditiveLevel = 'low' | 'moderate' | 'high';

/**
 * The one level of risk of each additive: what is shown and what is scored. Codes in order of number.
 *
 * The ladder, first rule that fits, the newest and most specific word of an authority deciding:
 * - high: withdrawn or refused by the EU or the FDA for safety since 2000; IARC group 1 or 2A by mouth; an authority
 *   reports a concern at realistic intake; or the average consumer of an age group passes the daily limit.
 * - moderate: only high consumers pass the limit; IARC 2B; a mandatory notice on packs; authorities disagree; or EFSA
 *   could not assess it for lack of data.
 * - low: limit confirmed or not needed, no exposure concern.
 *
 * @source EFSA, JECFA, IARC, FDA and European Commission evaluations; named for each code in `knowledge.data.ts`.
 */
export const CODES_BY_LEVEL: Readonly<Record<AdditiveLevel, string>> = {
  high: `
    e127 e128 e154 e171 e216 e217 e220 e221 e222 e223 e224 e225 e226 e227 e228 e240 e249 e250 e251 e252 e338 e339
    e340 e341 e343 e443 e450 e451 e452 e481 e482 e553b e620 e621 e622 e623 e624 e625 e924 e924a e924b
  `,
  moderate: `
    e100 e102 e104 e110 e121 e122 e123 e124 e129 e140ii e141 e150 e150c e155 e160b e172 e173 e174 e175 e180 e201
    e203 e210 e211 e212 e213 e243 e284 e285 e310 e311 e312 e320 e407 e407a e420 e421 e432 e433 e434 e435 e436 e459
    e473 e474 e483 e491 e492 e493 e494 e495 e552 e553 e553a e554 e555 e556 e559 e905a e905b e905c e907 e912 e914
    e927a e928 e951 e952 e953 e958 e960 e962 e964 e965 e966 e967 e968 e999
  `,
  low: `
    e14xx e101 e120 e131 e132 e133 e140 e142 e143 e150a e150b e150d e151 e153 e160 e160a e160c e160d e160e e161b
    e161g e162 e163 e170 e181 e200 e202 e214 e215 e218 e219 e234 e235 e239 e242 e260 e261 e262 e263 e270 e280 e281
    e282 e283 e290 e296 e297 e300 e301 e302 e304 e306 e307 e308 e309 e315 e316 e319 e321 e322 e325 e326 e327 e330
    e331 e332 e333 e334 e335 e336 e337 e350 e351 e352 e353 e354 e355 e363 e375 e380 e385 e392 e400 e401 e402 e403
    e404 e405 e406 e410 e412 e413 e414 e415 e416 e417 e418 e422 e425 e426 e427 e428 e440 e441 e442 e444 e445 e460
    e461 e462 e463 e464 e465 e466 e468 e469 e470 e470a e470b e471 e472 e472a e472b e472c e472d e472e e472f e475
    e476 e477 e479b e500 e501 e502 e503 e504 e507 e508 e509 e510 e511 e513 e514 e515 e516 e517 e520 e521 e522 e523
    e524 e525 e526 e527 e528 e529 e530 e535 e536 e538 e541 e551 e570 e572 e574 e575 e576 e577 e578 e579 e585 e626
    e627 e628 e629 e630 e631 e632 e633 e634 e635 e636 e637 e640 e641 e900 e901 e902 e903 e904 e905 e920 e927b e938
    e939 e941 e942 e943a e943b e944 e948 e949 e950 e954 e955 e957 e959 e961 e969 e1100 e1101 e1102 e1103 e1104
    e1105 e1200 e1201 e1202 e1204 e1400 e1401 e1402 e1403 e1404 e1405 e1410 e1412 e1413 e1414 e1420 e1422 e1440
    e1442 e1450 e1451 e1452 e1504 e1505 e1518 e1520 e1521
  `,
};

/** How often a level has changed; one more with every change, since it is a part of the edition of the rules (`RULES_VERSION`). */
export const LEVEL_CHANGES = 0;
