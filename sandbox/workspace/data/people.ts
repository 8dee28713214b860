/** Lumen Harbor, a studio that plans and builds software for ports and shippers. */

const home = 'lumenharbor.example';
const labs = 'lumen-labs.example';

/** [name, email address, groups]; the first person created the API keys. */
const staff: readonly [name: string, email: string, groups: string][] = [
  ['Anna Lindqvist', `anna.lindqvist@${home}`, 'Leadership, Sales'],
  ['Marcus Oyelaran', `marcus.oyelaran@${home}`, 'Leadership, Engineering'],
  ['Sofia Marchetti', `sofia.marchetti@${home}`, 'Sales'],
  ['Jonas Bergmann', `jonas.bergmann@${home}`, 'Sales, DACH'],
  ['Priya Raghunathan', `priya.raghunathan@${home}`, 'Engineering'],
  ['Tom O’Sullivan', `tom.osullivan@${home}`, 'Engineering'],
  ['Camille Durand', `camille.durand@${home}`, 'Customer Success, France'],
  ['Haruka Sato', `haruka.sato@${home}`, 'Customer Success, Japan'],
  ['Lena Vogt', `lena.vogt@${home}`, 'Customer Success, DACH'],
  ['Diego Herrera', `diego.herrera@${labs}`, 'Research'],
  ['Noor El-Amin', `noor.elamin@${labs}`, 'Research'],
  ['Katarzyna Nowak', `katarzyna.nowak@${labs}`, 'Research, Engineering'],
  ['Ben Whitfield', `ben.whitfield@${home}`, 'Marketing'],
  ['Chloé Lambert', `chloe.lambert@${home}`, 'Marketing, France'],
  ['Emre Yıldız', `emre.yildiz@${home}`, 'Engineering'],
  ['Grace Achieng', `grace.achieng@${home}`, 'People'],
  ['Oliver Hughes', `oliver.hughes@${home}`, 'Finance'],
  ['Mei-Ling Chen', `mei-ling.chen@${home}`, 'Finance, Leadership'],
  ['Rasmus Holm', `rasmus.holm@${home}`, 'Engineering'],
  ['Isabel Fonseca', `isabel.fonseca@${home}`, 'Design'],
  ['Viktor Petrov', `viktor.petrov@${home}`, 'Design'],
  ['Ama Boateng', `ama.boateng@${home}`, 'Customer Success'],
  ['Luca Moretti', `luca.moretti@${labs}`, 'Research'],
  ['佐藤 健', `ken.sato@${home}`, 'Sales, Japan'],
  ['Teodora', `teodora@${home}`, ''],
];

export const employees = staff.map(([name, email, groups], index) => ({
  name,
  email,
  role: index < 2 ? 'admin' : 'member',
  groups: groups === '' ? [] : groups.split(', '),
}));
