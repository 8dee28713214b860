import type { Language } from './language.ts';

export const pt: Language = {
  headings:
    'ações|ações a tomar|ações a realizar|ações acordadas|ações pendentes|próximos passos|passos seguintes|próximas etapas|próximas ações|itens de ação|pontos de ação|plano de ação|plano de ações|' +
    'tarefas|tarefas pendentes|tarefas atribuídas|tarefas de acompanhamento|tarefas de seguimento|lista de tarefas|pendências|pendentes|compromissos|encaminhamentos|afazeres|a fazer|coisas a fazer|quem faz o quê|quem faz o que|' +
    'acompanhamento|deveres|to-do|to do|todo|to-dos|to-do list|responsabilidades|o que fazer|combinados|por fazer|itens de acompanhamento|acompanhamentos|trabalho de casa',
  labels:
    'ação|tarefa|pendência|a fazer|todo|to-do|próximo passo|encaminhamento|compromisso|item de ação|ponto de ação',
  around:
    'nossas|nossos|novas|novos|principais|outras|sugeridas|sugeridos|recomendadas|propostos|lista|de|do|da|dos|das|a|as|os|o|por|pessoa|e|acordadas|acordados|definidas|' +
    'atribuídas|para|com|prazos|responsáveis|cada|equipe|equipa|reunião|até',
  others:
    'decisões|decisão|deliberações|perguntas|pergunta|dúvidas|questões|pauta|ordem do dia|ordem de trabalhos|agenda|resumo|visão geral|tópicos|temas|pontos principais|pontos-chave|destaques|riscos|participantes|presentes|' +
    'próxima reunião|próximo encontro|ideias|anotações|notas|detalhes|detalhe|conclusões|transcrição|contexto|anterior|anteriores|passada|concluídas|feitas|estacionamento|discussão|' +
    'lições|deu certo|deu errado|linha do tempo|no futuro|citações|observações|estrutura|diversos|objetivo',
  owner:
    'responsável|responsáveis|quem|quem?|pessoa|nome|atribuído a|atribuída a|atribuído|encarregado|encarregada|a cargo de|dono|dona|resp.|fica com',
  due: 'prazo|data|data limite|data-limite|quando|quando?|até quando|até|entrega|vencimento|vence|prazo final|limite',
  status: 'status|estado|situação|feito|concluído|andamento',
  what: 'o quê|o que|o que?|descrição|assunto|atividade|atividades|item|tema',
  done: 'feito|feita|concluído|concluída|terminado|terminada|sim|finalizado|finalizada|pronto|pronta|ok|resolvido',
  everybody: 'todos|todas|todo mundo|toda a gente|cada um|ambos|todos os participantes',
  team: 'equipe|equipa|a equipe|a equipa|o time|time|o grupo|grupo|toda a equipe|toda a equipa',
  nobody:
    'a definir|por definir|sem responsável|não atribuído|não atribuída|não atribuídas|não atribuídos|ninguém|a confirmar|por atribuir|a designar',
  nothing:
    'nenhum|nenhuma|nada|não há|não foram|não houve|sem ações|sem tarefas|sem pendências|n/a|não se aplica',
  present: 'presentes|participantes|participaram|estiveram presentes|presença',
  titles: 'sr|sra|srta|senhor|senhora|dr|dra|dona|seu|eng|engº|eng.º|eng.ª|arq|arq.ª|arq.º|prof|profa',
  and: 'e|com',
  modal: 'deve|devem|deverá|deverão|tem de|tem que|têm que|precisa',
  noNames:
    'nota|importante|objetivo|exemplo|atenção|aviso|urgente|enviar|rever|revisar|preparar|confirmar|pedir|preço|preços|contrato|orçamento|' +
    'site|marketing|vendas|treinamento|segurança|fatura|jurídico|ele|ela|nós|eu|isso|este|se|estoque',
  dates: {
    by: 'para|para a|para o|até|até o|até a|até ao|até à|até o dia|até dia|até ao dia|antes de|antes da|antes do|para o dia|prazo|prazo até|no máximo até|no mais tardar|no máximo|o mais tardar|vence|vence em|dentro de|em até|o mais tardar até',
    until: 'no máximo|no mais tardar|o mais tardar',
    weekdays:
      'segunda-feira segunda 2ª|terça-feira terça|quarta-feira quarta|quinta-feira quinta|sexta-feira sexta|sábado|domingo',
    months:
      'janeiro jan|fevereiro fev|março mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez',
    today: 'hoje|hoje à noite|fim do dia|final do dia|o fim do dia|o final do dia',
    tomorrow: 'amanhã',
    afterTomorrow: 'depois de amanhã',
    next: 'próximo|próxima|que vem',
    this: 'este|esta|desta|deste|dessa',
    end: 'fim|o fim|ao fim|fim de|o fim de|fim do|o fim do|o fim da|fim da|final|o final|final de|o final de|final do|o final do|final da|o final da|ao final do|ao fim do',
    day: 'dia|dias',
    week: 'semana|semanas',
    month: 'mês|meses',
    numbers: 'um uma|dois duas|três|quatro|cinco|seis|sete|oito|nove|dez',
    filler: 'o|a|os|as|ao|à|de|do|da|dia|de manhã|à tarde|à noite|meio-dia|às|pela',
  },
};
