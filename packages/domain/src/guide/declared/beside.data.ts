/** "Turns out I'm not vegan after all", "toch geen allergie zegt de dokter": beside a statement, or what is taken back, these ask nothing. */
export const BESIDE: ReadonlySet<string> = new Set(
  `it turns turned out after all finally apparently actually any more anymore now the a test tests result results was were came back
negative says said doctor doc my that so just and but ok hey es der die das ein mein arzt sagt hat gesagt war ist negativ doch
jetzt mehr nicht also nun ergebnis laut finalement en fin au final plus le la les un mon medecin docteur dit teste negatif c' est
ete enfin bon ya al el mi medico dice dijo dio negativa negativo prueba resulta que ahora mas non no piu alla fine il lo mio
dottore ha detto ora adesso esito e risulta ja nao afinal mais o os meu disse deu agora era meer toch de het mijn dokter arts zegt
uitslag bleek blijkt nu niet me acaban decir dicho dijeron acabo saber descubierto told learned found gerade erfahren habe vient
viens d' apprendre apena scoperto saputo acabei descobri net gehoord ik ben je suis i am bin sono sou soy`.split(/\s+/),
);
