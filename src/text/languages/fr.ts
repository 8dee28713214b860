import type { Language } from './language.ts';

export const fr: Language = {
  headings:
    'actions|actions à mener|actions à réaliser|actions à entreprendre|actions à suivre|actions à faire|' +
    "points d'action|éléments d'action|plan d'action|plan d'actions|relevé d'actions|liste des actions|" +
    'suivi des actions|prochaines étapes|étapes suivantes|prochaines actions|la suite|suites à donner|suite à donner|' +
    'tâches|tâches à faire|tâches à réaliser|tâches de suivi|liste des tâches|à faire|choses à faire|qui fait quoi|' +
    'engagements|todos|to-do|to do|to-do list|suivi|reste à faire|pour la prochaine fois|tâches assignées|' +
    'mesures à prendre|actions à engager|actions à prévoir|actions décidées|actions retenues|actions suivantes|' +
    'actions en cours|actions et responsables|points à suivre|points en suspens|points à traiter|points ouverts|' +
    "reste-à-faire|ce qu'il reste à faire|ce qui reste à faire|il reste à faire|restant à faire|à suivre|suivis|" +
    'suivis à faire|suivis à donner|suites|la suite des opérations|pour la suite|et maintenant|et après|et ensuite|' +
    'prochains pas|prochaines tâches|prochaines démarches|démarches|démarches à faire|démarches à entreprendre|' +
    'tâches en cours|tâches à accomplir|tâches à effectuer|répartition des tâches|répartition|répartition du travail|' +
    "qui fait quoi ?|qui fait quoi pour quand|qui s'occupe de quoi|chacun son rôle|feuille de route|" +
    "plan d'action proposé|mesures|mesures décidées|mesures correctives|travaux à faire|travail à faire|devoirs|" +
    "ce que chacun doit faire|ce qu'on doit faire|ce qu'on a convenu|on a convenu|nous avons convenu|" +
    "il a été convenu|on s'est mis d'accord|à préparer|à régler|à prévoir|à finaliser|choses à régler|" +
    "rappels et tâches|missions|affectations|livrables|pour la prochaine réunion|d'ici la prochaine réunion|" +
    "d'ici la prochaine fois|avant la prochaine réunion|d'ici là|action items|next steps|todo list|to-dos|" +
    "actions de suivi|éléments à suivre|items d'action|relevé de décisions et d'actions|décisions et actions|" +
    "tableau des actions|tableau d'actions|actions du jour|responsabilités|engagements pris|je m'engage|pense-bête|" +
    "ce qu'il faut faire|ce qu'il y a à faire|ce qu'on fait|ce qu'on fait maintenant|ce que nous devons faire|" +
    "voici la suite|à vous de jouer|qui s'occupe de quoi ?|qui prend quoi|qui fait quoi et quand|qui amène quoi|" +
    'qui apporte quoi|à organiser|restent à faire|choses à préparer|ce que chacun fait|étapes à venir|' +
    'suite des événements|tâches attribuées|actions correctives|on se répartit|tâches en attente|' +
    'en attente de réalisation|prochaines étapes suggérées|étapes suivantes suggérées',
  labels:
    'action|tâche|à faire|todo|to-do|to do|suivi|prochaine étape|actions|action à mener|tâches|à traiter|' +
    "suite à donner|point d'action|action item|engagement|à suivre|mission|prochaines étapes|rappel d'action",
  around:
    'nos|mes|nouvelles|principales|autres|suggérées|proposées|recommandées|liste|des|du|de|par|personne|et|les|la|' +
    'convenues|décidées|à|pour|avec|échéances|suivantes|après|jusque|responsables|ouvertes|en|cours|équipe|d|l|le|un|' +
    'une|au|aux|sur|dans|notre|votre|vos|chaque|chacun|prioritaires|urgentes|immédiates|restantes|réparties|' +
    'attribuées|assignées|identifiées|retenues|concrètes|prévues|prochaine|prochaines|réunion|semaine|cette|délais|' +
    'délai|dates|qui|quand|quoi|ce|client|interne|moi|nous|suite|issues|point|résumé|récapitulatif|tableau|terme|' +
    "court|moyen|long|d'ici|convenu|de suivi|voici|sont|est|ci-dessous|suivant|suivants|ici|donc|voilà|récapitule|on|" +
    'listées|tous',
  others:
    'décisions|décision|questions|question|ordre du jour|résumé|compte rendu|synthèse|aperçu|points clés|' +
    "ce qu'on retient|thèmes|sujets|discussion|discussions|risques|divers|participants|présents|prochaine réunion|" +
    'prochain rendez-vous|idées|transcription|détails|contexte|informations|précédentes|passées|terminées|réalisées|' +
    "retours|à noter|constats|parking|un jour|citations|structure|plan|ressources|annexes|critères d'acceptation|" +
    'critères|décidé|décidées|acté|actés|résolutions|votes|vote|approbation|présences|présence|absents|excusés|' +
    'émargement|définition of done|check-list|bilan|points forts|points faibles|points positifs|points négatifs|' +
    'ce qui a marché|ce qui a bien marché|à améliorer|points abordés|points discutés|sujets abordés|échanges|débats|' +
    "tour de table|actualités|infos|annonces|état des lieux|état d'avancement|avancement|faits marquants|" +
    'rappel du contexte|historique|problèmes|blocages|risque|freins|objections|besoins|questions ouvertes|' +
    'questions en suspens|questions diverses|à discuter|à débattre|foire aux questions|remarques|observations|' +
    'commentaires|conclusion|conclusions|prochain point|prochain copil|prochaine séance|prochaine rencontre|' +
    'prochaine date|date de la prochaine réunion|dates à retenir|dates clés|calendrier|ressources utiles|liens|' +
    'chapitres|temps forts|moments clés|verbatim|indicateurs|chiffres|chiffres clés|faits|météo|humeur|irritants|' +
    'apprentissages|enseignements|leçons|options|alternatives|avantages|inconvénients|notes|minutes|thème|' +
    'thématiques|sommaire|introduction|plus tard|reporté|reportés|abandonné|rejeté|accord|accords|validé|validés|' +
    'pour information|pour info|fait marquant|effectué|déjà fait|réalisations|réussites|autres sujets|autre sujet|' +
    'constat|objectifs|objectif|rappels|rappel|souhaits|souhait|envies|propositions|suggestions|projets|attentes|' +
    "centres d'intérêt|réclamations|incidents|idées pour plus tard|pour plus tard|une autre fois|infos pratiques|" +
    'questions du candidat|points à aborder|sujets à aborder|réflexions|recommandations|remerciements|' +
    'météo intérieure|constatations|sujets du jour|à évoquer|indicateurs clés|questions clés|de quoi parler|' +
    "ce qui a été dit|félicitations|pour l'année prochaine|décisions prises",
  owner:
    'responsable|responsables|qui|qui ?|personne|nom|assigné à|assignée à|attribué à|attribuée à|porteur|pilote|' +
    'en charge|chargé|chargée|resp.|pour qui|responsable(s)|en charge de|chargé de|chargée de|resp|par|par qui|' +
    "par qui ?|qui s'en charge|référent|référente|porteur de l'action|pilote de l'action|acteur|acteurs|affecté à|" +
    'affectée à|attribution|intervenant|nom du responsable|affectation|attribué|assigné|confié à|owner|' +
    'prise en charge|pris en charge par|personne responsable|personnes responsables|suivi par|à la charge de',
  due:
    'échéance|échéances|délai|date limite|date|quand|quand ?|pour quand|pour le|à rendre|date butoir|deadline|' +
    "avant le|échéancier|délais|date d'échéance|date prévue|date cible|à faire pour|pour quand ?|avant|d'ici|" +
    'à faire avant|date de fin|limite|terme|date de réalisation|date limite de réalisation|butoir|deadline ?|' +
    'calendrier|date de livraison|délai de réalisation|pour|remise|date max',
  status:
    "statut|état|avancement|fait|fait ?|situation|progression|suivi|état d'avancement|réalisé ?|statut actuel",
  what:
    'quoi|quoi ?|description|sujet|objet|libellé|point|tâche/action|intitulé|action à mener|travaux|activité|' +
    'activités|désignation|nature|points|livrable|détail|contenu|sujets',
  done:
    "fait|faite|terminé|terminée|oui|ok|effectué|effectuée|réalisé|réalisée|clos|faits|c'est fait|déjà fait|achevé|" +
    'achevée|finalisé|finalisée|réglé|réglée|envoyé|envoyée|livré|livrée|ok fait|validé|traité|traitée|soldé|soldée',
  everybody:
    "tous|toutes|tout le monde|chacun|tous les participants|chacune|l'ensemble des participants|nous tous|" +
    "tous les membres|tous les services|les deux|tous les présents|moi|nous|chacun d'entre nous|tous ensemble",
  team:
    "l'équipe|équipe|toute l'équipe|le groupe|groupe|tout le monde|chacun|tous|toutes|le bureau|bureau|le comité|" +
    'comité|le conseil|la direction|direction|le service|service|la commission|commission|le secrétariat|secrétariat|' +
    "le syndic|syndic|la mairie|l'association|le pôle|pôle|la compta|la comptabilité|comptabilité",
  nobody:
    'non attribué|non attribuée|non assigné|non assignée|personne|à définir|à déterminer|à confirmer|à préciser|' +
    'sans responsable|à attribuer|à affecter|à désigner|à nommer|à voir|nul|?|non défini|non définie|non précisé|' +
    "inconnu|en attente|volontaire|à pourvoir|non désigné|pas encore attribué|à répartir|nc|quelqu'un|bénévole|" +
    'bénévoles|volontaires|qui veut|pas encore décidé',
  nothing:
    "aucun|aucune|rien|néant|sans objet|il n'y a pas|pas d'|pas de|rien à signaler|ras|s.o.|pas d'action|" +
    'aucune action|pas de tâche|aucune tâche|rien de particulier|rien à faire|pas de suite|non abordé|sans|n/a|' +
    "il n'y a aucune|il n'y a eu aucune|aucun point|aucune prochaine étape|il n'y a aucun|pas encore|" +
    "aucune action n'a|aucun élément|aucune action identifiée|rien de prévu|aucune suite",
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
    'remarque|attention|objectif|rappel|exemple|note|important|relancer|vérifier|envoyer|préparer|prix|tarif|tarifs|' +
    'contrat|budget|site|commande|sécurité|formation|communication|personnel|finances|juridique|technique|facture|il|' +
    "elle|on|nous|je|ce|c'est|objet|lieu|date|heure|durée|client|clients|fournisseur|fournisseurs|projet|équipe|" +
    'réunion|devis|planning|calendrier|matériel|salle|logistique|restauration|repas|transport|hôtel|presse|marketing|' +
    'ventes|commercial|production|qualité|support|serveur|données|migration|recette|tests|documentation|maquette|' +
    'maquettes|livraison|contact|adresse|ensuite|puis|enfin|aussi|également|faire|voir|mettre|prendre|contacter|' +
    'appeler|organiser|réserver|commander|valider|finaliser|rédiger|transmettre|demander|confirmer|planifier|relire|' +
    'étudier|analyser|proposer|définir|créer|acheter|chercher|trouver|tester|corriger|obtenir|fournir|partager|' +
    'nouveau|nouvelle|nouveaux|nouvelles|prochain|prochaine|premier|première|dernier|dernière|tout|toute|chaque|des|' +
    'une|un|le|la|l|question|réponse|problème|solution|idée|proposition|commentaire|résultat|conclusion|info|infos|' +
    'travaux|toiture|chauffage|parking|jardin|assurance|rh|paie|congés|embauche|recrutement|animation|buvette|sono|' +
    'affiche|affiches|flyer|flyers|photos|vidéo|décoration|déco|nourriture|boissons|musique|billetterie|bénévoles|' +
    'tombola|tables|chaises|éclairage|programme',
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
