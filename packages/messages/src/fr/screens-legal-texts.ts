import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Introduction',
  terms_1_1:
    'Ces conditions s’appliquent à toute personne qui utilise Labelwise, dans un navigateur ou dans l’application, avec ou sans compte. En l’utilisant, vous les acceptez. Si vous ne les acceptez pas, merci de ne pas l’utiliser.',
  terms_1_2:
    'Labelwise est un logiciel libre. Celui ou celle qui exploite cette installation est votre partenaire dans ces conditions et répond de vos données.',
  terms_2: 'Ce que fait Labelwise',
  terms_2_1:
    'Vous scannez ou recherchez des aliments emballés. Labelwise montre ce que l’on en sait, le Nutri-Score, et un score de 0 à 100 qui tient compte de vos objectifs, de votre régime et de vos préférences si vous les avez indiqués.',
  terms_2_2:
    'Les données sur les produits viennent de bases ouvertes et de notre propre catalogue. Elles peuvent être incomplètes, dépassées ou fausses. L’emballage que vous avez en main a toujours raison.',
  terms_3: 'Qui peut l’utiliser',
  terms_3_1:
    'Pour créer un compte, il faut avoir au moins 18 ans, ou être mineur avec l’accord d’un parent ou d’un tuteur, qui accepte alors ces conditions pour vous. Labelwise ne s’adresse pas aux enfants de moins de 13 ans.',
  terms_4: 'Votre compte',
  terms_4_1:
    'Merci de donner des informations exactes et de garder votre mot de passe pour vous. Vous répondez de ce qui se passe avec votre compte. Prévenez-nous tout de suite si vous pensez que quelqu’un d’autre l’utilise.',
  terms_4_2: 'Vous pouvez exporter vos données et supprimer votre compte dans l’application à tout moment, avec toutes les formules.',
  terms_5: 'Informations de santé',
  terms_5_1:
    'Labelwise donne des informations, pas des conseils médicaux. Il ne diagnostique, ne traite et ne prévient aucune maladie et ne remplace ni médecin ni diététicien. Ne changez pas un traitement ou un régime à cause d’un score sans leur avis.',
  terms_5_2:
    'En cas d’allergie ou d’intolérance, lisez toujours l’étiquette elle-même. Un emballage qui ne nomme pas un allergène peut en contenir des traces, et ce que la base ne sait pas, Labelwise ne peut pas le montrer.',
  terms_6: 'Formules, essai et paiement',
  terms_6_1:
    'La formule gratuite a des limites, que l’application indique. Premium coûte 9,99 $ par mois ou 99,99 $ par an ; le prix que vous voyez au moment de l’achat est celui qui compte.',
  terms_6_2:
    'L’essai gratuit dure 7 jours et commence aussitôt. Il ne demande aucun paiement. Un débit ne suit sa fin que si vous avez ajouté un moyen de paiement. Vous pouvez résilier à tout moment ; ce que vous avez payé reste ouvert jusqu’à la fin de la période.',
  terms_6_3: 'Les achats faits dans une boutique d’applications suivent aussi les règles de cette boutique.',
  terms_7: 'Bon usage',
  terms_7_1:
    'Merci de ne pas perturber le service, de ne pas contourner ses limites, de ne pas extraire sa base en masse, de ne pas saisir de fausses données et de ne rien en faire de contraire à la loi. Nous pouvons limiter ou fermer les comptes concernés, après un avertissement lorsque c’est possible.',
  terms_8: 'Contenus et droits',
  terms_8_1:
    'Ce que vous saisissez reste à vous. Vous nous permettez de l’enregistrer et de le traiter pour que le service fonctionne. Le logiciel est sous licence AGPL-3.0-or-later ; les données sur les produits portent les licences de leurs sources, indiquées pour chaque aliment.',
  terms_9: 'Responsabilité',
  terms_9_1:
    'Nous faisons de notre mieux, mais nous ne pouvons pas promettre que le service soit toujours disponible ni que chaque chiffre soit juste. Dans la mesure permise par la loi, nous ne répondons pas des dommages nés de la confiance accordée à un score ou aux données d’un produit. Rien ici ne limite la responsabilité pour faute intentionnelle, négligence grave ou atteinte à la vie et à la santé.',
  terms_10: 'Modifications',
  terms_10_1:
    'Nous pouvons modifier ces conditions lorsque le service ou la loi changent. Nous annonçons les changements importants dans l’application avant qu’ils s’appliquent. Si vous n’êtes pas d’accord, vous pouvez supprimer votre compte.',
  terms_11: 'Nous contacter',
  terms_11_1:
    'Les questions sur ces conditions vont à celui ou celle qui exploite cette installation, à l’adresse indiquée, ou à l’assistance par e-mail. Nous répondons dès que possible.',
  privacy_1: 'Introduction',
  privacy_1_1:
    'Cette politique dit ce que Labelwise sait de vous, pourquoi, pendant combien de temps, et ce que vous pouvez y faire. Elle vaut pour le site et pour l’application.',
  privacy_2: 'Les informations que nous recueillons',
  privacy_2_1:
    'Sans compte : rien qui vous nomme. Votre dernier scan et les principaux chiffres des précédents restent sur votre appareil. Le serveur voit votre adresse réseau et le code-barres que vous demandez, comme tout site web.',
  privacy_2_2:
    'Avec un compte : nom, nom d’utilisateur, e-mail, un mot de passe enregistré seulement sous forme d’empreinte, votre formule, votre fuseau horaire et vos unités, et ce que vous enregistrez : scans avec leurs scores, favoris, achats, ce que vous avez mangé et quand, préférences et conversations.',
  privacy_2_3:
    'Pour chaque appareil connecté : son nom tel que le navigateur le donne, par exemple « Chrome on Android », quand il s’est connecté et quand il a servi pour la dernière fois. Vous les voyez dans votre profil et pouvez déconnecter chacun d’eux.',
  privacy_3: 'Informations de santé',
  privacy_3_1:
    'L’âge, le genre, la taille, le poids, l’activité, les objectifs, les régimes, les problèmes de santé et vos réponses au questionnaire ne sont enregistrés avec votre compte qu’après votre accord à l’écran, et seulement pour calculer vos scores et vos réponses. Vous pouvez retirer cet accord au même endroit, ce qui les efface.',
  privacy_3_2:
    'Les informations de santé ne sont jamais vendues, jamais utilisées pour la publicité et jamais transmises à des assureurs ou à des employeurs.',
  privacy_4: 'Comment nous utilisons les informations',
  privacy_4_1:
    'Pour montrer les aliments et les scores, garder vos listes, gérer votre formule, protéger le service contre les abus et vous répondre quand vous nous écrivez. Rien d’autre.',
  privacy_5: 'Partage',
  privacy_5_1:
    'Nous partageons des données avec ceux qui travaillent pour nous au service : hébergement, courrier, et paiement quand vous achetez quelque chose. Les données de paiement vont au prestataire de paiement et jamais à nous.',
  privacy_5_2:
    'Une formule achetée sur le site est facturée par Stripe, qui reçoit votre e-mail et un numéro interne de votre compte. Une formule achetée dans l’application est facturée par la boutique d’applications ; RevenueCat, qui nous en informe, reçoit ce numéro, ce que vous avez acheté et ce que sa partie de l’application lit de l’appareil, comme son système et son adresse réseau.',
  privacy_5_3:
    'Quand vous interrogez le nutritionniste IA et qu’un modèle de langage est configuré, celui-ci reçoit votre question et les informations de santé nécessaires, sans votre nom, votre e-mail ni votre identifiant, et seulement après votre accord.',
  privacy_5_4:
    'Les recherches de produits auxquelles notre catalogue ne peut répondre vont de notre serveur à Open Food Facts sous forme de code-barres, sans rien sur vous.',
  privacy_5_5:
    'Les photos des produits viennent directement des serveurs de leur source, comme Open Food Facts. Qui exploite ces serveurs voit l’adresse réseau de votre appareil et les photos qu’il demande, donc les produits que vous regardez. Nous ne leur envoyons rien d’autre sur vous.',
  privacy_5_6:
    'Dans les applications pour téléphone, ML Kit de Google lit les codes-barres sur l’appareil lui-même : aucune image ne le quitte. ML Kit indique à Google le type d’appareil et d’application sur lequel il tourne et ses performances.',
  privacy_6: 'Ce qui reste sur votre appareil',
  privacy_6_1:
    'L’application garde sur votre appareil votre connexion, vos réglages, votre dernier scan, les principaux chiffres des aliments scannés, les étiquettes que vous avez commencé à vérifier et quelques scores, pour fonctionner vite et sans réseau. La déconnexion efface ce qui appartient à votre compte. Il n’y a ni cookies publicitaires ni traceurs.',
  privacy_7: 'Sécurité',
  privacy_7_1:
    'Les connexions sont chiffrées. Les mots de passe sont hachés par un algorithme lent, les jetons de connexion ne sont enregistrés que sous forme d’empreintes, et l’accès aux serveurs est limité. Aucun système n’est parfait : s’il se passe quelque chose qui vous concerne, nous vous le disons.',
  privacy_8: 'Conservation',
  privacy_8_1:
    'Nous conservons vos données tant que vous avez un compte. Si vous le supprimez, vos données disparaissent avec lui. Les sauvegardes faites auparavant en contiennent encore une copie jusqu’à ce que celui ou celle qui exploite cette installation les supprime ; elles ne servent qu’à rétablir le service après un dommage. Les documents exigés par la loi, comme les factures, sont conservés aussi longtemps qu’elle l’exige.',
  privacy_8_2:
    'La suppression de votre compte résilie une formule facturée par Stripe et y fait supprimer votre fiche client. Une formule facturée par une boutique d’applications ne peut être résiliée que par vous, dans la boutique.',
  privacy_8_3:
    'Une chose demeure : si vous avez eu l’essai gratuit, une empreinte à clé de votre e-mail, pour que la même adresse n’en ait pas un second. Votre adresse ne peut pas en être déduite.',
  privacy_9: 'Vos droits',
  privacy_9_1:
    'Vous pouvez consulter, corriger, exporter et supprimer vos données, et vous opposer à leur utilisation. L’export et la suppression sont dans l’application, avec toutes les formules. Vous pouvez aussi saisir une autorité de protection des données.',
  privacy_10: 'Enfants',
  privacy_10_1:
    'Labelwise ne s’adresse pas aux enfants de moins de 13 ans et ne recueille pas sciemment de données sur eux. L’âge minimal pour un compte est de 18 ans, ou moins avec l’accord d’un parent ou d’un tuteur. Si un enfant nous a donné des données, écrivez-nous et nous les supprimons.',
  privacy_11: 'Nous contacter',
  privacy_11_1:
    'Les questions sur vos données vont à celui ou celle qui exploite cette installation, à l’adresse indiquée, ou à l’assistance par e-mail. Les changements de cette politique sont annoncés dans l’application avant de s’appliquer.',
  short_1: 'Les informations que nous recueillons',
  short_1_1:
    'Sans compte, rien qui vous nomme. Avec un compte : votre nom, votre e-mail, votre formule, votre fuseau horaire, les appareils connectés et ce que vous enregistrez. Des informations de santé seulement si vous les saisissez et y consentez.',
  short_2: 'Comment nous utilisons vos informations',
  short_2_1:
    'Pour montrer les aliments, calculer vos scores, garder vos listes et gérer votre formule. Jamais pour la publicité, et jamais pour les vendre.',
  short_3: 'Protection des données',
  short_3_1:
    'Les connexions sont chiffrées, les mots de passe et les jetons de connexion ne sont enregistrés que sous forme d’empreintes, et une question à un modèle de langage part sans votre nom, votre e-mail ni votre identifiant.',
  short_3_2:
    'Les photos des produits viennent directement des serveurs de leur source, qui voient votre adresse réseau et les photos que votre appareil demande.',
  short_4: 'Vos droits',
  short_4_1:
    'Vous pouvez consulter, corriger, exporter et supprimer vos données dans l’application, avec toutes les formules, et retirer à tout moment votre accord sur les informations de santé, ce qui les efface.',
  short_5: 'Nous contacter',
  short_5_1:
    'Les questions sur vos données vont à celui ou celle qui exploite cette installation, à l’adresse indiquée, ou à l’assistance par e-mail.',
} as const satisfies Translation<typeof english>;
