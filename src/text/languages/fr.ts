import type { Language } from './language.ts';

export const fr: Language = {
  headings:
    "actions|actions à mener|actions à réaliser|actions à entreprendre|actions à suivre|actions à faire|points d'action|éléments d'action|" +
    "plan d'action|plan d'actions|relevé d'actions|liste des actions|suivi des actions|prochaines étapes|étapes suivantes|prochaines actions|" +
    'la suite|suites à donner|suite à donner|tâches|tâches à faire|tâches à réaliser|tâches de suivi|liste des tâches|à faire|choses à faire|qui fait quoi|' +
    'engagements|todos|to-do|to do|to-do list|suivi|reste à faire|pour la prochaine fois|tâches assignées|mesures à prendre',
  labels: 'action|tâche|à faire|todo|to-do|to do|suivi|prochaine étape',
  around:
    'nos|mes|nouvelles|principales|autres|suggérées|proposées|recommandées|liste|des|du|de|par|personne|et|les|la|convenues|décidées|à|' +
    'pour|avec|échéances|suivantes|après|jusque|responsables|ouvertes|en|cours|équipe',
  others:
    "décisions|décision|questions|question|ordre du jour|résumé|compte rendu|synthèse|aperçu|points clés|ce qu'on retient|thèmes|sujets|discussion|discussions|risques|" +
    'divers|participants|présents|prochaine réunion|prochain rendez-vous|idées|transcription|détails|contexte|budget|informations|précédentes|passées|terminées|' +
    'réalisées|retours|à noter|constats|parking|un jour|citations|structure|plan|ressources|annexes',
  owner:
    'responsable|responsables|qui|qui ?|personne|nom|assigné à|assignée à|attribué à|attribuée à|porteur|pilote|en charge|chargé|chargée|resp.|pour qui',
  due: 'échéance|échéances|délai|date limite|date|quand|quand ?|pour quand|pour le|à rendre|date butoir|deadline|avant le',
  status: 'statut|état|avancement|fait|fait ?',
  what: 'quoi|quoi ?|description|sujet|objet|libellé|point',
  done: 'fait|faite|terminé|terminée|oui|ok|effectué|effectuée|réalisé|réalisée|clos',
  everybody: 'tous|toutes|tout le monde|chacun|tous les participants',
  team: "l'équipe|équipe|toute l'équipe|le groupe|groupe",
  nobody:
    'non attribué|non attribuée|non assigné|non assignée|personne|à définir|à déterminer|à confirmer|à préciser|sans responsable',
  nothing: "aucun|aucune|rien|néant|sans objet|il n'y a pas|pas d'|pas de|rien à signaler|ras|s.o.",
  present: 'présents|présentes|participants|étaient présents|présent|participantes',
  titles: 'm|mr|mme|mlle|monsieur|madame|dr|pr|me',
  and: 'et|avec',
  modal: 'doit|doivent|devra|devront|va|vont',
  noNames:
    'remarque|attention|objectif|rappel|exemple|note|important|urgent|relancer|vérifier|envoyer|préparer|prix|tarif|tarifs|contrat|' +
    "budget|site|commande|sécurité|formation|communication|personnel|finances|juridique|technique|facture|il|elle|on|nous|je|ce|c'est",
  dates: {
    by: "avant|avant le|avant la|d'ici|d'ici le|d'ici au|d'ici à|d'ici la|pour|pour le|pour la|au plus tard|au plus tard le|jusqu'au|jusqu'à|échéance|à rendre pour|à rendre le|sous|dans les|limite",
    until: 'au plus tard|dernier délai',
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    months:
      'janvier janv|février févr fév|mars|avril avr|mai|juin|juillet juil|août|septembre sept|octobre oct|novembre nov|décembre déc',
    today: "aujourd'hui|ce soir|ce jour|fin de journée|la fin de journée|la fin de la journée",
    tomorrow: 'demain',
    afterTomorrow: 'après-demain',
    next: 'prochain|prochaine',
    this: 'ce|cette',
    end: 'fin|la fin|fin de|fin du|la fin de|la fin du',
    day: 'jour|jours',
    week: 'semaine|semaines',
    month: 'mois',
    numbers: 'un une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    filler: 'le|la|les|au|du|de|er|matin|midi|soir|après-midi|à|h',
  },
};
