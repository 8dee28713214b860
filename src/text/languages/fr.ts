import type { Language } from './language.ts';

export const fr: Language = {
  headings:
    'actions|point* action*|élément* action*|item* action*|plan* action*|tâche*|prochain* étape*|étape* suivante*|' +
    'étape* venir|prochain* pas|prochain* tâche*|prochain* démarche*|démarche*|la suite|suites|suite* donner|' +
    'suite événements|suivi|suivis|et maintenant|et après|et ensuite|à faire|en suspens à faire|allons faire|' +
    'va faire|faut faire|doit faire|qu on fait|chacun fait|qui * quoi|qui se * quoi|qui s * quoi|qui prend quoi|' +
    'chacun son rôle|engagement*|nous engageons|vous engagez|m engage|todo*|to do*|action item*|action point*|' +
    'next step*|follow up*|followup*|mesure*|pour prochain* fois|pour prochain* réunion|pour prochain* séance|' +
    'pour prochain* rencontre|pour prochain* point|pour la suite|avant prochain* *|ici prochain* *|' +
    'attendant prochain* *|ici là|devoirs|mission*|affectation*|livrable*|on a convenu|avons convenu|été convenu|' +
    'est convenu|mis accord|point* suspens|point* ouvert*|point* traiter|point* suivre|point* régler|' +
    'point* finaliser|point* organiser|à traiter|à régler|à préparer|à prévoir|à finaliser|à organiser|à réaliser|' +
    'à effectuer|à exécuter|à résoudre|à suivre|à solder|à mettre place|réserves à lever|levée réserves|notre côté|' +
    'votre côté|ton côté|leur côté|côté client|notre part|votre part|notre charge|votre charge|charge client|' +
    'répartition|on se répartit|distribution tâches|responsabilités|responsables échéances|travaux à faire|' +
    'pense bête|à vous de jouer|éléments suivre|éléments traiter|travail à faire|devons faire|attente réalisation|' +
    's engage à faire|qu on fait maintenant|partage tâches|attribution tâches',
  labels:
    'action|tâche|à faire|todo|to-do|to do|suivi|prochaine étape|actions|action à mener|tâches|à traiter|' +
    "suite à donner|point d'action|action item|engagement|à suivre|mission|prochaines étapes|rappel d'action",
  around:
    'le|la|les|l|un|une|des|de|du|d|au|aux|à|en|et|ou|par|pour|avec|sur|dans|après|avant|jusque|ici|qui|que|qu|' +
    'quoi|quand|ce|cette|c|s|se|y|il|on|n|nous|vous|moi|nos|notre|mes|vos|votre|est|sont|a|été|reste*|rest*|encore|' +
    'toujours|voici|voilà|donc|ci-dessous|tous|tout*|autre*|chaque|chacun*|nouvel*|principal*|suggéré*|proposé*|' +
    'recommandé*|convenu*|décidé*|retenu*|acté*|validé*|arrêté*|identifié*|détecté*|extrait*|attribué*|assigné*|' +
    'confié*|réparti*|délégué*|défini*|prévu*|attendu*|nécessaire*|requis*|concret*|concrète*|prioritaire*|urgent*|' +
    'immédiat*|correctiv*|préventiv*|ouvert*|suivant*|prochain*|cours|venir|liste*|registre|relevé|tableau|bord|' +
    'résumé|récapitul*|point*|chose*|personne|responsable*|porteur*|pilote*|échéance*|délai*|date*|terme|court|' +
    'moyen|long|réunion|semaine|jour|équipe|client*|interne*|issu*|suite|suivi|décisions|clé*|ultérieur*|soldé*|' +
    'pris*|rapidement|réciproques',
  others:
    'décision*|décidé*|décidons|acté*|adopté*|délibération*|résolution*|vote*|approbation|question*|' +
    'ordre jour|point* fort*|point* faible*|point* positif*|point* négatif*|prochain point|prochain copil|' +
    'prochain* réunion*|prochain* rendez vous|prochain* séance|prochain* rencontre|prochain* date*|' +
    'prochain* événement*|prochain* comité|prochain* conseil|prochain* assemblée|ce qu on retient|tour table|' +
    'évoquer|aborder|discuter|débattre|clarifier|trancher|risque*|divers|participant*|présent*|présence*|' +
    'absent*|excusé*|émargement|quorum|idée*|brainstorming|remue méninges|transcription|verbatim|citation*|' +
    'mot* clé*|contexte|historique|information*|info|infos|actualité*|annonce*|nouvelles|fait*|précédent*|' +
    'passé*|dernière réunion|dernière fois|terminé*|réalisé*|réalisation*|réussite*|effectué|déjà fait|' +
    'retours|noter|constat*|parking|un jour|une autre fois|plus tard|reporté*|abandonné|rejeté|remis|hors|' +
    'structure|plan|ressource*|annexe*|lien*|référence*|bibliographie|glossaire|pièce* jointe*|' +
    'document* joint*|enregistrement*|pages associées|critère*|definition of|check list|grille|marché|' +
    'fonctionné|améliorer|amélioration|problème*|blocage*|frein*|objection*|besoin*|irritant*|remarque*|' +
    'observation*|commentaire*|conclusion*|dates retenir|dates clés|dates importantes|calendrier|agenda|' +
    'chronologie|chapitre*|temps forts|moments clés|indicateur*|chiffre*|météo|humeur|apprentissage*|' +
    'enseignement*|leçon*|option*|alternative*|avantage*|inconvénient*|forces|introduction|ouverture séance|' +
    'clôture|levée séance|bienvenue|accord|accords|validé|validés|objectif*|rappel*|souhait*|envie*|' +
    'proposition*|suggestion*|projets|attente*|demande*|intérêt*|réclamation*|incident*|candidat*|profil|' +
    'réflexion*|recommandation*|remerciement*|félicitation*|année prochaine|apporter|emporter|liste courses|' +
    'liste invités|motif consultation|symptôme*|traitement en cours|brise glace',
  neutral:
    'résumé|compte rendu*|synthèse|sommaire|aperçu|bref|point* clé*|point* abord*|point* discut*|' +
    'point* évoqué*|point* traité*|point* examiné*|point d avancement|thème*|thématique*|sujet*|discussion*|' +
    'échanges|débat*|parl*|a été dit|s est dit|avons abordé|détails|état lieux|état avancement|avancement|' +
    'bilan|faits marquants|notes|minutes|procès verbal|état travaux|où en est',
  owner:
    'responsable|responsables|qui|personne|nom|assigné à|assignée à|attribué à|attribuée à|porteur|pilote|' +
    "en charge|chargé|chargée|resp.|pour qui|en charge de|chargé de|chargée de|resp|par|par qui|qui s'en charge|" +
    "référent|référente|porteur de l'action|pilote de l'action|acteur|acteurs|affecté à|affectée à|attribution|" +
    'intervenant|nom du responsable|affectation|attribué|assigné|confié à|owner|prise en charge|pris en charge par|' +
    "personne responsable|personnes responsables|suivi par|à la charge de|qui fait|qui s'en occupe ?|qui porte|" +
    'qui pilote|qui est responsable|pris par|réalisé par|à réaliser par|fait par|géré par|porté par|piloté par|' +
    "traité par|confiée à|confié|délégué à|déléguée à|responsable de l'action|responsable action|" +
    'responsable de la tâche|responsable désigné|responsable principal|responsable du suivi|responsable/pilote|' +
    'pilote/responsable|porteurs|pilotes|service responsable|service concerné|entité responsable|' +
    'entreprise concernée|lot concerné|personne chargée|personne en charge|personne désignée|chargé du suivi|' +
    'référents|assignee',
  due:
    'échéance|échéances|délai|date limite|date|quand|pour quand|pour le|à rendre|date butoir|deadline|avant le|' +
    "échéancier|délais|date d'échéance|date prévue|date cible|à faire pour|avant|d'ici|à faire avant|date de fin|" +
    'limite|terme|date de réalisation|date limite de réalisation|butoir|calendrier|date de livraison|' +
    "délai de réalisation|pour|remise|date max|échéance prévue|échéance cible|date d'exécution|date d'achèvement|" +
    'date de clôture|date de remise|date de rendu|date de réalisation prévue|date de réalisation souhaitée|' +
    'date fin|date finale|date maximum|date maxi|date objectif|date prévisionnelle|date souhaitée|date estimée|' +
    "date de fin prévue|date/échéance|échéance/date|délai prévu|délai souhaité|délai d'exécution|délai maximum|" +
    'délai max|délai/échéance|fin prévue|fin prévisionnelle|livraison prévue|livrable pour|à faire pour le|' +
    "à faire d'ici|à réaliser avant|à réaliser pour|à réaliser d'ici|à terminer pour|à terminer avant|" +
    "à rendre avant|à rendre pour|à livrer pour|prévu pour|prévue pour|prévu le|pour quelle date|d'ici quand|" +
    "d'ici le|avant quand|au plus tard|au plus tard le|dernier délai|timeline|eta|due date|terme prévu",
  status: 'statut|état|avancement|fait|situation|progression|suivi|réalisé ?|statut actuel',
  what:
    'quoi|description|sujet|objet|libellé|point|tâche/action|intitulé|action à mener|travaux|activité|activités|' +
    'désignation|nature|points|livrable|détail|contenu|sujets|action à réaliser|action à entreprendre|action/tâche|' +
    "actions/tâches|tâche à réaliser|nom de la tâche|qu'est-ce qu'on fait|que faire|quoi faire|ce qu'il faut faire|" +
    'à faire|travail à faire|point à traiter',
  done:
    "fait|faite|terminé|terminée|oui|ok|effectué|effectuée|réalisé|réalisée|clos|faits|c'est fait|déjà fait|achevé|" +
    'achevée|finalisé|finalisée|réglé|réglée|envoyé|envoyée|livré|livrée|ok fait|validé|traité|traitée|soldé|soldée|' +
    "c'est réglé|c'est bon|c'est ok|déjà réglé|déjà envoyé|déjà réservé|déjà commandé|déjà payé|est fait|est faite|" +
    'a été fait|est réglé|est terminé|clôturé|clôturée|abouti|résolu|résolue|fait !|ok !|done|100%',
  everybody:
    "tous|tous *|tous les *|toutes|toutes les *|tout le monde|chacun|chacune|chacun d'entre nous|" +
    'ensemble des participants|nous|nous tous|les deux|moi',
  team:
    'équipe|toute équipe|équipe *|équipe de *|groupe|groupe de *|tout le monde|chacun|tous|toutes|bureau|comité|' +
    'comité *|comité de *|conseil|conseil de *|direction|direction *|service|service *|commission|secrétariat|' +
    'syndic|mairie|association|pôle|pôle *|compta|comptabilité',
  nobody:
    'non *é|non *ée|non défini*|non connu|personne|pas *é|pas défini|pas encore *|pas de responsable|' +
    'aucun responsable|sans responsable|sans pilote|sans porteur|à définir|à déterminer|à confirmer|à préciser|' +
    'à attribuer|à affecter|à désigner|à nommer|à répartir|à convenir|à décider|à trouver|à identifier|à assigner|' +
    'à pourvoir|à désigner plus tard|à voir|nul|inconnu|indéterminé|indéfini|en attente|vacant|nc|n.c.|n/d|' +
    "quelqu'un|quelqu'un de disponible|n'importe qui|volontaire*|bénévole*|un volontaire|volontaire* recherché*|" +
    'cherche volontaire*|on cherche quelqu un|on cherche un volontaire|recherche volontaire*|appel à volontaire*|' +
    'appel à bénévole*|qui veut|qui peut|qui s en charge|qui s en occupe|qui s y colle|qui se dévoue|' +
    'qui se propose|qui est volontaire|qui est dispo|celui qui peut|ceux qui peuvent|selon disponibilités',
  nothing:
    'pas détect*|pas trouv*|pas identifi*|' +
    'aucun*|rien|rien de *|rien en suspens|rien pour *|rien à *|néant|sans objet|sans|ras|s.o.|n/a|nul|pas de|' +
    "pas d'|pas encore|il n y a pas|il n y a rien|il n y a pas eu|il n y avait pas|non abordé*|non applicable|" +
    'non discuté|n avons pas identifié|n avons détecté',
  present:
    'présents|présentes|participants|étaient présents|présent|participantes|en présence de|sont présents|' +
    'ont participé|participaient|membres présents|personnes présentes|autour de la table|étaient là|présences|' +
    'liste des présents|invités',
  titles:
    'm|mr|mme|mlle|monsieur|madame|dr|pr|me|maître|docteur|professeur|mm|mmes|mgr|sœur|frère|père|abbé|ing|papa de|' +
    'maman de|papa|maman|tata|tonton|maîtresse|mamie|papi',
  and: 'et|avec',
  articles: "le|la|les|l'|d'",
  modal:
    "doit|doivent|devra|devront|va|vont|se charge|s'occupe|s'occupent|prend|prennent|fait|font|envoie|envoient|" +
    'prépare|préparent|contacte|appelle|relance|rédige|organise|organisent|vérifie|transmet|met|regarde|voit|propose|' +
    'réserve|achète|commande|demande|apporte|cherche|planifie|partage|teste|corrige|valide|établit|crée|tient|informe|' +
    'confirme|finalise|présente|rappelle|reprend|récupère|complète|termine|gère|suit|pilote|dépose|écrit|étudie|' +
    'analyse|fournit|communique|pose|relit|répond|passe|se renseigne|assure|peut|pourra|pourront|prévoit|veut|' +
    "souhaite|est chargé de|est chargée de|s'engage à|accepte de|propose de|est censé|est censée|convient de|convoque|" +
    'obtient|traite|diffuse|met à jour|prend contact|tâchera',
  future: 'era|ira|dra|rra|aura|ront',
  noNames:
    'attention|exemple|relancer|vérifier|envoyer|préparer|prix|tarif|tarifs|contrat|site|commande|sécurité|' +
    "formation|personnel|finances|juridique|technique|facture|il|elle|on|nous|je|ce|c'est|lieu|durée|fournisseur|" +
    'fournisseurs|projet|équipe|réunion|devis|matériel|salle|logistique|restauration|repas|hôtel|ventes|commercial|' +
    'production|qualité|serveur|données|recette|maquette|maquettes|livraison|ensuite|puis|enfin|aussi|également|' +
    'faire|voir|mettre|prendre|contacter|appeler|organiser|réserver|commander|valider|finaliser|rédiger|' +
    'transmettre|confirmer|planifier|relire|étudier|analyser|proposer|définir|créer|acheter|chercher|trouver|' +
    'tester|corriger|obtenir|fournir|partager|nouveau|nouvelle|nouveaux|premier|première|dernier|dernière|tout|' +
    'toute|chaque|des|une|un|le|la|l|réponse|solution|résultat|toiture|chauffage|jardin|assurance|rh|paie|congés|' +
    'embauche|recrutement|animation|buvette|sono|affiche|affiches|flyers|vidéo|décoration|déco|nourriture|boissons|' +
    'musique|billetterie|bénévoles|tombola|tables|chaises|éclairage',
  dates: {
    by:
      "avant|avant le|avant la|d'ici|d'ici le|d'ici au|d'ici à|d'ici la|pour|pour le|pour la|au plus tard|" +
      "au plus tard le|jusqu'au|jusqu'à|échéance|à rendre pour|à rendre le|sous|dans les|limite|au plus tard pour|" +
      "au plus tard à|au plus tard la|jusqu'à la|jusqu'aux|dernier délai|date limite|délai|à rendre avant|à faire pour|" +
      'à faire avant|pour au plus tard|à livrer pour|à livrer avant|dû le|dû pour|dans un délai de|à remettre|' +
      "à remettre le|à envoyer avant|échéance au|échéance le|avant l'|pour l'|en vue du|limite le|limite au|au maximum|" +
      'maximum',
    until: 'au plus tard|dernier délai|maximum|max|au maximum',
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    months:
      'janvier janv|février févr fév|mars|avril avr|mai|juin|juillet juil|août|septembre sept|octobre oct|novembre nov|' +
      'décembre déc',
    today:
      "aujourd'hui|ce soir|ce jour|fin de journée|la fin de journée|la fin de la journée|cet après-midi|ce midi|" +
      'fin de la journée|eod|ce soir même',
    tomorrow: 'demain|demain matin|demain soir|demain midi|demain après-midi',
    afterTomorrow: 'après-demain',
    next: 'prochain|prochaine|prochains|qui vient|suivant|suivante',
    this: 'ce|cette|ces|courant|courante',
    end:
      "fin|la fin|fin de|fin du|la fin de|la fin du|fin de cette|la fin de cette|fin de ce|la fin de ce|fin de l'|" +
      "la fin de l'",
    day: 'jour|jours|jours ouvrés|jours ouvrables|jour ouvré',
    hour: 'heure|heures',
    week: 'semaine|semaines',
    month: 'mois|mois-ci',
    year: 'année|an',
    yearEnd: "fin d'année|la fin d'année",
    numbers: 'un une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    soon: 'asap|dès que possible|au plus vite|au plus tôt|immédiatement|immédiat|sans délai|urgent|tout de suite',
    filler:
      "le|la|les|au|du|de|er|matin|midi|soir|après-midi|à|h|l'|heures|heure|minuit|matinée|soirée|au soir|au matin|" +
      'inclus|dernier délai|en|dans|aux',
    monthEnd: 'fin de mois|la fin de mois|fin du mois',
  },
};
