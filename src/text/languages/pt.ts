import type { Language } from './language.ts';

export const pt: Language = {
  headings:
    'ações|acções|ite* ação|ite* acção|pont* ação|plano* ação|plano* ações|plano acção|plano trabalho|plano ataque|' +
    'acionáve*|próxim* passo*|passo* seguinte*|passos dar|passos seguir|próxim* etapa*|etapa* seguinte*|' +
    'próxim* tarefa*|tarefa*|tarefinha*|pendência*|pendente*|ficou pendente|ficaram pendentes|fica pendente|' +
    'compromisso*|comprometemo*|encaminhamento*|afazer*|a fazer|por fazer|para fazer|pra fazer|coisas fazer|' +
    'o que fazer|é preciso fazer|precisamos fazer|precisa fazer|temos fazer|tem fazer|vamos fazer|vai fazer|' +
    'cada um faz|cada um ficou|ser feito|há fazer|quem * que|quem * quê|quem * oq|quem * oque|quem * de quê|qm faz|' +
    'quem vai fazer|quem se encarrega|acompanhamento*|acompanhar|seguimento*|deveres|dever casa|trabalho* casa|' +
    'lição casa|lições casa|tpc|to do*|todo|action*|next step*|follow up*|followup*|responsabilidade*|combinado*|' +
    'combinámos|combinamos|combinações|ficou combinado|foi combinado|ficou acordado|ficou acertado|ficou definido|' +
    'ficou assim|ficou decidido que|ficámos|ficamos|ficam de|ficaram de|ficaram a cargo|acertos|encargo*|' +
    'incumbência*|missão|missões|providência*|medidas|diligência*|demanda*|em aberto|ite* aberto|pontos pendentes|' +
    'falta|faltam|ainda falta|pra próxima|para a próxima|até próxim* *|antes próxim* *|entregas|entregáveis|' +
    'atividades|a tratar|para tratar|por tratar|falta tratar|a resolver|por resolver|para resolver|pra resolver|' +
    'por organizar|por concluir|por concretizar|por executar|por entregar|para concluir|e agora|agora é|rumo|' +
    'daqui frente|nossa parte|vossa parte|sua parte|parte vocês|nosso lado|vosso lado|seu lado|lado vocês|lado cá|' +
    'lado lá|nosso cargo|vosso cargo|divisão trabalho|distribuição trabalho|cronograma ações|responsáveis prazos|' +
    'solicitações prazos|correções fazer|reparações fazer|mãos à obra|divisão tarefas|distribuição tarefas|' +
    'atribuição tarefas|questões pendentes|para próxima vez|pra próxima vez|até próxima|antes próxima',
  labels:
    'ação|tarefa|pendência|a fazer|todo|to-do|próximo passo|encaminhamento|compromisso|item de ação|ponto de ação|' +
    'ações|tarefas|pendências|acção|fazer|seguimento|próximos passos|action item|follow-up|demanda|combinado|tpc|' +
    'ação necessária|fica pendente|próxima ação|próximas ações|ponto de seguimento|trabalho de casa|lição de casa|' +
    'incumbência|providência|providências|diligência|encaminhamentos|next step|to do|ação a tomar|medida a tomar|' +
    'ação corretiva|fica combinado|ficou combinado|ficou de',
  around:
    'o|a|os|as|um|uma|de|do|da|dos|das|d|ao|aos|à|às|em|no|na|nos|nas|nesta|neste|desta|deste|dessa|por|pela|pelo|' +
    'para|pra|pro|com|e|ou|até|que|quê|oq|se|quem|quando|cada|nós|eu|você*|gente|noss*|voss*|seu*|sua*|teu*|tua*|' +
    'minha*|meu*|dele*|dela*|tod*|outr*|nov*|principa*|sugerid*|recomendad*|propost*|acordad*|definid*|atribuíd*|' +
    'identificad*|detetad*|detectad*|extraíd*|decidid*|combinad*|fechad*|confirmad*|atualizad*|assumid*|firmad*|' +
    'delegad*|distribuíd*|dividid*|repartid*|imediat*|urgente*|prioritári*|important*|concret*|corretiv*|' +
    'preventiv*|necessári*|resultante*|decorrente*|abert*|pendente*|restante*|gera*|finais|intern*|seguint*|' +
    'próxim*|está|estão|são|é|há|segue*|abaixo|aqui|eis|agora|hoje|ontem|amanhã|assim|então|ficou|ficaram|feitas|' +
    'dividimos|resumindo|resumo|lista|mapa|quadro|tabela|registo|registro|ponto*|ite*|coisas|pessoa|responsáve*|' +
    'equipe|equipa|grupo|turma|direção|cliente*|fornecedor|obra|reunião|sessão|encontro|call|semana|prazo*|data*|' +
    'tempo*|curto|médio|longo|decisões|deliberações|fica|ainda|tem',
  others:
    'decisão|decisões|decidido|decidimos|decidiu|deliberaç*|deliberado|deliberou|aprovad*|aprovação|votaç*|' +
    'votos|resoluções|pergunta*|dúvida*|questões|questão|pauta|ordem dia|ordem trabalhos|agenda|esboço|' +
    'ponto* pauta|ponto* agenda|ponto* ordem|ponto* fort*|ponto* frac*|ponto* positiv*|ponto* negativ*|' +
    'ponto* melhoria|ponto* alto*|outros pontos|ite* pauta|risco*|participante*|presente*|presença*|ausente*|' +
    'ausência*|falta*|faltou|faltaram|justificad*|quórum|próxim* reuni*|próxim* encontro*|próxima sessão|' +
    'próxima call|próxima conversa|próximas datas|próximos eventos|data próxima|datas importantes|calendário|' +
    'cronologia|linha tempo|ideia*|brainstorm*|conclus*|transcrição|contexto|enquadramento|antecedente*|' +
    'anterior*|passada|concluíd*|já feito|feitas|estacionamento|lições|aprendiza*|deu certo|deu errado|' +
    'correu|funcionou|foi bom|foi mau|melhora*|no futuro|mais tarde|para depois|algum dia|outra vez|' +
    'outro dia|quem sabe|adiad*|descartado|rejeitado|arquivad*|escopo|âmbito|citaç*|frases|observaç*|' +
    'estrutura|roteiro|diversos|objetivo*|propósito|critério*|definição pronto|definição feito|conquista*|' +
    'sucesso*|vitória*|notícia*|anúncio*|aviso*|comunicad*|comunicaç*|informaç*|informativo*|informe*|' +
    'conhecimento|intervenç*|esclarecer|bloqueio*|impedimento*|obstáculo*|problema*|dificuldade*|objeç*|' +
    'necessidade*|dores|oportunidade*|ameaça*|opç*|alternativa*|vantage*|desvantage*|dados|números|métrica*|' +
    'indicador*|estatística*|momentos|capítulo*|link*|ligações|hiperligações|recurso*|materia*|anexo*|' +
    'gravaç*|referência*|bibliografia|páginas|glossário|requisitos|premissas|pressupostos|hipóteses|' +
    'introdução|abertura|encerramento|regras|sentimento|lista verificação|checklist|impress*|acordo*|gostou|' +
    'quer|interesse*|constataç*|meta|metas|lembrete*|desejo*|proposta*|sugest*|planos|expectativa*|reclamaç*|' +
    'queixa*|crítica*|incidente*|opini*|pareceres|comentário*|feedback|retorno|pedido*|anseio*|recado*|' +
    'candidato|reflex*|recomendaç*|agradecimento*|elogio*|parabéns|reconhecimento|motivaç*|ano vem|ficha|' +
    'pontuação|sondagem|inquérito|enquete|levar|lista compras|lista convidados|diagnóstico|sinais|sintomas|' +
    'alergias|medicaç*|história|palavras chave|quebra gelo|check in',
  neutral:
    'resumo|resumindo|síntese|sumário|visão geral|tópico*|tema|temas|assunto*|ponto* principa*|ponto* chave|' +
    'ponto* discutid*|ponto* abordad*|ponto* situação|destaque*|anotaç*|apontamento*|nota|notas|detalhe*|' +
    'discuss*|discuti*|debate|conversa*|falámos|falamos|falou|falado|foi dito|rolou|avanço*|estado|situação|' +
    'andamento|novidade*|desenvolvimento|ata',
  owner:
    'responsável|responsáveis|quem|pessoa|nome|atribuído a|atribuída a|atribuído|encarregado|encarregada|' +
    'a cargo de|dono|dona|resp.|fica com|quem faz|quem fica|atribuição|designado|designada|executor|executante|' +
    'resp|cargo|a cargo|fica a cargo de|proprietário|owner|encarregados|pessoa responsável|área responsável|' +
    'setor responsável|por conta de|com quem|responsabilidade|incumbido|incumbida|cabe a|com|qm|quem assume|' +
    'quem trata|quem cuida|quem leva|quem traz|quem vai fazer|quem responde|quem executa|a cargo do|a cargo da|' +
    'da responsabilidade de|sob responsabilidade de|sob a responsabilidade de|responsável pela ação|' +
    'responsável pela tarefa|responsável pela execução|responsável por|responsável/eis|responsável principal|' +
    'responsável técnico|entidade responsável|empresa responsável|departamento responsável|equipa responsável|' +
    'equipe responsável|unidade responsável|ponto focal|ponto de contacto|ponto de contato|gestor da ação|' +
    'delegado a|delegada a|delegado em|assignee|designado a|participantes responsáveis',
  due:
    'prazo|data|data limite|data-limite|quando|até quando|até|entrega|vencimento|vence|prazo final|limite|' +
    'data prevista|data alvo|data de entrega|data de conclusão|data final|prazo limite|prazos|para quando|quando é|' +
    'até que dia|deadline|fim|término|conclusão|previsão|entrega em|entregar até|fazer até|para|data prazo|' +
    'vence em|prazo de execução|prazo de conclusão|prazo de entrega|prazo previsto|prazo estimado|prazo/data|' +
    'data/prazo|prazo máximo|prazo acordado|prazo combinado|data limite de execução|data de vencimento|' +
    'data de término|data fim|data de fim|data máxima|data combinada|data acordada|data estimada|data esperada|' +
    'data-alvo|data meta|até que data|quando termina|fim previsto|término previsto|conclusão prevista|' +
    'conclusão até|concluir até|a concluir até|fazer até dia|para que dia|timeline|cronograma|calendarização|' +
    'previsto para|entrega prevista|limite máximo|eta|due date|vencimento em',
  status:
    'estado|situação|feito|concluído|andamento|estágio|progresso|concluída|conclusão|já foi?|situação atual|' +
    'estado atual|progresso atual|realizado|executado|feita|terminado|cumprido|fase|estado/observações|' +
    'status atual|resolvido',
  what:
    'descrição|assunto|atividade|atividades|item|tema|ponto|pontos|trabalho|detalhe|detalhes|medida|entregável|' +
    'o que fazer|demanda|providência|conteúdo|itens|título|assuntos|encaminhamento|ação/tarefa|tarefa/ação|' +
    'ação a realizar|ação a tomar|ação a desenvolver|o que vai ser feito|o que será feito|o que é preciso|oq|oque|' +
    'q fazer|designação|denominação|nome da tarefa|tarefa a realizar|pendência|compromisso|deliberação|ponto/ação|' +
    'especificação|solicitação|atribuição|diligência',
  done:
    'feito|feita|concluído|concluída|terminado|terminada|sim|finalizado|finalizada|pronto|pronta|ok|resolvido|' +
    'feitos|já feito|já feita|cumprido|cumprida|entregue|enviado|enviada|fechado|fechada|encerrado|encerrada|' +
    'resolvida|tratado|tratada|já está|foi feito|realizado|realizada|executado|executada|despachado|feitinho|' +
    'tá feito|ta feito|já tá|já ta|já tá feito|está feito|está feita|já foi|já foi feito|já resolvido|já tratado|' +
    'já enviado|já enviei|já emprestou|já comprei|já comprado|já entregue|já pago|completo|completa|completado|' +
    'completada|ultimado|ultimada|atendido|atendida|regularizado|regularizada|sanado|sanada|check|done|despachada|' +
    '100%',
  everybody:
    'todos|todas|todos *|todos os *|todas as *|todo o *|todo mundo|toda a gente|toda a gente da *|td mundo|tds|' +
    'cada *|cada um|cada um de nós|ambos|ambas|ambas as partes|os dois|as duas|as duas partes|os três|as três|nós|' +
    'eu|a gente|galera|o pessoal',
  team:
    'equipe|equipa|equipe *|equipa *|equipe de *|equipa de *|o time|time de *|grupo|grupo de *|toda a gente|todo mundo|' +
    'todos|todas|cada um|comissão|comissão *|comissão de *|direção|conselho|conselho *|departamento|departamento *|' +
    'departamento de *|setor|área|administração|administração do *|secretaria|secretaria *|diretoria|síndico|' +
    'contabilidade|gerência|financeiro|comité|comitê|gestão|coordenação|assembleia|mesa da assembleia|' +
    'junta de freguesia|prefeitura|associação|associação de pais|tesouraria|recursos humanos|o rh|o jurídico|' +
    'suporte técnico|o suporte|a ti|fiscalização|dono de obra|empreiteiro|enfermagem|farmácia|receção|recepção|' +
    'voluntariado|núcleo',
  nobody:
    'a definir|a confirmar|a designar|a determinar|a decidir|a atribuir|a nomear|a indicar|a acordar|a combinar|' +
    'a ver|por definir|por confirmar|por designar|por determinar|por decidir|por atribuir|por nomear|por indicar|' +
    'por acordar|por ver|sem responsável|sem dono|sem atribuição|sem definição|s/ responsável|não *do|não *da|' +
    'não *dos|não *das|não foi *|não se *|ninguém|ainda sem *|ainda não *|ainda por *|ainda a *|indefinid*|' +
    'desconhecido|em aberto|em definição|pendente|aguarda definição|vago|nd|n/d|alguém|alguém se oferece|' +
    'algum voluntário|qualquer um|qualquer pessoa|voluntári*|ver quem|ver depois|ver com alguém|vê-se depois|' +
    'logo se vê|quem puder|quem quiser|quem conseguir|quem tiver *|quem estiver *|quem se oferece|quem topa|' +
    'procura-se|precisa-se|precisa de voluntário|precisamos de voluntário',
  nothing:
    'não encontr*|não detect*|não identific*|não conseguiu *|' +
    'nenhum*|nada|nada definido|nada pendente|nada a *|nada por *|nada para já|não há|não houve|não foram|não foi|' +
    'não foram *|não foi *|não existem|não ficou|não ficaram|não se *|não aplicável|não discutido|ainda nada|' +
    'sem ações|sem tarefas|sem pendências|sem encaminhamentos|sem compromissos|sem seguimento|sem próxim*|sem nada|' +
    'n/a|n.a.',
  present:
    'presentes|participantes|participaram|estiveram presentes|presença|presenças|estiveram|participaram da reunião|' +
    'estavam|estavam presentes|marcaram presença|compareceram|convidados|na reunião|reunidos|com a presença de|' +
    'com a presença|estiveram na reunião|presentes na reunião|estão presentes|presenças na reunião|' +
    'lista de presenças|lista de presença|membros presentes|sócios presentes|pessoas presentes|quem esteve|' +
    'quem participou|quem veio|intervenientes|na call|na chamada|participantes na reunião|participantes da reunião|' +
    'tavam|comparecimento',
  titles:
    'sr|sra|srta|senhor|senhora|dr|dra|dona|seu|eng|engº|eng.º|eng.ª|arq|arq.ª|arq.º|prof|profa|doutor|doutora|' +
    'professor|professora|prof.ª|prof.a|engenheiro|engenheira|engª|eng.a|arquiteto|arquiteta|d|d.ª|padre|irmã|' +
    'pastor|pastora|mestre|sr.ª|sra.|cap|coronel|tia|tio|presidente|diretor|diretora|dr.ª|dra.|mãe do|mãe da|pai do|' +
    'pai da|mãe|pai|vó|vô|sr.|srª|dn.|profª|prof.º|enga|engenh|arqª|arqta|enf|enf.ª|enf.º|enfermeira|enfermeiro|' +
    'psicóloga|psicólogo|fisioterapeuta|coordenador|coordenadora|secretária|secretário|tesoureira|tesoureiro|vogal|' +
    'vereador|vereadora|vice-presidente|presidenta|diretor-geral|síndica|zelador|sargento|tenente|capitão|major|' +
    'juiz|juíza|desembargador|deputado|deputada|frei|madre|bispo|cônego|avó|avô|titia|titio',
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
    'exemplo|atenção|rever|preço|preços|orçamento|vendas|treinamento|segurança|fatura|jurídico|ele|ela|nós|eu|isso|' +
    'estoque|duração|fornecedor|fornecedores|projeto|equipe|equipa|reunião|cotação|imprensa|produção|qualidade|' +
    'suporte|migração|testes|documentação|contato|endereço|depois|além|também|primeiro|ligar|procurar|trazer|' +
    'escrever|redigir|contatar|falar|coordenar|atualizar|partilhar|compartilhar|criar|marcar|corrigir|tratar|novo|' +
    'nova|novos|novas|tudo|um|uma|resposta|solução|telhado|aquecimento|jardim|férias|contratação|cartaz|cartazes|' +
    'armazém|lançamento|campanha|cantina|quotas|limpeza|elevador|portão|divulgação|decoração|ingressos|bilhetes|' +
    'voluntários|cadeiras|som|luzes|licença|visitar',
  dates: {
    by:
      'para|para a|para o|até|até o|até a|até ao|até à|antes de|antes da|antes do|prazo|prazo até|no máximo até|' +
      'no mais tardar|no máximo|o mais tardar|vence|vence em|dentro de|em até|o mais tardar até|até esta|até este|' +
      'até essa|até às|até as|até fim|o mais tardar em|mais tardar|no máximo a|o prazo é|prazo é|prazo final|' +
      'data limite|deadline|entrega|entrega até|entrega em|antes desta|antes deste|para esta|para este|' +
      'a entregar até|num prazo de|no prazo de|prazo de|impreterivelmente até|limite|com prazo até|sem falta até|' +
      'daqui a|até a data de|até à próxima|até a próxima|até ao próximo|até o próximo|' +
      'antes do fim|antes do final|o mais tardar na|o mais tardar no|o mais tardar até ao|' +
      'o mais tardar até à|o mais tardar a|no mais tardar até|no mais tardar na|no mais tardar no|no mais tardar em|' +
      'mais tardar até|no máximo até à|no máximo até ao|no máximo na|no máximo no|' +
      'máximo até|limite até|data limite até|data-limite|prazo limite|prazo máximo|prazo até ao|' +
      'prazo até à|prazo para entrega|prazo de entrega|com prazo de|com entrega até|com entrega em|' +
      'entrega no|entrega na|entregar até|a concluir até|concluir até|terminar até|fechar até|pronto até|pronta até|' +
      'pronto para|prontas até|prontos até|feito até|feita até|previsto para|prevista para|previsão de entrega|' +
      'vence a|vence no|vence na|ate|ate dia|ate o|ate ao|para antes de|' +
      'para antes do|para até|pra até|nunca depois de|não depois de|não mais tarde que|não mais tarde do que|' +
      'dentro do prazo de|no espaço de',
    until:
      'no máximo|no mais tardar|o mais tardar|impreterivelmente|sem falta|no limite|no máximo dos máximos|' +
      'data limite|como prazo limite|como data limite|prazo final|deadline|no limite dos limites',
    weekdays:
      'segunda-feira segunda segunda-f seg 2ª-feira 2ª 2.ª-feira 2.ª 2ª.feira|' +
      'terça-feira terça terça-f 3ª-feira 3ª 3.ª-feira 3.ª|quarta-feira quarta quarta-f qua 4ª-feira 4ª 4.ª-feira 4.ª|' +
      'quinta-feira quinta quinta-f qui 5ª-feira 5ª 5.ª-feira 5.ª|sexta-feira sexta sexta-f sex 6ª-feira 6ª 6.ª-feira 6.ª|' +
      'sábado sáb|domingo dom',
    months:
      'janeiro jan|fevereiro fev|março mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|' +
      'outubro out|novembro nov|dezembro dez',
    today:
      'hoje|hoje à noite|fim do dia|final do dia|o fim do dia|o final do dia|hoje mesmo|ainda hoje|o dia de hoje|' +
      'final do expediente|fim do expediente|o final do expediente|o fim do expediente|hoje à tarde|logo à noite|' +
      'eod|hoje de manhã|hoje de tarde|hoje até ao fim do dia|hoje até o fim do dia|hoje sem falta|hj|hj à noite|' +
      'hj a noite|hj ainda|ainda hj|esta noite|esta tarde|fim da tarde|o fim da tarde|ao fim da tarde|o próprio dia|' +
      'fim do dia de hoje|final do dia de hoje|final da tarde|fim de expediente|final de expediente|final do turno|' +
      'cob',
    tomorrow:
      'amanhã|amanhã cedo|amanhã de manhã|amanhã à tarde|amanhã à noite|o dia de amanhã|amanhã sem falta|amanhã até|' +
      'amanhã à primeira hora|amanhã ao fim do dia|amanhã no fim do dia|amanhã de tarde|amanhã à tardinha|' +
      'amanhã ao meio-dia|manhã de amanhã|tarde de amanhã|amanha|amnh',
    afterTomorrow: 'depois de amanhã|depois de amanha|depois de amanhã de manhã|depois de amanhã à tarde',
    next:
      'próximo|próxima|que vem|a próxima|o próximo|à próxima|ao próximo|seguinte|próximos|próximas|na próxima|' +
      'no próximo|da próxima|do próximo|para a próxima|prox|próx|próx.|que vem agora|vindoura|vindouro|seguintes',
    this:
      'este|esta|desta|deste|dessa|essa|esse|nesta|neste|corrente|esta mesma|este mesmo|na presente|no presente|' +
      'presente|em curso',
    end:
      'fim|o fim|ao fim|fim de|o fim de|fim do|o fim do|o fim da|fim da|final|o final|final de|o final de|final do|' +
      'o final do|final da|o final da|ao final do|ao fim do|fim desta|fim deste|final desta|final deste|o fim desta|' +
      'o fim deste|o final desta|o final deste|fim dessa|final dessa|ao fim da|ao final da|ao final de|ao fim de|' +
      'finais de|finais da|finais do|os finais de|ao final desta|ao final deste|ao fim desta|ao fim deste|' +
      'final desse|fim desse|término de|término do|término da|o término de|o término do|o término da|fecho de|' +
      'o fecho de|o fecho do|fechamento de|o fechamento de|o fechamento do|fechamento do',
    day: 'dia|dias|dias úteis|dia útil|dias corridos|dias de calendário|dias seguidos|dias utéis|dias uteis|dia util',
    hour: 'hora|horas',
    week: 'semana|semanas|semana útil',
    month: 'mês|meses|mês corrente|mês que vem|mes|meses seguintes',
    year: 'ano',
    yearEnd:
      'fim do ano|final do ano|o fim do ano|o final do ano|fim de ano|final de ano|final do corrente ano|' +
      'fim do corrente ano|ao fim do ano|ao final do ano|finais do ano|fins do ano',
    numbers: 'um uma|dois duas|três|quatro|cinco|seis|sete|oito|nove|dez',
    soon:
      'asap|o quanto antes|quanto antes|o mais breve possível|imediato|imediatamente|urgente|logo que possível|' +
      'assim que possível|o mais rápido possível|com urgência|urgentemente|o mais rapidamente possível|' +
      'o mais rápido que puder|o mais depressa possível|o mais cedo possível|quanto antes possível|' +
      'com a maior brevidade|com a maior brevidade possível|com brevidade|logo que der|assim que der|de imediato|' +
      'para ontem|pra ontem|pra já|para já|prontamente|sem demora',
    filler:
      'o|a|os|as|ao|à|de|do|da|de manhã|à tarde|à noite|meio-dia|às|pela|no|na|noite|tarde|manhã|horas|h|da manhã|' +
      'da tarde|da noite|meia-noite|primeira hora|sem falta|em|cedo|mês de|pelas|ao meio-dia|meio dia|ao fim do dia|' +
      'ao final do dia|no fim do dia|no final do dia|início da manhã|início da tarde|hs|hrs|h00|do almoço|' +
      'da hora de almoço|almoço|o almoço|de tarde|de noite|de madrugada|do corrente|úteis|no máximo|o mais tardar|' +
      'no mais tardar|impreterivelmente|final do expediente',
    monthEnd:
      'fim do mês|final do mês|o fim do mês|o final do mês|ao fim do mês|fim de mês|ao fim do mes|fim do mes|' +
      'final do mes|fim deste mês|final deste mês|o fim deste mês|o final deste mês|finais do mês|fins do mês|' +
      'final de mês|o final de mês|o fim de mês|fim do mês corrente|final do corrente mês|fim do corrente mês|' +
      'fecho do mês|o fecho do mês|fechamento do mês|o fechamento do mês',
  },
};
