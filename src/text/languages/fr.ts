import type { Language } from './language.ts';

export const fr: Language = {
  headings:
    'actions|actions à mener|actions à réaliser|actions à entreprendre|actions à suivre|actions à faire|' +
    "points d'action|éléments d'action|plan d'action|plan d'actions|relevé d'actions|liste des actions|" +
    'suivi des actions|prochaines étapes|étapes suivantes|prochaines actions|la suite|suites à donner|' +
    'suite à donner|tâches|tâches à faire|tâches à réaliser|tâches de suivi|liste des tâches|à faire|choses à faire|' +
    'qui fait quoi|engagements|todos|to-do|to do|to-do list|suivi|reste à faire|pour la prochaine fois|' +
    'tâches assignées|mesures à prendre|actions à engager|actions à prévoir|actions décidées|actions retenues|' +
    'actions suivantes|actions en cours|actions et responsables|points à suivre|points en suspens|points à traiter|' +
    "points ouverts|reste-à-faire|ce qu'il reste à faire|ce qui reste à faire|il reste à faire|restant à faire|" +
    'à suivre|suivis|suivis à faire|suivis à donner|suites|la suite des opérations|pour la suite|et maintenant|' +
    'et après|et ensuite|prochains pas|prochaines tâches|prochaines démarches|démarches|démarches à faire|' +
    'démarches à entreprendre|tâches en cours|tâches à accomplir|tâches à effectuer|répartition des tâches|' +
    "répartition|répartition du travail|qui fait quoi ?|qui fait quoi pour quand|qui s'occupe de quoi|" +
    "chacun son rôle|feuille de route|plan d'action proposé|mesures|mesures décidées|mesures correctives|" +
    "travaux à faire|travail à faire|devoirs|ce que chacun doit faire|ce qu'on doit faire|ce qu'on a convenu|" +
    "on a convenu|nous avons convenu|il a été convenu|on s'est mis d'accord|à préparer|à régler|à prévoir|" +
    'à finaliser|choses à régler|rappels et tâches|missions|affectations|livrables|pour la prochaine réunion|' +
    "d'ici la prochaine réunion|d'ici la prochaine fois|avant la prochaine réunion|d'ici là|action items|next steps|" +
    "todo list|to-dos|actions de suivi|éléments à suivre|items d'action|relevé de décisions et d'actions|" +
    "décisions et actions|tableau des actions|tableau d'actions|actions du jour|responsabilités|engagements pris|" +
    "je m'engage|pense-bête|ce qu'il faut faire|ce qu'il y a à faire|ce qu'on fait|ce qu'on fait maintenant|" +
    "ce que nous devons faire|voici la suite|à vous de jouer|qui s'occupe de quoi ?|qui prend quoi|" +
    'qui fait quoi et quand|qui amène quoi|qui apporte quoi|à organiser|restent à faire|choses à préparer|' +
    'ce que chacun fait|étapes à venir|suite des événements|tâches attribuées|actions correctives|on se répartit|' +
    'tâches en attente|en attente de réalisation|prochaines étapes suggérées|étapes suivantes suggérées|' +
    "qui fait quoi pour quand ?|qui fait quoi avant quand|qui fait quoi, quand|qui fait quoi d'ici là|" +
    "qui fait quoi d'ici la prochaine fois|qui se charge de quoi|qui gère quoi|qui ramène quoi|de notre côté|" +
    'de votre côté|de ton côté|de leur côté|de notre part|de votre part|à notre charge|à votre charge|' +
    'à la charge du client|nous nous engageons à|vous vous engagez à|nos actions|vos actions|nos tâches|vos tâches|' +
    'nos engagements|vos engagements|actions de notre côté|actions de votre côté|actions côté client|' +
    'actions par personne|actions par responsable|actions et échéances|actions et délais|actions et porteurs|' +
    'actions et pilotes|actions & responsables|actions convenues|actions arrêtées|actions validées|actions actées|' +
    'actions à lancer|actions à conduire|actions à mettre en œuvre|actions à mettre en place|actions à planifier|' +
    'actions à poursuivre|actions à traiter|actions à venir|actions attendues|actions attribuées|actions assignées|' +
    'actions clés|actions concrètes|actions futures|actions identifiées|actions immédiates|actions nécessaires|' +
    "actions non soldées|actions ouvertes|actions prioritaires|actions préventives|actions d'amélioration|" +
    'actions proposées|actions recommandées|actions requises|actions restantes|actions suggérées|' +
    "actions ultérieures|suivi d'actions|suivi des tâches|suivi des actions et responsables|suivi à assurer|" +
    'suivis nécessaires|tableau de suivi des actions|tableau des tâches|tableau de bord des actions|' +
    "registre des actions|liste d'actions|liste de tâches|liste des choses à faire|liste des points à traiter|" +
    "relevé des actions|plan d'action et responsables|plan d'actions et responsables|décisions et actions à mener|" +
    'décisions et prochaines étapes|décisions et tâches|décisions & actions|prochaine étape|' +
    'prochaines étapes et responsables|prochaines étapes convenues|prochaines étapes recommandées|' +
    'prochaines étapes proposées|étapes suivantes recommandées|étapes suivantes et responsables|' +
    "prochaines échéances et actions|ce qui est à faire|ce qui reste en suspens à faire|ce qu'il nous reste à faire|" +
    "ce que l'on doit faire|ce que l'on va faire|ce qu'on va faire|ce que nous allons faire|ce que chacun va faire|" +
    "ce que chacun s'engage à faire|ce qui a été convenu|ce qui est convenu|voici ce qui est convenu|" +
    'il nous reste à faire|encore à faire|toujours à faire|reste à faire pour la prochaine fois|' +
    "à faire avant la prochaine fois|à faire avant la prochaine réunion|à faire d'ici la prochaine fois|" +
    "à faire d'ici la prochaine réunion|à faire pour la prochaine fois|à faire pour la prochaine réunion|" +
    'à faire cette semaine|à faire rapidement|à effectuer|à exécuter|à mettre en place|à réaliser|à résoudre|' +
    "à solder|d'ici la prochaine séance|d'ici notre prochaine réunion|d'ici notre prochain rendez-vous|" +
    "d'ici le prochain point|d'ici la prochaine rencontre|avant la prochaine fois|avant la prochaine séance|" +
    'avant la prochaine rencontre|avant le prochain point|avant notre prochaine réunion|pour la prochaine séance|' +
    'pour la prochaine rencontre|pour le prochain point|en attendant la prochaine réunion|' +
    'devoirs pour la prochaine fois|devoirs à la maison|réserves à lever|levée des réserves|' +
    'mesures à mettre en place|mesures préventives|tâches à venir|tâches confiées|tâches convenues|tâches de chacun|' +
    'tâches définies|tâches déléguées|tâches et délais|tâches et échéances|tâches et responsables|tâches ouvertes|' +
    'tâches par personne|tâches pour la prochaine fois|tâches pour la prochaine réunion|tâches prioritaires|' +
    'tâches restantes|tâches réparties|tâches suivantes|tâches détectées|tâches identifiées|tâches extraites|' +
    'répartition des rôles et tâches|répartition des missions|distribution des tâches|partage des tâches|' +
    'attribution des tâches|missions confiées|missions de chacun|missions et responsables|' +
    'responsabilités et échéances|responsables et échéances|engagements de chacun|engagements réciproques|' +
    "points d'action et responsables|points d'actions|points à régler|points à finaliser|points à organiser|" +
    "points restant à traiter|éléments d'action identifiés|éléments à traiter|éléments d'actions|next step|" +
    "action item|action points|follow-up|follow-ups|followups|follow up|todolist|to do's|to-do's",
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
    "ce qui a été dit|félicitations|pour l'année prochaine|décisions prises|ce qui a été décidé|" +
    "ce que nous avons décidé|ce qu'on a décidé|on a décidé|nous avons décidé|il a été décidé|décisions actées|" +
    "décisions adoptées|délibérations|délibération|points à l'ordre du jour|points de l'ordre du jour|" +
    "sujets à l'ordre du jour|sujets évoqués|sujets traités|sujets discutés|points évoqués|points traités|" +
    'points examinés|thèmes abordés|thèmes discutés|ce dont on a parlé|de quoi on a parlé|ce que nous avons abordé|' +
    "ce qui s'est dit|souhaits des parents|demandes des parents|demandes du client|attentes du client|idées en vrac|" +
    'remue-méninges|brainstorming|questions-réponses|questions et réponses|questions du public|' +
    'questions des parents|questions sans réponse|questions restées ouvertes|à clarifier|à trancher|' +
    'bonnes nouvelles|annonces diverses|informations générales|informations pratiques|informations utiles|' +
    "état des travaux|avancement des travaux|avancement du chantier|point d'avancement|où en est-on|" +
    'résultats du vote|quorum|ouverture de séance|clôture de séance|levée de séance|mot de bienvenue|' +
    'approbation du procès-verbal|approbation du compte rendu|lecture du procès-verbal|procès-verbal précédent|' +
    'compte rendu précédent|dernière réunion|réunion précédente|depuis la dernière réunion|depuis la dernière fois|' +
    'feuille de présence|liste des présents|liste de présence|absents excusés|dates importantes|prochaines dates|' +
    'prochaines réunions|prochains rendez-vous|prochains événements|agenda des prochaines|prochain comité|' +
    'prochain conseil|prochaine assemblée|chronologie|pièces jointes|pièce jointe|documents joints|enregistrements|' +
    'références|bibliographie|pages associées|glossaire|hors périmètre|hors sujet|critères de réussite|' +
    "critères de sélection|critères d'évaluation|grille d'évaluation|à apporter|à emporter|liste de courses|" +
    'liste des courses|liste des invités|motif de consultation|symptômes|traitement en cours|peut-être un jour|' +
    "remis à plus tard|reporté à plus tard|ce qui a moins bien marché|ce qui n'a pas marché|ce qui a fonctionné|" +
    "ce qui n'a pas fonctionné|ce qu'on peut améliorer|axes d'amélioration|forces et faiblesses|profil du candidat|" +
    'mots clés|mots-clés|citation|bref résumé|en bref|en résumé|brise-glace',
  owner:
    'responsable|responsables|qui|qui ?|personne|nom|assigné à|assignée à|attribué à|attribuée à|porteur|pilote|' +
    'en charge|chargé|chargée|resp.|pour qui|responsable(s)|en charge de|chargé de|chargée de|resp|par|par qui|' +
    "par qui ?|qui s'en charge|référent|référente|porteur de l'action|pilote de l'action|acteur|acteurs|affecté à|" +
    'affectée à|attribution|intervenant|nom du responsable|affectation|attribué|assigné|confié à|owner|' +
    'prise en charge|pris en charge par|personne responsable|personnes responsables|suivi par|à la charge de|' +
    "qui fait|qui fait ?|qui s'en occupe ?|qui s'en charge ?|qui porte|qui pilote|qui est responsable|" +
    'qui est responsable ?|pris par|réalisé par|à réaliser par|fait par|géré par|porté par|piloté par|traité par|' +
    "confiée à|confié|délégué à|déléguée à|assigné(e) à|attribué(e) à|affecté(e) à|responsable de l'action|" +
    'responsable action|responsable de la tâche|responsable désigné|responsable principal|responsable du suivi|' +
    'responsable/pilote|pilote/responsable|porteur(s)|porteurs|pilotes|service responsable|service concerné|' +
    'entité responsable|entreprise concernée|lot concerné|personne chargée|personne en charge|personne désignée|' +
    "chargé du suivi|chargé d'action|référent(e)|référents|assignee|qui?",
  due:
    'échéance|échéances|délai|date limite|date|quand|quand ?|pour quand|pour le|à rendre|date butoir|deadline|' +
    "avant le|échéancier|délais|date d'échéance|date prévue|date cible|à faire pour|pour quand ?|avant|d'ici|" +
    'à faire avant|date de fin|limite|terme|date de réalisation|date limite de réalisation|butoir|deadline ?|' +
    'calendrier|date de livraison|délai de réalisation|pour|remise|date max|échéance prévue|échéance ?|' +
    "échéance cible|date d'exécution|date d'achèvement|date de clôture|date de remise|date de rendu|" +
    'date de réalisation prévue|date de réalisation souhaitée|date butoir ?|date fin|date finale|date maximum|' +
    'date maxi|date objectif|date prévisionnelle|date souhaitée|date estimée|date de fin prévue|date/échéance|' +
    "échéance/date|délai prévu|délai souhaité|délai d'exécution|délai maximum|délai max|délai/échéance|délai ?|" +
    "fin prévue|fin prévisionnelle|livraison prévue|livrable pour|à faire pour le|à faire d'ici|à réaliser avant|" +
    "à réaliser pour|à réaliser d'ici|à terminer pour|à terminer avant|à rendre avant|à rendre pour|à livrer pour|" +
    "prévu pour|prévue pour|prévu le|pour quelle date|pour quelle date ?|quand?|pour quand?|d'ici quand|" +
    "d'ici quand ?|d'ici le|avant quand|au plus tard|au plus tard le|dernier délai|timeline|eta|due date|" +
    'terme prévu',
  status:
    "statut|état|avancement|fait|fait ?|situation|progression|suivi|état d'avancement|réalisé ?|statut actuel",
  what:
    'quoi|quoi ?|description|sujet|objet|libellé|point|tâche/action|intitulé|action à mener|travaux|activité|' +
    'activités|désignation|nature|points|livrable|détail|contenu|sujets|action à faire|action à réaliser|' +
    "action à entreprendre|action/tâche|actions/tâches|tâche à faire|tâche à réaliser|description de l'action|" +
    "description de la tâche|libellé de l'action|intitulé de l'action|intitulé de la tâche|nom de la tâche|" +
    "nature de l'action|détail de l'action|qu'est-ce qu'on fait|que faire|que faire ?|quoi faire|quoi faire ?|quoi?|" +
    "ce qu'il faut faire|ce qui est à faire|à faire|reste à faire|travail à faire|travaux à réaliser|chose à faire|" +
    'choses à faire|point à traiter',
  done:
    "fait|faite|terminé|terminée|oui|ok|effectué|effectuée|réalisé|réalisée|clos|faits|c'est fait|déjà fait|achevé|" +
    'achevée|finalisé|finalisée|réglé|réglée|envoyé|envoyée|livré|livrée|ok fait|validé|traité|traitée|soldé|soldée|' +
    "c'est réglé|c'est bon|c'est ok|déjà réglé|déjà envoyé|déjà réservé|déjà commandé|déjà payé|est fait|est faite|" +
    'a été fait|est réglé|est terminé|clôturé|clôturée|abouti|résolu|résolue|fait !|ok !|done|100%',
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
    "bénévoles|volontaires|qui veut|pas encore décidé|qui peut|qui peut ?|qui veut ?|qui s'y colle|qui s'y colle ?|" +
    'qui se dévoue|qui se dévoue ?|qui se propose|qui se propose ?|qui est volontaire|qui est volontaire ?|' +
    "qui est dispo|qui est dispo ?|qui s'en charge ?|qui s'en occupe ?|quelqu'un de disponible|un volontaire|" +
    "un volontaire ?|volontaire ?|volontaires ?|volontaire recherché|volontaires recherchés|on cherche quelqu'un|" +
    'on cherche un volontaire|recherche volontaire|recherche volontaires|cherche volontaires|appel à volontaires|' +
    "appel à bénévoles|n'importe qui|celui qui peut|ceux qui peuvent|selon disponibilités|selon les disponibilités|" +
    'à convenir|à décider|à trouver|à identifier|à assigner|à désigner plus tard|reste à définir|reste à désigner|' +
    'reste à attribuer|pas défini|pas attribué|pas assigné|pas de responsable|pas encore défini|pas encore désigné|' +
    'pas encore assigné|pas encore connu|aucun responsable|aucun responsable désigné|sans pilote|sans porteur|' +
    'non affecté|non affectée|non renseigné|non communiqué|non mentionné|non spécifié|non déterminé|non décidé|' +
    'non nommé|non connu|indéterminé|indéfini|vacant|n.c|n.c.|n/c|n/d|tbd|tbc',
  nothing:
    "aucun|aucune|rien|néant|sans objet|il n'y a pas|pas d'|pas de|rien à signaler|ras|s.o.|pas d'action|" +
    'aucune action|pas de tâche|aucune tâche|rien de particulier|rien à faire|pas de suite|non abordé|sans|n/a|' +
    "il n'y a aucune|il n'y a eu aucune|aucun point|aucune prochaine étape|il n'y a aucun|pas encore|" +
    "aucune action n'a|aucun élément|aucune action identifiée|rien de prévu|aucune suite|aucune action à signaler|" +
    'aucune action à mener|aucune action définie|aucune action décidée|aucune action en cours|' +
    'aucune action particulière|aucune action prévue|aucune action requise|aucune nouvelle|aucune nouvelle action|' +
    'aucune autre|aucune suite à donner|aucune tâche à signaler|aucune tâche assignée|aucune tâche attribuée|' +
    "aucune tâche détectée|aucune tâche identifiée|aucune tâche n'a|aucune étape|aucune mesure|aucun suivi|" +
    "aucun engagement|aucun point d'action|aucun élément d'action|aucun élément d'action identifié|" +
    "aucun point en suspens|aucun pour l'instant|aucune pour l'instant|aucun pour le moment|aucune pour le moment|" +
    "aucun à ce stade|aucune à ce stade|rien à ce stade|rien pour l'instant|rien pour le moment|rien de nouveau|" +
    "rien de spécial|rien de concret|rien de plus|rien en suspens|rien à suivre|rien à traiter|pas d'action à|" +
    "pas d'action particulière|pas d'actions|pas d'action identifiée|pas de prochaine étape|" +
    "pas de prochaines étapes|pas de suivi|pas de suites|pas de tâches|pas de nouvelle action|pas d'engagement|" +
    "il n'y a rien|il n'y a pas eu|il n'y avait pas|il n'y avait aucune|il n'y avait rien|" +
    "nous n'avons pas identifié|nous n'avons détecté|n'a été identifiée|non applicable|non abordées|non discuté|" +
    'sans action',
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
