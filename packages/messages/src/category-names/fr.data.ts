/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Bières à 5 %
abbey beer|Bières d'abbayes
absinthium|Absinthe
acacia honeys|Miels d’acacia
acar|Achards de légumes
acid gummy candies|Bonbons acidulés gélifiés
acidic apples|Pommes acides
advent calendars|Calendriers de l'avent
advocaat|Liqueur aux œufs
agar agar|Agar-agar
agave syrups|Sirops d'agave
agricultural rums|Rhums agricoles
aiolis|Aïolis
albacore|Thons blancs
alcohol vinegars|Vinaigres d’alcools
alcoholic beverages|Boissons alcoolisées
ales|Bières ale
alexandrian senna|Senna angustifolia
alfalfa seeds|Graines de alfalfa
almond based creams for cooking|Crèmes végétales à base d'amande pour cuisiner
almond butters|Purées d'amande
almond cakes|Gâteaux aux amandes
almond cookies|Croquants aux amandes
almond creme filled wafers|Gaufrettes fourrées à la crème d'amande
almond meal|Amandes en poudre
almond milk yogurts|Desserts de lait d'amande fermenté
almond milks|Boissons à l’amande
almond oils|Huiles d'amande
almond paste|Pâtes d’amande
almond turrón|Tourons aux amandes
almonds|Amandes
almonds spreads|Pâtes à tartiner aux amandes
aloe vera drinks|Boissons à l'aloe-vera
alsatian whiskey|Whisky alsacien
amaranth|Amarante
amaranth flakes|Flocons d'amarante
amaranth milks|Boissons à l'amarante
amaranth oils|Huiles d'amarante
amber beers|Bières ambrées
amber rum|Rhums ambrés
american beers|Bières américaines
american whiskeys|Whisky américain
ananas sorbets|Sorbets à l'ananas
anchovy|Anchois
anchovy fillets|Filets d’anchois
anchovy paste|Anchoïade
anglers|Lottes
animal fats|Matières grasses animales
anise|Infusions Anis vert
anise syrups|Sirops à l'anis
anticaking agents|Anti-agglomérants
ants|Fourmis
appenzeller cheese|Appenzeller
appetizers|Apéritif
apple cereal bars|Barres de céréales à la pomme
apple compotes|Compotes de pomme
apple jams|Confitures de pommes
apple juices|Jus de pomme
apple nectars|Nectars de pomme
apple pastes|Pâtes de pommes
apple pies|Tartes aux pommes
apple soft drinks|Sodas à la pomme
apple sorbets|Sorbets à la pomme
apple syrups|Sirops de pomme
apple turnovers|Chaussons aux pommes
apple yogurts|Yaourts à la pomme
apples|Pommes
apples jellies|Gelées de pommes
applesauces|Compotes pommes nature
apricot apple compotes|Compotes pommes abricot
apricot cereal bars|Barres de céréales à l'abricot
apricot compotes|Compotes d'abricot
apricot jams|Confitures d’abricot
apricot juices|Jus d'abricot
apricot marmalades|Marmelades d’abricots
apricot nectars|Nectars d'abricot
apricot pies|Tartes aux abricots
apricot tartlets|Tartelettes à l'abricot
apricot yogurts|Yaourts à l'abricot
apricots|Abricots
apricots in syrup|Abricots au sirop
arame seaweeds|Algues aramé
arborio rices|Riz arborio
argan oils|Huiles d'argan
armagnac|Armagnacs
armagnac ténarèze|Armagnac-Ténarèze
aromatic herbs|Herbes aromatiques
aromatic plants|Plantes aromatiques
aromatic rices|Riz parfumés
arrabbiata sauces|Sauces Arrabiata
artichoke hearts|Coeurs d'artichauts
artichokes|Artichauts
artificial sugar substitutes|Édulcorants artificiels
artisan cheeses|Fromages artisanaux
artisan jams|Confitures artisanales
artisan products|Produits artisanaux
artisanal ciders|Cidres artisanaux
artisanal spirits|Alcools artisanaux
asparagus|Asperges
asparagus soups|Soupes aux asperges
aspartame|Aspartames
assorted chocolate candies|Assortiments de bonbons de chocolat
assorted chocolates|Assortiments de chocolats
assorted jams|Confitures assorties
assortments of biscuits|Assortiments de biscuits
atlantic bluefin tunas|Thons rouges
auvergne blue cheese from cow s milk|Bleus d'Auvergne
avocado oils|Huiles d'avocat
avocados|Avocats
ayran|Ayrans
azuki beans|Haricots azukis
baba ghanoush|Baba ganousch
baby dairy desserts|Desserts lactés pour bébé
baby dishes|Assiettes pour bébé
baby drinks|Boissons pour bébé
baby follow on milk from 2 years|Laits de suite à partir de 2 ans
baby follow on milk from 3 years|Laits de suite à partir de 3 ans
baby follow on milk from 5 months|Laits 2ème âge
baby foods|Aliments pour bébé
baby fruit desserts|Desserts au fruit pour bébé
baby milks|Laits pour bébé
baeri caviars|Caviar Baeri
bagel breads|Pains Bagel
bahía rices|Riz Bahía
bai mudan teas|Bai Mu Dan
baihao yinzhen teas|Bai Hao Yin Zhen
baked beans in tomato sauce|Haricots à la tomate
baker s yeast|Levures de boulanger
baking powder or raising agent|Levure chimique
balsamic vinegars|Vinaigres balsamiques
balsamic vinegars of modena|Vinaigres balsamiques de Modène
bamboo shoots|Pousses de bambou
banana apple compotes|Compotes pommes banane
banana cereal bars|Barres de céréales à la banane
banana jams|Confitures de bananes
banana nectars|Nectars de banane
banana soy yogurts|Yaourts de soja à la banane
banana yogurts|Yaourts à la banane
bananas|Bananes
bancha teas|Thés bancha
barbadian rum|Rhums barbadiens
barbecue crisps|Chips barbecue
barbecue sauces|Sauces barbecue
barley|Orge
barley flakes|Flocons d’orge
barley flours|Farines d’orge
barley malt flours|Farines de malt d’orge
barley malt syrup|Sirops d'orge malté
barley milks|Boissons végétales d'orge
barley pasta|Pâtes d'orge
barn chicken eggs|Œufs de poules élevées au sol
bars|Barres
bars covered with chocolate|Barres chocolatées
basil|Basilic
basmati rices|Riz Basmati
bass|Bars
batches withdrawn from retail stores|Lots retirés de la vente
batches withdrawn from retail stores in february 2013|Lots retirés de la vente en février 2013
baumkuchen|Gâteaux à la broche
bavarian beers|Bières bavaroises
bavarian mustards|Moutarde bavaroise
bay laurel|Laurier
bayonne ham|Jambons de Bayonne
bcaa|Acides aminés ramifiés
bee products|Miels et produits de la ruche
beef|Bœuf
beef broth|Bouillons de bœuf
beef carpaccio|Carpaccio de boeuf
beef dishes|Plats au bœuf
beef jerkies|Viande de bœuf séchée
beef preparations|Préparations de viande bovine
beef ragu|Ragoûts de bœuf
beef ravioli|Raviolis au bœuf
beef steaks|Steaks de bœuf
beef tongues|Langues de bœuf
beers|Bières
beers from czech republic|Bières de République tchèque
beers from germany|Bières allemandes
beers from ireland|Bières irlandaises
beers from united kingdom|Bières du Royaume-Uni
beers with chestnut|Bières à la chataigne
beers with fruits|Bieres aromatisées aux fruits
beers with pear|Bières à la poire
beers without gluten|Bières sans gluten
beet|Betteraves
beetroot juices|Jus de betterave
beets salads|Salades de betteraves
belgian beers|Bières belges
belgian endives|Endives
belgian whisky|Whisky belge
beluga caviar|Caviar béluga
berries|Fruits rouges
berries soy yogurts|Yaourts soja aux fruits rouges
berry jams|Confitures de fruits rouges
beverages|Boissons
beverages with cranberry|Boissons à la canneberge
beverages with orange|Boissons à l'orange
bicarbonates of soda|Bicarbonates de sodium
bifidus yogurts|Yaourts au Bifidus
bigarade orange marmelades|Marmelades d'oranges amères
bigeye tunas|Thon obèse
bilberries jams|Confitures de myrtilles
birch syrups|Sirops de bouleau
bird food|Nourriture pour oiseaux
biscuit with a chocolate bar covering|Biscuits tablette de chocolat
biscuits and cakes|Biscuits et gâteaux
biscuits and crackers|Biscuits et crackers
biscuits for babies|Biscuits pour bébé
black beans|Haricots noirs
black beers|Bières noires
black cardamom|Cardamome brune
black forest gâteau|Forêt-noires
black grams|Haricots urd
black grapes|Raisins noirs
black lentils|Lentilles noires
black nougat|Nougats noirs
black olives|Olives noires
black peppercorns|Poivre noir en grains
black peppers|Poivres noirs
black pitted olives|Olives noires dénoyautées
black pudding|Boudins noirs
black seedless grapes|Raisins noirs épépinés
black teas|Thés noirs
black truffles|Truffes du Périgord
blackberries|Mûres
blackberry jams|Confitures de mûres
blackberry jellies|Gelées de mûres
blackberry yogurts|Yaourts à la mûre
blackcurrant jams|Confitures de cassis
blackcurrant mustards|Moutardes au cassis
blackcurrant syrups|Sirops de cassis
blackthorns|Prunelles
blanched roasted hazelnuts|Noisettes grillées émondées
blanched shelled hazelnuts|Noisettes décortiquées émondées
blended scotch whisky|Blend écossais
blends of honey and propolis|Préparations à base de miel et propolis
blonde lentils|Lentilles blondes
blood orange juices|Jus d'orange sanguine
blood sausage terrines|Terrines de boudin
bloody milk caps|Lactaires sanguins
blue veined cheeses|Fromages à pâte persillée
blueberries|Myrtilles
blueberry applesauces|Compotes pommes myrtille
blueberry jams|Confitures de myrtilles
blueberry juices|Jus de myrtilles
blueberry muffins|Muffins aux myrtilles
blueberry nectars|Nectars de myrtilles
blueberry soy yogurts|Yaourts de soja à la myrtille
blueberry syrups|Sirops de myrtille
blueberry yogurts|Yaourts à la myrtille
bodybuilding supplements|Compléments pour le Bodybuilding
bog bilberries|Myrtilles des marais
boiled eggs|Œufs durs
bolognese crisps|Chips bolognaise
bolognese lasagne|Lasagnes à la bolognaise
bolognese pizzas|Pizzas à la bolognaise
bolognese raviolis|Ravioli à la bolognaise
bolognese sauces|Sauces bolognaises
bomba rices|Riz Bomba
bonbons|Bonbons de chocolat
borage seed oils|Huiles de graines de bourrache
bottarga|Boutargue
bouillon cubes|Bouillons cubes
bouillon pots|Marmites de bouillon
bouillon powders|Bouillons en poudre
bouquet garni|Bouquets garnis
bourbon whiskeys|Bourbons
braised hams|Jambons braisés
bramble honeys|Miels de ronce
bran|Son
brandys|Brandys
brava sauce|Sauces bravas
brazil nuts|Noix du Brésil
bread crumbs|Chapelure
bread pretzels|Pains Bretzels
breaded alaska pollock|Poissons panés de colin d'Alaska
breaded cheeses|Fromages panés
breaded chicken|Poulets panés
breaded chicken cutlets|Escalopes de poulet panées
breaded cod fish|Poissons panés de cabillaud
breaded fish|Poissons panés
breaded hake fish|Poissons panés de merlu blanc
breaded onion rings|Rondelles d'oignon panées
breaded products|Produits panés
breaded whiting|Poissons panés de merlan
breads|Pains
breads with raisins|Pains aux raisins
breadsticks|Gressins
breakfast biscuits|Biscuits petit-déjeuner
breakfast cereals|Céréales pour petit-déjeuner
breakfasts|Petits-déjeuners
breams|Dorades
breton cakes|Gâteaux bretons
breton whiskey|Whisky breton
bries|Bries
brioche filled with custard|Brioche fourrée crème pâtissière
brittany beers|Bières bretonnes
broccoli|Brocolis
broths|Bouillons
brown basmati rices|Riz Basmati bruns
brown flax seeds|Graines de lin brun
brown jasmine rices|Riz thaï noir
brown lentils|Lentilles brunes
brown rices|Riz complet
brown rum|Rhums bruns
brown sauces|Sauces brunes
brown shrimp|Crevettes grises
brown sugars|Sucres roux
brussels sprouts|Choux de Bruxelles
buckwheat|Sarrasin
buckwheat flakes|Flocons de sarrasin
buckwheat flours|Farines de sarrasin
buckwheat groats|Gruau de sarrasin
buckwheat honeys|Miels de sarrasin
buckwheat milks|Boissons au sarrasin
buckwheat pasta|Pâtes de sarrasin
buffalo burrata|Burrata de bufflonne
buffalo cheeses|Fromages au lait de bufflonne
buffalo mozzarella|Mozzarella de bufflonne
bulgur|Boulgour
buns|Buns (petits pains)
burgundy wines|Bourgogne
butter beans|Haricots beurre de Lima
butter croissants|Croissants au beurre
butter fat|Matière grasse de beurre
buttermilks|Babeurres
butternut squashes|Courges Butternut
butters|Beurres
béarnaise sauce|Sauces béarnaises
béchamel sauces|Sauces béchamel
cabbages|Choux cabus
caesar salads|Salades caesar
cage chicken eggs|Œufs de poules élevées en cage
cake mixes|Préparations pour gâteaux
cakes|Gâteaux
calamari|Calamars
calissons d aix|Calissons d'Aix
camargue rices|Riz de Camargue
camemberts|Camemberts
camemberts de normandie|Camemberts de Normandie
camemberts from microfiltered cow milk|Camemberts au lait microfiltré de vache
camemberts from pasteurized cow milk|Camemberts au lait pasteurisé de vache
camemberts from raw cow milk|Camemberts au lait cru de vache
camemberts from thermized cow milk|Camemberts au lait thermisé de vache
canadian whiskeys|Whisky canadiens
canary grass|Alpiste
canary grass milks|Boissons végétales d'alpiste
candied fruits|Fruits confits
candies|Bonbons
candy canes|Sucres d’orge
cane sugar|Sucres de canne
canned alfalfa sprouts|Pousses d'alfalfa en conserve
canned artichokes|Artichauts en conserve
canned asparagus|Asperges en conserve
canned beet|Betteraves en conserve
canned bloody milk cap|Lactaires sanguins en conserve
canned broad beans|Fèves en conserve
canned brussels sprouts|Choux de Bruxelles en conserve
canned cabbage|Choux en conserve
canned carrots|Carottes en conserve
canned cauliflowers|Choux-fleurs en conserve
canned celery|Céleri en conserve
canned cereals|Céréales en conserve
canned champignon mushrooms|Champignons de Paris en conserve
canned chanterelles|Girolles en conserve
canned chards|Bettes en conserve
canned cheeses|Fromages en conserve
canned chickpeas|Pois chiches en conserve
canned common beans|Haricots en conserve
canned corn|Maïs en conserve
canned fishes|Poissons en conserve
canned flageolet beans|Flageolets en conserve
canned flat green beans|Haricots verts plats en conserve
canned fruits|Fruits en conserve
canned fruits in juice|Fruits en conserve au jus
canned green asparagus|Asperges vertes en conserve
canned green beans|Haricots verts en conserve
canned green pigeon peas|Pois d'Angole verts en conserve
canned hearts of palm|Cœurs de palmier en conserve
canned herrings|Harengs en conserve
canned hygrophorus latitabundus|Hygrophorus latitabundus en conserve
canned king trumpet mushrooms|Pleurotes du panicaut en conserve
canned leeks|Poireaux en conserve
canned legume sprouts|Pousses de légumineuses en conserve
canned legumes|Légumineuses en conserve
canned lentils|Lentilles en conserve
canned mackerels|Maquereaux en conserve
canned meals|Plats préparés en conserve
canned meats|Viandes en conserve
canned mixed fruit in syrup|Cocktail de fruits au sirop
canned mixed mushrooms|Mélanges de champignons en conserve
canned mung bean sprouts|Pousses de haricot mungo en conserve
canned mushrooms|Champignons en conserve
canned mussels|Moules en conserve
canned nuts|Fruits à coques en conserve
canned oyster mushrooms|Pleurotes en huître en conserve
canned paddy straw mushrooms|Volvaire volvacée en conserve
canned peas|Petits pois en conserve
canned peas and carrots|Petits pois et carottes en conserve
canned peppers|Poivrons en conserve
canned pineapples|Ananas en conserve
canned plant based foods|Aliments à base de plantes en conserve
canned porcini mushrooms|Cèpes en conserve
canned potatoes|Pommes de terre en conserve
canned quartered champignon mushrooms|Quartiers de champignons de Paris en conserve
canned raviolis|Ravioli en conserve
canned red kidney beans|Haricots rouges en conserve
canned red pine mushrooms|Lactaires délicieux en conserve
canned salmons|Saumon en conserve
canned salsifis|Salsifis en conserve
canned sardines|Sardines en conserve
canned scarlet runner beans|Haricots d'Espagne en conserve
canned seaweeds|Algues en conserve
canned shiitake mushrooms|Champignons shiitake en conserve
canned sliced champignon mushrooms|Champignons de Paris émincés en conserve
canned snails|Escargots en conserve
canned soups|Soupes en conserve
canned spinachs|Épinards en conserve
canned sprouts|Pousses en conserve
canned sweet corn|Maïs doux en conserve
canned sweet red peppers|Poivrons rouges en conserve
canned tomatoes|Tomates en conserve
canned truffles|Truffes en conserve
canned tunas|Thon en conserve
canned vegetable soups|Soupes de légumes en conserve
canned vegetables|Légumes en conserve
canned white asparagus|Asperges blanches en conserve
canned white common beans|Haricots blancs en conserve
canned whole champignon mushrooms|Champignons de Paris entiers en conserve
canola oils|Huiles de canola
cantaloupe melons|Melons Cantaloup
capon|Chapons
caramel cheesecakes|Cheesecakes au caramel
caramel chocolate bars|Barres chocolatées au caramel
caramel chocolate cookie bars|Barres chocolatées biscuitées au caramel
caramel chocolates|Chocolats au caramel
caramel spreads|Pâtes à tartiner au caramel
caramel stuffed wafers|Gaufrettes fourrées au caramel
caramel yogurts|Yaourts au caramel
caramelized almonds|Amandes caramélisées
caramelized hazelnuts|Noisettes caramélisées
caramelized mixed nuts|Noix mélangées caramélisées
caramelized peanuts|Cacahuètes caramélisées
carbonated drinks|Boissons gazeuses
carbonated mineral waters|Eaux minérales gazeuses
carbonated natural mineral waters|Eau minérale naturelle gazéifiée
carbonated waters|Eaux gazeuses
cardamom|Cardamome
cardoons|Cardons
carnaroli rices|Riz Carnaroli
carob spreads|Pâtes à tartiner au caroube
carrageenans|Carraghénanes
carrot juices|Jus de carotte
carrot salads|Salades de carottes
carrot soups|Soupes de carottes
carrots|Carottes
cashew butters|Purées de noix de cajou
cashew nut bars|Barres de noix de cajou
cashew nuts|Noix de cajou
cassava crisps|Chips de manioc
cat food|Nourriture pour chats
cat tongue|Langues de chat
cauliflowers|Choux-fleurs
caviars|Caviars
cayenne peppers|Piments de Cayenne
celery|Céleri
cereal bar with almonds or hazelnuts|Barre céréalière aux amandes ou aux noisettes
cereal bar with hazelnuts|Barre céréalière aux noisettes
cereal bars|Barres de céréales
cereal brans|Sons de céréales
cereal butters|Purées de céréales
cereal chocolates|Chocolats aux céréales
cereal flakes|Flocons de céréales
cereal flours|Farines de céréales
cereal germs|Germes de céréales
cereal grains|Céréales en grains
cereal milks|Boissons aux céréales
cereal oils|Huiles de céréales
cereal pastas|Pâtes alimentaires de céréales
cereal semolinas|Semoules de céréales
cereal starches|Amidons de céréales
cereal syrups|Sirops de céréales
cereals and potatoes|Féculents
cereals and their products|Céréales et dérivés
cereals for babies|Céréales pour bébé
cereals with caramel|Céréales au caramel
cereals with fruits|Céréales aux fruits
cereals with honey|Céréales au miel
cervelat|Cervelas
chamomile|Camomille
champagnes|Champagnes
champignon mushrooms|Champignons de Paris
chanterelles|Girolles
chards|Blettes
charentais melons|Melons Charentais
chaï teas|Thés chaï
cheddar and onion crisps|Chips cheddar et oignon
cheddar cheese|Cheddars
cheddar slices|Cheddar en tranches
cheese and onion crisps|Chips fromage et oignon
cheese fondue from savoy|Fondues savoyardes
cheese pizzas|Pizzas au fromage
cheese ravioli|Ravioli au fromage
cheese sandwiches|Sandwichs au fromage
cheese sauces|Sauces au fromage
cheese spreads|Fromages à tartiner
cheese substitutes|Substituts du fromage
cheesecake with red berries|Cheesecake aux fruits rouges
cheeses|Fromages
cheeses from corsica|Fromages de Corse
cheeses from england|Fromages d'Angleterre
cheeses from northern ireland|Fromages d'Irlande du Nord
cheeses from scotland|Fromages d'Ecosse
cheeses from switzerland|Fromages de Suisse
cheeses from the united kingdom|Fromages du Royaume-Uni
cheeses from wales|Fromages du Pays de Galles
cheeses of the netherlands|Fromages des Pays-Bas
cheeses with walnuts|Fromages aux noix
cherries|Cerises
cherries in syrup|Cerises au sirop
cherry beers|Bières à la cerise
cherry jams|Confitures de cerises
cherry nectars|Nectars de cerise
cherry soy yogurts|Yaourts de soja aux cerises
cherry syrups|Sirops de cerise
cherry tomatoes|Tomates cerise
cherry yogurts|Yaourts à la cerise
chestnut applesauces|Compotes pommes châtaigne
chestnut flours|Farines de châtaignes
chestnut honey|Miels de châtaignier
chestnut milks|Boissons végétales de châtaigne
chestnut spreads|Crèmes de marrons
chestnut syrups|Sirops de châtaignes
chestnut yogurts|Yaourts à la châtaigne
chestnuts|Châtaignes
chestnuts in syrup|Châtaignes au sirop
chewing gum|Chewing-gum
chicken breasts|Filets de poulet
chicken curry|Poulets au curry
chicken cutlets|Escalopes de poulet
chicken drumsticks|Manchons de poulet
chicken eggs|Œufs de poules
chicken nems|Nems au poulet
chicken nuggets|Nuggets de poulet
chicken preparations|Préparations au poulet
chicken rillettes|Rillettes de poulet
chicken sandwiches|Sandwichs au poulet
chicken sausages|Saucisses de poulet
chicken skewers|Brochettes de poulet
chicken tabbouleh|Taboulés au poulet
chicken thighs|Cuisses de poulet
chicken wings|Ailes de poulet
chickens|Poulets
chickpea flours|Farines de pois chiche
chickpeas|Pois chiches
chili peppers|Piments
chinese black truffles|Truffes de Chine
chinese egg noodles|Nouilles chinoises aux oeufs
chinese green teas|Thés verts chinois
chinese noodles|Nouilles chinoises
chinese nougats|Nougats chinois
chips and fries|Chips et frites
chirimuyas|Chérimoles
chives|Ciboulette
chocolate advent calendars|Calendriers de l'avent en chocolat
chocolate and hazelnut cookies|Cookies au chocolat et aux noisettes
chocolate bars|Barres chocolatées
chocolate biscuits|Biscuits au chocolat
chocolate biscuity bars|Barres chocolatées biscuitées
chocolate cakes|Gâteaux au chocolat
chocolate candies|Confiseries chocolatées
chocolate cereal bars|Barres de céréales au chocolat
chocolate cereals|Céréales au chocolat
chocolate chip cookies|Cookies au chocolat
chocolate chunks yogurts|Yaourts aux copeaux de chocolat
chocolate coated maraschino cherries|Cerises au marasquin enrobées de chocolat
chocolate coated marshmallow treats|Têtes choco
chocolate covered almonds|Amandes enrobées de chocolat
chocolate covered cherries|Cerises enrobées au chocolat
chocolate covered coconut balls|Boules de noix de coco enrobées de chocolat
chocolate covered fruits|Fruits enrobés de chocolat
chocolate covered nuts|Fruits à coques enrobés de chocolat
chocolate covered peanuts|Cacahuètes au chocolat
chocolate covered raisins|Raisins secs enrobés de chocolat
chocolate croissant|Pains au chocolat
chocolate desserts|Desserts au chocolat
chocolate dinosaurs|Dinosaures en chocolat
chocolate eclairs|Éclairs au chocolat
chocolate eggs|Oeufs en chocolat
chocolate filled with praline|Chocolats fourrés au praliné
chocolate ice cream bars|Bâtonnets glacés au chocolat
chocolate ice cream tubs|Glaces au chocolat
chocolate madeleines|Madeleines au chocolat
chocolate milks|Laits aromatisés au chocolat
chocolate molds|Moulages en chocolat
chocolate mousses|Mousses au chocolat
chocolate muffins|Muffins au chocolat
chocolate nougats|Nougats au chocolat
chocolate nuts cookie bars|Barres chocolatées biscuitées aux noisettes
chocolate pies|Tartes au chocolat
chocolate powders|Chocolats en poudre
chocolate rabbits|Lapins en chocolat
chocolate sandwich cookies|Biscuits cacaotés fourrés goût vanille
chocolate santa clauses|Pères Noël en chocolat
chocolate sculptures|Sculptures en chocolat
chocolate soy desserts|Desserts de soja au chocolat
chocolate soy milks|Boissons végétales de soja au chocolat
chocolate spreads|Pâtes à tartiner au chocolat
chocolate stuffed wafers|Gaufrettes fourrées au chocolat
chocolate tartlets|Tartelettes au chocolat
chocolate truffles|Truffes en chocolat
chocolate turrón|Turrón de chocolat
chocolate turrón with almonds|Turrón de chocolat aux amandes
chocolate turrón with puffed rice|Turrón au chocolat avec riz soufflé
chocolates|Chocolats
chocolates from modica igp|Chocolats de Modica IGP
chocolates stuffed with almond paste|Chocolats fourrés à la pâte d'amande
chocolates with almonds|Chocolats aux amandes
chocolates with extra fine milk|Chocolats au lait extra fin
chocolates with hazelnuts|Chocolats aux noisettes
chocolates with sweeteners|Chocolats édulcorés
chopped olives|Olives tranchées
chopped oyster mushrooms|Pleurotes en huître émincés
chorizo pizzas|Pizzas au chorizo
chorizos|Chorizos
christmas chocolates|Chocolats de Noël
christmas foods and drinks|Aliments et boissons de Noël
christmas puddings|Puddings de Noël
christmas sweets|Confiseries de Noël
cider vinegars|Vinaigres de cidre
ciders|Cidres
cinnamon|Cannelle
cinnamon powder|Cannelle en poudre
cinnamon sticks|Bâtons de cannelle
citrus|Agrumes
citrus fruit teas|Infusions aux agrumes
citrus honeys|Miels d’agrumes
citrus jams|Confitures d’agrumes
clementine jams|Confitures de clémentine
clementine juices|Jus de clémentine
clementines|Clémentines
cloves|Clous de girofle
coated peanuts|Cacahuètes enrobées d'un biscuit pour apéritif
cochayuyo seaweeds|Algues cochayuyo
cocktail sausage|Saucisses cocktail
coco white beans|Haricots cocos blancs
cocoa and chocolate powders|Cacaos et chocolats en poudre
cocoa and hazelnuts spreads|Pâtes à tartiner aux noisettes et au cacao
cocoa and its products|Cacao et dérivés
cocoa butter|Beurres de cacao
cocoa powders|Cacaos en poudre
cocoa rice desserts|Desserts de riz au cacao
cocoa rice milks|Boissons végétales de riz au cacao
coconut based creams for cooking|Crèmes végétales à base de coco pour cuisiner
coconut ice cream tubs|Glaces à la noix de coco
coconut macaroons|Rochers à la noix de coco
coconut milks|Laits de coco
coconut oils|Huiles de coco
coconut pies|Tartes à la noix de coco
coconut sugar|Sucres de coco
coconut turrón|Touron à la noix de coco
coconut waters|Eaux de coco
coconut yogurts|Yaourts à la noix de coco
coconuts|Noix de coco
coconuts and their products|Noix de coco et dérivés
cod acras|Acras de morue
cod brandade|Brandades de morue
cod fillets|Filets de cabillaud
cod livers|Foies de morue
codliver fats|Huiles de foie de cabillaud
cods|Morues
coffee beans|Grains de café
coffee capsules|Cafés en dosettes
coffee creamy puddings|Crèmes dessert café
coffee desserts|Desserts au café
coffee drinks|Boissons au café
coffee drinks with milk|Boissons lactées au café
coffee ice cream tubs|Glaces au café
coffee soy milks|Boissons végétales de soja avec du café
coffees|Cafés
cola sodas without caffeine|Sodas au cola sans caféine
cola syrups|Sirops cola
colas|Sodas au cola
cold soups|Soupes froides
cold starters|Entrées froides
common beans|Haricots
common nettle|Grande ortie
common vervain|Verveine officinale
common wheat flours|Farines de froment
common wheats|Blés tendres
compotes to drink|Compotes à boire
concentrated apple juices|Jus de pomme à base de concentré
concentrated apricot juices|Jus d'abricot à base de concentré
concentrated blueberry juices|Jus de myrtilles à base de concentré
concentrated carrot juices|Jus de carotte à base de concentré
concentrated fruit juices|Jus de fruits à base de concentré
concentrated grape juices|Jus de raisin à base de concentré
concentrated grapefruit juices|Jus de pamplemousse à base de concentré
concentrated mango juices|Jus de mangue à base de concentré
concentrated multifruit juices|Jus multifruits à base de concentrés
concentrated orange juices|Jus d'orange à base de concentré
concentrated peach juices|Jus de pêche à base de concentré
concentrated pear juices|Jus de poire à base de concentré
concentrated pineapple juices|Jus d'ananas à base de concentré
concentrated plum juices|Jus de prune à base de concentré
concentrated pomegranate juices|Jus de grenade à base de concentré
concentrated tangerine juices|Jus de mandarine à base de concentré
concentrated tomato juices|Jus de tomates à base de concentré
condensed milks|Laits condensés
confectioneries|Confiseries
confectioneries of nord pas de calais|Confiseries du Nord-Pas-de-Calais
cooked chicken|Poulets cuisinés
cooked chicken breast slices|Blancs de poulet en tranches
cooked poultries|Volailles cuites
cooked poultry breast slices|Blancs de volaille en tranches
cooked pressed cheeses|Fromages à pâte pressée cuite
cookies with chocolate and coconut|Cookies au chocolat et à la noix de coco
cookies with chocolate and nougat|Cookies au chocolat et à la nougatine
cookies with milk chocolate|Cookies au chocolat au lait
cooking helpers|Aides culinaires
coriander leaves|Feuilles de coriandre
coriander products|Produits de coriandre
coriander seeds|Graines de coriandre
corn|Maïs
corn chips|Chips de maïs
corn flakes|Corn-flakes
corn germ|Germe de maïs
corn oils|Huiles de maïs
corn pasta|Pâtes de maïs
corn salad|Mâches
corn semolinas|Semoules de maïs
corn semolinas for polenta|Semoules de maïs pour polenta
corn starch|Amidon de maïs
corn syrups|Sirops de maïs
cornmeal|Farines de maïs
corsican beers|Bières corses
corsican whiskey|Whisky corse
cottage cheeses|Cottage cheeses
cotton candy|Barbes à papa
cotton lavender|Santoline petit cyprès
cottonseed oils|Huiles de coton
country specific beers|Bières par pays
country style pâtés|Pâtés de campagne
country terrines|Terrines de campagne
cow burrata|Burrata de vache
cow cheeses|Fromages au lait de vache
cow milk yogurts|Yaourts au lait de vache
cow milks|Laits de vache
crab|Crabes
crabgrass|Digitaires
cracked marinated green olives|Olives vertes concassées marinées
cracked olives|Olives cassées
crackers|Biscuits apéritifs
craft beers|Bières artisanales
cranberries|Canneberges
cranberry juice|Jus de canneberge
cranberry sauces|Sauces à la canneberge
cream cheeses|Fromages à la crème
cream of carrot soups|Veloutés de carottes
cream of champignon mushroom soups|Veloutés de champignons de Paris
cream of leek soups|Veloutés de poireaux
cream of mushroom soups|Veloutés de champignons
cream of pumpkin soups|Veloutés de potiron
cream of tomato soups|Veloutés de tomates
cream of vegetable soups|Veloutés de légumes
cream of zucchini soups|Veloutés de courgettes
cream puff|Profiteroles
cream soups|Veloutés
creams|Crèmes
creamy almond turrón|Tourons crémeux aux amandes
creamy peanut turrón|Tourons crémeux aux cacahuètes
creamy puddings|Crèmes dessert
creamy quark|Quark allégé
crema catalana|Crèmes catalanes
crepes and galettes|Crêpes et galettes
crispbreads|Pains croustillants
crisps|Chips
crisps of red potatoes|Chips de pommes de terre rouge
croissant filled with chocolate|Croissants fourrés au chocolat
croissant filled with cream|Croissants fourrés à la crème
croissant filled with jam|Croissants fourrés à la confiture
croutons|Croûtons
crunchy almond turrón|Tourons croquants aux amandes
crunchy mueslis|Mueslis croustillants
crunchy peanut turrón|Tourons croquants aux cacahuètes
crustaceans|Crustacés
crystallized ginger|Gingembre confit
crêpes and galettes|Crêpes et galettes
cuban rums|Rhums cubains
cucumber salads|Salades de concombres
cucumber sushis|Sushi au concombre
cucumbers|Concombres
culinary plants|Légumes et herbes pour la cuisine
cured ham|Jambons crus
cured sausages|Saucissons
curry pastes|Pâtes de curry
curry powder|Curry en poudre
curry sauces|Sauces au curry
custards and pastry creams|Crème pâtissière
czech vodkas|Vodkas tchèques
dairies|Produits laitiers
dairy chocolate desserts|Desserts lactés au chocolat
dairy desserts|Desserts lactés
dairy drinks|Boissons lactées
dairy mousses|Mousses lactées
dairy spread|Produits laitiers à tartiner
dairy substitutes|Substituts de produits laitiers
dandelion|Pissenlit commun
dandelion honeys|Miels de pissenlit
dark ales|Bières ale brunes
dark chocolate bar|Chocolats noirs en tablette
dark chocolate bar with less than 70 cocoa|Chocolat noir à moins de 70% de cacao en tablette
dark chocolate biscuits|Biscuits au chocolat noir
dark chocolate with caramel|Chocolats noirs au caramel
dark chocolates|Chocolats noirs
dark chocolates with almonds|Chocolats noirs aux amandes
dark chocolates with cocoa nibs|Chocolats noirs aux fèves de cacao
dark chocolates with fleur de sel|Chocolats noirs à la fleur de sel
dark chocolates with ginger|Chocolats noirs au gingembre
dark chocolates with hazelnuts|Chocolats noirs aux noisettes
dark chocolates with orange|Chocolats noirs à l'orange
dark chocolates with sweeteners|Chocolats noirs aux édulcorants
dark lagers|Bières lager brunes
dark maple syrups|Sirops d'érable foncés
dates|Dattes
decaffeinated coffees|Cafés décaféinés
decaffeinated instant coffees|Cafés en poudre décaféinés
decaffeinated teas|Thés décaféinés
decorticated lentils|Lentilles décortiquées
decorticated red lentils|Lentilles corail
deglet noor dates|Dattes Deglet Nour
dehydrated beverages|Boissons lyophilisées
dehydrated broths|Bouillons déshydratés
dehydrated sauces|Sauces déshydratées
dehydrated soups|Soupes déshydratées
dehydrated vegetable bouillons|Bouillons de légumes déshydratés
dehydrated vegetable soups|Soupes de légumes déshydratées
dessert mixes|Préparations pour desserts
dessert sauces|Sauces dessert
devil s claw|Harpagophyton
diet beverages|Boissons light
diet cola soft drink|Sodas au cola light
diet sodas|Sodas light
dietary jams|Confitures diététiques
dietary supplements|Compléments alimentaires
digestives covered with chocolate|Sablés nappés de chocolat
digitaria cruciata|Raishan
digitaria iburua|Fonio noir
dijon mayonnaises|Mayonnaises de Dijon
dijon mustards|Moutardes de Dijon
dill|Aneth
dill pickles|Cornichons à l’aneth
dips|Trempettes
dishes that may contain horse meat|Plats susceptibles de contenir de la viande de cheval
dishes with scallops|Plats aux noix de Saint-Jacques
distilled beverages|Boissons distillés
dog food|Nourriture pour chiens
dolce gusto compatible coffee capsules|Cafés en dosettes compatible Dolce Gusto
dominican rums|Rhums dominicains
doogh and ayran|Ayrans et doughs
double beer|Bière double
double cream cheeses|Fromages double crème
doughnuts|Donuts
doughnuts filled with chocolate|Beignets fourrés au chocolat
dried apples|Pommes séchées
dried apricots|Abricots secs
dried arame seaweed|Algues aramé sèches
dried aromatic plants|Plantes aromatiques sèches
dried bananas|Bananes séchées
dried bay laurel|Laurier sec
dried bilberries|Myrtilles séchées
dried bouquet garni|Bouquet garni sec
dried cochayuyo seaweeds|Algues cochayuyo sèches
dried coconut|Noix de coco sèches
dried coconut chips|Chips de noix de coco séchée
dried coconut flour|Farines de noix de coco
dried cranberries|Canneberges séchées
dried dulse seaweeds|Algues dulse sèches
dried fig cakes|Gâteaux aux figues sèches
dried figs|Figues sèches
dried fruits|Fruits secs
dried goji|Baies de goji séchées
dried green peppercorns|Poivre vert déshydraté en grains
dried hams|Jambons crus
dried hijiki seaweeds|Algues hijiki sèches
dried horn of plenty mushrooms|Trompettes des morts secs
dried irish moss seaweeds|Algues mousse d'Irlande sèches
dried jew s ear mushrooms|Oreilles de Judas secs
dried kombu seaweeds|Algues kombu sèches
dried mangoes|Mangues séchées
dried meals|Plats préparés déshydratés
dried meats|Viandes séchées
dried mixed fruits|Mélanges de fruits secs
dried mixed mushrooms|Mélanges de champignons secs
dried mushrooms|Champignons séchés
dried nori seaweed flakes|Flocons d'algues nori séchées
dried nori seaweed sheets|Feuilles d'algues nori séchées
dried nori seaweeds|Algues nori sèches
dried oyster mushrooms|Pleurotes en huître secs
dried papayas|Papaye séchée
dried peaches|Pêches séchées
dried pineapple|Ananas séchés
dried plant based foods|Aliments à base de plantes séchées
dried porcini mushrooms|Cèpes déshydratés
dried products to be rehydrated|Produits lyophilisés à reconstituer
dried prunes|Pruneaux
dried scotch bonnet mushrooms|Marasmes des Oréades secs
dried sea lettuce seaweeds|Ulves sèches
dried sea spaghetti seaweeds|Algues spaghetti de mer sèches
dried seaweeds|Algues sèches
dried shiitake mushrooms|Champignons shiitake séchés
dried tomato in oil|Tomate séchée à l'huile
dried tomato powder|Poudre de tomate séchée
dried tomatoes|Tomate séchée
dried ulva lactuca seaweeds|Algues laitue de mer sèches
dried vegetables|Légumes séchés
dried wakame seaweeds|Algues wakame sèches
drinkable yogurts|Yaourts à boire
drinking water|Eau potable
dromedary|Dromadaire
dry biscuits|Biscuits secs
dry cat food|Croquettes pour chat
dry dog food|Croquettes pour chien
dry egg pastas|Pâtes sèches aux œufs
dry pastas|Pâtes sèches
dry pet food|Nourriture sèche pour animaux
dry sausages|Saucissons secs
duck breasts|Magrets de canard
duck confit|Confits de canard
duck dishes|Plats au canard
duck eggs|Oeufs de cane
duck fat|Graisse de canard
duck legs|Cuisses de canard
duck pâtés|Pâtés de canard
duck rillettes|Rillettes de canard
duck sausages|Saucisses de canard
ducks|Canards
dulse seaweeds|Algues dulse
durum wheat flours|Farines de blé dur
durum wheat groats|Gruau de blé dur
durum wheat macaroni|Macaroni de blé dur
durum wheat noodles|Nouilles de blé dur
durum wheat pasta|Pâtes de blé dur
durum wheat pasta with egg|Pâtes de blé dur à l'œuf
durum wheat penne|Penne de blé dur
durum wheat plates for cannelloni|Cannelloni de blé dur à garnir
durum wheat plates for lasagna|Plaques de blé dur pour lasagne
durum wheat semolinas|Semoules de blé dur
durum wheat semolinas for couscous|Semoules de blé dur pour couscous
durum wheat spaghetti|Spaghettis de blé dur
durum wheats|Blés durs
easter eggs|Œufs de Pâques
easter food|Aliments de Pâques
eaux de vie|Eaux-de-vie
eclairs|Éclairs
egg free mayonnaises|Mayonnaises sans œufs
egg free spanish omelettes|Omelettes espagnoles sans oeuf
egg noodles|Nouilles aux oeufs
egg pastas|Pâtes aux œufs
egg spaghetti|Spaghettis aux œufs
egg tagliatelle|Tagliatelles aux œufs
eggplant caviar|Caviars d'aubergine
eggplant gratin|Gratins d'aubergine
eggs|Œufs
einkorn wheat flours|Farines de petit épeautre
einkorn wheats|Petits épeautres
elderberries|Baies de sureau noir
elderberry flowers|Fleurs de sureau noir
elderberry jellies|Gelées de sureau noir
elderberry products|Produits de sureau noir
emmental cheese sandwiches|Sandwichs à l'emmental
emmentaler|Emmentals
emmentals of savoy|Emmentals de Savoie
emmer wheat flours|Farines d'amidonnier
emmer wheats|Amidonniers
endives|Scarole
energy bars|Barres énergétiques
energy drink with sugar|Boisson énergisante sucrée
energy drinks|Boissons énergisantes
english muffins|Pains Muffins
esl milks|Laits ESL
estonian vodkas|Vodkas estoniennes
eucalyptus honeys|Miels d'eucalyptus
evaporated milks|Laits concentrés
evening meals for babies|Plats du soir pour bébé
extra fine dark chocolates|Chocolats noirs extra fin
extra fine gherkins|Cornichons extra-fins
extra mature cheddar|Cheddar extra-mature
extra virgin olive oils|Huiles d'olive vierges extra
extruded crispbreads|Tartines craquantes extrudées
falafel mixes|Préparations pour falafels
falafel sandwiches|Sandwichs aux falafels
falafels|Falafels
false irish moss seaweeds|Mastocarpus stellatus
farmed caviars|Caviars d'élevage
fats|Huiles et matières grasses
fatty fishes|Poissons gras
federweisser|Vin bourru
fennel|Fenouils
fennel bulbs|Bulbes de fenouil
fennel leaves|Feuilles de fenouil
fennel seeds|Graines de fenouil
fenugreek leaves|Feuilles de fenugrec
fenugreek products|Produits de le fenugrec
fenugreek seeds|Graines de fenugrec
fermented creams|Crèmes épaisses
fermented dairy desserts|Yaourts et desserts lactés fermentés
fermented drinks|Boissons fermentées
fermented milk drinks|Boissons lactées fermentées
fermented milk products|Produits laitiers fermentés
fermented teas|Thés sombres
feta|Fetan
field horsetail|Prêle des champs
fig chutneys|Confits de figues
fig jams|Confitures de figues
fig yogurts|Yaourts aux figues
figs|Figues
figs jams|Confitures de figues
filled biscuits|Biscuits fourrés
filled cereals|Céréales fourrées
filled chocolates|Chocolats fourrés
filled croissants|Croissants fourrés
filled crêpes|Crêpes fourrées
filled crêpes with chocolate|Crêpes fourrées au chocolat
filled dark chocolates|Chocolats noirs fourrés
filled milk chocolates|Chocolats au lait fourrés
fine mustards|Moutardes fines
fines herbes mustards|Moutardes aux fines herbes
fir honeys|Miels de sapin
fish and meat and eggs|Poissons et viandes et oeufs
fish eggs|Œufs de poisson
fish fillets|Filets de poissons
fish fingers|Batonnets de poisson
fish food|Nourriture pour poissons
fish menus for babies|Menus Poissons pour bébé
fish oils|Huiles de poissons
fish preparations|Préparations de poisson
fish quenelles|Quenelles de poisson
fish rillettes|Rillettes de poissons
fish sandwiches|Sandwichs au poisson
fish soups|Soupes de poissons
fishes|Poissons
fishes and their products|Poissons et dérivés
five cheese pizza|Pizzas aux cinq fromages
flakes|Flocons
flaky biscuits|Biscuits feuilletés
flammekueche|Flammekueches
flans|Flans gélifiés
flatbreads|Pains plats
flavored and colored dry pastas|Pâtes sèches aromatisées et colorées
flavored beers|Bières aromatisées
flavored black teas|Thés noirs aromatisés
flavored sparkling waters|Eaux gazeuses aromatisées
flavored teas|Thés aromatisés
flavored waters|Eaux aromatisées
flavors|Arômes
flavour enhancers|Exhausteurs de goût
flavoured chocolates|Chocolats aromatisés
flavoured dark chocolates|Chocolats noirs aromatisés
flavoured milk chocolates|Chocolats au lait aromatisés
flavoured milks|Laits aromatisés
flavoured potato crisps|Chips de pommes de terre aromatisées
flavoured syrups|Sirops aromatisés
flavoured yogurts|Yaourts aromatisés
flax seed flours|Farines de lin
flax seeds|Lins
fleur de sel chocolates|Chocolats à la fleur de sel
florentines|Florentins
flours|Farines
flower honeys|Miels de fleurs
flower preserves|Confits de fleurs
foies gras|Foies gras
foies gras from ducks|Foies gras de canard
foies gras from gooses|Foies gras d'oies
fonio|Fonio blanc
food additives|Additifs alimentaires
food colorings|Colorants alimentaires
food decorations|Décorations alimentaires
fortified wines|Vins mutés
fortified wines such as natural sweet wines|Vins mutés de type vin doux naturel
four cheese pizza|Pizzas aux quatre fromages
frankfurter sausages|Saucisses de Francfort
free range chicken eggs|Œufs de poules élevées en plein air
freeze dried foods|Aliments lyophilisées
freeze dried plant based foods|Aliments d'origine végétale lyophilisées
freeze dried vegetables|Légumes lyophilisées
french beers|Bières françaises
french blue veined cheeses|Fromages à pâte persillée français
french champagnes|Champagnes français
french cheeses|Fromages de France
french confectioneries|Confiseries de France
french eaux de vie|Eaux-de-vie françaises
french emmentaler|Emmentals français
french fruits|Fruits français
french gruyères|Gruyères de France
french hams|Jambons français
french pralines|Pralines
french rums|Rhums français
french sausages|Saucisses françaises
french vegetables|Légumes français
french whisky|Whisky français
fresh alfalfa sprouts|Pousses de luzerne fraîches
fresh apples|Pommes fraîches
fresh aromatic plants|Plantes aromatiques fraîches
fresh basil|Basilic fraîche
fresh bay laurel|Laurier frais
fresh belgian endives|Endives fraîches
fresh bouquet garni|Bouquets garnis fraîches
fresh broad beans|Fèves frais
fresh broad flours|Farines de fèves
fresh broccoli|Brocolis frais
fresh carrots|Carottes fraîches
fresh cheeses|Fromages à pâte fraîche
fresh chervil|Cerfeuil
fresh chives|Ciboulette fraîche
fresh coriander leaves|Feuilles de coriandre fraîche
fresh dill|Aneth fraîche
fresh eggs|Œufs frais
fresh flat green beans|Haricots verts plats frais
fresh fruits|Fruits frais
fresh ginger rhizomes|Rhizomes de gingembre frais
fresh grapefruit juice|Jus de pamplemousse frais
fresh grapes|Raisins frais
fresh green beans|Haricots verts frais
fresh green peppercorns|Poivre vert fraîche en grains
fresh green pigeon peas|Pois d'Angole verts frais
fresh ground beef preparations|Préparations de viande bovine hachée fraîches
fresh ground meat preparations|Préparations de viande hachées fraîches
fresh ground steaks|Steaks hachés frais
fresh kiwifruits|Kiwis frais
fresh legume sprouts|Pousses de légumineuses fraîches
fresh legumes|Légumineuses frais
fresh lemon verbena|Verveine odorante fraîche
fresh lemons|Citrons frais
fresh meals|Plats préparés frais
fresh meat preparations|Préparations de viande fraîches
fresh meats|Viandes fraîches
fresh milks|Laits frais
fresh mint|Menthe fraîche
fresh mixed vegetables|Mélanges de légumes frais
fresh mung bean sprouts|Pousses de haricot mungo frais
fresh mushrooms|Champignons frais
fresh onion sprouts|Germes d'oignons frais
fresh onions|Oignons frais
fresh oregano|Origan frais
fresh parsley|Persil frais
fresh pasta|Pâtes fraîches
fresh plant based foods|Aliments à base de plantes frais
fresh raspberries|Framboises fraîches
fresh ravioli|Ravioli frais
fresh rosemary|Romarin frais
fresh seaweeds|Algues fraîches
fresh spearmint|Menthe verte fraîche
fresh spinachs|Épinards frais
fresh sprouts|Pousses fraîches
fresh stevia|Stévia fraîche
fresh strawberries|Fraises fraîches
fresh tabbouleh|Taboulés frais
fresh tarragon|Estragon frais
fresh thyme|Thym frais
fresh tomatoes|Tomates fraîches
fresh vegetables|Légumes frais
fresh vegetables sprouts|Germes de légumes frais
fresh zucchini|Courgettes fraîches
fried foods|Fritures
fried onions|Oignons frits
fried plant based foods|Fritures végétales
fried rice|Riz cantonais
fried tomato sauces|Sauces tomates frites
fries|Frites
frog legs|Cuisses de Grenouilles
frogs|Grenouille
from 10 months|Dès 10 mois
from 12 months old|Dès 12 mois
from 15 months|Dès 15 mois
from 18 months|Dès 18 mois
from 24 months|Dès 24 mois
from 4 months|Dès 4 mois
from 6 months|Dès 6 mois
from 8 months|Dès 8 mois
frozen aromatic plants|Plantes aromatiques surgelées
frozen artichoke hearts|Coeurs d'artichauts surgelés
frozen artichokes|Artichauts surgelés
frozen asparagus|Asperges surgelées
frozen aubergines|Aubergines surgelées
frozen avocados|Avocats surgelés
frozen baby artichokes|Artichauts baby surgelés
frozen baby carrots|Baby carottes surgelées
frozen baked potatoes|Pommes de terre cuites surgelées
frozen basil|Basilic surgelé
frozen berries|Fruits rouges surgelés
frozen blackberries|Mûres surgelées
frozen blueberries|Myrtilles surgelées
frozen broccolis|Brocolis surgelés
frozen brussels sprouts|Choux de Bruxelles surgelés
frozen cakes and pastries|Gâteaux et pâtisseries surgelés
frozen cardoons|Cardes surgelés
frozen carrots|Carottes surgelées
frozen cauliflower florets|Choux-fleurs en fleurettes surgelés
frozen cereals|Céréales surgelés
frozen champignon mushrooms|Champignons de Paris surgelés
frozen chanterelle mushrooms|Girolles surgelés
frozen chards|Blettes surgelés
frozen chestnuts|Châtaignes surgelées
frozen chickpeas|Pois chiches surgelés
frozen chives|Ciboulette surgelé
frozen chopped artichokes|Artichauts hachés surgelés
frozen chopped cardoons|Cardes hachés surgelés
frozen chopped carrots|Carottes en rondelles surgelées
frozen chopped garlic|Ail haché surgelé
frozen chopped onions|Oignons hachés surgelés
frozen chopped porcini mushrooms|Cèpes hachés surgelés
frozen chopped spinachs|Épinards hachés surgelés
frozen citrus|Agrumes surgelés
frozen common beans|Haricots surgelés
frozen corn|Maïs surgelé
frozen corn kernels|Grains de maïs surgelés
frozen corn on the cob|Maïs en épis surgelé
frozen desserts|Desserts glacés
frozen diced zucchinis|Courgettes en cubes surgelées
frozen dill|Aneth surgelé
frozen falafel|Falafels surgelés
frozen fishes|Poissons surgelés
frozen fresh broad beans|Fèves fraîches surgelées
frozen fried potatoes|Pommes de terre normales préfrites surgelées
frozen fries|Frites surgelées
frozen fruits|Fruits surgelés
frozen green asparagus|Asperges vertes surgelées
frozen green beans|Haricots verts surgelés
frozen green garlic|Aillets surgelés
frozen green peas|Petits pois surgelés
frozen green peppers|Poivrons verts surgelés
frozen ground beef preparations|Préparations de viande bovine hachée surgelées
frozen ground beef steaks|Steaks hachés de bœuf surgelés
frozen ground meat preparations|Préparations de viande hachées surgelées
frozen ground steaks|Steaks hachés surgelés
frozen lasagne|Lasagnes surgelées
frozen leeks|Poireaux surgelés
frozen legumes|Légumineuses surgelées
frozen lima beans|Haricots de Lima surgelés
frozen meat preparations|Préparations de viande surgelées
frozen meats|Viandes surgelées
frozen mint|Menthe surgelée
frozen mixed berries|Mélanges de fruits rouges surgelés
frozen mixed fruits|Mélanges de fruits surgelés
frozen mixed mushrooms|Mélanges de champignons surgelés
frozen mixed peppers|Mélanges de poivrons multicolores surgelés
frozen mixed tropical fruits|Mélanges de fruits tropicaux surgelés
frozen mixed vegetables|Mélanges de légumes surgelés
frozen mushrooms|Champignons surgelés
frozen nuts|Fruits à coques surgelés
frozen oyster mushrooms|Pleurotes en huître surgelé
frozen parsley|Persil surgelé
frozen peppers|Poivrons surgelés
frozen pies|Tartes salées surgelées
frozen pineapples|Ananas surgelés
frozen pizzas|Pizzas surgelées
frozen pizzas and pies|Pizzas et tartes surgelées
frozen plant based foods|Aliments à base de plantes surgelés
frozen plant based foods mixes|Mélanges d'aliments à base de plantes surgelés
frozen pomegranates|Grenades surgelées
frozen porcini mushrooms|Cèpes surgelés
frozen potatoes|Pommes de terre surgelées
frozen poultry|Volailles surgelées
frozen pre cooked rice|Riz précuits congelés
frozen pumpkins|Citrouilles surgelées
frozen raspberries|Framboises surgelées
frozen ravioli|Ravioli surgelés
frozen ready made meals|Plats préparés surgelés
frozen red cabbage|Choux rouges surgelés
frozen red peppers|Poivrons rouges congelés
frozen redcurrants|Groseilles surgelées
frozen rice with vegetables|Riz aux légumes congelés
frozen romanesco|Chou romanesco surgelé
frozen salads|Salades congelées
frozen seafood|Fruits de mer surgelés
frozen sliced champignon mushrooms|Champignons de Paris émincés surgelés
frozen sliced zucchini|Courgettes en rondelles surgelées
frozen soups|Soupes surgelées
frozen spearmint|Menthe verte surgelé
frozen spinach leaves|Feuilles d'épinard congelées
frozen spinachs|Épinards surgelés
frozen steaks|Steaks surgelés
frozen strawberries|Fraises surgelées
frozen tropical fruits|Fruits tropicaux surgelés
frozen turnips|Navets surgelés
frozen vegetable soups|Soupes de légumes surgelées
frozen vegetable tempura|Tempura de légumes congelée
frozen vegetables|Légumes surgelés
frozen white asparagus|Asperges blanches surgelés
frozen whole champignon mushrooms|Champignons de Paris entiers surgelés
frozen whole green asparagus|Asperges vertes entières surgelées
frozen whole porcini mushrooms|Cèpes entiers surgelés
frozen yellow peppers|Poivrons jaunes congelés
frozen yogurts|Yaourts glacés
frozen zucchini|Courgettes surgelées
fruit and fruit seed oils|Huiles de fruits et graines de fruits
fruit and milk beverages|Boissons au fruit et au lait
fruit and soy beverages|Boissons aux fruits et au soja
fruit and vegetable juices|Jus de fruits et légumes
fruit and vegetable preserves|Confitures et conserves de fruits et légumes
fruit based beverages|Boissons aux fruits
fruit cakes|Cakes aux fruits
fruit chutneys|Chutneys de fruit
fruit jellies|Gelées de fruits
fruit juices|Jus de fruits
fruit juices and nectars|Jus et nectars de fruits
fruit juices from concentrate|Jus de fruits à base de concentré
fruit muffins|Muffins aux fruits
fruit nectars|Nectars de fruits
fruit pastes|Pâtes de fruits
fruit salads|Salades de fruits
fruit smoothies|Smoothies aux fruits
fruit sodas|Sodas aux fruits
fruit soy yogurts|Yaourts de soja aux fruits
fruit stirred yogurts|Yaourts brassés aux fruits
fruit syrups|Sirops de fruits
fruit teas|Infusions aux fruits
fruit turrón|Turrón aux fruits
fruit yogurts|Yaourts aux fruits
fruit yogurts with fruit chunks|Yaourts aux fruits avec morceaux
fruits|Fruits
fruits and vegetables based foods|Fruits et légumes
fruits based foods|Fruits et produits dérivés
fruits cereal bars|Barres de céréales aux fruits
fruits coulis|Coulis de fruits
fruits in syrup|Fruits au sirop
fruits puree without sugar added|Purée de fruits sans sucres ajoutés
fuji apples|Pommes Fuji
fukuju teas|Thés Fukuju
gala apples|Pommes gala
galia melons|Melons Galia
garden chervil leaves|Feuilles de cerfeuil
garden chervil seeds|Graines de cerfeuil
garden cress|Cresson alénois
garden strawberries|Fraises de jardin
garlic|Ail
garlic and their products|Ail et dérivés
garlic powder|Ail sec broyé
garlic sausage|Saucissons à l’ail
gazpacho|Gaspacho
gelatin|Gélatine
genmaicha teas|Thés Genmaicha
gentian spirit|Gentiane
german chamomile|Camomille sauvage
german cheeses|Fromages allemands
german mustards|Moutardes allemandes
german sausages|Saucisses allemandes
german whiskeys|Whiskys allemands
gherkins|Cornichons
gherkins pickled in vinegar|Cornichons au vinaigre
ginger|Gingembre
ginger beer|Bière de gingembre
ginger powder|Gingembre en poudre
gingerbreads|Pains d'épices
gins|Gins
glazes with vinegar|Crèmes de vinaigre
gluten flours|Farines de gluten
gluten free biscuits|Biscuits sans gluten
gluten free breads|Pains sans gluten
gluten free pasta|Pâtes alimentaires sans gluten
gluten free pastas|Pâtes sans gluten
gluten free sliced breads|Pains de mie sans gluten
gluten free toasts|Biscottes sans gluten
glutinous rices|Riz gluant
gnocchi of durum wheat semolina|Gnocchi de semoule de blé dur
goat cheeses|Fromages de chèvre
goat milk yogurts|Yaourts au lait de chèvre
goat milks|Laits de chèvre
goat s haymilk|Lait de foin de chèvre
gold flax seeds|Graine de lin doré
golden delicious apples|Pommes Golden Delicious
good nightrest tea blends|Infusions Bonne Nuit
gorgonzolas|Gorgonzolas
goudas with cumin|Goudas au cumin
grana padano|Grana Padano
granny smith apples|Pommes Granny Smith
granolas|Granolas
granulated sugars|Sucres blancs
grape jams|Confitures de raisins
grape juices|Jus de raisin
grape juices from concentrate|Jus de raisin à base de concentré
grape nectars|Nectars de raisin
grape seed oils|Huiles de pépins de raisins
grapefruit juices|Jus de pamplemousse
grapefruit nectars|Nectars de pamplemousse
grapefruits|Pomélos
grapefruits in syrup|Pamplemousse au sirop
grapes|Raisins
grated carrots|Carottes râpées
grated cheese|Fromages râpés
grated coconut|Noix de coco râpée
grated emmentaler|Emmentals râpés
grated horseradish|Raifort râpé
greek cheeses|Fromages de Grèce
greek style yogurts|Yaourts à la grecque
green asparagus|Asperges vertes
green bean flours|Farines de haricots
green beans|Haricots verts
green cardamom|Cardamome verte
green cracked olives|Olives vertes cassées
green curry pastes|Pâtes de curry verte
green grapes|Raisins blancs
green lentils|Lentilles vertes
green olives|Olives vertes
green olives in brine|Olives vertes en saumure
green olives stuffed of almond|Olives vertes farcies aux amandes
green olives stuffed of anchovies|Olives vertes farcies à l'anchois
green olives stuffed of lemon|Olives vertes farcies au citron
green olives stuffed of peppers|Olives vertes farcies au poivron
green peas|Petits pois
green peppercorns|Poivre vert en grains
green peppers|Poivres verts
green pestos|Pestos verts
green pitted olives|Olives vertes dénoyautées
green sauces|Salsas verdes
green seedless grapes|Raisins blancs sans pépins
green stuffed olives|Olives vertes farcies
green sweet peppers|Poivrons verts
green teas|Thés verts
green teas with mint|Thés verts à la menthe
grenadine|Sirops de grenadine
grilled almonds|Amandes grillées
grilled peppers|Poivrons grillés
grilling cheeses|Fromages à griller
groats|Gruau
ground beef preparations|Préparations de viande bovine hachée
ground beef steaks|Steaks de bœuf hachés
ground black peppers|Poivre noir moulu
ground cloves|Clou de girofle en poudre
ground coffees|Cafés moulus
ground coriander leaves|Coriandre en poudre
ground cumin seedskumin|Cumin en poudre
ground dried aromatic plants|Plantes aromatiques sèches moulues
ground dried basil|Basilic séché moulu
ground dried bay laurel|Laurier sec moulu
ground dried bouquet garni|Bouquet garni sec moulu
ground dried chives|Ciboulette sèche moulue
ground dried dill|Aneth sèche moulue
ground dried green peppers|Poivre vert déshydraté moulu
ground dried lemon verbena|Verveine odorante sèche moulue
ground dried mint|Menthe sèche moulue
ground dried oregano|Origan séché moulu
ground dried parsley|Persil séché moulu
ground dried rosemary|Romarin séché moulu
ground dried sage|Sauge sèche moulue
ground dried seaweeds|Algues sèches moulues
ground dried spearmint|Menthe verte sèche moulue
ground dried stevia|Stévia sèche moulu
ground dried tarragon|Estragon sec moulu
ground dried thyme|Thym sec moulu
ground dried vegetables|Légumes séchés moulus
ground fenugreek seeds|Graines de fenugrec en poudre
ground meat preparations|Préparations de viande hachée
ground nutmeg|Noix de muscade en poudre
ground peppers|Poivres moulus
ground steaks|Steaks hachés
ground white peppers|Poivre blanc moulu
growth milks|Laits de croissance
guacamoles|Guacamoles
guava jams|Confitures de goyaves
guava nectars|Nectars de goyave
guava pastes|Pâtes de goyaves
guavas|Goyaves
guavas jellies|Gelées de goyave
guerande salts|Sels de Guérande
guirlache turrón|Touron de guirlache
gummi candies|Bonbons gélifiés
gummy bananas|Bananes gélifiées
gummy bears|Ours gélifiés
gummy cola bottles|Bouteilles de cola gélifiées
gummy crocodiles|Crocodiles gélifiés
gummy strawberries|Fraises gélifiées
hairy crabgrass|Digitaire sanguine
haitian rums|Rhums haïtiens
hake|Merlu
hake fillet|Filet de merlu
half cooked pressed cheeses|Fromages à pâte pressée demi-cuite
half dry ciders|Cidres demi-secs
half salted butter|Beurres demi-sel
halloween foods and drinks|Aliments et boissons d'Halloween
halva|Halvas
ham and cheese sandwiches|Sandwichs Jambon Fromage
ham pizzas|Pizzas au jambon
ham ravioli|Ravioli au jambon
ham sandwiches|Sandwichs au jambon
hamburger buns|Pains Burger
hams|Jambons
hams of san daniele|Jambons de San Daniele
handmade breadsticks|Gressins artisanaux
hard candies|Bonbons durs
hard cheeses|Fromages à pâte dure
hard liquors|Alcools forts
harissa sauces|Harissas
haymilk|Lait de foin
hazelnut butters|Purées de noisette
hazelnut milks|Boissons végétales de noisette
hazelnut oils|Huiles de noisette
hazelnut spreads|Pâtes à tartiner aux noisettes
hazelnut yogurts|Yaourts aux noisettes
hazelnuts|Noisettes
hearts of palm|Cœurs de palmier
heather honeys|Miels de bruyère
hemp milks|Boissons végétales de chanvre
hemp oils|Huiles de chanvre
herb quarks|Quarks aux herbes aromatiques
herbal fruit teas in tea bags|Infusions aux fruits en sachets
herbal liqueur|Liqueur herbale
herbal tea blends|Tisanes de plantes mélangées
herbal teas|Infusions
herbal teas in tea bags|Infusions en sachets
herbes de provence|Herbes de Provence
herbs|Herbes aromatiques
herring|Harengs
high fructose corn syrups|Sirops de maïs à haute teneur en fructose
hijiki seaweeds|Algues hijiki
himalaya salts|Sels de l'Himalaya
homogenized milks|Laits homogénéisés
honey and royal jelly mixtures|Préparations à base de miel et gelée royale
honey based preparations|Préparations à base de miel
honey candies|Bonbons au miel
honey mustards|Moutardes au miel
honey stuffed waffles|Gaufres fourrées au miel
honey yogurts|Yaourts au miel
honeydew melons|Melons Honeydew
honeys|Miels
honeys from alsace|Miels d’Alsace
honeys from france|Miels français
honeys from romania|Miels roumains
honeys from the alps|Miels des Alpes
honeys from the mediterranean sea|Miels de Méditerrannée
honeys from the mountains|Miels de montagne
horn of plenty mushrooms|Trompettes des morts
horse food|Nourriture pour chevaux
hot beverages|Boissons chaudes
hot dog buns|Pains Hot Dog
hot dog sandwiches|Hot-dogs
hot sauces|Sauces chili
hummus|Houmous
hypoallergenic milks|Laits hypoallergéniques
hyssop|Hysope
hōjicha teas|Thés Hojicha
ice cream bars|Bâtonnets glacés
ice cream cones|Cônes glacés
ice cream sandwiches|Sandwichs à la crème glacée
ice cream tubs|Crèmes glacées en pot
ice creams|Glaces
ice creams and sorbets|Glaces et sorbets
ice pops|Glaces à l'eau
iceberg lettuce|Laitue iceberg
iced coffees|Cafés glacés
iced teas|Thés glacés
iced teas preparations|Préparations pour thés glacés
iced teas with mango flavor|Thés glacés saveur mangue
iced teas with mint flavor|Thés glacés saveur menthe
iced teas with raspberry flavor|Thés glacés saveur framboise
indica rices|Riz de variété indica
industrial cheese|Fromages industriels
industrial knacks|Knacks industrielles
infant formulas|Laits 1er âge
insects|Insectes
instant beverages|Boissons instantanées
instant chicory|Chicorée soluble
instant coffees|Cafés solubles
instant mashed potatoes|Purées de pommes de terre en flocons
instant noodle soups|Soupes de nouilles instantanées
instant noodles|Nouilles instantanées
instant pasta|Pâtes instantanées
inverted sugar syrups|Sucres invertis
iridescent shark fillets|Filets de pangas
irish moss seaweeds|Algues mousse d'Irlande
irish whiskey|Whisky irlandais
italian beers|Bières italiennes
italian cheeses|Fromages italiens
jamaican rum|Rhums jamaïcains
jams|Confitures
japanese green teas|Thés verts japonais
japanese rice vinegars|Vinaigres de riz japonais
japanese whiskey|Whisky japonais
japonica rices|Riz de variété japonica
jasmine rice|Riz thaï
jelly desserts|Desserts gélifiés
jellyfish|Méduse
jenever|Genièvre
jew s ear mushrooms|Oreilles de Judas
job s tears|Coix lacryma-jobi
juices and nectars|Jus et nectars
juniper berries|Baies de genévrier
kales|Choux kale
kebab breads|Pains kebab
kebab pizzas|Pizzas au kebab
kebab sauces|Sauces kebab
kefir|Kéfir
kefir yogurts|Yaourts au kéfir
ketchup crisps|Chips au ketchup
khorasan pasta|Pâtes de blé khorasan
khorasan wheat brans|Sons de blé khorasan
khorasan wheat flakes|Flocons de blé khorasan
khorasan wheat flours|Farines de blé khorasan
khorasan wheat milks|Boissons végétales de blé khorasan
khorasan wheats|Blés khorasan
king cakes|Galettes des rois
king trumpet mushrooms|Pleurotes du panicaut
kiwi jams|Confitures de kiwi
kiwi nectars|Nectars de kiwi
kiwi syrups|Sirops de kiwi
kiwi yogurts|Yaourts au kiwi
kiwifruits|Kiwis
kombu seaweeds|Algues kombu
kombuchas|Kombuchas
koshihikari rices|Riz Koshihikari
kouign amann|Kouign-amann
kumquats|Kumquat
lactose free cheeses|Fromages sans lactose
lactose free creams|Crèmes sans lactose
lactose free milk|Laits sans lactose
lactose free yogurts|Yaourts sans lactose
lagers|Bières blondes
lamb meat|Viandes d’agneau
lards|Saindoux
large leaved lime|Tilleul à grandes feuilles
lasagne|Lasagnes
lasagne with goat cheese and spinach|Lasagnes au fromage de chèvre et épinards
latvian vodkas|Vodkas lettones
lavender|Lavande officinale
lavender honeys|Miels de lavande
leaf salads|Salades vertes
leaf vegetables|Légumes-feuilles
lean fishes|Poissons maigres
lean quark|Quark maigre
leek quiche|Quiches au poireau
leeks|Poireaux
legume based drinks|Boissons aux légumineuses
legume butters|Beurres de cacahuète et de légumineuses
legume flakes|Flocons de légumineuses
legume flours|Farines de légumineuses
legume milks|Boissons au soja et aux légumineuses
legume oils|Huiles de légumineuses
legume pickles|Pickles de légumineuses
legume seeds|Haricots, pois et lentilles
legumes|Légumineuses
legumes and their products|Légumineuses et dérivés
lemon balm|Mélisse officinale
lemon cheesecakes|Cheesecakes au citron
lemon curds|Crèmes de citron
lemon flavored black teas|Thés noirs aromatisés au citron
lemon flavored iced teas|Thés glacés saveur citron
lemon grass|Citronnelle
lemon jams|Confitures de citron
lemon jellies|Gelées de citron
lemon juice|Jus de citron
lemon marmelades|Marmelades de citrons
lemon meringue pies|Tartes au citron meringuées
lemon soft drinks|Sodas au citron
lemon sorbets|Sorbets au citron
lemon soy yogurts|Yaourts soja au citron
lemon syrups|Sirops de citron
lemon tartlets|Tartelettes au citron
lemon tarts|Tartes au citron
lemon teas|Thés au citron
lemon verbena|Verveine odorante
lemon yogurts|Yaourts au citron
lemonade|Limonades
lemons|Citrons
lentil dishes|Plats à base de lentilles
lentil flours|Farines de lentilles
lentil pasta|Pâtes de lentille
lentil salads|Salades de lentilles
lentils|Lentilles
lettische vodkas|Vodkas lettones
lettuces|Laitues
light butter|Beurres allégés
light compotes|Compotes allégées
light custard cream with vanilla|Crèmes anglaises
light fruit sodas|Sodas aux fruits light
light iced teas|Ice-tea light
light lemon soft drinks|Sodas au citron light
light margarines|Margarines allégées
light mayonnaises|Mayonnaises allégées
light orange soft drinks|Sodas à l'orange light
light potato crisps|Chips de pommes de terre allégées
lime sorbets|Sorbets au citron vert
lime syrups|Sirops de citron vert
limeflower tea|Tilleul
limes|Citrons verts
linden honeys|Miels de tilleul
lingonberries|Airelles rouges
lingonberries jams|Confitures d'airelles rouges
linseed oils|Huiles de lin
liqueur chocolates|Chocolats à la liqueur
liquid broths|Bouillons liquides
liquid caramel|Caramel liquide
liquid honeys|Miels liquides
liquid margarines|Margarines liquides
liquid vegetable bouillons|Bouillons de légumes liquides
liquor filled chocolate covered cherries|Bonbons de chocolat fourrés cerise et liqueur
lithuanian cheeses|Fromages lithuaniens
liver sausages|Saucisses de foie
lobster bisque|Bisques de homard
lobsters|Homard
lollipops|Sucettes
long grain rices|Riz long grain
long jing green teas|Thés verts Long Jing
longtail tuna|Thon mignon
lorraine quiche|Quiches lorraines
low fat yogurts|Yaourts allégés en matière grasse
low lactose milk|Laits à teneur réduite en lactose
low sugar fruit jam|Confiture de fruits allégée en sucres
lump sugar|Sucres en morceaux
lupin bean flours|Farines de lupin
lupin beans|Lupins
lychee honeys|Miels de litchi
lychee jams|Confitures de litchis
lychees|Litchis
lychees in syrup|Lychees au sirop
lyophilized aromatic plants|Plantes aromatiques lyophilisées
lyophilized chives|Ciboulette lyophilisée
lyophilized ginger|Gingembre lyophilisée
lyophilized green peppercorns|Poivre vert lyophilisé en grains
lyophilized parsley|Persil lyophilisée
macadamia nut butters|Beurres de noix de macadamia
macadamia nut milks|Boissons végétales de noix de macadamia
macadamia nuts|Noix de Macadamia
macadamia oils|Huiles de noix de macadamia
mace|Macis
mackerel fillets|Filets de maquereaux
mackerel fillets in oil|Filets de maquereaux à l'huile
mackerels|Maquereaux
madeira wine|Madère
madeleines with raisin|Madeleines aux raisins
main meals for babies|Plats principaux pour bébé
maize milks|Boissons au maïs
mallow|Grande mauve
malt flours|Farines de malt
mandarin oranges|Mandarines
mango applesauces|Compotes pommes mangue
mango compotes|Compotes de mangues
mango jams|Confitures de mangues
mango juices|Jus de mangue
mango nectars|Nectars de mangue
mango sorbets|Sorbets à la mangue
mango yogurts|Yaourts à la mangue
mangoes|Mangues
mangoes in syrup|Mangues au sirop
mantecados and polvorones|Mantecados et polvorones
mantecados and polvorones with vegetal fat|Mantecados et polvorones avec de la graisse végétale
mantecados y polvorones with margarine|Mantecados y polvorones margarine
mantecados y polvorones with olive oil|Mantecados et polvorones á l'huile d'olive
manuka honeys|Miels de manuka
maojian teas|Mao Jian
maple syrups|Sirops d’érable
marble cakes|Gâteaux marbrés
margarines|Margarines
margherita pizza|Pizzas margherita
marinated olives|Olives marinées
marjoram|Marjolaine
marmalades|Marmelades
marsh mallow tea|Guimauve officinale
marshmallows|Guimauves
marzipan|Massepain
marzipan figures|Figurines de massepain
marzipan of soto|Massepain de Soto
mashed broccoli|Purées de brocolis
mashed carrots|Purées de carottes
mashed cauliflower|Purées de choux-fleurs
mashed celeriac|Purées de céleri-rave
mashed potatoes|Purées de pommes de terre
mashed pumpkins|Purées de potirons
mashed spinachs|Purées d'épinards
mashed vegetables|Purées de légumes
mashed zucchini|Purées de courgettes
mature cheddar|Cheddar mûr
matured gouda|Goudas mi-vieux
mayonnaises|Mayonnaises
maypop|Liane de grenade
mazafati dates|Dattes Mazafati
meal replacements|Substituts de repas
meals|Plats préparés
meals with chicken|Plats au poulet
meals with cod|Plats au cabillaud
meals with fish|Plats préparés au poisson
meals with meat|Plats préparés à la viande
meals with salmon|Plats au saumon
meat alternatives|Alternatives à la viande
meat analogues|Substituts de viande
meat balls|Boulettes de viande
meat based pasta sauces|Sauce tomate à la viande
meat based sauces|Sauces à la viande
meat menus for babies|Menus Viandes pour bébé
meat of the grisons|Viande des grisons
meat preparations|Préparations de viande
meat tortellinis|Tortellini à la viande
meats|Viandes
meats and their products|Viandes et dérivés
medicinal waters|Eaux médicinales
medium grain rices|Riz à grain médium
medjool dates|Dattes Medjool
medlars|Nèfles
medoc wines|Vins du Médoc
melon jams|Confitures de melon
melon nectars|Nectars de melon
melon sorbets|Sorbets au melon
melons|Melons et pastèques
melted cheese|Fromages fondus
meslin|Méteil
mexican cheeses|Fromages mexicains
microwave meals|Plats préparés à réchauffer au micro-ondes
midland hawthorn|Aubépine à deux styles
mild cheddar|Cheddar doux
mildly carbonated natural mineral water|Eau minérale naturelle légèrement gazéifiée
mildly soured butters|Beurres légèrement aigres
milk bread rolls|Pains au lait
milk chocolate bar|Tablette de chocolat au lait
milk chocolate biscuits|Biscuits au chocolat au lait
milk chocolate candies|Bonbons de chocolat au lait
milk chocolate covered pretzel|Bretzels au chocolat au lait
milk chocolate with caramel|Chocolats au lait au caramel
milk chocolates|Chocolats au lait
milk chocolates with almonds|Chocolats au lait aux amandes
milk chocolates with fleur de sel|Chocolats au lait à la fleur de sel
milk chocolates with hazelnuts|Chocolats au lait aux noisettes
milk chocolates with sweeteners|Chocolats au lait édulcorés
milk jams|Confitures de lait
milk powders|Laits en poudre
milk substitute|Substituts du lait
milk substitutes|Substituts du lait
milkfat|Matière grasse laitière
milks|Laits
millet based creams for cooking|Crèmes végétales à base de millet pour cuisiner
millet flakes|Flocons de millet
millet flours|Farines de millet
millet groats|Gruau de millet
millet milks|Boissons au millet
mimolette cheese|Mimolettes
mineral waters|Eaux minérales
mint|Menthe
mint sauces|Sauces à la menthe
mint syrups|Sirops de menthe
mint teas|Thés à la menthe
mirabelle syrups|Sirops à la mirabelle
miso soup|Soupe miso
mixed bell peppers|Mélanges de poivrons multicolores
mixed berry jams|Confitures de fruits rouges mélanges
mixed cereal flakes|Pétales multicéréales
mixed dried seaweeds|Mélanges d'algues sèches
mixed fruit jams|Confitures multifruits
mixed fruit soy yogurts|Yaourts soja aux fruits mixés
mixed mushrooms|Mélanges de champignons
mixed nuts|Mélanges de fruits à coque
mixed plant milks|Boissons multivégétaux
mixed puffed cereals|Mélanges de céréales soufflés
mixed rices|Mélanges de riz
mixed seaweeds|Mélanges d'algues
mixed vegetable oils|Mélanges d'huiles
mixed vegetable pickles|Pickles de légumes mélangés
mixed vegetables|Mélanges de légumes
mixed yogurts|Yaourts mixés
mixes for jelly desserts|Préparations pour desserts gélifiés
mixtures of aromatic plants|Mélanges de plantes aromatiques
mixtures of herbs and spices|Mélanges d'herbes et d'épices
mixtures of vegetables for broth|Mélanges de légumes pour bouillon
mojito syrups|Sirops mojito
molasses|Mélasses
molded butters|Beurres moulés
mollusc|Mollusques
morel|Morilles
mortadella|Mortadelle
mountain cheeses|Fromages de montagne
mountain milks|Laits de montagne
mountain products|Produits de montagne
mountain waters|Eaux de montagne
mozzarella di bufala campana|Mozzarella di Bufala Campana
mozzarella sticks|Sticks à la Mozzarella
mueslis|Mueslis
mueslis with chocolate|Mueslis au chocolat
mueslis with fruits|Mueslis aux fruits
mueslis with nuts|Mueslis aux fruits à coque
multifruit juices|Jus multifruits
multifruit nectars|Nectars multifruits
multifruit pastes|Pâtes de fruits multifruits
multifruit sorbets|Sorbets multifruits
multigrain rusks|Biscottes multicéréales
multigrain sliced breads|Pains de mie aux céréales
mung beans|Haricots mungo
munsters with raw milk|Munsters au lait cru
muscovado|Sucre muscovado
mushroom powders|Poudres de champignons
mushroom ravioli|Ravioli aux champignons
mushroom sauces|Sauces aux champignons
mushrooms|Champignons
mushrooms and their products|Champignons et produits dérivés
mushrooms risottos|Risottos aux champignons
muskmelons|Melons
mussels|Moules
mustard oils|Huiles de moutarde
mustard sauce|Sauces moutarde
mustards|Moutardes
natural dried tomatoes|Tomates séchées naturelles
natural mineral waters|Eaux minérales naturelles
natural rice milks|Boissons végétales de riz nature
natural sugar substitutes|Édulcorants naturels
neapolitan sauces|Sauces napolitaines
nespresso compatible coffee capsules|Cafés en dosettes compatible Nespresso
non alcoholic beers|Bières sans alcool
non alcoholic wheat beers|Bières de blé sans alcool
non alcoholic wines|Vins sans alcool
non carbonated natural mineral waters|Eau minérale naturelle non gazeuse
non dairy desserts|Desserts végétaliens
non dairy fermented foods|Produits végétaux fermentés
non dairy yogurts|Desserts végétaliens fermentés
non food products|Non alimentaire
non homogenized milks|Laits non-homogénéisés
noodles|Nouilles
nori seaweeds|Algues nori
norin 10 wheats|Blés Norin 10
norman whisky|Whisky normand
northern highbush blueberries|Myrtilles arbustives
northern prawns|Crevettes nordiques
nougat ice cream tubs|Glaces au nougat
nougats|Nougats
nougats from montélimar|Nougats de Montélimar
nut bars|Barres de fruits à coques
nut butters|Purées de fruits à coque
nut confectioneries|Confiseries de fruits à coques
nut flours|Farines de fruits à coques
nut milks|Boissons aux fruits à coque
nut oils|Huiles de fruits à coques
nutmeg|Noix de muscade
nutmeg tree products|Produits de le muscadier
nuts|Fruits à coque
nuts and their products|Fruits à coque et dérivés
nuts cereal bars|Barres de céréales aux fruits à coques
nuts pies|Tartes aux noix
oak honeys|Miels de chêne
oat|Avoines
oat based creams for cooking|Crèmes végétales à base d'avoine pour cuisiner
oat brans|Sons d’avoine
oat flours|Farines d'avoine
oat groats|Gruau d'avoine
oat milks|Boissons à l’avoine
oat pasta|Pâtes d'avoine
oatmeal biscuits|Biscuits à l’avoine
oatmeal cookies|Biscuits à l'avoine
offals|Abats
oilseed purees|Purées de fruits à coque et de graines
old fashioned crisps|Chips à l'ancienne
old goudas|Goudas vieux
old rums|Rhums vieux
old style mustards|Moutardes à l’ancienne
olive leaves|Feuilles d'olivier
olive oils|Huiles d'olive
olive oils from agios mattheos kerkyras|Huile d'olive de Agios Mattheos Kerkyras
olive oils from alentejo interior|Huile d'olive de Alentejo Interior
olive oils from alto crotonese|Huiles d'olive de Alto Crotonese
olive oils from antequera|Huile d'olive de Antequera
olive oils from apokoronas chanion kritis|Huile d'olive de Apokoronas Chanion Kritis
olive oils from aprutino pescarese|Huiles d'olive de Aprutino Pescarese
olive oils from arxanes irakliou kritis|Huile d'olive de Arxanes Irakliou Kritis
olive oils from baena|Huile d'olive de Baena
olive oils from baix ebre montsià|Huile d'olive de Baix Ebre-Montsià
olive oils from bajo aragón|Huile d'olive de Bajo Aragón
olive oils from beira alta|Huile d'olive de Beira Alta
olive oils from beira baixa|Huile d'olive de Beira Baixa
olive oils from beira interior|Huile d'olive de Beira Interior
olive oils from brisighella|Huiles d'olive de Brisighella
olive oils from bruzio|Huiles d'olive de Bruzio
olive oils from campo de calatrava|Huile d'olive de Campo de Calatrava
olive oils from campo de montiel|Huile d'olive de Campo de Montiel
olive oils from canino|Huiles d'olive de Canino
olive oils from cartoceto|Huiles d'olive de Cartoceto
olive oils from chianti classico|Huiles d'olive de Chianti Classico
olive oils from cilento|Huiles d'olive de Cilento
olive oils from collina di brindisi|Huiles d'olive de Collina di Brindisi
olive oils from colline di romagna|Huiles d'olive de Colline di Romagna
olive oils from colline pontine|Huiles d'olive de Colline Pontine
olive oils from colline salernitane|Huiles d'olive de Colline Salernitane
olive oils from colline teatine|Huiles d'olive de Colline Teatine
olive oils from comunitat valenciana|Huile d'olive de Comunitat Valenciana
olive oils from corsica|Huile d'olive de Corse
olive oils from dauno|Huiles d'olive de Dauno
olive oils from elaiolado finiki lakonias|Huile d'olive de Elaiolado Finiki Lakonias
olive oils from empordà|Huile d'olive de Empordà
olive oils from estepa|Huile d'olive de Estepa
olive oils from exeretiko partheno eleolado selino kritis|Huile d'olive de Exeretiko Partheno Eleolado Selino Kritis
olive oils from exeretiko partheno eleolado thrapsano|Huile d'olive de Exeretiko partheno eleolado Thrapsano
olive oils from exeretiko partheno eleolado trizinia|Huile d'olive de Exeretiko partheno eleolado "Trizinia"
olive oils from france|Huiles d'olive de France
olive oils from gata hurdes|Huile d'olive de Gata-Hurdes
olive oils from greece|Huiles d'olive de Grèce
olive oils from ibiza|Huile d'olive de Ibiza
olive oils from irpinia colline dell ufita|Huiles d'olive de Irpinia - Colline dell'Ufita
olive oils from italy|Huiles d'olive d'Italie
olive oils from jaén|Huile d'olive de Jaén
olive oils from kalamata|Huile d'olive de Kalamata
olive oils from kefalonia|Huile d'olive de Kefalonia
olive oils from kolymvari chanion kritis|Huile d'olive de Kolymvari Chanion Kritis
olive oils from kranidi argolidas|Huile d'olive de Kranidi Argolidas
olive oils from krokees lakonias|Huile d'olive de Krokees Lakonias
olive oils from la alcarria|Huile d'olive de La Alcarria
olive oils from laghi lombardi|Huiles d'olive de Laghi Lombardi
olive oils from lakonia|Huile d'olive de Lakonia
olive oils from lametia|Huiles d'olive de Lametia
olive oils from les garrigues|Huile d'olive de Les Garrigues
olive oils from lesvos mytilini|Huile d'olive de Lesvos Mytilini
olive oils from lucca|Huiles d'olive de Lucca
olive oils from lucena|Huile d'olive de Lucena
olive oils from lygourio asklipiou|Huile d'olive de Lygourio Asklipiou
olive oils from mallorca|Huile d'olive de Mallorca
olive oils from marche|Huiles d'olive de Marche
olive oils from molise|Huiles d'olive de Molise
olive oils from monte etna|Huiles d'olive de Monte Etna
olive oils from monterrubio|Huile d'olive de Monterrubio
olive oils from montes de granada|Huile d'olive de Montes de Granada
olive oils from montes de toledo|Huile d'olive de Montes de Toledo
olive oils from monti iblei|Huiles d'olive de Monti Iblei
olive oils from montoro adamuz|Huile d'olive de Montoro-Adamuz
olive oils from moura|Huile d'olive de Moura
olive oils from navarra|Huile d'olive de Navarra
olive oils from norte alentejano|Huile d'olive de Norte Alentejano
olive oils from olio di calabria|Huiles d'olive de Olio di Calabria
olive oils from olio di puglia|Huiles d'olive de Olio di Puglia
olive oils from olio di roma|Huiles d'olive de Olio di Roma
olive oils from olio lucano|Huiles d'olive de Olio lucano
olive oils from olympia|Huile d'olive de Olympia
olive oils from penisola sorrentina|Huiles d'olive de Penisola Sorrentina
olive oils from petrina lakonias|Huile d'olive de Petrina Lakonias
olive oils from peza irakliou kritis|Huile d'olive de Peza Irakliou Kritis
olive oils from poniente de granada|Huile d'olive de Poniente de Granada
olive oils from portugal|Huiles d'olive de Portugal
olive oils from pretuziano delle colline teramane|Huiles d'olive de Pretuziano delle Colline Teramane
olive oils from preveza|Huile d'olive de Preveza
olive oils from priego de córdoba|Huile d'olive de Priego de Córdoba
olive oils from rhodos|Huile d'olive de Rhodos
olive oils from ribatejo|Huile d'olive de Ribatejo
olive oils from rioja|Huile d'olive de Rioja
olive oils from riviera ligure|Huile d'olive de Riviera Ligure
olive oils from sabina|Huiles d'olive de Sabina
olive oils from samos|Huile d'olive de Samos
olive oils from sardegna|Huiles d'olive de Sardegna
olive oils from seggiano|Huile d'olive de Seggiano
olive oils from sicilia|Huile d'olive de Sicilia
olive oils from sierra de cazorla|Huile d'olive de Sierra de Cazorla
olive oils from sierra de cádiz|Huile d'olive de Sierra de Cádiz
olive oils from sierra de segura|Huile d'olive de Sierra de Segura
olive oils from sierra del moncayo|Huile d'olive de Sierra del Moncayo
olive oils from sierra mágina|Huile d'olive de Sierra Mágina
olive oils from sitia lasithiou kritis|Huile d'olive de Sitia Lasithiou Kritis
olive oils from siurana|Huile d'olive de Siurana
olive oils from spain|Huiles d'olive d'Espagne
olive oils from tergeste|Huile d'olive de Tergeste
olive oils from terra alta|Huile d'olive de Terra Alta
olive oils from terra d otranto|Huile d'olive Terra d'Otranto
olive oils from terra di bari|Huile d'olive Terra di Bari
olive oils from terre aurunche|Huile d'olive de Terre Aurunche
olive oils from terre di siena|Huile d'olive Terre di Siena
olive oils from terre tarentine|Huile d'olive de Terre Tarentine
olive oils from thassos|Huile d'olive de Thassos
olive oils from toscano|Huile d'olive de Toscano
olive oils from trás os montes|Huile d'olive de Trás-os-Montes
olive oils from tuscia|Huile d'olive de Tuscia
olive oils from umbria|Huile d'olive de Umbria
olive oils from val di mazara|Huile d'olive de Val di Mazara
olive oils from valdemone|Huile d'olive de Valdemone
olive oils from valle del belice|Huile d'olive de Valle del Belice
olive oils from valli trapanesi|Huile d'olive de Valli Trapanesi
olive oils from veneto|Huile d'olive de Veneto
olive oils from veneto del grappa|Huile d'olive de Veneto del Grappa
olive oils from veneto euganei e berici|Huile d'olive de Veneto Euganei e Berici
olive oils from veneto valpolicella|Huile d'olive de Veneto Valpolicella
olive oils from viannos irakliou kritis|Huile d'olive de Viannos Irakliou Kritis
olive oils from vorios mylopotamos rethymnis kritis|Huile d'olive de Vorios Mylopotamos Rethymnis Kritis
olive oils from vulture|Huile d'olive de Vulture
olive oils from zakynthos|Huile d'olive de Zakynthos
olive pomace oils|Huiles de grignons d'olive
olive sauces|Sauces aux olives
olive tree products|Olives et huiles d’olive
onion chutneys|Confits d'oignons
onion jams|Confitures d'oignon
onion powder|Oignon en poudre
onions|Oignons
onions and their products|Oignons et dérivés
oolong teas|Thés bleus
orange based beverages|Boissons à l’orange
orange blossom|Fleur d'oranger
orange blossom honeys|Miels d’oranger
orange jams|Confitures d’orange
orange juices|Jus d’orange
orange marmalades|Marmelades d’oranges
orange nectars|Nectars d'orange
orange soft drinks|Sodas à l'orange
orange sorbets|Sorbets à l’orange
orange syrups|Sirops d'orange
oregano|Origan
organic beers|Bières bio
organic semi skimmed milks|Laits demi-écrémés biologiques
orgeat syrups|Sirops d’orgeat
ossetra caviar|Caviar osciètre
oval pizzas|Pizzas ovales
oyster mushrooms|Pleurotes en huître
oyster sauces|Sauces à l'huitre
oysters|Huîtres
paddy rices|Riz paddy
paddy straw mushrooms|Volvaire volvacée
paella|Paëllas
palm oils|Huiles de palme
papadum|Pappadums
papaya jams|Confitures de papayes
papayas|Papayes
paprika crisps|Chips au paprika
parboiled rices|Riz étuvé
parma ham|Jambons de Parme
parmigiano reggiano|Parmigiano Reggiano
parsley|Persil
parsnip crisps|Chips de panais
passion fruit jellies|Gelées de fruits de la passion
passion fruit nectars|Nectars de fruit de la passion
passion fruit sorbets|Sorbets au fruit de la passion
passion fruits|Fruits de la passion
pasta dishes|Plats à base de pâtes
pasta gratin|Gratins de pâtes
pasta salads|Salades de pâtes
pasta sauces|Sauces pour pâtes
pastas|Pâtes
pasteles de gloria|Pastels de Gloria
pasteurised milk munsters|Munsters au lait pasteurisé
pasteurised milks|Laits pasteurisés
pasteurized butters|Beurres pasteurisés
pasteurized cheeses|Fromages pasteurisés
pastries|Pâtisseries
pastry helpers|Aides à la pâtisserie
peach applesauce|Compotes pommes pêche
peach compotes|Compotes de pêche
peach flavored iced teas|Thés glacés saveur pêche
peach jams|Confitures de pêches
peach juices|Jus de pêche
peach nectars|Nectars de pêche
peach pastes|Pâtes de pêches
peach soy yogurts|Yaourts de soja à la pêche
peach syrups|Sirops de pêche
peach yogurts|Yaourts à la pêche
peaches|Pêches
peaches in syrup|Pêches au sirop
peanut bars|Barres de cacahuètes
peanut butters|Beurres de cacahuète
peanut oils|Huiles d'arachide
peanut sauces|Sauces aux cacahuètes
peanuts|Cacahuètes
peanuts turrón|Tourons aux cacahuètes
pear applesauces|Compotes pommes poires
pear compotes|Compotes de poire
pear jams|Confitures de poires
pear juices|Jus de poire
pear nectars|Nectars de poire
pear pies|Tartes aux poires
pear sorbets|Sorbets à la poire
pear yogurts|Yaourts à la poire
pearl millet|Mil
pears|Poires
pears in syrup|Poires au sirop
peas|Pois
pecan nuts|Noix de pécan
pecan oils|Huiles de noix de pécan
pecan pies|Tartes aux noix de pécan
pecorino romano|Pecorino Romano
peeled tomatoes|Tomates pelées
pennyroyal|Menthe pouliot
pepper sauces|Sauces au poivre
peppercorns|Graines de poivre
peppermint|Menthe poivrée
pepperoni pizzas|Pizzas au pepperoni
peppers|Poivres
perforate st john s wort|Millepertuis perforé
pestos|Sauces Pesto
pet food|Nourriture pour animaux
petit beurre|Petits beurres
petit beurres|Petits-beurre
pickled beets|Betteraves marinées
pickled caper berries|Caprons au vinaigre
pickled capers|Capres au vinaigre
pickled carrots|Pickles de carottes
pickled cucumbers|Pickles de concombres
pickled gherkins|Cornichons au vinaigre
pickled herring|Harengs marinés
pickled lupin beans|Tramousses
pickled onions|Oignons au vinaigre
pickled peppers|Poivrons au vinaigre
pickled vegetables|Légumes au vinaigre
pie dough|Pâtes à tarte
piel de sapo melons|Melons Piel de sapo
pies|Tartes
pig head|Tête de porc
pigeon|Pigeons
pigeon peas|Pois d'Angole
pike quenelles|Quenelles de brochet
pine nut oils|Huiles de pignons de pin
pine nuts|Pignons de pin
pineapple|Ananas
pineapple in juice|Ananas au jus
pineapple in syrup|Ananas au sirop
pineapple jams|Confitures d'ananas
pineapple juices|Jus d'ananas
pineapple nectars|Nectars d'ananas
pineapple syrups|Sirops d'ananas
pineapple yogurts|Yaourts à l'ananas
pink ciders|Cidres rosés
pink grapefruit juices|Jus de pamplemousse rose
pink peppers|Poivres roses
pinto beans|Haricots pinto
pistachio butters|Beurres de pistaches
pistachio ice cream tubs|Glaces à la pistache
pistachio oils|Huiles de pistache
pistachios|Pistaches
pitas|Pains Pita
pitted dates|Dattes dénoyautées
pitted marinated green olives|Olives vertes marinées dénoyautées
pitted olives|Olives dénoyautées
pizza dough|Pâtes à pizza
pizza sauces|Sauces pour pizzas
pizza with ham and cheese|Pizza jambon fromage
pizzas pies and quiches|Pizzas, tartes salées et quiches
plain soy yogurts|Yaourts soja natures
plain yogurts|Yaourts nature
plant based beverages|Boissons végétales et aux fruits
plant based creams|Crèmes végétales
plant based creams for cooking|Crèmes végétales pour cuisiner
plant based ice cream bars|Barre glacées végétales
plant based ice cream cones|Cônes glacés végétaux
plant based ice cream sandwiches|Sandwiches à la crème glacée végétale
plant based ice cream tubs|Crèmes glacées végétales en pot
plant based ice creams|Crèmes glacées végétales
plant based meals|Plats préparés d'origine végétale
plant based milk alternatives|Boissons végétales
plant based mixed pickles|Légumes au vinaigre
plant based pickles|Pickles d'origine végétale
plant based pâtés|Pâtés végétaux
plant based spreads|Pâtes à tartiner végétales
plant milks|Boissons végétales
plantain bananas|Bananes plantains
platerines|Pêches plates
plum jams|Confitures de prunes
plum juices|Jus de prune
plum pastes|Pâtes de prunes
plum sorbets|Sorbets à la mirabelle
plum yogurts|Yaourts à la prune
plums|Prunes
polentas|Polentas
polish cheeses|Fromages polonais
polish vodkas|Vodkas polonaises
pollock fillets|Filets de colin
pollocks|Colins
pomegranate juices|Jus de grenade
pomegranate nectars|Nectars de grenade
pomegranates|Grenades
pomelos|Pamplemousses
pont l évêque|Pont-l'évêque
poppyseed oils|Huiles de pavot
porcini mushrooms|Cèpes de Bordeaux
pork|Porc
pork belly|Poitrine de porc
pork liver pâtés|Pâtés de foie de porc
pork liver sausages|Saucisses de foie de porc
pork meals|Plats au porc
pork nems|Nems au porc
pork pâtés|Pâtés de porc
pork ribs|Côtes de porc
porters|Bières porter
portuguese cheeses|Fromages portugais
potato crisps|Chips de pommes de terre
potato crisps in olive oil|Chips de pommes de terre à l’huile d'olive
potato crisps in sunflower oil|Chips de pommes de terre à l’huile de tournesol
potato dishes|Plats à base de pommes de terre
potato flours|Farines de pommes de terre
potato gnocchi|Gnocchi de pommes de terre
potato gratin|Gratins de pomme de terre
potato preparations|Préparations à base de pommes de terre
potato salads|Salades de pommes de terre
potatoes|Pommes de terre
potted aromatic plants|Plantes aromatiques en pot
potted basil|Basilic en pot
potted chives|Ciboulette en pot
potted coriander|Coriandre en pot
potted meats|Rillettes de viande
potted mint|Menthe en pot
potted oregano|Origan en pot
potted parsley|Persil en pot
potted plants|Plantes en pot
potted rosemary|Romarin en pot
potted spearmint|Menthe verte en pot
potted stevia|Stévia en pot
poultries|Volailles
poultry broth|Bouillons de volaille
poultry meals|Plats à la volaille
poultry nuggets|Nuggets de volaille
poultry sandwiches|Sandwichs à la volaille
poultry sausages|Saucisses de volaille
poultry terrines|Terrines de volailles
pound cake|Quatre-quarts
powdered almond milks|Boissons végétales d'amande en poudre
powdered amaranth milks|Boissons végétales d'amarante en poudre
powdered cappucino|Cappuccino en poudre
powdered cereal milks|Boissons végétales de céréales en poudre
powdered chestnut milks|Boissons végétales de châtaigne en poudre
powdered hazelnut milks|Boissons végétales de noisettes en poudre
powdered khorasan wheat milks|Laits de blé khorasan en poudre
powdered legume milks|Boissons végétales de légumineuses en poudre
powdered macadamia nut milks|Boissons végétales de noix de macadamia en poudre
powdered millet milks|Boissons végétales de millet en poudre
powdered nut milks|Boissons végétales de fruits à coque en poudre
powdered oat milks|Boissons végétales d'avoine en poudre
powdered plant milks|Boissons végétales en poudre
powdered quinoa milks|Boissons végétales de quinoa en poudre
powdered rice milks|Boissons végétales de riz en poudre
powdered saffron|Safran en poudre
powdered sesame milks|Boissons végétales de sésame en poudre
powdered soy milks|Boissons végétales de soja en poudre
powdered spelt milks|Boissons végétales d'épeautre en poudre
powdered sugars|Sucres glaces
powdered teff milks|Boissons végétales de teff en poudre
powdered walnut milks|Boissons végétales de noix en poudre
powdered wheat milks|Boissons végétales de blé en poudre
prawn cocktail crisps|Chips cocktail de crevettes
prawns|Crevettes
pre baked breads|Pains précuits
precooked rices|Riz précuits natures
preparations made from crabs|Préparations à base de crabes
preparations made from fish meat|Préparations à base de poisson
prepared couscous|Couscous préparés
prepared lasagne|Lasagnes préparées
prepared lentils|Lentilles préparées
prepared meats|Charcuteries
prepared meats with less salt|Charcuteries à teneur réduite en sel
prepared salads|Salades composées
prepared vegetables|Légumes préparés
pretzel|Bretzels
processed cheese|Fromages à pâte fondue
processed cheeses|Fromages fondus
products sold before year 2000|Produits vendus avant l’an 2000
products sold in the 1950s|Produits vendus dans les années 1950
products sold in the 1960s|Produits vendus dans les années 1960
products sold in the 1970s|Produits vendus dans les années 1970
products sold in the 1980s|Produits vendus dans les années 1980
products sold in the 1990s|Produits vendus dans les années 1990
products with reduced salt|Produits à teneur réduite en sel
products without gluten|Produits sans gluten
proso millet|Millet commun
protein bars|Barres protéinées
protein energy bars|Barres énergétiques protéinées
protein powders|Protéines en poudre
protein shakes|Boisson protéinée
provençale mustards|Moutardes provençales
provençale sauces|Sauces provençales
prune juice|Jus de pruneaux
prune yogurts|Yaourts au pruneau
prunes|Pruneaux
pryaniki|Prianiki
puff pastry meals|Feuilleté salé
puff pastry sheets|Pâtes feuilletées
puffed barley|Orge soufflé
puffed buckwheat|Sarrasin soufflé
puffed cereal cakes|Galettes de céréales soufflées
puffed cereal milk chocolates|Chocolats au lait aux céréales croustillantes
puffed cereals|Céréales soufflées
puffed corn cakes|Galettes de maïs soufflé
puffed corn cakes with black chocolate|Galettes de maïs au chocolat noir
puffed corn cakes with milk chocolate|Galettes de maïs au chocolat au lait
puffed grains|Grains soufflées
puffed khorasan wheat|Blé de khorasan soufflé
puffed khorasan wheat cakes|Galettes de blé khorasan soufflé
puffed legumes|Graines de légumineuses soufflées
puffed lentil cakes|Galettes de lentilles soufflées
puffed millet|Millet soufflé
puffed multigrain cakes|Galettes multicéréales soufflées
puffed oat|Avoine soufflé
puffed oat cakes|Galettes d'avoine soufflé
puffed pulse cakes|Galettes de légumineuses soufflées
puffed quinoa|Quinoa soufflé
puffed rice|Riz soufflé
puffed rice cakes|Galettes de riz soufflé
puffed rice cakes with black chocolate|Galettes de riz au chocolat noir
puffed rice cakes with milk chocolate|Galettes de riz au chocolat au lait
puffed rice cakes with white chocolate|Galettes de riz au chocolat blanc
puffed rye|Seigle soufflé
puffed salty snacks|Biscuits apéritifs soufflés
puffed soybeans|Soja soufflé
puffed spelt|Épeautre soufflé
puffed spelt cakes|Galettes d'épeautre soufflé
puffed wheat|Blé soufflé
puffed wheat cakes|Galettes de blé soufflé
puffed wholegrain rice cakes|Galettes de riz complet soufflé
pulses|Légumineuses sèches
pumpkin and squash plant products|Produits de la plante de courge
pumpkin jams|Confitures de citrouille
pumpkin pies|Tartes à la citrouille
pumpkin seed butters|Purées de graines de potiron
pumpkin seed oils|Huiles de pépins de courge
pumpkin seeds|Graines de courge
pumpkin seeds and their products|Graines de courge et dérivés
pumpkin soups|Soupes de potiron
pumpkins|Courges
pumpkins and their products|Courges et dérivés
pure butter brioche|Brioches pur beurre
purple asparagus|Asperges violettes
quadruple beer|Bière quadruple
quail eggs|Œufs de cailles
quark with 20 fat in dry mass|Séré avec 20% de graisse en masse sèche
quartered champignon mushrooms|Quartiers de champignons de Paris
quince cheeses|Pâtes de coings
quince jellies|Gelées de coings
quinces|Coings
quinoa crisps|Chips au quinoa
quinoa dishes|Plats à base de quinoa
quinoa flakes|Flocons de quinoa
quinoa flours|Farines de quinoa
quinoa milks|Boissons au quinoa
quinoa syrups|Sirops de quinoa
rabbit food|Nourriture pour lapins
rabbit meat|Viande de lapin
rabbit pâtés|Pâtés de lapin
radishes|Radis
raisin cookies|Cookies au raisin
raisins|Raisins secs
raisins of corinth|Raisins secs de Corinthe
rapeseed oils|Huiles de colza
raspberries|Framboises
raspberry applesauces|Compotes pommes framboise
raspberry cheesecakes|Cheesecakes à la framboise
raspberry coulis|Coulis de framboise
raspberry honeys|Miels de framboisier
raspberry jams|Confitures de framboises
raspberry jellies|Gelées de framboises
raspberry nectars|Nectars de framboise
raspberry pies|Tartes aux framboises
raspberry sorbets|Sorbets à la framboise
raspberry syrups|Sirops de framboise
raspberry tartlets|Tartelettes à la framboise
raspberry yogurts|Yaourts à la framboise
ratatouille|Ratatouilles
ravioli with porcini mushrooms|Ravioli aux cèpes
ravioli with vegetables|Raviolis aux légumes
raw milks|Laits cru
red banana|Bananes rouges
red beans|Haricots rouges
red beers|Bières rousses
red bell peppers|Poivrons rouges
red cabbage|Chou rouge
red curry pastes|Pâtes de curry rouges
red delicious apples|Pommes Red Delicious
red fruit teas|Infusions aux fruits rouges
red lentils|Lentilles rouges
red pestos|Sauces Pesto Rosso
red pine mushrooms|Lactaires délicieux
red ports|Porto rouges
red quinoa|Quinoa rouge
red radishes|Radis rouges
red rices|Riz rouge
red wine vinegars|Vinaigres de vins rouges
red wines|Vins rouges
redcurrants|Groseilles
redcurrants jams|Confitures de groseilles
redcurrants jellies|Gelées de groseilles
refined coco oils|Huiles de coco raffinées
refined olive oils|Huiles d'olive raffinées
refried beans|Haricots refrits
refrigerated creamy puddings|Crèmes dessert rayon frais
refrigerated falafel|Falafels réfrigérés
refrigerated meals|Plats préparés frais
refrigerated soups|Soupes réfrigérées
refrigerated squeezed juices|Jus de fruits frais
refrigerated squeezed multifruit juices|Jus multifruits frais
refrigerated squeezed orange juices|Jus d'orange frais
refrigerated squeezed pineapple juices|Jus d'ananas frais
refrigerated squeezed tangerine juices|Jus de mandarine pur jus frais
refrigerated vegetable soups|Soupes de légumes réfrigérées
regina pizza|Pizzas royales
reheatable soups|Soupes à réchauffer
reptile food|Nourriture pour reptiles
rhubarb applesauces|Compotes pommes rhubarbe
rhubarb compotes|Compotes de rhubarbe
rhubarb jams|Confitures de rhubarbe
rhubarbs|Rhubarbes
ribwort plantain|Plantain lancéolé
rice based creams for cooking|Crèmes végétales à base de riz pour cuisiner
rice bran oils|Huiles de riz
rice brans|Sons de riz
rice chocolates|Chocolats au riz
rice desserts|Desserts de riz
rice dishes|Plats à base de riz
rice flakes|Flocons de riz
rice flours|Farines de riz
rice milk chocolates|Chocolats au lait au riz
rice milks|Boissons au riz
rice pasta|Pâtes de riz
rice puddings|Riz au lait
rice salads|Salades de riz
rice semolinas|Semoules de riz
rice starch|Amidon de riz
rice syrups|Sirops de riz
rice vermicelli|Vermicelle de riz
rice vinegars|Vinaigres de riz
rices|Riz
rices for paella|Riz pour paellas
rices for risotto|Riz pour risotto
roast chicken|Poulets rôtis
roasted cashew nuts|Noix de Cajou grillées
roasted chicken and thyme crisps|Chips au poulet
roasted coffee beans|Grains de café torréfiés
roasted green teas|Thés verts torréfiés
roasted hazelnuts|Noisettes grillées
roasted hazelnuts with skin|Noisettes grillées non émondées
roasted japanese green teas|Thés verts torréfiés japonais
roasted nuts|Fruits à coque grillés
roasted peanuts|Cacahuètes grillées
roasted pistachios|Pistaches grillées
roasted pumpkin seeds|Graines de courge grillées
roasted shelled pumpkin seeds|Graines de courge décortiquées grillées
roasted shelled sunflower seeds|Graines de tournesol décortiquées grillées
roasted sunflower seeds|Graines de tournesol grillées
roasted unshelled pumpkin seeds|Graines de courge en coque grillées
roasted unshelled sunflower seeds|Graines de tournesol en coque grillées
rock candies|Sucres candi
rock teas|Jasonia glutineux
rocket|Roquette
rolled flakes|Flocons laminés
rolled oats|Flocons d’avoine
rolled spelt flakes|Flocons d'épeautre
rolled wheat flakes|Flocons de blé
romaine lettuce|Laitue romaine
roman chamomile|Camomille romaine
romanesco|Choux romanesco
roquefort sauces|Sauces au roquefort
rose hip|Cynorrhodon
rose petal preserves|Confits de roses
rose syrups|Sirops de rose
rosehip jams|Confitures d'églantines
roselle|Oseille de Guinée
rosemary|Romarin
rosemary honeys|Miels de romarin
rosé wines|Vins rosés
rough bindweed|Salsepareille
royal jelly|Gelée royale
rum and raisins ice cream tubs|Glaces rhum-raisin
rum baba|Babas au rhum
rums|Rhums
rusks|Biscottes
russet apples|Pommes reinette
russian vodkas|Vodkas russes
rye|Seigle
rye and wheat breads|Pains de seigle et de blé
rye brans|Sons de seigle
rye breads|Pains de seigle
rye flakes|Flocons de seigle
rye flours|Farines de seigle
rye flours type 1740|Farines de seigle T170
rye flours type 815|Farines de seigle T70
rye flours type 997|Farines de seigle T85
rye groats|Gruau de seigle
rye pasta|Pâtes de seigle
rye whisky|Whisky de seigle
saccharin|Saccharine
safflower oils|Huiles de carthame
saffron|Safran
saffron threads|Safran pistils
sage|Sauge
sake|Saké
salad dressings|Sauces salades
salads|Salades
salami|Salamis
salmon carpaccio|Carpaccio de saumon
salmon fillets|Filets de saumon
salmon lasagne|Lasagnes au saumon
salmon rillettes|Rillettes de saumon
salmon risottos|Risottos au saumon
salmons|Saumon
salmons from farming|Saumons d'élevage
salsas|Salsas
salt and malt vinegar crisps|Chips au sel et vinaigre de malt
salt and pepper crisps|Chips au sel et au poivre
salt and vinegar crisps|Chips au sel et vinaigre
salted almonds|Amandes salées
salted butter caramels|Caramels au beurre salé
salted butters|Beurres salés
salted chocolates|Chocolats salés
salted dark chocolates|Chocolats noirs salés
salted margarines|Margarines salées
salted milk chocolates|Chocolats au lait salés
salted nuts|Fruits à coque salés
salted peanuts|Cacahuètes salées
salted pies|Tartes salées
salted popcorn|Popcorn salé
salted snacks|En-cas salés
salted spreads|Produits à tartiner salés
salts|Sels
salty snacks|Snacks salés
samosas|Samoussas
samourai sauces|Sauces samouraï
sandwiches|Sandwichs
sandwiches filled with cold cuts|Sandwichs garnis de charcuteries
sardine fillets|Filets de sardines
sardines in oil|Sardines à l'huile
sardines in oil and lemon|Sardines à l’huile et au citron
sardines in olive oil|Sardines à l'huile d'olive
sardines in sunflower oil|Sardines à l'huile de tournesol
sardines in tomato sauce|Sardines à la tomate
sauerkrauts|Choucroutes
sausage rolls|Roulés à la saucisse
sausages|Saucisses
sausages from spain|Saucisses espagnoles
sausages with lentils|Saucisses aux lentilles
savory|Sarriette
savory mousses|Mousses salées
savory semolina dishes|Plats à base de semoule
scallions|Oignons verts
scallop|Noix de Saint-Jacques
scarlet runner beans|Haricots d'Espagne
schnapps|Schnaps
scotch bonnet mushrooms|Marasmes des Oréades
scotch whisky|Whisky écossais
sea buckthorn jams|Confitures d'argousiers
sea lettuce seaweeds|Ulves
sea salts|Sels marins
sea spaghetti seaweeds|Algues spaghetti de mer
seafood|Poissons et fruits de mer
seasoned grated carrots|Carottes râpées assaisonnées
seaweed products|Produits à base d'algues
seaweeds and their products|Algues et dérivés
seedless grapes|Raisins sans pépins
seeds|Graines
semi polished wheat flours|Farines de blé type T80
semi preserved foods|Semi-conserves
semi ripe olives|Olives semi mures
semi skimmed milks|Laits demi-écrémés
semolina puddings|Semoules au lait
sencha teas|Thés Sencha
senseo compatible coffee capsules|Cafés en dosettes compatible Senseo
serrano ham|Jambons Serrano
sesame|Sésame
sesame halva|Halvas au sésame
sesame milks|Boissons végétales de sésame
sesame oils|Huiles de sésame
shallots|Échalotes
shea butter|Beurres de karité
sheep milk yogurts|Yaourts au lait de brebis
sheep milks|Laits de brebis
sheep s haymilk|Lait de foin de brebis
sheep s milk cheeses|Fromages de brebis
shelled almonds|Amandes décortiquées
shelled brazil nuts|Noix du Brésil décortiquées
shelled chestnuts|Châtaignes décortiquées
shelled hazelnuts|Noisettes décortiquées
shelled hazelnuts with skin|Noisettes décortiquées non émondées
shelled macadamia nuts|Noix de Macadamia décortiquées
shelled nuts|Fruits à coques décortiqués
shelled pecan nuts|Noix de pécan décortiquées
shelled pine nuts|Pignons de pin décortiqués
shelled pistachios|Pistaches décortiquées
shelled pumpkin seeds|Graines de courge décortiquées
shelled sunflower seeds|Graines de tournesol décortiquées
shepherd s pie|Hachis parmentier
shiitake mushrooms|Champignons shiitake
short grain rices|Riz à grain court
shortbread|Sablés
shortbread cookies|Biscuits sablés
shoumei teas|Shou Mei
shrimps|Crevettes
shrimps tails|Queues de crevettes
sicilian sauces|Sauces siciliennes
sicilian sumac|Rhus coriaria
simple syrups|Sirops simples
skimmed milks|Laits écrémés
skipjack tuna|Thons listao
sliced bacon|Bacon en tranche
sliced breads|Pains de mie
sliced breads without crust|Pains de mie sans croûte
sliced champignon mushrooms|Champignons de Paris émincés
sliced cheeses|Fromages en tranches
slovakian cheeses|Fromages de Slovaquie
slovenian cheeses|Fromages slovènes
small brioches|Briochettes
small cucumbers|Petits concombres
small leaved lime|Tilleul à petites feuilles
smoked bacon|Bacon fumé
smoked bacon lardons|Allumettes de bacon
smoked cheeses|Fromages fumés
smoked fishes|Poissons fumés
smoked herrings|Harengs fumés
smoked lardons|Lardons de porc fumés
smoked mackerels|Maquereaux fumés
smoked salmons|Saumon fumé
smoked salmons from farming|Saumon fumé d’élevage
smoked sausages|Saucisses fumées
smoked trouts|Truites fumées
smoked tunas|Thons fumés
snacks|En-cas
snacks and desserts for babies|Goûters et desserts pour bébé
snails|Escargots
snails from burgundy|Escargots de Bourgogne
snails preparations|Escargots préparés
sodas with exotic fruits|Sodas aux fruits exotiques
sodium cyclamate|Cyclamate
sofritos|Sofregits
soft cheese with a natural rind|Fromages à pâte molle à croûte naturelle
soft cheeses|Fromages à pâte molle
soft cheeses with bloomy rind|Fromages à pâte molle à croûte fleurie
soft cheeses with washed rind|Fromages à pâte molle à croûte lavée
soft drinks|Boissons rafraîchissantes
soft wheat semolinas|Semoules de blé tendre
sorbets|Sorbets
sorghum|Sorgho
sorghum flours|Farines de sorgho
soups|Soupes
soups for babies|Potages pour bébé
sour cream and sweet chilli crisps|Chips à la crème fraîche et au piment doux
sour creams|Crèmes aigres
sourdough bread|Pain au levain
soy based creams for cooking|Crèmes végétales à base de soja pour cuisiner
soy based drinks|Boissons au soja
soy beans|Fèves de soja
soy desserts|Desserts au soja
soy flakes|Flocons de soja
soy milk yogurts|Desserts de jus de soja fermenté
soy milks|Boissons au soja
soy sauces|Sauces au soja
soy yogurts|Desserts au soja façon yaourt
soybean butters|Beurres de soja
soybean flours|Farines de soja
soybean oils|Huiles de soja
spaghetti squashes|Courges spaghetti
spanish alfajores|Alfajores espagnols
spanish cheeses|Fromages espagnols
spanish meat products|Produits carnés espagnols
spanish omelettes|Omelettes de pommes de terre
spanish sea products|Produits de la mer espagnols
sparkling ciders|Cidres bouchés
sparkling wines|Vins effervescents
spearmint|Menthe verte
special breads|Pains spéciaux
speculoos cheesecakes|Cheesecakes au speculoos
speculoos spreads|Pâtes à tartiner au spéculoos
spelt based creams for cooking|Crèmes végétales à base d'épeautre pour cuisiner
spelt brans|Sons d'épeautre
spelt flours|Farines d'épeautre
spelt flours type 1050|Farines d’épeautre T1050
spelt milks|Boissons végétales d'épeautre
spelt pastas|Pâtes d'épeautre
spelt rusks|Biscottes d'épeautre
spelt syrups|Sirops d'épeautre
spelts|Épeautres
spice mix|Mélanges d'épices
spices|Epices
spinachs|Épinards
spirulina|Spiruline
sponge biscuits|Biscuits à la cuillère
sports drinks|Boissons pour le sport
spreadable fats|Matières grasses à tartiner
spreads|Pâtes à tartiner
spring rolls|Rouleaux de printemps
spring waters|Eaux de source
sprits biscuits|Biscuits sprits
sprouts|Pousses
squashes|Courges
squeezed apple juices|Jus de pommes pur jus
squeezed blueberry juices|Jus de myrtilles pur jus
squeezed grape juices|Jus de raisin pur jus
squeezed grapefruit juices|Jus de pamplemousse pur jus
squeezed juices|Jus de fruits pur jus
squeezed orange juices|Jus d’orange pressés
squeezed pear juices|Jus de poire pur jus
squeezed pineapple juices|Jus d'ananas pur jus
squeezed plum juices|Jus de prune frais
squeezed pomegranate juices|Jus de grenade pur jus
squeezed tangerine juices|Jus de mandarine pur jus
squid|Calmar
squirty creams|Crèmes sous pression
star anise|Étoiles de badiane
starches|Amidons
steaks|Steaks de viande
stevia and their products|Stévia et dérivés
stevia leaves|Feuilles de stévia
stirred yogurts|Yaourts brassés
stone ground flours|Farines de meule
stouts|Bières brunes
strained tomatoes|Coulis de tomates
strasbourg sausages|Saucisses de Strasbourg
strawberries|Fraises
strawberry and blueberry compotes|Compotes fraise myrtille
strawberry applesauces|Compotes pommes fraise
strawberry biscuits|Biscuits à la fraise
strawberry cheesecakes|Cheesecakes à la fraise
strawberry compotes|Compotes de fraise
strawberry ice cream tubs|Glaces à la fraise
strawberry jams|Confitures de fraises
strawberry juice|Jus de fraise
strawberry nectars|Nectars de fraise
strawberry pies|Tartes aux fraises
strawberry sorbets|Sorbets à la fraise
strawberry soy yogurts|Yaourts de soja à la fraise
strawberry syrups|Sirops de fraise
strawberry tartlets|Tartelettes à la fraise
strawberry yogurts|Yaourts à la fraise
stretched curd cheeses|Fromages à pâte filée
strong beers|Bières fortes
stuffed olives|Olives farcies
stuffed pastas|Pâtes farcies
stuffed peppers|Poivrons farcis
stuffed vine leaves|Feuilles de vigne farcies
stuffed wafers|Gaufrettes fourrées
stuffed waffles|Gaufres fourrées
sugar coated almonds|Amandes enrobées de sucre
sugar coated pinenuts|Pignons de pin enrobés de sucre
sugar free chewing gum|Chewing-gum sans sucres
sugar free flavoured syrups|Sirops aromatisés sans sucre
sugar substitutes|Succédanés du sucre
sugared crêpes|Crêpes sucrées
sugared popcorn|Popcorn sucré
sugars|Sucres
sultana raisins|Raisins secs Sultanines
summer savory|Sarriette des jardins
summer truffles|Tuber aestivum
sunflower honeys|Miels de tournesol
sunflower oil mayonnaises|Mayonnaises à l’huile de tournesol
sunflower oils|Huiles de tournesol
sunflower seed butters|Purées de graines de tournesol
sunflower seeds|Graines de tournesol
sunflower seeds and their products|Graines de tournesol et dérivés
surinam rices|Riz Surinam
sushi rice|Riz pour sushi
sushis and makis|Sushis et makis
sweet and sour sauces|Sauces aigre-douces
sweet apples|Pommes sucrées
sweet ciders|Cidres doux
sweet corn|Maïs doux
sweet fritters|Beignets sucrés
sweet mousses|Mousses sucrées
sweet mustards|Moutardes douces
sweet pastries and pies|Pâtisseries et tartes sucrées
sweet peppers|Poivrons
sweet pies|Tartes sucrées
sweet potato crisps|Chips de patate douce
sweet potatoes|Patates douces
sweet snacks|Snacks sucrés
sweet spreads|Produits à tartiner sucrés
sweet wines|Vins doux
sweetened natural soy milks|Boissons de soja nature sucrées
sweetened yogurts|Yaourts sucrés
sweeteners|Sucres et édulcorants
swiss chocolates|Chocolats suisses
swiss eaux de vie|Eaux-de-vie suisses
swiss gruyères|Gruyères de Suisse
syrups|Sirops
syrups with fruits|Sirops aux fruits
sénia rices|Riz Sénia
tabbouleh|Taboulés
tabbouleh with fresh vegetables|Taboulés aux légumes
tabbouleh with olive oil|Taboulés à l'huile d'olive
tabbouleh with tomatoes|Taboulés aux tomates
table salts|Sels de table
table waters|Eaux de table
tabletop sweeteners|Édulcorants de table
taboulehs|Taboulés
tagliatelle|Tagliatelles
tahibonet rices|Riz Tahibonet
tahini|Purées de sésame
tangerine juices|Jus de mandarine
tangerine nectars|Nectars de mandarine
tapenades|Tapenades
tarragon|Estragon
tartare sauces|Sauces tartare
tartlets|Tartelettes
tassimo compatible coffee capsules|Cafés en dosettes compatible Tassimo
tea bags|Thés en sachets
tea based beverages|Boissons au thé
tea seed oils|Huiles de théier
teas|Thés
teas with bergamot|Thés à la bergamote
teff flakes|Flocons de teff
teff flours|Farines de teff
teff milks|Boissons végétales de teff
tennessee whiskey|Whisky du Tennessee
tequilas|Tequilas
teriyaki sauces|Sauces Teriyaki
tetilla cheese|Queso Tetilla
textured vegetable protein|Protéine végétale texturée
thermised milk cheeses|Fromages au lait thermisé
thermogenics|Produits thermogéniques
thickeners|Gélifiants
three cheese pizza|Pizzas aux trois fromages
thuringian sausages|Thüringer
thyme|Thym
thyme honeys|Miels de thym
thyme tea bags|Infusions de thym
tigernut milks|Boissons végétales de souchet
tinned mackerels|Maquereaux en conserve
toasted bread rolls|Petits pains grillés
toasted egg yolk turrón|Tourons au jaune d'œuf grillé
toasted sesame|Sésame toasté
toaster pastries|Grillardises
toasts|Pains grillés
tomato jams|Confitures de tomates
tomato juices|Jus de tomates
tomato ketchup|Ketchup de tomate
tomato mustards|Moutardes à la tomate
tomato pastes|Concentrés de tomates
tomato pulps|Pulpes de tomates
tomato purées|Purées de tomates
tomato sauces|Sauces tomate
tomato soups|Soupes de tomate
tomatoes|Tomates
tomatoes and their products|Tomates et dérivés
tonic water|Eau tonique
toppings|Nappages
torrefacto coffees|Cafés torréfiés
tortilla chips|Chips tortilla
toulouse sausages|Saucisses de Toulouse
traditional balsamic vinegar of modena|Vinaigre balsamique traditionnel de Modène
traditional balsamic vinegars|Vinaigres balsamiques traditionnels
traditional ciders|Cidres traditionnels
tripe|Tripes
tripe dishes|Produits tripiers
triple beer|Bière triple
tropezian pies|Tartes tropéziennes
tropical fruit jams|Confitures de fruits tropicaux
tropical fruits|Fruits tropicaux
tropical fruits soy yogurts|Yaourts soja aux fruits tropicaux
tropical tunas|Thon tropical
trouts|Truites
truffles|Truffes
tuna chunks|Miettes de thon
tuna fillets|Filets de thon
tuna in brine|Thon au naturel
tuna in olive oil|Thons à l’huile d’olive
tuna lasagna|Lasagnes au thon
tuna pizzas|Pizzas au thon
tuna rillettes|Rillettes de thon
tuna salad|Salades au thon
tuna sandwiches|Sandwichs au thon
tunas|Thon
tunas in oil|Thons à l’huile
tunas in sunflower oil|Thons à l’huile de tournesol
tunisian eaux de vie|Eaux-de-vie tunisiennes
turkey breasts|Blancs de dinde
turkey cutlets|Escalopes de dinde
turkey fillets|Filets de dinde
turkey sandwiches|Sandwichs à la dinde
turkey sausages|Saucisses de dinde
turkeys|Dinde
turkish delight|Loukoums
turmeric|Curcuma
turmeric powder|Curcuma en poudre
turmeric rhizomes|Rhizomes de curcuma
turnip|Navet
turrón|Touron
tzatzikis|Tzatzíki
uht creams|Crèmes UHT
uht milks|Laits UHT
ukrainian vodkas|Vodkas ukrainiennes
ulva lactuca seaweeds|Laitue de mer
umeboshi vinegars|Vinaigre d'Umeboshi
uncooked beetroots|Betterave rouge crue
uncooked pressed cheeses|Fromages à pâte pressée non cuite
unleavened breads|Pains azymes
unpasteurised cheeses|Fromages au lait cru
unrefined salts|Sels non raffinés
unsalted butters|Beurres doux
unsalted cashews|Noix de cajou non-salées
unsalted margarines|Margarines sans sel
unshelled peanuts|Cacahuètes décortiquées
unshelled pumpkin seeds|Graines de courge en coque
unshelled sunflower seeds|Graines de tournesol en coque
unsweetened flavored waters|Eaux aromatisées sans sucre ajouté
unsweetened natural soy milks|Boissons de soja nature non sucrées
valerian|Valériane
vanilla|Vanille
vanilla cheesecakes|Cheesecakes à la vanille
vanilla extract|Extrait de vanille
vanilla flavored rice pudding|Riz au lait saveur vanille
vanilla ice cream bars|Bâtonnets glacés à la vanille
vanilla ice cream cones|Cônes vanille
vanilla ice cream tubs|Glaces à la vanille
vanilla milks|Laits aromatisés à la vanille
vanilla muffins|Muffins à la vanille
vanilla pods|Gousses de vanille
vanilla powder|Vanille en poudre
vanilla rice milks|Boissons végétales de riz à la vanille
vanilla soy desserts|Desserts de soja à la vanille
vanilla soy milks|Boissons végétales de soja à la vanille
vanilla stuffed wafers|Gaufrettes fourrés vanille
vanilla sugars|Sucres vanillés
vanilla teas|Thés à la vanille
vanilla yogurt|Yaourts vanille
vanilla yogurts|Yaourts à la vanille
vanillin sugars|Sucres vanillinés
veal meat|Viandes de veau
veal meat dishes|Plats au veau
veal orloff|Veau Оrlov
vegetable based beverages|Boissons aux légumes
vegetable based foods and beverages|Aliments et boissons à base de légumes
vegetable bouillon cubes|Bouillons cube de légumes
vegetable bouillon pots|Marmites de bouillon de légumes
vegetable bouillon powders|Bouillons de légumes en poudre
vegetable broths|Bouillons de légumes
vegetable fats|Matières grasses végétales
vegetable gratins|Gratins de légumes
vegetable juices|Jus de légumes
vegetable lasagne|Lasagnes aux légumes
vegetable oils|Huiles végétales
vegetable pasta|Pâtes de légumes
vegetable patties|Galettes de légumes
vegetable pickles|Pickles de légumes
vegetable pizza|Pizza aux légumes
vegetable risottos|Risottos aux légumes
vegetable rods|Bâtonnets de légumes
vegetable salads|Salades de légumes
vegetable sandwiches|Sandwichs aux crudités
vegetable sauces|Sauces aux légumes
vegetable soups|Soupes de légumes
vegetable sweet|Légumes sucrés
vegetables|Légumes
vegetables based foods|Légumes et dérivés
vegetables macedoines|Macédoines de légumes
vegetables menus for babies|Menus Légumes pour bébé
vegetables pies|Tartes aux légumes
vegetarian balls|Boulettes végétariennes
vegetarian frankfurt sausages|Saucisses végétariennes de Francfort
vegetarian hamburgers|Hamburgers végétariens
vegetarian hot dog sandwiches|Hot-dogs végétariens
vegetarian hot dog sausages|Saucisses végétariennes pour hot-dog
vegetarian lasagne|Lasagnes végétariennes
vegetarian nuggets|Nuggets végétariens
vegetarian olive pâtés|Pâtés à tartiner végétaux à base d'olives
vegetarian pasta salads|Salades de pâtes végétariennes
vegetarian patties|Galettes végétariennes
vegetarian sausages|Saucisses végétariennes
vegetarian tofu pâtés|Pâtés à tartiner végétaux à base de tofu
vegetarian vienna sausages|Saucisses végétariennes de Vienne
velvet beans|Pois mascate
verbena family|Verbénacées
verbena peppermint|Verveine menthe
vervains|Verveine
vialone nano rices|Riz Vialone Nano
vienna bread|Pains briochés
viennoiseries|Viennoiseries
vinegars|Vinaigres
violet mustards|Moutardes violettes
violet syrups|Sirops de violette
virgin coconut oils|Huiles vierges de coco
virgin olive oils|Huiles d'olive vierges
vitamins|Vitamines
vodka|Vodkas
wafers|Gaufrettes
waffles|Gaufres
wakame seaweeds|Algues wakame
walnut butters|Beurres de noix
walnut kernels|Cerneaux de noix
walnut milks|Boissons végétales de noix
walnut oils|Huiles de noix
walnuts|Noix
wasabi pastes|Pâtes au wasabi
watercress|Cresson
watermelon seed oils|Huiles de melon d’eau
watermelon syrups|Sirops de pastèque
watermelons|Pastèques
waters|Eaux
weight loss tea blends|Infusions minceur
weight loss teas|Thés minceur
welsh whisky|Whisky gallois
wheat beers|Bières blanches
wheat brans|Sons de blé
wheat breads|Pains de blé
wheat crumbs|Chapelure de blé
wheat flatbreads|Tortillas de blé
wheat flour t110|Farines de blé type T110
wheat flour t405|Farines de blé type T45
wheat flour type 150|Farines de blé type T150
wheat flour type 55 for bread|Farines de blé type T55
wheat flour type 65|Farines de blé type T65
wheat flours|Farines de blé
wheat germ|Germe de blé
wheat germ oils|Huiles de germe de blé
wheat groats|Gruau de blé
wheat malt flours|Farines de malt de blé
wheat milks|Boissons végétales de blé
wheat semolinas|Semoules de blé
wheat starch|Amidon de blé
wheat syrups|Sirops de blé
wheats|Blés
whey powder|Lactosérum en poudre
whipped creams|Crèmes fouettées
whisky|Whiskys
whisky from lorraine|Whisky lorrain
white almond purees|Purées d'amande blanche
white asparagus|Asperges blanches
white basmati rices|Riz Basmati blancs
white beans|Haricots blancs
white breads|Pains blancs
white chocolate biscuits|Biscuits au chocolat blanc
white chocolate with coconut pieces|Chocolats blancs à la noix de coco
white chocolates|Chocolats blancs
white chocolates with hazelnuts|Chocolats blancs aux noisettes
white chocolates with sweeteners|Chocolats blancs édulcorés
white common wheat flours|Farines de froment T55
white hams|Jambons cuits
white jasmine rices|Riz thaï blanc
white meat rillettes|Rillettes de viande blanche
white nettle|Ortie blanche
white nougat|Nougats blancs
white peppercorns|Poivre blanc en grains
white peppers|Poivres blancs
white rices|Riz blanc
white rums|Rhums blancs
white tahini|Purées de sésame blanc
white teas|Thés blancs
white truffles|Truffes blanches d'Alba
white vinegars|Vinaigres blancs
white wine vinegars|Vinaigres de vins blancs
white wines|Vins blancs
whole almond purees|Purées d'amande complète
whole black olives|Olives noires entières
whole cayenne|Piments de Cayenne entiers
whole champignon mushrooms|Champignons de Paris entiers
whole common wheat flours|Farines de froment T150
whole cumin seeds|Graines de cumin
whole dates|Dattes entières
whole durm wheat spaghetti|Spaghettis de blé dur complet
whole durum wheat pasta|Pâtes de blé dur complet
whole einkorn wheat flours|Farines de petit épeautre T150
whole fenugreek seeds|Graines de fenugrec entiers
whole foies gras|Foies gras entiers
whole foies gras from ducks|Foies gras de canard entiers
whole green olives|Olives vertes entières
whole milk yogurts|Yaourts entiers
whole milks|Laits entiers
whole nutmeg|Noix de muscade entières
whole olives|Olives entières
whole or semi whole durum wheat farfalle|Farfalle de blé dur entières ou semi-entières
whole or semi whole durum wheat spaghetti|Spaghetti de blé dur entier ou semi-entier
whole oyster mushrooms|Pleurotes en huître entiers
whole tunas|Thons entiers
whole wheat noodles|Nouilles de blé complet
whole wheat pastas|Pâtes complètes
wholemeal breads|Pains complets
wholemeal rusks|Biscottes complètes
wholemeal sliced breads|Pains de mie complets
wild caviars|Caviars sauvages
wild rice|Riz sauvage
wild rice flakes|Flocons de riz sauvage
wild smoked salmons|Saumons fumés sauvages
wine based drinks|Boissons à base de vin
wine vinegars|Vinaigres de vin
wines|Vins
wines from america|Vins américains
wines from australia|Vins d'Australie
wines from austria|Vins d'Autriche
wines from brazil|Vins du Brésil
wines from california|Vins californiens
wines from chile|Vin du Chili
wines from france|Vins français
wines from georgia|Vins georgiens
wines from germany|Vins allemands
wines from greece|Vins grecs
wines from hungary|Vins de Hongrie
wines from italy|Vins italiens
wines from portugal|Vins portugais
wines from spain|Vins espagnols
winter barley|Escourgeon
winter savory|Sarriette vivace
winter truffles|Tuber brumale
worcestershire sauces|Sauces Worcestershire
yarrow|Achillée millefeuille
yeast|Levures de bière
yeast extract spreads|Pâtes à tartiner à base de levures
yellow curry pastes|Pâtes de curry jaunes
yellow onions|Oignons jaunes
yellow sweet peppers|Poivrons jaunes
yellow teas|Thés jaunes
yellowfin tunas|Thon albacore
yogurt substitutes|Alternatives au yaourt
yogurts|Yaourts
yogurts with cereals|Yaourts aux céréales
young goudas|Goudas jeunes
zebra|Zèbre
zucchini|Courgettes
zucchini soups|Soupes aux courgettes
`;
