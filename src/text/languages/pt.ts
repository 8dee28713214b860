import type { Language } from './language.ts';

export const pt: Language = {
  headings:
    'ações|ações a tomar|ações a realizar|ações acordadas|ações pendentes|próximos passos|passos seguintes|' +
    'próximas etapas|próximas ações|itens de ação|pontos de ação|plano de ação|plano de ações|tarefas|' +
    'tarefas pendentes|tarefas atribuídas|tarefas de acompanhamento|tarefas de seguimento|lista de tarefas|' +
    'pendências|pendentes|compromissos|encaminhamentos|afazeres|a fazer|coisas a fazer|quem faz o quê|quem faz o que|' +
    'acompanhamento|deveres|to-do|to do|todo|to-dos|to-do list|responsabilidades|o que fazer|combinados|por fazer|' +
    'itens de acompanhamento|acompanhamentos|trabalho de casa|ações a desenvolver|ações a fazer|ações decididas|' +
    'ações definidas|ações imediatas|ações e responsáveis|ações necessárias|ações futuras|ações corretivas|' +
    'itens acionáveis|itens de acção|acções|acções a tomar|próximas acções|próximas tarefas|tarefas a fazer|' +
    'tarefas a realizar|tarefas e responsáveis|tarefas e prazos|distribuição de tarefas|divisão de tarefas|' +
    'repartição de tarefas|atribuição de tarefas|o que falta|o que falta fazer|falta fazer|fica por fazer|' +
    'ficou por fazer|o que cada um faz|o que cada um vai fazer|o que vamos fazer|o que ficou combinado|' +
    'ficou combinado|fica combinado|ficou acordado|ficou decidido que|ficou assim|ficámos de|ficamos de|combinámos|' +
    'combinamos|combinações|foi combinado|ficou definido|ficou acertado|acertos|compromissos assumidos|' +
    'comprometemo-nos|quem faz o quê?|quem faz o que?|quem fica com o quê|quem fica com o que|encargos|incumbências|' +
    'missões|providências|providências a tomar|medidas|medidas a tomar|diligências|pontos pendentes|pontos em aberto|' +
    'assuntos pendentes|itens pendentes|itens em aberto|questões pendentes|em aberto|pendentes para a próxima|' +
    'para a próxima|para a próxima reunião|para a próxima vez|até a próxima reunião|até à próxima reunião|' +
    'antes da próxima reunião|lição de casa|trabalhos de casa|tpc|tarefas de casa|dever de casa|plano de trabalho|' +
    'plano de acção|cronograma de ações|seguimento|seguimentos|action items|next steps|follow-up|follow-ups|' +
    'follow up|entregas|entregáveis|atividades|atividades a realizar|atividades pendentes|demandas|a tratar|' +
    'para tratar|para resolver|a resolver|coisas para fazer|para fazer|tarefas da semana|e agora|rumo|' +
    'quem leva o quê|quem leva o que|quem traz o quê|quem traz o que|o que é preciso fazer|o que precisamos fazer|' +
    'o que temos de fazer|agora é|o que fazer agora|por resolver|por organizar|ações seguintes|etapas seguintes|' +
    'tarefas combinadas|daqui pra frente|o que temos que fazer|tarefas distribuídas|quem cuida do quê|' +
    'próximas etapas sugeridas|coisas por fazer|pra fazer',
  labels:
    'ação|tarefa|pendência|a fazer|todo|to-do|próximo passo|encaminhamento|compromisso|item de ação|ponto de ação|' +
    'ações|tarefas|pendências|acção|fazer|seguimento|próximos passos|action item|follow-up|demanda|combinado|tpc|' +
    'ação necessária|fica pendente',
  around:
    'nossas|nossos|novas|novos|principais|outras|sugeridas|sugeridos|recomendadas|propostos|lista|de|do|da|dos|das|a|' +
    'as|os|o|por|pessoa|e|acordadas|acordados|definidas|atribuídas|para|com|prazos|responsáveis|cada|equipe|equipa|' +
    'reunião|até|em|um|uma|ao|à|aos|às|no|na|nos|nas|que|se|quem|quando|nosso|nossa|seus|suas|imediatas|imediatos|' +
    'urgentes|prioritárias|prioritários|concretas|concretos|resultantes|decorrentes|identificadas|definidos|semana|' +
    'esta|próxima|próximo|hoje|encontro|call|prazo|datas|tempos|resumo|curto|médio|longo|cliente|internas|internos|' +
    'nós|eu|você|importantes|todas|todos|abertas|abertos|pendentes|restantes|gerais|aqui|estão|são|está|seguem|segue|' +
    'abaixo|seguintes|seguinte|agora|eis|ficaram|ficou|combinadas|combinados|gente',
  others:
    'decisões|decisão|deliberações|perguntas|pergunta|dúvidas|questões|pauta|ordem do dia|ordem de trabalhos|agenda|' +
    'resumo|visão geral|tópicos|temas|pontos principais|pontos-chave|destaques|riscos|participantes|presentes|' +
    'próxima reunião|próximo encontro|ideias|anotações|notas|detalhes|detalhe|conclusões|transcrição|contexto|' +
    'anterior|anteriores|passada|concluídas|feitas|estacionamento|discussão|lições|deu certo|deu errado|' +
    'linha do tempo|no futuro|citações|observações|estrutura|diversos|objetivo|presenças|ausentes|ausências|faltas|' +
    'justificados|critérios de aceitação|critérios|votações|votação|aprovado|aprovados|decidido|ficou decidido|' +
    'resoluções|correu bem|correu mal|o que correu bem|o que deu certo|o que funcionou|a melhorar|o que melhorar|' +
    'pontos fortes|pontos fracos|conquistas|avanços|estado atual|situação atual|situação|andamento|novidades|' +
    'anúncios|avisos|comunicados|informações|informes|informação|para conhecimento|pontos discutidos|' +
    'assuntos tratados|assuntos discutidos|temas tratados|temas discutidos|desenvolvimento|debate|intervenções|' +
    'questões em discussão|perguntas abertas|a discutir|por discutir|para discutir|próxima sessão|próxima call|' +
    'próxima conversa|data da próxima|datas importantes|calendário|risco|bloqueios|impedimentos|obstáculos|problemas|' +
    'dificuldades|objeções|necessidades|dores|oportunidades|ameaças|opções|alternativas|vantagens|desvantagens|' +
    'lições aprendidas|aprendizados|aprendizagens|dados|números|métricas|indicadores|melhores momentos|em destaque|' +
    'capítulos|links|recursos|materiais|introdução|objetivos|propósito|regras|mais tarde|adiado|adiados|descartado|' +
    'rejeitado|já feito|já concluído|apontamentos|sentimento|lista de verificação|checklist|síntese|sumário|' +
    'conclusão|o que foi falado|conversa|impressões|observação|notas gerais|pontos chave|estatísticas|tempo de fala|' +
    'acordos|acordo|fora do escopo|gostou|não gostou|quer|não quer|interesses|constatações|metas|meta|lembretes|' +
    'lembrete|desejos|propostas|sugestões|planos|expectativas|reclamações|incidentes|ideias para depois|' +
    'para outra vez|para outro dia|perguntas do candidato|recados|o que foi dito|temas a tratar|para conversar|' +
    'reflexões|recomendações|agradecimentos|elogios|para o ano que vem|perguntas-chave|principais perguntas|' +
    'decisões tomadas',
  owner:
    'responsável|responsáveis|quem|quem?|pessoa|nome|atribuído a|atribuída a|atribuído|encarregado|encarregada|' +
    'a cargo de|dono|dona|resp.|fica com|responsável(eis)|quem faz|quem faz?|quem fica|atribuição|designado|designada|' +
    'executor|executante|resp|cargo|a cargo|fica a cargo de|proprietário|owner|encarregados|pessoa responsável|' +
    'área responsável|setor responsável|por conta de|com quem|dono da tarefa|responsabilidade|incumbido|incumbida|' +
    'cabe a|com',
  due:
    'prazo|data|data limite|data-limite|quando|quando?|até quando|até|entrega|vencimento|vence|prazo final|limite|' +
    'data prevista|data alvo|data de entrega|data de conclusão|data final|prazo limite|prazos|para quando|' +
    'para quando?|quando é|até que dia|dead-line|deadline|fim|término|conclusão|previsão|previsão de conclusão|' +
    'entrega em|entregar até|fazer até|para|limite de entrega|data prazo|vence em',
  status:
    'status|estado|situação|feito|concluído|andamento|estágio|progresso|feito?|concluída|conclusão|ponto de situação|' +
    'já foi?',
  what:
    'o quê|o que|o que?|descrição|assunto|atividade|atividades|item|tema|ponto|pontos|trabalho|detalhe|detalhes|' +
    'medida|entregável|o que fazer|demanda|providência|conteúdo|itens|título|assuntos|encaminhamento',
  done:
    'feito|feita|concluído|concluída|terminado|terminada|sim|finalizado|finalizada|pronto|pronta|ok|resolvido|feitos|' +
    'já feito|já feita|cumprido|cumprida|entregue|enviado|enviada|fechado|fechada|encerrado|encerrada|resolvida|' +
    'tratado|tratada|já está|foi feito|realizado|realizada|executado|executada|despachado',
  everybody:
    'todos|todas|todo mundo|toda a gente|cada um|ambos|todos os participantes|cada uma|todos nós|todos os presentes|' +
    'todos os membros|ambas|os dois|as duas|todas as áreas|nós|eu|todos juntos|todos os sócios|todos os condóminos|' +
    'a gente',
  team:
    'equipe|equipa|a equipe|a equipa|o time|time|o grupo|grupo|toda a equipe|toda a equipa|todos|todas|toda a gente|' +
    'todo mundo|cada um|comissão|a comissão|direção|a direção|o conselho|conselho|departamento|o departamento|setor|' +
    'o setor|área|administração|a administração|secretaria|a secretaria|diretoria|a diretoria|o síndico|contabilidade|' +
    'gerência|a gerência|financeiro|o financeiro|o comité|o comitê|comitê',
  nobody:
    'a definir|por definir|sem responsável|não atribuído|não atribuída|não atribuídas|não atribuídos|ninguém|' +
    'a confirmar|por atribuir|a designar|sem dono|por designar|a determinar|por determinar|por decidir|a decidir|' +
    'não definido|não definida|não especificado|?|desconhecido|voluntário|voluntários|ver quem|alguém|em aberto|' +
    'a combinar|pendente|sem atribuição|por confirmar|a atribuir|quem puder|quem quiser|voluntária|voluntárias|' +
    'ver com alguém',
  nothing:
    'nenhum|nenhuma|nada|não há|não foram|não houve|sem ações|sem tarefas|sem pendências|n/a|não se aplica|' +
    'nenhuma ação|nenhuma tarefa|nenhum encaminhamento|não existem|não ficou|não ficaram|não se definiram|' +
    'não foram definidas|nada a fazer|nada pendente|sem encaminhamentos|sem ações pendentes|nada por agora|' +
    'não discutido|não há tarefas|sem próximos passos|nenhum próximo passo|não foi identificado|' +
    'não foram identificados|não foram identificadas|nenhum item|não foram detectadas|não foram detetadas|' +
    'não foram encontradas|nenhuma pendência',
  present:
    'presentes|participantes|participaram|estiveram presentes|presença|presenças|estiveram|participaram da reunião|' +
    'estavam|estavam presentes|marcaram presença|compareceram|convidados|na reunião|reunidos',
  titles:
    'sr|sra|srta|senhor|senhora|dr|dra|dona|seu|eng|engº|eng.º|eng.ª|arq|arq.ª|arq.º|prof|profa|doutor|doutora|' +
    'professor|professora|prof.ª|prof.a|engenheiro|engenheira|engª|eng.a|arquiteto|arquiteta|d|d.ª|padre|irmã|pastor|' +
    'pastora|mestre|sr.ª|sra.|cap|coronel|tia|tio|presidente|diretor|diretora|dr.ª|dra.|mãe do|mãe da|pai do|pai da|' +
    'mãe|pai|vó|vô',
  and: 'e|com',
  articles: 'o|a|os|as|ao|à',
  modal:
    'deve|devem|deverá|deverão|tem de|tem que|têm que|precisa|vai|vão|faz|fazem|envia|enviam|manda|mandam|prepara|' +
    'preparam|revê|revisa|liga|ligam|pede|pedem|pergunta|confirma|procura|compra|compram|traz|trazem|leva|levam|' +
    'reserva|organiza|organizam|escreve|redige|contacta|contata|fala|falam|consulta|coordena|atualiza|partilha|' +
    'compartilha|gere|verifica|cota|apresenta|propõe|define|elabora|entrega|passa|sobe|fecha|avisa|convoca|agenda|' +
    'marca|vê|investiga|corrige|termina|completa|paga|trata|tratam|trata de|solicita|arranja|assume|ficou de|fica de|' +
    'ficou responsável|fica responsável|fica com|ficou com|comprometeu-se a|compromete-se a|se comprometeu a|quer|' +
    'pode|poderia|deveria|necessita|precisam|precisa de|tem pendente|cuida|cuidam|encarrega-se|se encarrega|recolhe|' +
    'imprime|monta|dá|põe|levanta|valida|finaliza|testa|responde|ajuda|cozinha|limpa|começa|irá|irão|está encarregado|' +
    'está encarregada',
  future: 'rá|rão',
  noNames:
    'nota|importante|objetivo|exemplo|atenção|aviso|enviar|rever|revisar|preparar|confirmar|pedir|preço|preços|' +
    'contrato|orçamento|site|marketing|vendas|treinamento|segurança|fatura|jurídico|ele|ela|nós|eu|isso|este|se|' +
    'estoque|local|data|hora|duração|cliente|clientes|fornecedor|fornecedores|projeto|equipe|equipa|reunião|cotação|' +
    'pedido|pedidos|material|materiais|sala|logística|comida|bebidas|transporte|hotel|imprensa|comercial|produção|' +
    'qualidade|suporte|servidor|dados|migração|testes|documentação|design|entrega|entregas|contato|contacto|endereço|' +
    'depois|além|também|primeiro|segundo|finalmente|fazer|ver|mandar|ligar|procurar|comprar|trazer|levar|reservar|' +
    'organizar|escrever|redigir|contactar|contatar|falar|coordenar|atualizar|partilhar|compartilhar|verificar|' +
    'definir|elaborar|entregar|criar|agendar|marcar|investigar|corrigir|terminar|completar|pagar|tratar|solicitar|' +
    'novo|nova|novos|novas|próximo|próxima|último|última|tudo|cada|um|uma|resposta|pergunta|problema|solução|ideia|' +
    'proposta|comentário|resultado|conclusão|obras|telhado|aquecimento|estacionamento|jardim|seguro|rh|férias|' +
    'contratação|festa|cartaz|cartazes|fotos|vídeo|armazém|lançamento|campanha|redes|cantina|quotas|limpeza|elevador|' +
    'portão|divulgação|decoração|música|ingressos|bilhetes|voluntários|rifa|mesas|cadeiras|som|luzes|licença|' +
    'programa|visitar',
  dates: {
    by:
      'para|para a|para o|até|até o|até a|até ao|até à|antes de|antes da|antes do|prazo|prazo até|no máximo até|' +
      'no mais tardar|no máximo|o mais tardar|vence|vence em|dentro de|em até|o mais tardar até|até esta|até este|' +
      'até essa|até às|até as|até fim|o mais tardar em|mais tardar|no máximo a|o prazo é|prazo é|prazo final|' +
      'data limite|deadline|entrega|entrega até|entrega em|antes desta|antes deste|para esta|para este|a entregar até|' +
      'num prazo de|no prazo de|prazo de|impreterivelmente até|limite|com prazo até|sem falta até|daqui a',
    until: 'no máximo|no mais tardar|o mais tardar|impreterivelmente|sem falta|no limite',
    weekdays:
      'segunda-feira segunda 2ª|terça-feira terça|quarta-feira quarta|quinta-feira quinta|sexta-feira sexta|sábado|' +
      'domingo',
    months:
      'janeiro jan|fevereiro fev|março mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|' +
      'novembro nov|dezembro dez',
    today:
      'hoje|hoje à noite|fim do dia|final do dia|o fim do dia|o final do dia|hoje mesmo|ainda hoje|o dia de hoje|' +
      'final do expediente|fim do expediente|o final do expediente|o fim do expediente|hoje à tarde|logo à noite|eod',
    tomorrow: 'amanhã|amanhã cedo|amanhã de manhã|amanhã à tarde|amanhã à noite|o dia de amanhã',
    afterTomorrow: 'depois de amanhã',
    next: 'próximo|próxima|que vem|a próxima|o próximo|à próxima|ao próximo|seguinte',
    this: 'este|esta|desta|deste|dessa|essa|esse|nesta|neste|corrente',
    end:
      'fim|o fim|ao fim|fim de|o fim de|fim do|o fim do|o fim da|fim da|final|o final|final de|o final de|final do|' +
      'o final do|final da|o final da|ao final do|ao fim do|fim desta|fim deste|final desta|final deste|o fim desta|' +
      'o fim deste|o final desta|o final deste|fim dessa|final dessa|ao fim da|ao final da|ao final de|ao fim de|' +
      'finais de',
    day: 'dia|dias|dias úteis|dia útil|dias corridos',
    week: 'semana|semanas',
    month: 'mês|meses|mês corrente',
    year: 'ano',
    yearEnd: 'fim do ano|final do ano|o fim do ano|o final do ano|fim de ano|final de ano',
    numbers: 'um uma|dois duas|três|quatro|cinco|seis|sete|oito|nove|dez',
    soon:
      'asap|o quanto antes|quanto antes|o mais breve possível|imediato|imediatamente|urgente|logo que possível|' +
      'assim que possível|o mais rápido possível',
    filler:
      'o|a|os|as|ao|à|de|do|da|de manhã|à tarde|à noite|meio-dia|às|pela|no|na|noite|tarde|manhã|horas|h|da manhã|' +
      'da tarde|da noite|meia-noite|primeira hora|sem falta|em|cedo|mês de',
    monthEnd: 'fim do mês|final do mês|o fim do mês|o final do mês|ao fim do mês|fim de mês',
  },
};
