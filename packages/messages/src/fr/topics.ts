import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'Le **Nutri-Score** est une lettre de **A** à **E** pour la qualité nutritionnelle de 100 g ou 100 ml. Des points sont comptés *contre* l’énergie, les sucres, les acides gras saturés et le sel, et *pour* les fibres, les protéines et la part de fruits, légumes et légumineuses ; moins de points, c’est mieux. Pour la plupart des aliments, A va jusqu’à **0** point, B de **1 à 2**, C de **3 à 10**, D de **11 à 18**, et E à partir de **19**. Les boissons, ainsi que les graisses, huiles, fruits à coque et graines, ont leurs propres échelles ; parmi les boissons, seule l’eau nature est A. La lettre ne dit rien des additifs ni de la transformation, ni de vous : c’est ce qu’ajoute le score personnel.',
  nova: '**NOVA** classe les aliments selon leur degré de transformation : groupe **1**, non transformés ou peu transformés (avoine, lait, légumes surgelés) ; groupe **2**, ingrédients culinaires (huile, sucre, sel) ; groupe **3**, transformés (fromage, pain, poisson en conserve) ; groupe **4**, ultra-transformés, avec des ingrédients qu’aucune cuisine ne possède, comme des arômes, des émulsifiants ou des édulcorants. Cela ne dit rien en soi des nutriments.',
  ultra_processed:
    'Les **aliments ultra-transformés** sont le groupe NOVA **4** : faits en grande partie d’ingrédients raffinés et d’additifs comme des arômes, des colorants, des émulsifiants ou des édulcorants. Une revue d’études de 2024 a trouvé qu’une alimentation qui en contient plus va de pair avec plus de maladies du cœur et de diabète de type 2 ; c’est une association, et ces aliments ne se valent pas tous. Dans le score, ils perdent des points en plus de ce que coûtent leurs nutriments.',
  score:
    'Le **score personnel** va de **0** à **100** et s’additionne toujours ligne par ligne. Il part des points Nutri-Score de l’aliment, retire des points pour la transformation (NOVA 3 et 4) et pour les additifs préoccupants, en ajoute quelques-uns pour le bio, puis compte ce que *vous* avez demandé : vos objectifs, maladies et les ingrédients dont vous voulez plus ou moins. Une restriction que l’aliment ne respecte pas limite le score, de sorte qu’aucun bon chiffre ne la compense. Ouvrez « pourquoi ce score » sur un produit pour voir chaque ligne avec sa raison.',
  additives:
    'Les **additifs** sont des substances ajoutées dans un but : colorer, conserver, épaissir, sucrer. Dans l’UE, chaque additif autorisé a un **numéro E** : il a été évalué et permis dans certains aliments et quantités. Labelwise montre pour chacun la conclusion et l’année de l’évaluation, et ne retire des points que pour ceux qui suscitent une préoccupation précise. Interrogez-moi sur n’importe lequel, par exemple « qu’est-ce que E250 ? ».',
  organic:
    '**Bio**, dans l’UE, concerne l’agriculture : au moins **95 %** des ingrédients agricoles viennent de la production biologique, avec peu d’additifs et de pesticides autorisés. Cela dit peu du sucre, du sel ou des calories ; un biscuit bio reste un biscuit. Il rapporte quelques points dans le score.',
  light:
    '**« Allégé »** et **« réduit »** signifient au moins **30 %** de moins d’un élément que des produits similaires (**25 %** pour le sel). L’emballage doit dire ce qui a été réduit. Il peut en rester beaucoup, et autre chose peut l’avoir remplacé.',
  sugar_free:
    '**« Sans sucres »** signifie au plus **0,5 g** de sucres pour 100 g ou 100 ml. Des édulcorants ou des polyols peuvent s’y trouver.',
  no_added_sugar:
    '**« Sans sucres ajoutés »** signifie qu’on n’a ajouté ni sucre ni aliment utilisé pour sucrer (miel, concentré de jus). Les sucres des fruits ou du lait peuvent tout de même être abondants.',
  low_fat:
    '**« Faible teneur en matières grasses »** signifie au plus **3 g** de matières grasses pour 100 g (**1,5 g** pour 100 ml), **« sans matières grasses »** au plus **0,5 g**. Regardez les sucres : ils prennent parfois la place des graisses.',
  low_salt:
    '**« Pauvre en sodium ou en sel »** signifie au plus **0,3 g** de sel pour 100 g (0,12 g de sodium), « très pauvre » au plus **0,1 g** (0,04 g de sodium). « Réduit » demande seulement **25 %** de moins que des produits similaires.',
  source_of_fibre:
    '**« Source de fibres »** signifie au moins **3 g** de fibres pour 100 g (ou **1,5 g** pour 100 kcal), **« riche en fibres »** au moins **6 g** pour 100 g (ou **3 g** pour 100 kcal).',
  high_protein:
    '**« Source de protéines »** signifie qu’au moins **12 %** de l’énergie vient des protéines, **« riche en protéines »** au moins **20 %**. Cela ne dit rien du sucre ni de la transformation.',
  gluten_free_label: '**« Sans gluten »** signifie au plus **20 mg** de gluten par kg dans l’aliment tel que vendu.',
  may_contain:
    '**« Peut contenir »** est un avertissement volontaire : un allergène peut s’y trouver par accident. Aucun seuil légal n’y correspond ; en cas d’allergie, considérez-le comme présent. Labelwise ne dit jamais d’un aliment avec cet avertissement qu’il est exempt de cet allergène.',
  allergens:
    'Les emballages de l’UE doivent mettre en évidence **14 allergènes** dans la liste d’ingrédients : céréales contenant du gluten, crustacés, œufs, poissons, arachides, soja, lait, fruits à coque, céleri, moutarde, sésame, sulfites (plus de **10 mg** par kg), lupin et mollusques.',
  best_before:
    '**« À consommer de préférence avant »** concerne la qualité : l’aliment est souvent encore bon après, alors regardez, sentez et goûtez. **« À consommer jusqu’au »** concerne la sécurité : ne le mangez pas après cette date.',
  serving_size:
    'Une **portion** est ce que le fabricant pense que l’on mange ; aucune loi n’en fixe la taille, et elle peut être petite. C’est pourquoi les chiffres sont ici pour 100 g ou 100 ml, avec une portion à côté là où l’emballage en indique une.',
  reference_intake:
    '**Apports de référence** d’un adulte type dans l’UE : **2000 kcal** (8400 kJ), matières grasses **70 g**, acides gras saturés **20 g**, glucides **260 g**, sucres **90 g**, protéines **50 g**, sel **6 g** par jour. Ils aident à comparer les emballages ; ce ne sont pas des objectifs. Sur les étiquettes américaines, **5 %** de la valeur quotidienne est peu et **20 %** beaucoup.',
  ingredient_list:
    'Trois regards sur une **étiquette** : (1) la **liste d’ingrédients** va du plus au moins en poids, les trois premiers font donc l’essentiel ; (2) comparez le tableau **pour 100 g**, pas par portion ; (3) les allergènes sont mis en évidence dans la liste. Un pourcentage doit figurer là où un ingrédient est dans le nom ou l’image.',
  traffic_light:
    'Les **feux tricolores** britanniques pour 100 g, peu / beaucoup : matières grasses **3 / 17,5 g**, acides gras saturés **1,5 / 5 g**, sucres **5 / 22,5 g**, sel **0,3 / 1,5 g**. Pour les boissons, les seuils sont environ de moitié.',
  glycemic_index:
    'Je n’ai pas de chiffres d’**index glycémique** : les emballages ne l’indiquent pas, et il change avec la cuisson et le reste du repas. Fibres, céréales complètes et moins de sucres ajoutés, voilà ce qu’un emballage peut montrer.',
  bmi: 'L’**IMC** est le poids en kg divisé par le carré de la taille en mètres. Votre profil de santé le calcule au fil de la saisie. Il ne dit rien des muscles, de l’âge ni de la carrure, et le score d’un aliment ne l’utilise pas.',
  mediterranean_diet:
    'Le **régime méditerranéen** est un modèle : légumes, fruits, légumineuses, fruits à coque, céréales complètes et huile d’olive chaque jour, du poisson souvent, peu de viande rouge et transformée, peu de sucreries. Il est conseillé pour la santé du cœur.',
  keto_diet:
    'Un régime **keto** garde les glucides très bas. Labelwise juge compatibles jusqu’à **5 g** de glucides pour 100 g d’aliment, et plus de **15 g** non. En cas de diabète, de maladie rénale ou de grossesse, demandez d’abord à votre médecin.',
  intermittent_fasting:
    'Je connais les aliments emballés, pas les heures de repas, et ne peux donc pas conseiller sur le **jeûne**. Ce que vous mangez pendant les heures où vous mangez, je peux vous aider à le regarder.',
  balanced_diet:
    'L’**alimentation saine** de l’OMS en bref : au moins **400 g** de légumes et de fruits par jour, des céréales complètes et des légumineuses, des graisses insaturées plutôt que saturées, des sucres libres sous **10 %** de l’énergie, moins de **5 g** de sel par jour.',
  celiac:
    'La **maladie cœliaque** est une maladie durable dans laquelle le gluten abîme l’intestin grêle. Ce qui aide, c’est d’éviter le gluten à vie ; en cas de soupçon, il faut consulter un médecin *avant* de le faire, sinon le test peut échouer. Avec cette maladie dans votre profil de santé, Labelwise ne propose que des aliments connus pour être sans gluten (au plus **20 mg** par kg).',
  privacy:
    'En tant que **guide intégré**, je réponds sur ce serveur : ce que vous demandez ne va nulle part ailleurs. Les conversations restent dans votre compte jusqu’à ce que vous les supprimiez. Sous [Profil](/profile), vous pouvez exporter tout ce que nous conservons sur vous ou supprimer votre compte ; la [politique de confidentialité](/legal) donne les détails.',
  offline:
    '**L’appli s’ouvre sans réseau**, avec ce que vous avez consulté et votre dernier scan. Avec le pack hors ligne (dans le profil), elle trouve, note et propose aussi des produits toute seule ; ce que vous enregistrez attend le retour du réseau. Mes réponses, elles, en ont besoin.',
  data_source:
    'Les données des produits viennent du catalogue de cette installation, fondé sur **Open Food Facts** (Open Database License) et sur ce que les membres ajoutent. Les chiffres peuvent être anciens ou mal saisis ; là où ils ne peuvent pas être vrais, la page du produit le dit. L’emballage que vous avez en main a raison.',
  sugars:
    'Les **sucres** d’une étiquette sont tous les sucres simples : ceux qui sont ajoutés et ceux du lait ou des fruits. Les **sucres ajoutés** comptent davantage dans le score. L’OMS conseille aux adultes et aux enfants de garder les sucres *libres* (ajoutés, miel, jus) sous **10 %** de l’énergie, environ **50 g** par jour pour 2000 kcal, et juge **5 %** (environ **25 g**) encore mieux. L’apport de référence de l’UE pour tous les sucres est de **90 g** par jour. Sur les emballages, « faible teneur en sucres » signifie au plus **5 g** pour 100 g ou **2,5 g** pour 100 ml ; plus de **22,5 g** pour 100 g, c’est beaucoup.',
  salt: 'Le **sel** est du chlorure de sodium ; une étiquette compte le sel comme sodium × **2,5**. L’OMS conseille aux adultes de rester sous **5 g** de sel par jour (2 g de sodium), car davantage élève la tension ; l’apport de référence de l’UE est de **6 g**. « Pauvre en sodium » signifie au plus **0,3 g** de sel pour 100 g (0,12 g de sodium) ; plus de **1,5 g** pour 100 g, c’est beaucoup.',
  saturated_fat:
    'Les **acides gras saturés** sont ceux du beurre, du fromage, de la viande grasse, des huiles de coco et de palme. L’OMS conseille au plus **10 %** de l’énergie, en les remplaçant par des graisses insaturées ; l’apport de référence de l’UE est de **20 g** par jour. « Faible teneur en graisses saturées » signifie au plus **1,5 g** pour 100 g ; plus de **5 g** pour 100 g, c’est beaucoup.',
  trans_fat:
    'Les **acides gras trans** issus d’huiles partiellement hydrogénées augmentent le risque de maladie du cœur plus que toute autre graisse. L’OMS en conseille au plus **1 %** de l’énergie, et l’UE autorise au plus **2 g** d’acides gras trans industriels pour 100 g de graisse.',
  fat: 'Les **matières grasses** ont environ **9 kcal** par gramme, deux fois plus que les glucides ou les protéines, et leur nature compte plus que leur quantité. L’EFSA donne **20 à 35 %** de l’énergie comme une bonne fourchette pour les adultes ; l’apport de référence de l’UE est de **70 g** par jour. « Faible teneur en matières grasses » signifie au plus **3 g** pour 100 g ou **1,5 g** pour 100 ml ; plus de **17,5 g** pour 100 g, c’est beaucoup.',
  unsaturated_fat:
    'Les **graisses insaturées** sont celles des huiles d’olive, de colza et de noix, des fruits à coque, des graines et du poisson. Les mettre à la place des saturées abaisse le cholestérol LDL. « Riche en graisses insaturées » signifie qu’au moins **70 %** des graisses sont insaturées et donnent plus de **20 %** de l’énergie.',
  fibre:
    'Les **fibres** sont la partie des plantes que nous ne digérons pas : elles rassasient, nourrissent l’intestin et freinent le sucre. L’EFSA et l’OMS donnent **25 g** par jour comme suffisants pour les adultes. « Source de fibres » signifie au moins **3 g** pour 100 g, « riche en fibres » au moins **6 g** pour 100 g (ou **3 g** pour 100 kcal).',
  protein:
    'Les **protéines** construisent et réparent le corps et rassasient. La référence de l’EFSA pour les adultes est de **0,83 g** par kg de poids par jour ; qui s’entraîne pour ses muscles vise souvent **1,4 à 2 g** par kg. L’apport de référence de l’UE sur les étiquettes est de **50 g** par jour. « Source de protéines » signifie qu’au moins **12 %** de l’énergie en vient, « riche en protéines » au moins **20 %**.',
  carbohydrates:
    'Les **glucides** sont les sucres et l’amidon, avec environ **4 kcal** par gramme. L’EFSA donne **45 à 60 %** de l’énergie comme une bonne fourchette ; l’apport de référence de l’UE est de **260 g** par jour. L’OMS conseille de les prendre surtout dans les céréales complètes, les légumes, les fruits et les légumineuses.',
  calories:
    'L’**énergie** se compte en kilocalories (kcal, « calories ») ou en kilojoules ; **1 kcal** vaut **4,184 kJ**. L’apport de référence de l’UE d’un adulte type est de **2000 kcal** (8400 kJ) par jour ; vos besoins dépendent de la taille, de l’âge et de l’activité. « Faible valeur énergétique » signifie au plus **40 kcal** pour 100 g ou **20 kcal** pour 100 ml. Labelwise juge peu dense en énergie un aliment jusqu’à **225 kcal** pour 100 g.',
  omega_3:
    'Les **oméga-3** viennent des poissons gras (EPA, DHA) et du colza, du lin et des noix (ALA). L’EFSA donne **250 mg** d’EPA et de DHA par jour comme suffisants pour les adultes. « Riche en oméga-3 » signifie au moins **0,6 g** d’ALA, ou **80 mg** d’EPA et de DHA, pour 100 g et pour 100 kcal.',
  cholesterol:
    'Le **cholestérol** des aliments change moins celui du sang que les graisses saturées et trans. Ce qui abaisse le cholestérol LDL : des graisses insaturées à la place des saturées, et des fibres solubles comme le bêta-glucane de l’avoine (**3 g** par jour).',
  caffeine:
    'La **caféine** est commune au café, au thé, au cola et aux boissons énergisantes. Jusqu’à **400 mg** par jour, et **200 mg** en une fois, elle ne pose pas de problème à un adulte en bonne santé. Dans l’UE, les boissons à plus de **15 mg** pour 100 ml doivent avertir qu’elles sont déconseillées aux enfants et aux femmes enceintes ou allaitantes.',
  alcohol:
    'L’**alcool** a environ **7 kcal** par gramme. L’OMS déclare qu’aucune quantité n’est sans danger pour la santé. Les boissons à plus de **1,2 %** en volume doivent l’indiquer sur l’emballage, et au-delà un score s’arrête ici à **25**.',
  water:
    'L’EFSA donne **2 l** d’eau par jour pour les femmes et **2,5 l** pour les hommes comme suffisants, boissons et aliments confondus. L’eau nature est la seule boisson à obtenir un Nutri-Score A.',
  vitamins:
    'Sur les emballages de l’UE, une **vitamine ou un minéral** peut être cité quand 100 g en contiennent au moins **15 %** de la valeur de référence (**7,5 %** pour les boissons) : c’est « source de ». « Riche en » est le double.',
  vitamin_d:
    'La **vitamine D** entretient les os et les muscles ; on la trouve dans les poissons gras, les œufs et les aliments enrichis, et la peau en fabrique au soleil. La valeur de référence des étiquettes est de **5 µg** par jour ; l’EFSA donne **15 µg** comme suffisants pour les adultes.',
  vitamin_c:
    'La **vitamine C** aide à absorber le fer des végétaux et soutient le système immunitaire. La valeur de référence des étiquettes est de **80 mg** par jour ; poivrons, baies, agrumes et choux en ont beaucoup.',
  vitamin_b12:
    'La **vitamine B12** se trouve dans les aliments d’origine animale et les aliments enrichis ; une alimentation végane demande des aliments enrichis ou un complément. La valeur de référence des étiquettes est de **2,5 µg** par jour.',
  calcium:
    'Le **calcium** est nécessaire aux os, aux dents et aux muscles. La valeur de référence des étiquettes est de **800 mg** par jour. Les produits laitiers, les boissons végétales enrichies, le tofu caillé au calcium et certaines eaux minérales en ont beaucoup.',
  iron: 'Le **fer** transporte l’oxygène dans le sang. La valeur de référence des étiquettes est de **14 mg** par jour. Légumineuses, céréales complètes, viande rouge et graines en contiennent ; la vitamine C au même repas aide pour le fer des végétaux.',
  magnesium:
    'Le **magnésium** aide les muscles et les nerfs. La valeur de référence des étiquettes est de **375 mg** par jour ; fruits à coque, graines, céréales complètes et légumineuses en ont beaucoup.',
  potassium:
    'Le **potassium** aide à garder une tension normale. La valeur de référence des étiquettes est de **2000 mg** par jour ; fruits, légumes, légumineuses et pommes de terre en ont beaucoup. Avec une maladie rénale, il faut peut-être le limiter : demandez à votre médecin.',
  sweeteners:
    'Les **édulcorants** comme l’aspartame, le sucralose ou la stévia sucrent presque sans énergie. Ceux qui sont utilisés ont passé une évaluation de sécurité ; l’OMS conseille pourtant de ne pas s’en servir pour contrôler son poids, car on n’a pas vu de bénéfice à long terme. Pour les boissons, le Nutri-Score ajoute **4** points.',
  sugar_alcohols:
    'Les **polyols** (xylitol, sorbitol, maltitol, numéros E 420 et 965 à 968) ont moins de calories que le sucre et épargnent les dents. Les aliments qui en contiennent plus de **10 %** doivent dire qu’un excès peut avoir un effet laxatif.',
  palm_oil:
    'L’**huile de palme** est pour moitié environ composée d’acides gras saturés, et augmente donc le cholestérol LDL par rapport à l’huile d’olive ou de colza. Les emballages de l’UE doivent la nommer. Son effet sur les forêts est une autre question, que le score ne juge pas.',
  gluten:
    'Le **gluten** est une protéine du blé, du seigle, de l’orge et de leurs parents. Seules les personnes ayant une maladie cœliaque, une allergie au blé ou une sensibilité doivent l’éviter. « Sans gluten » signifie au plus **20 mg** par kg, « très faible teneur en gluten » au plus **100 mg** par kg.',
  lactose:
    'Le **lactose** est le sucre du lait. Qui le digère mal supporte souvent les fromages à pâte dure, le yaourt ou le lait sans lactose ; qui est allergique aux protéines du lait, non. Le lait doit être déclaré sur tous les emballages de l’UE.',
  whole_grains:
    'Les **céréales complètes** gardent le son et le germe, et avec eux les fibres, les minéraux et les vitamines B. L’OMS conseille de prendre les glucides surtout dans les céréales complètes, les légumes, les fruits et les légumineuses. Cherchez « complet » comme premier ingrédient.',
  processed_meat:
    'La **viande transformée** (saucisses, jambon, lard, salami) est classée par le CIRC comme cause de cancer colorectal (groupe **1**) : chaque **50 g** par jour va de pair avec un risque environ **18 %** plus élevé. La viande rouge en est « probablement » une cause (groupe **2A**).',
  red_meat:
    'La **viande rouge** apporte des protéines, du fer et de la B12, mais le CIRC la classe comme cause probable de cancer colorectal (groupe **2A**). Dans le Nutri-Score, ses protéines comptent au plus **2** points.',
  probiotics:
    'Les **probiotiques** sont des microbes vivants comme ceux du yaourt et du kéfir. La seule allégation que l’UE autorise est que les ferments du yaourt aident les personnes qui digèrent mal le lactose à digérer celui de ce yaourt.',
  fruit_and_vegetables:
    'L’OMS conseille aux adultes au moins **400 g** de légumes et de fruits par jour, environ cinq portions. Dans le Nutri-Score, une part de plus de **40 %** de fruits, légumes et légumineuses commence à rapporter des points.',
} satisfies Translation<typeof english>;
