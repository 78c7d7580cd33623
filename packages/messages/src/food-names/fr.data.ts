/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
absinthe|absinthe
acacia fibre|fibre d'acacia
acacia honey|miel d'acacia
acai berry|acai berry
acai juice|jus d’açaï
acerola juice|extrait d'acérola
acerola powder|poudre d'acérola
acerola|acérola
acid whey|lactosérum acide
added sugar|sucre ajouté
agave fibre|fibres d'agave
agave syrup|sirop d’agave
alaska pollock|colin d'Alaska
albacore|thon blanc
alcohol vinegar|vinaigre d’alcool
alcohol|alcool
alfalfa seeds|graines de Luzerne
alfalfa|luzerne
algae concentrate|concentré d'algues
algae extract|extrait d'algues
algae|algue
allspice|piment de la jamaïque
almond flour|farine d'amandes
almond oil|huile d'amande
almond paste|pâte d'amande
almond pulp|pulpe d'amandes
almonds pieces|éclats d'amandes
almond|amande
aloe vera|aloe vera
amaranth flour|farine d’amarante
amaranth|amarante
amaretto|amaretto
american cranberry|airelle à gros fruits
american lobster|homard américain
amontillado sherry|xérès amontillado
ananas flavouring|arôme d'ananas
anchovy filets|filets d'anchois
anchovy paste|pâte d'anchois
anchovy|anchois
anglerfish|baudroie commune
animal fat|graisse animale
animal protein|protéine animale
animal|animal
aniseed aroma|arôme d'anis
aniseed oil|huile d’anis
aniseed|graine d'anis vert
apple extract|extrait de pomme
apple fiber|fibre de pomme
apple flavouring|arôme de pomme
apple juice|jus de pomme
apple pectin|pectine de pomme
apple pieces|morceaux de pomme
apple pulp|pulpe de pomme
apple purée|purée de pomme
apple vinegar|vinaigre de pomme
apple|pomme
apricot kernels|noyaux d'abricots
apricot|abricot
arabica coffee|café arabica
arborio rice|riz arborio
arctic char|omble chevalier
argentine hake|merlu Argentin
armagnac|armagnac
aromatic caramel|caramel aromatique
artichoke heart|cœurs d'artichauts
artichoke|artichaut
artificial flavouring|arôme artificiel
ascophyllum|ascophyllum
ashwagandha|ashwagandha
asiago|asiago AOP
asparagus|asperge
aspic|aspic
atlantic cod|morue de l'Atlantique
atlantic mackerel|maquereau de l'Atlantique
atlantic salmon|saumon atlantique
atlantic wolffish|loup d'atlantique
aubergine|aubergine
avocado oil|huile d'avocat
avocado|avocat
baby arugula|jeunes pousses de roquette
baby carrots|jeunes carottes
baby kale|jeunes pousses de chou frisé
baby spinach|jeunes pousses d'épinards
bacon flavouring|arôme bacon
bacon|bacon
baguette|baguette
baked onion|oignon grillé
baking powder|levure chimique
balsamic vinegar|vinaigre balsamique
baltic sprat|sprats de la mer Baltique
bamboo fibre|fibre de bambou
bamboo shoot|pousse de bambou
bamboo|bambou
banana flavouring|arôme de banane
banana|banane
barbecue flavouring|base aromatisante barbecue
barbecue seasoning|assaisonnement saveur barbecue
barley flakes|flocons d'orge
barley flour|farine d'orge
barley starch|amidon d'orge
barley|orge
barn eggs|œufs d'élevage au sol
basil extract|extrait de basilic
basil|basilic
basmati rice|riz basmati
bastardo|trousseau
bay leaf|feuille de laurier
bayonne ham|jambon de Bayonne
beans|haricot
beaufort|beaufort aop
bechamel sauce|sauce béchamel
beef bones|os de boeuf
beef broth|bouillon de bœuf
beef casing|boyau de bœuf
beef extract|extrait de bœuf
beef fat|gras de bœuf
beef flavouring|arôme de boeuf
beef gelatin|gélatine de bœuf
beef heart|cœur de bœuf
beef kidney|rognon de boeuf
beef liver|foie de boeuf
beef meat|viande de bœuf
beef protein|protéine de bœuf
beef tongue|langue de bœuf
beef|bœuf
beer|bière
beet sugar|sucre de betterave
beetroot juice|jus de betterave
beetroot powder|poudre de betterave
beetroot sprouts|pousses de betterave
beetroot|betterave
belgian chocolate|chocolat belge
belgian endive|endive
bell pepper|poivron
beluga lentils|lentilles noires Beluga
berry blend|mélange de fruits rouges
berry preparation|préparation de fruits rouges
beta galactosidase|bêta-galactosidase
bifidus|bifidus
bigeye scad|coulirou
biotin|vitamine B7
biscuit pieces|morceaux de biscuits
biscuit|biscuit
bitter almond|amandes amères
bitter melon|melon amer
bitter orange|bigaradier
black beans|haricots noirs
black cardamom|cardamome noire
black carrot|carotte noire
black cherry|cerise noire
black cumin|cumin noir
black garlic|ail noir
black grape|raisin noir
black mulberry|mûres noires
black olive|olives noires
black peppercorns|graines de poivre noir
black pepper|poivre noir
black quinoa|quinoa noir
black radish|radis noir
black rice|riz noir
black seabream|dorade grise
black tea|thé noir
black truffle|truffe noire
blackberry|mûre
blackcurrant flavouring|arôme cassis
blackcurrant|cassis
blanches almonds|amandes blanchies
blood orange|orange sanguine
blood proteins|protéines de sang
blue cheese|fromage à pâte persillée
blue fenugreek|trèfle mélilot
blue grenadier|hoki de Nouvelle-Zélande
blue ling|lingue bleue
blue mussel|moule commune
blue stilton|fromage blue stilton
blue whiting|merlan bleu
blueberry flavouring|arôme de myrtille
blueberry|myrtille
bogue|bogue
boletus edulis|boletus edulis
bolognese sauce|sauce bolognaise
bone|os
borage|bourrache
borlotti bean|haricots borlotti
boston butt|carré de porc
bourbon vanilla|vanille bourbon
boysenberry|boysenberry
brandy|brandy
bran|son
brazil nut|noix du Brésil
breadcrumbs|chapelure
breadfruit|fruit à pain
bread|pain
breast|poitrine
bresaola|bresaola
brewing water|eau de brassage
brine|saumure
brioche|brioches
british cream|crème britannique
british yogurt|yaourt britannique
broad bean|fève
broccoli cress|pousses de brocoli
broccoli floret|brocolis en fleurettes
broccoli|brocoli
broth|bouillon
brown beans|haricots bruns
brown lentils|lentilles brunes
brown rice|riz complet
brown sugar|vergeoise
browning|dorure
brussels sprouts|chou de Bruxelles
buckwheat flakes|flocons de sarrasin
buckwheat flour|farine de sarrasin
buckwheat grain|graines de sarrasin
buckwheat|sarrasin
buffalo milk|lait de buffle
buffalo mozzarella|mozzarella de bufflonne
bulgur|boulghour
burbot|lotte
burdock|bardane
burger sauce|sauce hamburger
burnet|pimprenelle
butter biscuit|biscuits au beurre
butter flavouring|arôme de beurre
butterfat|matière grasse butyrique
buttermilk solids|solides du babeurre
buttermilk|babeurre
butternut squash|courge butternut
butter|beurre
béarnaise sauce|sauce béarnaise
cabbage|chou
cabernet franc|cabernet franc
cabernet sauvignon|cabernet Sauvignon
cabernet|cabernet
cactus fig|figue de Barbarie
caffeine|caféine
cake|gâteaux
calcium caseinate|caséinate de calcium
calcium pantothenate|pantothénate de calcium
calcium phosphates|phosphates de calcium
calcium phosphate|phosphate de calcium
calcium polyphosphate|polyphosphate de calcium
calf fat|gras de veau
calf liver|foie de veau
calf rennet|présure de veau
calvados|calvados
camargue rice|riz de Camargue
camelina oil|huile de caméline
camomile flower|fleur de camomille
camomile|camomille
campari|campari
candied papaya|papaye conﬁte
cane sugar|sucre de canne
cannellini beans|haricots cannellini
canola oil|huile de canola
cantal salers|cantal Salers
cantaloupe|melon cantaloup
capelin raw|capelan cru
capelin|capelan
capers|câpre
capsicum extract|extrait de capsicum
carambola|carambole
caramel filling|fourrage caramel
caramel flavouring|arôme caramel
caramel malt|malt caramel
caramel powder|caramel en poudre
caramel sauce|sauce caramel
caramel syrup|sirop de caramel
caramelised sugar|sucre brun
caraway seed|graine de carvi
caraway|carvi
carbonated water|eau gazeuse
cardamom seed|graines de cardamome
cardamom|cardamome
cardoon|cardon
carignan|carignan
carnaroli rice|riz Carnaroli
carob seeds|caroube
carotene|carotène
carotenoids|caroténoïde
carp|carpe
carrot extract|extrait de carotte
carrot juice|jus de carotte
carrot purée|purée de carotte
carrot|carotte
caseinate|caséinate
casein|caséine
cashew nuts|noix de cajou
casing|enveloppe
cassava flour|farine de manioc
cassava|manioc
cassia|cannelle de chine
caster sugar|sucre semoule
cauliflower florets|choux-fleurs en fleurettes
cauliflower|chou-fleur
cayenne pepper|piment de cayenne
celeriac|céleri-rave
celery flavouring|arôme de céleri
celery juice|jus de céleri
celery leaves|feuilles de céleri
celery powder|céleri en poudre
celery puree|purée de céleri
celery salt|sel de céleri
celery seed|graines de céleri
celery stalk|céleri branche
celery|céleri
cellulase|cellulase
cephalopod ink|encre de céphalopode
cep|cèpe
cereal crispies|crispies de céréales
cereal flour|farine de céréales
cereal|céréale
ceylon cinnamon|cannelle de ceylan
champagne|champagne
champignon|champignon de Paris
chaource cheese|chaource
chard concentrate|concentrés de blettes
chardonnay|chardonnay
chard|blette
charentais melon|melon charentais
chartreuse liqueur|liqueur de Chartreuse
chasselas|chasselas
cheddar|fromage cheddar
cheese flavouring|goût fromage
cheese powder|fromage en poudre
cheese sauce|sauce au fromage
cheese|fromage
cherry juice|jus de cerise
cherry purée|purée de cerises
cherry stem|queues de cerise
cherry tomato|tomate cerise
cherry|cerise
chervil|cerfeuil
chestnut flour|farine de châtaigne
chestnut mushroom|champignon brun
chestnut spread|crème de marrons
chestnut|châtaigne
chia oil|huile de chia
chia seed|graine de chia
chicken blood|sang de poulet
chicken bone|os de poulet
chicken breast|blanc de poulet
chicken broth|bouillon de poulet
chicken cutlet|escalopes de poulet
chicken egg|œufs de poules
chicken fat|graisse de poule
chicken fillet|filet de poulet
chicken flavouring|arôme de poulet
chicken heart|coeur de poulet
chicken liver|foie de poulet
chicken meatball|boulettes de poulet
chicken meat|viande de poulet
chicken skin|peau de poulet
chicken thigh|cuisse de poulet
chicken wing|aile de poulet
chicken|poulet
chickpea flour|farine de pois chiche
chickpea|pois chiche
chicory fibre|fibre de chicorée
chicory root|racine de chicorée
chicory|chicorée
chilean mussel|moules chiliennes
chili pepper|piment
chili puree|purée de piments
chinese hibiscus|hibiscus rose de chine
chipotle|chipotle
chives|ciboulette
chlorella|chlorella
chocolate chunk|morceaux de chocolat
chocolate cream|crème de chocolat
chocolate filling|fourrage au chocolat
chocolate flavouring|arôme de chocolat
chocolate glaze|glaçage au chocolat
chocolate liqueur|liqueur de chocolat
chocolate powder|chocolat en poudre
chocolate sauce|sauce au chocolat
chocolate|chocolat
chokeberry juice|jus d'aronia
chokeberry|aronie
chopped tomatoes|tomate concassée
chub mackerel|maquereau espagnol
chuck steak|paleron
chum salmon|oncorhynchus kéta
churned butter|beurre de baratte
cider vinegar|vinaigre de cidre
cider|cidre
cinnamon apple|pomme cannelle
cinnamon powder|cannelle en poudre
cinnamon|cannelle
cinsaut|cinsault
citrus fibre|fibre d'agrume
citrus flavouring|arôme d'agrume
citrus fruit|agrume
citrus pectin|pectine d'agrumes
clam|palourde
clarified butter|beurre clarifié
clementine pulp|pulpe de clémentine
clementine|clémentine
cloudberry|plaquebière
clover honey|miel de trefle
clove|girofle
coagulating enzyme|enzyme coagulante
coating|enrobage
cockles|coque
cocoa bean|fèves de cacao
cocoa butter|beurre de cacao
cocoa cream|crème de cacao
cocoa flavouring|arôme de cacao
cocoa paste|pâte de cacao
cocoa powder|poudre de cacao
cocoa|cacao
coconut chips|chips de coco
coconut cream|crème de noix de coco
coconut fat|matière grasse de noix de coco
coconut flakes|flocons de coco
coconut flavouring|arôme de noix de coco
coconut flour|farine de noix de coco
coconut milk|lait de noix de coco
coconut oil|huile de coco
coconut paste|pâte de noix de coco
coconut sugar|sucre de fleur de coco
coconut water|eau de coco
coconut|noix de coco
cod liver|foie de morue
cod roe|œufs de cabillaud
cod|cabillaud
coffee beans|café en grains
coffee cream|crème à café
coffee powder|café en poudre
coffee|café
cognac|cognac
cointreau|cointreau
cola nut|noix de cola
collagen|collagène
colza oil|huile de colza
common bream|brème commune
common cuttlefish|seiche commune
common dab|limande
common dentex|denté commun
common morel|morille commune
common octopus|poulpe commun
common sole|sole commune
comté|comte
concentrated extract|extrait concentré
concentrated juice|jus concentré
concentrated purée|purée concentrée
concentrated whey|lactosérum concentré
condensed milk|lait condensé
condiment|condiment
conference pear|poire conférence
cooked carrot|carotte cuite
cooked chickpeas|pois chiches cuits
cooked ham|jambon cuit
cooked lardoons|lardons cuits
cooked parsnip|panais cuit
cooked pasta|pâte cuite
cooked potato|pomme de terre cuite
cooked rice|riz cuisiné
cooked rutabaga|rutabaga cuit
cooked salsify|salsifis cuits
cooked shrimp|crevette cuite
cooked spinach|épinards cuits
cooked tagliatelle|tagliatelles cuites
cooked wheat|blé précuit à la vapeur
cooking broth|bouillon de cuisson
cooking water|eau de cuisson
coppa|coppa
coriander leaf|feuille de coriandre
coriander paste|pâte de coriandre
coriander seed|graine de coriandre
coriander|coriandre
corinthian raisins|raisin de Corinthe
corn dextrin|dextrine de maïs
corn dextrose|dextrose de maïs
corn fiber|fibre de maïs
corn flakes|pétales de maïs
corn flour|farine de maïs
corn kernel|grains de maïs
corn maltodextrin|maltodextrine de maïs
corn molasses|mélasse de mais
corn oil|huile de maïs
corn salad|mâche
corn starch|amidon de maïs
corn syrup|sirop de maïs
corn tortilla|tortilla de maïs
cornflower|bleuet des champs
cornmeal|semoule de maïs
corn|maïs
corsican pomelo|pomelo de corse
cottonseed oil|huile de coton
cottonseed|graine de coton
courgette|courgette
couscous|couscous
cow cheese|fromage de vache
cow mozzarella|mozzarella de vache
cow|vache
crab extract|extrait de crabe
crab|crabe
cranberry|airelles
crayfish|écrevisse
cream flavouring|arôme de crème
cream sauce|sauce à la crème
creamy honey|miel crémeux
cream|crème
cream|crème épaisse
creatine monohydrate|créatine monohydrate
creatine|créatine
crocant|nougatine
crottin cheese|crottin
crouton|croûton
crudités|crudités
crustaceans flavouring|arôme de crustacés
crustacean|crustacés
crust|croûte
crème fraîche|crème fraîche épaisse
crêpe|crepe
cucumber juice|jus de concombre
cucumber|concombre
cumin seeds|graine de cumin
cumin|cumin
cured sausage|saucisson
curly endive|chicorée frisée
curry paste|pâte de curry
curry sauce|sauce au curry
curry|curry
cuttlefish|seiche
daikon|radis blanc
dairy|produits laitiers et dérivées
dandelion|pissenlit
dark cep|cèpe bronzé
dark chocolate|chocolat noir
dark rum|rhum brun
date paste|pâte de datte
date|datte
deactivated yeast|levure inactivée
decaffeinated coffee|café décaféiné
deepwater redfish|dorade sébaste
deer|biche
dehydrated broth|bouillon déshydraté
dehydrated chives|ciboulette déshydratée
dehydrated onion|oignons déshydratés
dehydrated seaweed|algues déshydratées
dehydrated shiitake|champignon noir déshydraté
dehydrated sourdough|levain sec
dehydrated spirulina|spiruline déshydratée
demerara sugar|sucre demerara
demineralised whey|lactosérum déminéralisé
desiccated coconut|noix de coco séchée
dextrinated cornmeal|farine de maïs dextrinée
dextrose monohydrate|dextrose monohydraté
dextrose|dextrose
dicalcium phosphate|phosphate dicalcique
dijon mustard|moutarde de dijon
dill flavouring|arôme d'aneth
dill|aneth
dimagnesium phosphate|dimagnésium phosphate
diphosphates|diphosphate
dipotassium dihydrogenpyrophosphate|diphosphate dipotasique
dipotassium phosphate|phosphate dipotassique
disaccharide|disaccharide
disodium diphosphate|diphosphate disodique
distilled vinegar|vinaigre distillé
distilled water|eau distillée
dobričić|dobričić
dog rose|églantier
double gloucester|fromage de Double Gloucester
dough|pâte
dried apple|pomme séchée
dried apricots|abricots secs
dried aubergine|aubergines séchées
dried basil|basilic séché
dried carrot|carotte séchée
dried cep|cèpes déshydratés
dried chickpea|pois chiche secs
dried courgette|courgette séchée
dried fig|figues séchées
dried fruits|fruits séchés
dried garlic|ail séché
dried lovage|livèche séchée
dried marjoram|marjolaine séchée
dried oregano|origan séché
dried pasta|pâte sèche
dried peach|pêche sèche
dried raspberries|framboises déshydratées
dried rosemary|romarin séché
dried walnuts|noix sèches
duck breast|magret de canard
duck egg|œuf de canard
duck fat|graisse de canard
duck fillet|filet de canard
duck gizzard|gésier de canard
duck leg|cuisses de canard
duck liver|foie de canard
duck meat|viande de canard
duck wing|manchons de canard
duck|canard
dulse|dulse
durian|durian
durum wheat|blé dur
edamame|edamame
edam|edam
edible crab|crabe dormeur
egg pasta|pâtes aux œufs
egg powder|œuf en poudre
egg protein|protéine d'œuf
egg white|blanc d'œuf
egg yolk|jaune d'œuf
egg|œuf
einkorn wheat|engrain
elderberry extract|extrait de baie de sureau
elderberry flavouring|arôme de sureau
elderberry juice|jus de sureau
elderberry|baie de sureau
elderflower extract|extraits de fleurs de sureau
elderflower|fleurs de sureau
elder|sureau
emmental|emmental
emmer|blé amidonnier
endive|scarole
english mustard|moutarde anglaise
enzyme|enzyme
espagnole sauce|sauce espagnole
essential oil|huile essentielle
ethanol|alcool éthylique
ethylvanillin|éthylvanilline
eucalyptus flavouring|arôme d'eucalyptus
eucalyptus honey|miel d'eucalyptus
eucalyptus oil|huile essentielle d'eucalyptus
european anchovy|anchois commun
european conger|congre
european hake|merlu commun
european lobster|homard européen
european oysters|huîtres plates
european perch|perche commune
european plaice|carrelet
european seabass|bar commun
european sprat|sprat
evaporated milk|lait concentré non sucré
extract|extrait
extruded cereals|céréales extrudées
extruded rice|riz extrudé
falafel|falafel
farmed trout|truite d'élevage
farmed turbot|turbot d'élevage
farmers maroilles|maroilles fermier
fat|graisse
fennel seed|graine de fenouil
fennel|fenouil
fenugreek leaf|feuille de fenugrec
fenugreek seed|graine de fenugrec
fenugreek|fenugrec
ferment|ferment
feta|feta
fiber|fibre
fig paste|pâte de figue
fig|figue
filling|garniture
filtered water|eau filtrée
finegrained salt|sel fin
fish gelatine|gélatine de poisson
fish oil|huile de poisson
fish sauce|sauce poisson
fish stock|bouillon de poisson
fishpowder|poisson en poudre
fish|poisson
flageolets|flageolets
flaked almonds|amandes effilées
flat bean|haricot vert plat
flat peach|pêche plate
flavouring preparation|préparation aromatisante
flavouring|arôme
flax flour|farine de lin
flax seed|graine de lin
flax|lin
flounder|flet
flour blend|mélange de farine
flour|farine
flower honey|miel de fleurs
fondant|fondant
fontal|fontal
fontina aop|fontine DOP
fontina|fontine
forest berries|fruits des bois
forest honey|miel de forêt
forest mushroom|champignon forestier
frankfurter sausages|saucisses de Francfort
freekeh|freekeh
fresh basil|basilic frais
fresh butter|beurre frais
fresh cream|crème fraîche
fresh egg|œuf frais
fresh glasswort|salicorne fraîche
fresh milk|lait frais
fresh onions|oignons frais
fresh parsley|persil frais
fresh pasta|pâtes fraîches
fresh rosemary|romarin frais
fresh tomatoes|tomates fraîches
fresh walnut|noix fraîche
fresh yeast|levure fraîche
freshwater bream|brème
freshwater fish|poissons d'eau douce
fried onion|oignon frit
frog legs|cuisses de grenouilles
fromage blanc|fromage blanc
fructooligosaccharide|fructooligosaccharides
fructose syrup|sirop de fructose
fructose|fructose
fruit concentrate|concentré de fruit
fruit extract|extrait de fruit
fruit flavouring|arôme de fruit
fruit juice|jus de fruits
fruit pectin|pectine de fruit
fruits preparation|préparation de fruits
fruit|fruit
frying oil|huile de friture
fucus|fucus
gai lan|brocoli chinois
gala apple|pomme Gala
galacto oligosaccharides|galacto-oligosaccharides
galangal|galanga
galia melon|melon galia
gamay|gamay
game animal|gibier
garam masala|garam masala
garden cress|cresson alénois
garden peas|petits pois
garlic extract|extrait d'ail
garlic flavouring|arôme d'ail
garlic oil|huile d'ail
garlic paste|pâte d'ail
garlic powder|poudre d'ail
garlic puree|purée d'ail
garlic salt|sel à l'ail
garlic sausage|saucisson à l'ail
garlic|ail
gellan gum|gomme gellane
germinated rice|riz germé
ghee|ghi
gherkin|cornichon
giant squash|potiron
gilthead seabream|dorade royale
ginger paste|pâte de gingembre
ginger powder|gingembre moulu
gingerbread|pain d'épices
ginger|gingembre
ginkgo leaf|ginkgo feuille
ginkgo nuts|noix de gingko
ginseng|gingseng
gin|gin
glacé cherry|cerises confites
glasswort|salicorne
glaze|glaçage
glucose fructose|glucose-fructose
glucose syrup|sirop de glucose
glucose|glucose
glucuronolactone|glucuronolactone
gluten|gluten
glutinous rice|riz gluant
glycerol monostearate|monostéarate de glycérol
goat cheese|fromage de chèvre
goat meat|viande de chèvre
goat milk|lait de chèvre
goat|chèvre
goji|baies de goji
golden chanterelle|girolles
goose fat|graisse d'oie
goose liver|foie d'oie
goose meat|viande d'oie
gooseberry|groseille à maquereaux
goose|oie
gorgonzola|fromage gorgonzola
graham flour|farine Graham
grana padano|grana padano
granny apple|pomme Granny
granulated sugar|sucre cristal
grape juice|jus de raisin
grape must|moût de raisin
grape seed|pépin de raisin
grape sugar|sucre de raisin
grapefruit flavouring|arôme de pamplemousse
grapefruit juice|jus de pamplemousse
grapefruit pulp|pulpe de pamplemousse
grapefruit syrup|sirop de pamplemousse
grapefruit|pamplemousse
grape|raisin
great scallop|gros pétoncle
greek yogurt|yaourt grec
green asparagus|asperges vertes
green bean|haricot vert
green cardamom|cardamome verte
green flageolets|flageolets verts
green lentils|lentille verte
green olive|olive verte
green peas|pois vert
green pepper|poivre vert
green tea|thé vert
green tomato|tomates vertes
greengage|reine-Claude
greenland halibut|flétan du Groenland
grenache|grenache
grenadier|hoki
grey pepper|poivre gris
grey salt|sel gris
grey shrimp|crevettes grises
grilled aubergines|aubergine grillée
grilled chestnut|châtaigne grillée
grilled courgette|courgette grillée
grilled tomato|tomate grillée
grolleau|grolleau
gros manseng|gros Manseng
ground almonds|amandes hachées
ground coffee|café moulu
grouper|mérou
gruyere pgi|gruyère IGP
guar gum|gomme guar
guarana extract|extrait de guarana
guarana|guarana
guava puree|purée de goyave
guava|goyave
gum arabic|gomme arabique
gum base|gomme base
gurnard|grondin
habanero chili|piment Habanero
haddock|églefin
hake|merlu
halibut|flétan
halloumi|halloumi
ham sausages|saucisses de jambon pur porc
ham|jambon
hard cheese|fromage à pâte dure
haymilk|lait de foin
hazelnut oil|huile de noisette
hazelnut paste|pâte de noisette
hazelnut praline|praliné noisettes
hazelnut|noisette
hemicellulase|hémicellulase
hemp seed|graines de chanvre
herb extract|extrait d'herbe
herb|herbe
herring fillet|filets de harengs
herring|hareng
heterocarpus|heterocarpus
himalayan salt|sel de l'Himalaya
honeydew melon|melon miel
honey|miel
hop extract|extrait de houblon
hops|houblon
horse meat|viande de cheval
horseradish|raifort
horse|cheval
hot sauce|sauce chili
humboldt squid|encornet géant
hummus|houmous
hydrogenated fat|graisse hydrogénée
hydrogenated oil|huile hydrogénée
hydrolysed cereal|céréales hydrolysées
hydrolysed proteins|protéine hydrolysée
ice cream|crème glacée
iceberg lettuce|laitue iceberg
ice|glace
icing sugar|sucre glace
illipe oil|illipé
imazalil|imazalil
indian squid|calmar indien
industrial maroille|maroilles laitier
inedible crust|croûte non comestible
instant coffee|café soluble
inulin|inuline
invert sugar|sucre inverti
iodised salt|sel iodé
irish whiskey|whisky irlandais
isomalto oligosaccharide|isomalto-oligosaccharide
isomaltulose|isomaltulose
jack mackerel|chinchard
jackfruit|fruit du jacquier
jalapeno pepper|piments jalapeño
jerusalem artichoke|topinambour
juice|jus
juniper berry|baies de genièvre
juniper|genièvre
kaffir lime|combava
kalamata olive|olive de Kalamata
kalamon olive|olives noires kalamon
kale puree|purée de chou frisé
kale|chou frisé
kasha|kasha
kefir ferments|ferments du kéfir
kefir|kéfir
kelp|varech
ketchup|ketchup
khorasan wheat|kamut
kikurage mushroom|trémelle fucus
kiwi|kiwi
koji|koji
kombucha|kombucha
kombu|kombu
konjac|konjac
kosher gelatin|gélatine kasher
kosher salt|sel casher
kumquat juice|jus de kumquat
kumquat|kumquat
lactase|lactase
lactic ferments|ferment lactique
lactobacillus bulgaricus|L bulgaricus
lactose powder|poudre de lactose
lactose|lactose
lamb cutlet|cotelettes d'agneau
lamb hearts|coeurs d'agneau
lamb kidneys|rognons d'agneau
lamb leg|gigot d'agneau
lamb livers|foies d'agneau
lamb meat|viande d'agneau
lamb neck|collier d'agneau
lamb rib|côte d'agneau première crue
lamb saddle|selle d'agneau
lamb shoulders|epaule d'agneau
lamb sweetbread|ris d'agneau
lambrusco salamino|lambrusco Salamino
lamb|agneau
laminaria|laminaire
lancashire cheese|fromage lancashire
lardon|lardons
lard|saindoux
large eggs|gros oeufs
lasagne|lasagnes
laurel extract|extrait de laurier
laurel flavouring|arôme de laurier
lavander honey|miel de lavande
lavender flower|fleurs de lavande
lavender|lavande
lean pork|maigre de porc
lean stern|séré maigre
leek|poireau
legume|légumineuse
lemon balm|mélisse
lemon extract|concentré de citron
lemon fibre|fibre de citron
lemon flavouring|arôme de citron
lemon juice|jus de citron
lemon leaf|feuille de citron
lemon oil|essence de citron
lemon peel|écorce de citron
lemon pepper|poivre au citron
lemon powder|jus de citron en poudre
lemon pulp|pulpe de citron
lemon puree|purée de citron
lemon sole|limande-sole
lemon vinaigrette|vinaigrette au citron
lemon zest|zestes de citron
lemonade|limonade
lemongrass|citronnelle
lemon|citron
lentil flour|farine de lentilles
lentils|lentilles
lettuce|laitue
light cream|crème légère
lima bean|haricot de Lima
lime flavouring|arôme de citron vert
lime juice|jus de citron vert
lime leaf|feuille de lime
lime oil|huile de citron vert
lime pulp|pulpe de citron vert
lime|citron vert
limoncello|limoncello
linden honey|miel de tilleul
linden|tilleul
lingonberry|myrtille rouge
linguine|linguine
ling|lingue
linseed oil|huile de lin
liqueur wine|vin de liqueur
liqueur|liqueur
liquid egg|œuf liquide
liquid honey|miel-liquide
liquid smoke|fumée liquide
liquid sugar|sucre liquide
liquorice extract|extrait de réglisse
liquorice powder|poudre de réglisse
liquorice root|racine de réglisse
liquorice|réglisse
lithothamnium calcareum|algue lithothamnium calcareum
livarot|livarot de Normandie AOP
liver|foie
lobster|homard
longan|longane
lotus root|racine de lotus
lovage leaves|feuilles de livèche
lovage root|racine de livèche
lovage|livèche
lukuma powder|lucuma en poudre
lupin bean|lupin
lupin flour|farine de lupin
lychee pulp|pulpe de litchi
lychee|litchi
macadamia nut|noix de macadamia
mace|macis
mackerel fillet|filets de maquereaux
mackerel|maquereau
madeira|madère
magnesium phosphates|phosphates de magnésium
maize bran|son de maïs
malbec|malbec
mallow|mauve
malt extract|extrait de malt
malt flavouring|arôme de malt
malt flour|farine de malt
malt syrup|sirop malté
malt vinegar|vinaigre de malt
malted barley|malt d'orge
maltitol syrup|sirop de maltitol
maltodextrind|maltodextrines
maltose syrup|sirop de maltose
maltose|maltose
malt|malt
malvasia|malvoisie
mandarin juice|jus de mandarine
mandarin peel|écorce de mandarine
mandarin|mandarine
mango flavouring|arôme de mangue
mango puree|purée de mangue
mango|mangue
manuka honey|miel de Manuka
maple syrup|sirop d’érable
maraština|malvasia bianca lunga
margarine|margarine
marigold|souci
marinade|marinade
marjoram|marjolaine
maroilles|maroilles AOP
marsala wine|vin marsala
marsh mallow|guimauve officinale
marshmallow|guimauve
marzipan|massepain
mascarpone|mascarpone
mashed potato|purée de pomme de terre
matcha|matcha
mate|maté
mature cheddar|fromage cheddar affiné
mayonnaise|mayonnaise
meadowsweet|reine des prés
meat flavour|arôme de viande
meat patty|steak haché
meat preparation|préparation de viande
meat stock|bouillon de viande
meatball|boulette de viande
meat|viande
mediterranean bass|loup de Méditerranée
mediterranean mussel|moule méditerranéenne
mediterranean salt|sel de la Méditerranée
medjool dates|dattes Medjool
medlar|néflier
megrim|cardine franche
melon seed|graines de melon
melon|melon
melted cheddar|cheddar fondu
melted cheese|fromage fondu
menthol|menthol
merguez|merguez
merlot|merlot
microbial culture|culture bactérienne
microbial rennet|présure microbienne
mild cheddar|fromage cheddar jeune
mild yogurt|yaourt doux
milk chocolate|chocolat au lait
milk filling|fourrage lait
milk minerals|minéraux du lait
milk powder|lait en poudre
milk proteins|protéine de lait
milkcap|lactaire
milkfat|matière grasse lactique
milk|lait
millet flakes|flocons de millet
millet flour|farine de millet
millet seed|graines de millet
millet|millet
mimolette|mimolette sans précision
minced beef|viande hachée de bœuf
minced pork|viande de porc hachée
mineral water|eau minérale
mint flavouring|arôme de menthe
mint leaf|feuilles de menthe
mint oil|huile de menthe
mint|menthe
mirabelle plum|mirabelle
mirin|mirin
miso|miso
mitre squid|calmar mitre
mixed condiments|mélange de condiments
mixed spices|mélange d'épices
modified cognac|cognac modifié
modified starch|amidon transformé
molasses|mélasse
mollusc|mollusque
momordic|momordique
monocalcium phosphate|phosphate monocalcique
monopotassium phosphate|phosphate monopotassique
montbeliard sausage|saucisse de Montbéliard
monterey jack|monterey jack
morels|morilles
morteaux sausage|saucisse de Morteau
mountain honey|miel de montagne
mourvèdre|mourvèdre
mozzarella|mozzarella
mullet|mulet
mung bean|haricot mungo
munich malt|malt munich
muscadelle|muscadelle
muscadet|muscadet
muscovado|sucre muscovado
mushroom extract|extrait de champignon
mushroom flavouring|arôme champignon
mushroom powder|poudre de champignon
mushroom|champignon
musky octopus|élédone musquée
mussel|moule
mustard sauce|sauce moutarde
mustard seed|graine de moutarde
mustard|moutarde
must|moût
mutton leg|gigot de mouton
mutton|viande de mouton
müesli|muesli
nachos|nachos
nameko|pholiota microspora
napa cabbage|chou chinois
natural casing|boyau naturel
natural extract|extraits naturels
natural flavouring|arôme naturel
natural spices|épices naturelles
natural vanilla|vanille naturelle
natural yeast|levure naturelle
neapolitan wafer|gaufrette
nectarine|nectarine
nescafe coffee|café Nescafe
nettle|ortie
niacin|niacine
nib sugar|sucre perlé
nicotinamide|nicotinamide
nielluccio|niellucciu
nigari|nigari
nile perch|perche du Nil
nonpareils|nonpareille
noodle|nouilles
nori|nori
northern prawn|crevettes nordique
norway lobster|langoustine commune
nougat|nougat
nuoc mam|sauce nuoc mam
nutmeg nut|noix de muscade
nutmeg|muscade
nutritional yeast|levure alimentaire
nut|fruits à coque
oarfish|ruban
oat base|jus d'avoine
oat bran|son d'avoine
oat fibre|fibre d'avoine
oat flakes|flocons d'avoine
oat flour|farine d'avoine
oat grain|grains d'avoine
oat milk|lait d'avoine
oat protein|protéine d'avoine
oat|avoine
octopus aegina|amphioctopus Aegina
octopus|poulpe
offal|abats
oily fish|poisson gras
oil|huile
okra|gombo
old mimolette|mimolette vieille
oligofructose syrup|sirop d'oligofructose
oligofructose|oligofructose
olive oil|huile d'olive
olive paté|pâte d'olives
olive|olives
omelette|omelette
onion extract|extrait d'oignon
onion flavouring|arôme d'oignon
onion purée|purée d’oignons
onion|oignon
orange blossom|fleur d'oranger
orange carrot|carottes oranges
orange extract|extrait d'orange
orange flavouring|arôme d'orange
orange juice|jus d'orange
orange leaves|feuilles d'oranger
orange pulp|pulpe d'orange
orange zest|zeste d'orange
orange|orange
oregano|origan
organic aniseed|anis bio
organic apple|pomme bio
organic carrots|carottes bio
organic coffee|café biologique
organic corn|maïs biologique
organic dates|dattes bio
organic dextrose|dextrose biologique
organic garlic|ail bio
organic honey|miel bio
organic hops|houblon bio
organic liquorice|réglisse bio
organic milk|lait bio
organic potato|pommes de terre biologiques
organic rooibos|rooibos biologique
organic sugar|sucre bio
organic tomato|tomates biologiques
organic verbena|verveine bio
oyster mushroom|pleurotes
oyster|huître
pacific cod|morue du Pacifique
pacific oyster|huitre géante du Pacifique
pak choi|bok choy
palm fat|graisse de palme
palm oil|huile de palme
palm olein|oléïne de palme
palm stearin|stéarine de palme
palm sugar|sucre de palme
palmaria palmata|palmaria palmata
palm|palme
pandalus jordani|pandalus jordani
pangas fillet|filets de pangas
pangas|pangasius
panko|panko
pantothenic acid|acide pantothénique
papaya|papaye
paprika extract|extrait de paprika
paprika oleoresin|oléorésine de paprika
paprika paste|pâte de paprika
paprika powder|paprika en poudre
paprika|paprika
parapenaeopsis stylifera|parapenaeopsis stylifera
parboiled rice|riz étuvé
parmigiano reggiano|parmesan
parsley root|racine de persil
parsley|persil
parsnip|panais
partridge|perdrix
passionfruit|fruit de la passion
pasta|pâtes alimentaires
pasteurised milk|lait pasteurisé
pasteurized butter|beurre pasteurisé
pastry|pâte à tarte
patagonian grenadier|grenadier patagonien
patagonian scallop|pétoncle de Patagonie
patagonian squid|calmar de Patagonie
patty|steak
pea fiber|fibre de pois
pea flour|farine de pois
pea protein|protéines de pois
pea starch|amidon de pois
peach flavouring|arôme de pêche
peach puree|purée de pêches
peach syrup|sirop de pêche
peach|pêche
peanut butter|beurre d'arachide
peanut flour|farine d'arachide
peanut oil|huile d'arachide
peanut|arachides
pear flavouring|arôme de poire
pear juice|jus de poire
pear preparation|préparation de poires
pear puree|purée de poires
pearl barley|orge perlé
pearl onion|oignons grelots
pear|poire
pea|pois
pecan nut|noix de pécan
pecorino romano|pecorino romano
pecorino|pecorino
peeled tomatoes|tomates pelées
penaeidae|penaeidae
pencillium roqueforti|penicillium roqueforti
penicillium|pénicillium
penne|penne
pentapotassium triphosphate|triphosphate pentapotassique
pentasodium triphosphate|triphosphate pentasodique
pepper extract|extrait de poivre
pepper flavouring|arôme de poivre
peppercorns|grains de poivre
peppermint flavouring|arôme de menthe poivrée
peppermint leaf|feuilles de menthe poivrée
peppermint oil|huile de menthe poivrée
peppermint|menthe poivrée
pepperoni|pepperoni
pepper|poivre
perch|perche
peri peri|pili-pili
persimmon pulp|pulpe de kaki
persimmon|kaki
persipan|persipan
peruvian scallop|pétoncle chilien
pesto|sauce pesto
petit beurre|petit beurre
petit manseng|petit Manseng
petit verdot|petit verdot
pharaoh cuttlefish|seiche pharaon
pholiota|pholiote
phosphate|phosphates
phosphoric acid|acide phosphorique
picodon|picodon
pig cheek|joue de cochon
pine bolete|bolet pinicole
pine nuts|pignon de pin
pineapple fibre|fibres d'ananas
pineapple juice|jus d'ananas
pineapple purée|purée d'ananas
pineapple segments|segments d'ananas
pineapple syrup|sirop d'ananas
pineapple|ananas
pink grapefruit|pamplemousse rose
pink peppercorn|baies roses
pink salmon|saumon rose du pacifique
pink salt|sel rose
pink shrimps|crevettes roses
pinot meunier|meunier
pinot noir|pinot noir
pinto beans|haricots pinto
piquillo pepper|poivron du piquillo
pistachio nuts|pistache
pita|pain pita
pitted cherry|cerise dénoyautée
pizza base|fond de pizza
pizza dough|pâte à pizza
plant concentrate|concentré de plante
plant extracts|extraits de plantes
plant protein|protéines végétales
plant stanol|stanols végétaux
plantain|plantain
plant|plante
plavac mali|plavac mali
pleurotus ostreatus|pleurotus ostreatus
plum|prune
poached egg|oeuf poché
poblano chili|piment poblano
pollack|lieu jaune
pollen|pollen de fleurs
polydextrose|polydextrose
polyphosphate|polyphosphate
pomace brandy|marc
pomegranate juice|jus de grenade
pomegranate seeds|graines de grenade
pomegranate|grenade
pomelo juice|jus de pomelo
pomelo|pomelo
poppyseed|graines de pavot
poppy|pavot
porgies|pageot
pork belly|ventre de porc
pork bone|os de porc
pork breast|poitrine de porc
pork chops|côtes de porc
pork collagen|boyau de porc
pork cutlet|escalope de porc
pork fat|gras de porc
pork fillet|filet de porc
pork gelatin|gélatine de porc
pork heart|coeur de porc
pork kidney|rogons de porc
pork knuckle|jarret de porc
pork leg|cuisse de porc
pork liver|foie de porc
pork loin|longe de porc
pork meat|viande de porc
pork protein|protéines de porc
pork rind|couenne
pork sausage|saucisse de porc
pork shoulder|épaule de porc
pork skin|peau de porc
pork stock|bouillon de porc
pork tongue|langue de porc
pork|porc
portobello|portobello
port|porto
potassium phosphates|phosphate de potassium
potassium polyphosphate|polyphosphate potassique
potato fiber|fibres de pomme de terre
potato flakes|flocon de pomme de terre
potato flour|farine de pomme de terre
potato maltodextrin|maltodextrine de pomme de terre
potato powder|poudre de pommes de terre
potato protein|protéine de pomme de terre
potato starch|amidon de pommes de terre
potato|pomme de terre
poulsard|poulsard
poultry broth|bouillon de volaille
poultry extract|extrait de volaille
poultry fat|graisse de volaille
poultry liver|foie de volaille
poultry meat|viande de volaille
poultry skin|peau de volaille
poultry|volaille
pouting|tacaud
powdered almonds|amande en poudre
powdered condiment|condiment en poudre
praliné|praliné
precooked lentils|lentilles précuites
precooked pasta|pâtes précuites
precooked potato|pommes de terre précuites
precooked tuna|thon précuit
prepacked harissa|sauce condimentaire harissa
prepacked marzipan|massepain préemballée
prepared meat|charcuterie
prepared sauce|sauce cuisinée
propolis|propolis
proteins mix|mélange de protéines
protein|protéine
provolone|provolone
prune|pruneau
prunus avium|prunus avium
psyllium|fibres de psyllium
puffed buckwheat|sarrasin soufflé
puffed cereal|céréales soufflées
puffed rice|riz soufflé
puffed wheat|blé soufflé
pumpkin juice|jus de potiron
pumpkin pulp|pulpe de citrouille
pumpkin seed|graine de courge
pumpkin|courge
pure vanilla|vanille pure
purée|purée
pyridoxine hydrochloride|chlorhydrate de pyridoxine
quail eggs|œufs de caille
quail|caille
quark|quark
queen scallop|petit pétoncle
quince|coing
quinine|quinine
quinoa flour|farine de quinoa
quinoa seeds|graines de quinoa
quinoa|quinoa
rabbit liver|foie de lapin
rabbit meat|viande de lapin
rabbit|lapin
radicchio|chicorée rouge
radish|radis
rainbow shrimp|crevette arc-en-ciel
rainbow trout|truite arc-en-ciel
raisin concentrate|concentré de raisin
raising agent|agent levant
raisin|raisin sec
rambutan|ramboutan
rapeseed lecithin|lécithine de colza
rapeseed oil|huile de navette
rapeseed protein|protéine de colza
rapeseed|colza
rapini|rapini
raspberry filling|garniture aux framboises
raspberry flavouring|arôme framboise
raspberry jam|confiture de framboise
raspberry juice|jus de framboise
raspberry liqueur|liqueur de framboises
raspberry puree|purée de framboises
raspberry sauce|sauce aux framboises
raspberry|framboise
ravioli|ravioli
raw almonds|amandes crues
raw anglerfish|lotte crue
raw cashews|noix de cajou crues
raw chestnut|châtaigne crue
raw cream|crème crue
raw grouper|mérou cru
raw ham|jambon cru
raw kombucha|combucha cru
raw milk|lait cru
raw salmon|saumon cru
raw sauerkraut|choucroute crue
reblochon|fromage reblochon
reconstituted butter|beurre concentré reconstitué
red apple|pomme rouge
red beans|haricot rouge
red beetroot|betterave rouge
red cabbage|chou rouge
red fruits|fruits rouges
red grape|raisin rouge
red leicester|red Leicester
red lentils|lentilles corail
red onion|oignon rouge
red pomelo|pomelo rouge
red port|porto rouge
red quinoa|quinoa rouge
red radish|radis rouge
red raspberries|framboises rouges
red rice|riz rouge
red wine|vin rouge
redcurrant|groseille
refined salt|sel raffiné
rehydrated chickpeas|pois chiches réhydratés
rehydrated garlic|ail réhydraté
rehydrated nuckwheat|sarrasin réhydraté
rehydrated onion|oignon réhydraté
reindeer meat|viande de renne
reindeer shoulder|épaule de renne
reindeer|renne
remoulade sauce|sauce rémoulade
rennet|présure
rhodiola rosea|rhodiola rosea
rhubarb juice|jus de rhubarbe
rhubarb|rhubarbe
riboflavin|riboflavine
ribwort plantain|plantain lancéolé
rice bran|son de riz
rice extract|extrait de riz
rice flakes|flocons de riz
rice flour|farine de riz
rice koji|koji de riz
rice noodles|nouilles de riz
rice protein|protéine de riz
rice semolina|semoule de riz
rice starch|amidon de riz
rice syrup|sirop de riz
rice vinegar|vinaigre de riz
rice wine|alcool de riz
rice|riz
ricotta|ricotta
risotto rice|riz pour risotto
roast chicken|poulet rôti
roasted coffee|café torréfié
roasted peanuts|cacahuètes grillées
rocamadour|rocamadour fromage de chèvre
rocket|roquette
rockfish|poissons de roche
romaine lettuce|laitue romaine
romanesco broccoli|choux romanesco
romano cheese|fromage Romano
rooibos|rooibos
root vegetable|légume-racine
roquefort|roquefort au lait cru de Brebis
roscoff onions|oignon de Roscoff
rose hip|cynorrhodon
rose petals|pétales de rose
rose water|eau de rose
roselle flower|fleurs de carcadé
rosemary honey|miel de romarin
rosemary|romarin
rosé wine|vin rosé
round rice|riz rond
roundnose grenadier|grenadier de roche
royal jelly|gelée royale
rum|rhum
runner bean|haricot d'espagne
rusk|biscotte
russet potatoes|pommes de terres rousses
rutabaga|rutabaga
rye bran|son de seigle
rye bread|pain de seigle
rye flakes|flocons de seigle
rye flour|farine de seigle
rye malt|malt de seigle
rye sourdough|levain de seigle
rye|seigle
safflower concentrate|extrait de carthame
safflower flower|fleur de carthame
safflower oil|huile de carthame
safflower|carthame
sage|sauge
saint marcellin|saint Marcellin IGP
saithe|lieu Noir
sake|saké
sal tree|sal
salad|salade
salema|saupe
salmon fillet|filet de saumon
salmon|saumon
salsify|salsifis
salted butter|beurre salé
saltwater fish|poisson de mer
salt|sel
sambal oelek|sambal oelek
sambal|sambal
sardine|sardine
sauce|sauce
sauerkraut juice|jus de choucroute
sauerkraut|choucroute
sauternes|sauternes
savory|sariette
savoy cabbage|chou vert
scallop|noix de saint-jacques
sciacarello|sciaccarellu
scotch whisky|whisky écossais
scottish salmon|saumon d'écosse
sea belt|kombu royal
sea buckthorn|argousier
sea lettuce|laitue de mer
sea salt|sel marin
sea squirt|ascidie
sea trout|truite de mer
seabream|dorade
seafood flavouring|arôme de fruits de mer
seaweed extract|extrait d'algues marines
seaweed|algue marine
seed|graine
seitan|seitan
selected ferments|ferments sélectionnés
semolina|semoule
sencha|sencha
sesame oil|huile de sésame
sesame paste|pâte de sésame
sesame seeds|graine de sésame
sesame|sésame
shallot|échalote
shea butter|beurre de karité
sheathed woodtuft|pholiote changeante
sheeps casing|boyau de mouton
sheeps fat|gras de mouton
sheeps milk|lait de brebis
sheep|mouton
shelled peanuts|cacahuètes décortiquées
shellfish|fruits de mer
sherry vinegar|vinaigre de xérès
sherry|xérès
shiitake|shiitake
shortcrust dough|pâte brisée
shrimp flavouring|arôme de crevette
shrimp paste|pâte de crevettes
shrimp powder|poudre de crevette
shrimp|crevette
sifted tomato|coulis de tomates
single cream|crème liquide
skimmed milk|lait écrémé
skimmed yogurt|yaourt écrémé
skipjack tuna|thon listao
skyr cultures|cultures de skyr
slippery jack|bolet jaune
smetana|smetana
smoke flavouring|arôme de fumée
smoked bacon|lard fumé
smoked breast|poitrine fumée
smoked lardoons|lardon fumé
smoked salmon|saumon fumé
smoked salt|sel fumé
smoked sausage|saucisses fumées
smoke|fumée
snail|escargot
snapper|vivaneau
snow pea|pois mange-tout
soaked chickpeas|pois chiches trempés dans l'eau
soapwort extract|extrait de saponaire
soapwort|saponaire
soba|nouille soba
sockeye salmon|saumon rouge
sodium caseinate|caséinate de sodium
sodium cyclamate|cyclamate de sodium
sodium iodide|iodure de sodium
sodium polyphosphate|polyphosphates de sodium
sodium tripolyphosphate|tripolyphosphate de sodium
sole|sole
soluble fibre|fibres solubles
sorghum flour|farine de sorgho
sorghum|sorgho
sorrel|oseille
sour cherry|griotte
sour cream|crème aigre
sourdough starter|starters pour levain
sourdough|levain
soured milk|lait aigre
soy base|jus de soja
soy bran|son de soja
soy fiber|fibres de soja
soy milk|lait de soja
soy preparation|préparation à base de soja
soy protein|protéine de soja
soy sauce|sauce au soja
soya bean|fève de soja
soya flour|farine de soja
soya lecithin|lécithine de soja
soya oil|huile de soja
soya|soja
spaghetti squash|courge spaghetti
spaghetti|spaghetti
sparkling wine|vin mousseux
spearmint|menthe verte
special bread|pain spécial
speckled scallop|pétoncle moucheté
speculaas|spéculos
speculoos|spéculoos
spelt flour|farine d'épeautre
spelt|épeautre
spice extract|extrait d'épice
spice paste|pâte d'épices
spice|épice
spinach powder|poudre d'épinard
spinach puree|purée d'épinards
spinach|épinard
spineless cuttlefish|seiche sans épines
spiny lobster|langouste rouge
spiny scorpionfish|rascasse
spirit vinegar|vinaigre d'eau-de-vie
spirulina concentrate|concentré de spiruline
spirulina powder|poudre de spiruline
spirulina|spirulina
split pea|pois cassés
spotted wolffish|loup tacheté
spring honey|miel de printemps
spring onion|oignon vert
spring water|eau de source
sprouted lentils|lentilles germées
sprouted soybeans|pousses de soja
sprouted wheat|blé germé
squid|calamar
star anise|anis étoilé
starch|amidon
sterilised milk|lait stérilisé
sterilized cream|crème stérilisée
stewed pork|viandes de porc à l'étouffée
stilton|stilton
straw mushroom|volvaire volvacée
strawberry filling|nappage à la fraise
strawberry flavouring|arôme de fraise
strawberry jam|confiture de fraises
strawberry juice|jus de fraise
strawberry pieces|morceaux de fraise
strawberry puree|purée de fraise
strawberry|fraise
striped bass|bar rayé
strong mustard|moutarde forte
stuffed olives|olives farcies
stuffed pasta|pâtes farcies
stuffed tomatoes|tomates farcies
sucrose|saccharose
sugar beet|betterave sucrière
sugar cube|sucre en morceaux
sugar syrup|sirop de sucre
sugarcane fiber|fibre de canne à sucre
sugarcane juice|jus de canne à sucre
sugarcane|canne à sucre
sugar|sucre
sulfite|sulfite
sultana|sultanine
sumac|sumac
summer cep|cèpe d'été
summer truffle|truffe d’été
sunflower fat|matière grasse issue du tournesol
sunflower honey|miel de tournesol
sunflower lecithin|lécithine de tournesol
sunflower oil|huile de tournesol
sunflower seed|graines de tournesol
sunflower|tournesol
surimi|surimi
sushi rice|riz pour sushi
sweet almond|amande douce
sweet cherry|bigarreaux
sweet potato|patate douce
sweet whey|lactosérum doux
sweetcorn|maïs doux
sweetmint|menthe douce
swiss cheese|fromage suisse
swordfish|espadon
swordtip squid|calmar épée
sylvaner|sylvaner
syrah|syrah
syrup|sirop
sémillon|sémillon
table vinegar|vinaigre de table
tagliatelle|tagliatelle
tahini|crème de sésame
taleggio|taleggio
tamarillo|tamarillo
tamarind|tamarin
tamari|tamari
tangle|kombu breton
tapioca dextrin|dextrine de tapioca
tapioca flour|farine de tapioca
tapioca maltodextrin|maltodextrine de tapioca
tapioca syrup|sirop de tapioca
tapioca|tapioca
taro tuber|tubercule de taro
tarragon vinegar|vinaigre à l'estragon
tarragon|estragon
tea extract|extrait de thé
tea|thé
teff flour|farine de teff
tegument|téguments
tencha|tencha
tequila|tequila
teriyaki sauce|sauce teriyaki
tetrapotassium diphosphate|diphosphate tétrapotassique
tetrasodium diphosphate|diphosphate tétrasodique
thai basil|basilic thaï
thai rice|riz thaï
thongweed|spaghetti de mer
thyme honey|miel de thym
thyme|thym
tilapia fillet|filet de tilapia
tilapia|tilapia
tilsit|tilsit
tofu|tofu
tomato concentrate|concentré de tomate
tomato cubes|tomates cubées
tomato juice|jus de tomate
tomato powder|tomate en poudre
tomato pulp|pulpe de tomate
tomato purée|purée de tomate
tomato sauce|sauce tomate
tomato|tomate
tonguesole|sole tropicale
tortilla|tortilla
torula yeast|levure torula
transglutaminase|transglutaminase
trehalose|tréhalose
tricalcium phosphate|phosphate tricalcique
triphosphates|triphosphate
tripotassium phosphate|phosphate tripotassique
trisodium diphosphate|diphosphate trisodique
trout|truite
truffle flavouring|arôme de truffe
truffle|truffe
tub gurnard|rouget
tuber magnatum|truffe blanche
tulsi|tulsi
tuna|thon
turbot|turbot
turkey breast|filet de dinde
turkey heart|coeur de dinde
turkey liver|foie de dinde
turkey meat|viande de dinde
turkey skin|peau de dinde
turkey thigh|cuisse de dinde
turkey|dinde
turmeric powder|poudre de curcuma
turmeric|curcuma
turnip rape|navette
turnip|navet
udon|nouille udon
uht cream|crème uht
undulate venus|undulate venus
unrefined salt|sel non raffiné
unrefined sugar|sucre non raffiné
unsalted butter|beurre doux
vanilla extract|extrait de vanille
vanilla flavouring|arôme vanille
vanilla pod|gousse de vanille
vanilla powder|vanille en poudre
vanilla seeds|graines de vanille
vanilla sugar|sucre vanillé
vanilla|vanille
vanillin|vanilline
varietal|cépage
veal fond|fond de veau
veal meat|viande de veau
veal|veau
vegetable blend|mélange de légumes
vegetable broth|bouillon végétal
vegetable concentrate|concentré de légumes
vegetable extract|extraits végétaux
vegetable fat|matière grasse végétale
vegetable fiber|fibre végétale
vegetable juice|jus de légumes
vegetable margarine|margarine végétale
vegetable oil|huile végétale
vegetable|légume
vegetarian rennet|présure végétarienne
venison|viande de cerf
verbena|verveine
vermicelli|vermicelle
vinaigrette|vinaigrette
vine leaves|feuilles de vigne
vinegar cucumbers|concombres au vinaigre
vinegar gherkin|cornichons au vinaigre
vinegar powder|poudre de vinaigre
vinegar|vinaigre
vitamin a|vitamine A
vitamin k|vitamine K
vitamins|vitamines
vodka|vodka
vranac|vranac
västerbotten cheese|västerbottensost
wafer|pain azyme
waffle|gaufre
wakame|wakamé
walnut kernel|cerneaux de noix
walnut oil|huile de noix
walnut|noix
wasabi|wasabi
water chestnut|châtaigne d'eau
watercress|cresson de fontaine
watermelon pulp|pulpe de pastèque
watermelon|pastèque
water|eau
wax bean|haricot beurre
waxy corn|maïs cireux
weeping bolete|cèpe jaune des pins
weever|vive
welsh onion|ciboule
wheat bran|son de blé
wheat bulgur|boulgour de blé
wheat cakes|galette de blé
wheat dextrose|dextrose de blé
wheat fiber|fibre de blé
wheat flakes|flocons de blé
wheat flour|farine de blé
wheat germ|germe de blé
wheat gluten|gluten de blé
wheat grain|grains de blé
wheat groats|gruau de blé
wheat malt|malt de blé
wheat protein|protéine de blé
wheat semolina|semoule de blé
wheat sourdough|levain de blé
wheat starch|amidon de froment
wheat syrup|sirop de blé
wheat tortilla|tortillas de blé
wheat|blé
whey permeate|perméat de petit lait
whey powder|lactosérum en poudre
whey product|produit de lactosérum
whey protein|protéine de lactosérum
whey|petit-lait
whipped cream|crème fouettée
whipping cream|crème à fouetter
whiskeys|whiskys
whisky|whisky
white asparagus|asperges blanches
white beans|haricots blancs
white cabbage|chou blanc
white chocolate|chocolat blanc
white corn|maïs blanc
white fish|poisson blanc
white grape|raisin blanc
white mushroom|champignon blanc de Paris
white onion|oignon blanc
white peach|pêche blanche
white pepper|poivre blanc
white quinoa|quinoa blanc
white rice|riz blanc
white rum|rhum blanc
white scallop|pétoncle blanc
white sesame|sésame blanc
white sugar|sucre blanc
white vinegar|vinaigre blanc
white wine|vin blanc
whiteleg shrimp|crevette à pattes blanches
whiting|merlan
whole almonds|amandes entières
whole cream|crème entière
whole egg|œuf entier
whole kefir|kéfir entier
whole milk|lait entier
whole raspberry|framboises entières
whole walnuts|noix en coques
whole wheat|blé complet
whole yogurt|yaourt entier
wholemeal barley|orge complète
wholemeal buckwheat|sarrasin complet
wholemeal cereal|céréale complète
wholemeal flour|farine complète
wholemeal oat|avoine complète
wholemeal rye|seigle complet
wild blueberry|myrtille sauvage
wild cherry|cerise sauvage
wild garlic|ail des ours
wild rice|riz sauvage
wild strawberry|fraise des bois
wild turbot|turbot sauvage
wildflower honey|miel de fleurs sauvages
wine vinegar|vinaigre de vin
wine|vin
wood ear|oreilles de Judas
worcestershire sauce|sauce worcestershire
xanthan gum|gomme xanthane
xylanase|xylanase
yam|igname
yeast extract|extrait de levure
yeast powder|poudre de levure
yeast|levure
yellow carrot|carottes jaunes
yellow corn|maïs jaune
yellow grapefruit|pulpe de pomelo jaune cru
yellow onion|oignon jaune
yellowfin tuna|thon albacore
yellowstripe scad|selar à bande dorée
yogurt|yaourt
young goat|chevreau cru
young mimolette|mimolette jeune
zinfandel|zinfandel
`;
