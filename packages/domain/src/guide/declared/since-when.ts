/**
 * "Coeliac since yesterday no clue where to start": a message that begins with a state and since when it holds tells it, whatever stands behind
 * it. A sentence ends there, so that the state is read by itself.
 */
export const withStateApart = (message: string): string => message.replace(SINCE_AT_FIRST, '$1. ');

const TIME =
  "(?:yesterday|today|birth|childhood|(?:last|this) (?:week|month|year|summer|winter|spring|autumn|monday|friday)|january|february|march|april|may|june|july|august|september|october|november|december|gestern|heute|vorgestern|geburt|kindheit|(?:letzte[rmn]?|diese[rmn]?|eine[rm]?) (?:woche|monat|jahr|sommer|winter)|hier|aujourd'hui|(?:la |ma )?naissance|(?:la semaine|le mois|l'année|l'ete|l'été) (?:derni[eè]re?|pass[eé]e?)|ayer|hoy|(?:el mes|el año|el ano) pasado|la semana pasada|(?:mi )?nacimiento|ieri|oggi|(?:la )?nascita|(?:la settimana|il mese|l'anno) scors[ao]|ontem|hoje|(?:a semana|o m[eê]s|o ano) passad[ao]|gisteren|vandaag|vorige (?:week|maand)|vorig jaar|(?:mijn )?geboorte|(?:\\d{1,2}|a|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três|twee|drie) (?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|jours?|semaines?|mois|ans?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|giorni?|settiman[ae]|mes[ei]|ann[oi]|m[eê]s|anos?|dagen|weken|maanden|jaar))";
const SINCE = '(?:since|seit|depuis|desde(?: hace| h[aá])?|dal?|dall[ao]|sinds)';
/** At most three words tell the state: "type 1 diabetic since yesterday". What comes behind begins with a letter, not with a point. */
const SINCE_AT_FIRST = new RegExp(`^(\\s*(?:[\\p{L}\\d'’-]+ ){1,3}${SINCE} ${TIME}),? (?=\\p{L})`, 'iu');
