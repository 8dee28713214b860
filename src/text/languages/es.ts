import type { Language } from './language.ts';

export const es: Language = {
  headings:
    'acciones|punto* acción|ítem* acción|elemento* acción|plan* acción|plan acciones|plan trabajo|accionable*|' +
    'próximo* paso*|siguiente* paso*|paso* siguiente*|paso* próximo*|paso* seguir|pasos acordados|pasos que siguen|' +
    'pasos dar|próxima* tarea*|tarea*|tareíta*|pendiente*|pendientitos|asunto* pendiente*|compromiso*|' +
    'comprometemos|por hacer|que hacer|a hacer|para hacer|hay que|quehacer*|tenemos que hacer|tiene que hacer|' +
    'vamos a hacer|toca|lo que falta|qué falta|nos falta|falta hacer|faltan|lo que queda|qué queda|qué sigue|' +
    'qué hacemos|lo que sigue|ahora qué|quién * qué|quién * * qué|quién * * cada cosa|quién q|quién se encarga|' +
    'qn hace q|qué hace cada uno|cada quien|seguimiento*|seguir|to do*|todos|action*|next step*|follow up*|' +
    'followup*|encargo*|encargamos|encomienda*|mandado*|deberes|responsabilidad*|reparto|repartición|repartija|' +
    'repartimos|repartida*|distribución|división tareas|atribución|asignacion*|actividades|medida*|gestiones|' +
    'trámites pendientes|entregables|misiones|trabajo* pendiente*|chamba|para próximo* *|para la próxima|' +
    'para siguiente *|antes próxim* *|antes de la próxima|antes siguiente|antes vernos|hasta próxim* *|' +
    'de aquí próxim* *|quedamos en|quedan en|quedó pendiente|quedado en|quedaron|se quedó|acordamos hacer|' +
    'se acordó|se acuerda|lo acordado|por resolver|por organizar|por realizar|a realizar|puntos resolver|' +
    'asuntos resolver|nuestra parte|vuestra parte|su parte|parte nuestra|nuestro lado|vuestro lado|su lado|' +
    'lado cliente|responsables plazos|responsables fechas|responsables tareas|manos a la obra|para próxima vez|' +
    'hoja ruta|tema* pendiente*|elementos seguimiento|trabajo por hacer|para la siguiente|para siguiente|' +
    'lo que quedó por hacer|ustedes quedan|acuerdos responsables',
  labels:
    'acción|tarea|pendiente|por hacer|todo|to-do|próximo paso|siguiente paso|compromiso|punto de acción|encargo|' +
    'deberes|acciones|tareas|pendientes|to do|seguimiento|acción requerida|ítem de acción|action item|' +
    'próximos pasos|encargo para|compromisos|queda pendiente|siguiente acción|próxima acción|seguimientos|' +
    'acción a tomar|acción correctiva|encargos|asignación|follow-up|next step|próxima tarea|tarea para|' +
    'acuerdo y responsable',
  around:
    'el|la|los|las|lo|un|una|de|del|al|a|en|y|o|por|para|con|desde|hasta|entre|según|durante|que|qué|quién|se|nos|' +
    'les|le|su|sus|tu*|mis|nuestr*|vuestr*|cada|uno|quien|es|son|está*|hay|esta|estos|estas|este|ese|aquí|abajo|' +
    'continuación|van|ahora|ya|hoy|todo|todos|todas|más|otr*|nuev*|principal*|sugerid*|recomendad*|propuest*|' +
    'acordad*|asignad*|inmediat*|urgente*|prioritari*|concret*|resultante*|derivad*|identificad*|detectad*|' +
    'extraíd*|definid*|decidid*|pactad*|asumid*|comprometid*|delegad*|encomendad*|comentad*|requerid*|correctiv*|' +
    'corrector*|preventiv*|important*|clave|abiert*|intern*|general*|individual*|grupal*|siguiente*|próxim*|' +
    'pendiente*|curso|salieron|salen|queda*|hicimos|siguen|lista*|listado|cuadro|tabla|matriz|registro|resumen|' +
    'punto*|ítem*|cosa*|persona|responsable*|encargado*|equipo|grupo|fecha*|plazo*|tiempos|corto|medio|largo|' +
    'reunión|sesión|llamada|junta|semana|semanas|mes|trimestre|cliente|proveedor|obra|partes|rápido|breve|acuerdos|' +
    'decisiones|dejo|resumo|tienes|adquirid*|necesari*|elemento*',
  others:
    'decisi*|decidimos|decidió|decidido|resolucion*|se resolvió|resuelto|acuerdo*|aprobado*|aprobación|' +
    'aprueba|aprobó|deliberaci*|votacion*|pregunta*|dudas|orden día|orden reunión|agenda|temario|punto* día|' +
    'punto* agenda|punto* orden|punto* mejora|punto* fuerte*|punto* débil*|punto* positivo*|punto* negativo*|' +
    'a tratar|riesgo*|participante*|asistente*|asistencia*|ausente*|ausencia*|excusados|invitados|quórum|' +
    'próxim* reunión|próxim* reuniones|próximo encuentro|próxima sesión|próxima junta|próxima llamada|' +
    'próxim* cita*|próxim* evento*|próximas fechas|próxima asamblea|siguiente reunión|siguiente sesión|' +
    'siguiente encuentro|fecha próxima|fechas clave|fechas importantes|calendario|cronología|idea*|' +
    'lluvia ideas|brainstorming|conclusi*|transcripción|contexto|antecedente*|anterior*|pasad*|completad*|' +
    'realizadas|hechas|hecho|terminado|ruegos|varios|otros|aparcamiento|archivado|descartado|rechazado|' +
    'aplazado|comentario*|comentó|comentamos|comentado|aprendizaje*|fue bien|salió|lo bueno|lo malo|' +
    'positivo*|negativo*|funcionó|citas|frases|observacion*|hallazgo*|esquema|criterios|mejor*|logro*|' +
    'noticia*|anuncio*|aviso*|informacion*|información|para conocimiento|hablar|intervenci*|turno|' +
    'por aclarar|cuestiones|bloqueo*|impedimento*|obstáculo*|problema*|objecion*|necesidad*|dolor*|' +
    'oportunidad*|fortaleza*|debilidad*|amenaza*|opcion*|alternativa*|ventaja*|desventaja*|leccion*|datos|' +
    'cifras|métrica*|indicador*|estadística*|momento*|destacad*|capítulo*|enlace*|recurso*|material*|anexo*|' +
    'adjunto*|grabacion*|bibliografía|páginas|glosario|supuestos|alcance|introducción|antes empezar|' +
    'objetivo*|propósito|regla*|meta|metas|para más adelante|más adelante|para después|otra vez|otro día|' +
    'ya hecho|lo hecho|sentimiento*|lista verificación|checklist|veredicto|recordatorio*|deseo*|propuestas|' +
    'sugerencia*|plan|planes|expectativa*|interés|intereses|inquietud*|aspiracion*|queja*|incidencia*|' +
    'opinion*|peticion*|pedidos|candidato|valoración|evaluación|agradecimiento*|felicitaci*|reconocimiento*|' +
    'año que viene|reflexi*|recomendacion*|constatacion*|feedback|cómo ven*|clausura|llevar|lista compra*|' +
    'lista súper|lista invitados|lista materiales|diagnóstico|motivo consulta|signos|síntomas|alergias|' +
    'historia|palabras clave|rompehielos|minuto',
  neutral:
    'resumen|síntesis|en resumen|tema*|asunto*|punto* clave|punto* tratado*|punto* discutido*|' +
    'punto* abordado*|punto* revisado*|punto* destacado*|punto* principal*|lo tratado|nota|notas|apuntes|' +
    'detalle*|avance*|estado|situación|hablad*|hablamos|habló|conversa*|se dijo|visto|vimos|discuti*|' +
    'discusión|debat*|desarrollo|acta|informe|novedad*',
  owner:
    'responsable|responsables|encargado|encargada|quién|persona|nombre|asignado a|asignada a|asignado|a cargo|' +
    'a cargo de|resp.|lo hace|quien|quién lo hace|encargados|asignación|asignada|responsable de|dueño|dueña|' +
    'ejecutor|ejecuta|lleva|lo lleva|se encarga|propietario|por|de quién|owner|área responsable|' +
    'departamento responsable|encargado de|resp|participante asignado|le toca a|toca a|quién se encarga|' +
    'quién se ocupa|a quién le toca|quien lo hace|encargada de|encargado/a|responsable/s|responsables/s|' +
    'responsable principal|responsable de la acción|responsable de la tarea|responsable de ejecución|' +
    'responsable del seguimiento|responsable directo|unidad responsable|dependencia responsable|' +
    'entidad responsable|empresa responsable|equipo responsable|persona responsable|persona encargada|' +
    'persona a cargo|personas responsables|a cargo del|bajo la responsabilidad de|es responsabilidad de|delegado a|' +
    'delegada a|designado|designada|asignado/a|ejecutor responsable|ejecutante|punto de contacto|assignee|' +
    'participante responsable',
  due:
    'fecha|fecha límite|plazo|cuándo|para cuándo|entrega|fecha de entrega|vence|vencimiento|fecha tope|hasta|' +
    'límite|fecha de vencimiento|fecha compromiso|fecha de compromiso|fecha de término|fecha final|fecha objetivo|' +
    'fecha prevista|fecha estimada|vencimientos|plazos|antes de|antes del|deadline|tiempo|tiempos|término|' +
    'fecha fin|caducidad|para el|fecha máxima|plazo máximo|cuando|fecha de cumplimiento|fecha de ejecución|' +
    'fecha de finalización|fecha de cierre|fecha de realización|fecha de conclusión|fecha de terminación|' +
    'fecha programada|fecha acordada|fecha esperada|fecha propuesta|fecha requerida|fecha meta|' +
    'fecha estimada de entrega|fecha de compromiso / entrega|fecha entrega|fecha vencimiento|fecha/plazo|' +
    'plazo/fecha|fechas límite|fechas compromiso|plazo de ejecución|plazo de entrega|plazo de cumplimiento|' +
    'plazo previsto|plazo estimado|plazo acordado|plazo final|para cuando|para qué fecha|hasta cuándo|' +
    'tiempo estimado|entregar antes de|entregar el|cronograma|timeline|eta|due date|previsto para|vence el|' +
    'último día|último plazo|a más tardar',
  status:
    'estatus|hecho|situación|completado|avance|progreso|estado actual|cumplido|listo?|porcentaje de avance|' +
    'grado de avance|cumplimiento|estado/observaciones|estatus actual',
  what:
    'descripción|asunto|concepto|actividad|actividades|detalle|qué hacer|quehacer|labor|puntos|compromiso|acuerdo|' +
    'trabajo|entregable|que|asuntos|detalles|acción/tarea|acción a realizar|acción a tomar|acciones/tareas|' +
    'tarea/acción|qué se hará|qué se va a hacer|qué falta|nombre de la tarea|tarea a realizar|gestión|gestiones|' +
    'trámite|pendiente|encargo|encomienda|designación|especificación|medidas|cosas',
  done:
    'hecho|hecha|completado|completada|terminado|terminada|sí|listo|lista|finalizado|finalizada|realizado|realizada|' +
    'cerrado|hechos|ya hecho|ya está|ok|cumplido|cumplida|cerrada|enviado|enviada|entregado|entregada|resuelto|' +
    'resuelta|concluido|concluida|si|ya hecha|solucionado|ya quedó|ya está hecho|ya está hecha|ya se hizo|' +
    'ya lo hice|ya enviado|ya enviada|ya entregado|ya pagado|ya listo|ya lista|ya terminado|ya resuelto|está hecho|' +
    'está hecha|quedó listo|quedó hecho|hecho ya|solucionada|ejecutado|ejecutada|atendido|atendida|despachado|' +
    'despachada|tramitado|tramitada|completo|completa|logrado|lograda|check|done|100%',
  everybody:
    'todos|todas|todos los *|todas las *|todos *|todos los del *|todo el *|toda la *|todo el mundo|ambos|ambas|' +
    'ambas *|cada *|cada uno|los dos|las dos|las dos partes|los tres|las tres|nosotros|nosotras|vosotros|vosotras|' +
    'yo|el resto|entre todos|los presentes',
  team:
    'equipo|equipo *|equipo de *|grupo|grupo de *|todo el mundo|todos|todas|cada uno|comité|comité *|comisión|' +
    'comisión de *|junta|junta *|dirección|dirección *|dirección de *|departamento|departamento *|' +
    'departamento de *|área|área *|área de *|administración|secretaría|directiva|gerencia|contabilidad|gestoría|' +
    'asociación|presidencia|tesorería|consejo|consejo *|asamblea|jefatura|jefatura de *|claustro|ampa|' +
    'recursos humanos|rr.hh|rrhh|soporte técnico|enfermería|farmacia|recepción|banco de alimentos|constructora|' +
    'propiedad|administrador|administrador de fincas',
  nobody:
    'por definir|por asignar|por determinar|por confirmar|por designar|por acordar|por concretar|por decidir|' +
    'por nombrar|por ver|por ver quién|a definir|a asignar|a determinar|a confirmar|a designar|a acordar|' +
    'a concretar|a decidir|a convenir|a ver quién|sin asignar|sin concretar|sin confirmar|sin definir|' +
    'sin determinar|sin especificar|sin responsable|sin encargado|sin dueño|sin persona asignada|nadie|ninguno|' +
    'no *ado|no *ada|no *ido|no consta|no se *|falta responsable|falta asignar|falta definir|falta por *|pendiente|' +
    'pendiente de *|aún por *|aún no *|aún sin *|todavía por *|todavía sin *|desconocido|indefinid*|vacante|tbd|' +
    'n/d|s/d|alguien|alguien más|alguien que pueda|cualquiera|voluntari*|se busca*|se buscan voluntarios|' +
    'se necesita* voluntario*|faltan voluntarios|quien pueda|quien quiera|quien se ofrezca|quien esté *|' +
    'el que pueda|el primero que pueda|quién|quién puede|quién quiere|quién se apunta|quién se anima|' +
    'quién se ofrece|ver quién|ver quién puede',
  nothing:
    'no detect*|no encontr*|no identific*|no ha* detect*|no ha* encontr*|no ha* identific*|' +
    'ningun*|ningún|nada|nada nuevo|nada definido|nada pendiente|nada que *|nada por *|no hay|no se *|no se han *|' +
    'no quedan|no quedó|no quedaron|no hubo|no existen|no procede|no aplica|sin|sin novedad|n/a|n/d',
  present:
    'asistentes|presentes|participantes|asisten|invitados|asistieron|asistencia|estuvieron|participaron|' +
    'presentes en la reunión|acudieron|personas presentes|convocados|los presentes|estamos|asistentes a la reunión|' +
    'reunidos|con la asistencia de|con la presencia de|estuvieron presentes|presentes hoy|personas asistentes|' +
    'miembros presentes|miembros asistentes|socios presentes|lista de asistentes|lista de asistencia|' +
    'lista de participantes|en la llamada|en la junta|intervinientes|concurrentes|comparecen|comparecieron|' +
    'participan|quiénes estuvimos|quiénes fuimos',
  titles:
    'sr|sra|srta|señor|señora|don|doña|d|dña|dr|dra|ing|lic|doctor|doctora|profesor|profesora|profe|arq|licenciado|' +
    'licenciada|ingeniero|ingeniera|padre|sor|fray|mtro|mtra|maestro|maestra|abog|cp|c.p|prof|profa|sres|presidente|' +
    'presidenta|director|directora|papá de|mamá de|papá|mamá|seño|tía|tío|abuela|abuelo|srita|sr.|sra.|dñ|dª|d.ª|' +
    'drª|ing.|lic.|licda|lcdo|lcda|mgtr|msc|phd|cpa|tec.|arq.|abogado|abogada|enfermero|enfermera|psic|psicóloga|' +
    'psicólogo|trabajadora social|coordinador|coordinadora|tesorero|tesorera|alcalde|alcaldesa|concejal|concejala|' +
    'vicepresidente|vicepresidenta|sargento|capitán|coronel|juez|jueza|obispo|yaya|yayo|suegra|madre de|padre de',
  and: 'y|e|con',
  articles: 'el|la|los|las|al|del',
  modal:
    'debe|deben|tiene que|tienen que|deberá|deberán|ha de|se encarga|se encargan|va a|van a|hace|hacen|envía|envían|' +
    'manda|mandan|prepara|preparan|revisa|revisan|llama|llaman|pide|piden|pregunta|confirma|busca|buscan|compra|trae|' +
    'traen|lleva|llevan|reserva|organiza|organizan|escribe|redacta|contacta|habla|hablan|consulta|coordina|coordinan|' +
    'actualiza|comparte|gestiona|verifica|cotiza|presenta|propone|define|elabora|entrega|pasa|sube|cierra|avisa|' +
    'convoca|agenda|programa|mira|ve|investiga|corrige|termina|completa|paga|tramita|solicita|arregla|toma|asume|' +
    'quedó en|quedó de|queda en|se compromete a|se comprometió a|se ofrece a|quiere|puede|podría|debería|necesita|' +
    'necesitan|tiene pendiente|seguirá|sigue|hay que|ha quedado en|responde|recoge|imprime|monta|da|dará|pone|cocina|' +
    'limpia|debe de',
  future: 'rá|rán',
  noNames:
    'importante|ejemplo|atención|enviar|revisar|preparar|confirmar|pedir|precio|precios|contrato|presupuesto|' +
    'ventas|formación|seguridad|factura|finanzas|se|él|ella|nosotros|yo|esto|eso|hay|mantenimiento del|lugar|' +
    'duración|cliente|clientes|proveedor|proveedores|proyecto|equipo|reunión|cotización|sala|local|logística|' +
    'comida|bebidas|transporte|prensa|comercial|producción|calidad|soporte|servidor|migración|pruebas|' +
    'documentación|diseño|contacto|dirección|después|luego|además|también|primero|segundo|finalmente|hacer|ver|' +
    'mandar|llamar|buscar|comprar|traer|reservar|organizar|escribir|redactar|contactar|coordinar|actualizar|' +
    'compartir|verificar|definir|elaborar|entregar|crear|programar|investigar|corregir|completar|pagar|solicitar|' +
    'nuevo|nueva|nuevos|nuevas|primer|primera|última|toda|cada|los|las|una|el|respuesta|solución|propuesta|' +
    'resultado|obra|obras|tejado|calefacción|jardín|seguro|rrhh|nómina|vacaciones|contratación|fiesta|cartel|' +
    'carteles|vídeo|inventario|almacén|lanzamiento|campaña|redes|publicidad|decoración|música|entradas|voluntarios|' +
    'rifa|mesas|sillas|sonido|luces|permisos|permiso|chocolatada|programa',
  dates: {
    by:
      'antes del|antes de|antes de el|para el|para la|para|hasta|hasta el|hasta la|a más tardar|a más tardar el|' +
      'como tarde|como tarde el|como máximo|no más tarde del|vence|vence el|fecha límite|plazo|en un plazo de|' +
      'en el plazo de|a más tardar antes del|entrega|límite|tope|dentro de|a más tardar este|antes de la|de aquí al|' +
      'de aquí a|no más tarde de|como muy tarde|como muy tarde el|plazo hasta|plazo hasta el|con fecha límite|' +
      'con fecha límite el|máximo|máximo el|con plazo hasta|para este|tope el|en máximo|para antes del|' +
      'para antes de|límite el|se entrega el|a entregar el|antes de este|antes de esta|antes de finales de|' +
      'antes del próximo|hasta este|hasta esta|hasta finales de|hasta fin de|' +
      'hasta máximo el|a más tardar para el|a más tardar la|a más tardar en|a más tardar hoy|a mas tardar|' +
      'a mas tardar el|a lo más tardar|a lo más tardar el|a lo sumo el|como máximo el|como máximo hasta el|' +
      'como máximo para el|como muy tarde para el|como muy tarde a|como tarde a|no después del|no después de|' +
      'no más allá del|no más tarde que el|vence a|vence este|vencimiento|vencimiento el|vencen el|fecha límite el|' +
      'fecha límite para|fecha tope|fecha tope el|fecha máxima|fecha máxima el|última fecha|último día el|' +
      'plazo máximo|plazo máximo el|plazo límite|plazo final|plazo de entrega|plazo para|en un máximo de|' +
      'en un plazo máximo de|en el plazo máximo de|dentro de los próximos|dentro de las próximas|entrega el|' +
      'entregar el|entregar antes del|entregar a más tardar|para entregar el|para este mismo|' +
      'para esta misma|para antes de este|para máximo el|listo para el|lista para el|de acá al|de acá a|' +
      'de aquí hasta el|con entrega el|con entrega|con vencimiento|con vencimiento el|con fecha tope|deadline|' +
      'deadline el|límite hasta|límite hasta el|límite para el',
    until:
      'como tarde|como máximo|a más tardar|como muy tarde|máximo|a lo más tardar|tope|sin falta|a mas tardar|' +
      'a lo sumo|como fecha límite|como límite|como plazo máximo|fecha límite|fecha tope|es el límite|' +
      'es la fecha límite|es la fecha tope|límite|deadline',
    weekdays:
      'lunes lun|martes mart|miércoles miercoles mié mier miér|jueves jue juev|viernes vie vier|' +
      'sábado sabado sáb sab|domingo dom',
    months:
      'enero ene|febrero feb febr|marzo mar mzo|abril abr|mayo may|junio jun|julio jul|agosto ago agto|' +
      'septiembre setiembre sept sep set septbre|octubre oct|noviembre nov novbre|diciembre dic dicbre',
    today:
      'hoy|esta noche|esta tarde|fin del día|final del día|hoy mismo|hoy sin falta|el día de hoy|el final del día|' +
      'el fin del día|fin de jornada|última hora|eod|hoy por la tarde|hoy por la mañana|hoy por la noche|' +
      'hoy a última hora|hoy a primera hora|el mismo día|final de la jornada|el final de la jornada|' +
      'fin de la jornada|el fin de la jornada|cierre del día|el cierre del día|cierre de hoy|el cierre de hoy|' +
      'final de hoy|el final de hoy|fin de hoy|finalizar el día|finalizar la jornada|terminar el día|' +
      'que termine el día|acabar el día|acabar la jornada|hoy en la tarde|hoy en la noche|esta misma tarde|' +
      'esta misma noche|al final del día|cob',
    tomorrow:
      'mañana|mañana mismo|mañana por la mañana|mañana por la tarde|el día de mañana|mañana sin falta|' +
      'mañana a primera hora|mañana a última hora|mañana temprano|mañana a mediodía|mañana al mediodía|' +
      'mañana por la noche|mañana en la mañana|mañana en la tarde|mañana a la mañana|mañana a la tarde|manana',
    afterTomorrow: 'pasado mañana|pasado mañana por la mañana|pasado mañana por la tarde|pasado manana',
    next:
      'próximo|próxima|que viene|siguiente|la próxima|el próximo|la siguiente|el siguiente|entrante|próximos|' +
      'próximas|del próximo|de la próxima|venidero|venidera|que entra|prox|próx|próx.',
    this:
      'este|esta|mismo|esta misma|este mismo|presente|en curso|esta próxima|este próximo|de esta|de este|' +
      'del presente|de la presente|del corriente|corriente',
    end:
      'fin|fin de|fin del|final|final de|final del|finales de|finales del|fines de|el fin de|el final de|' +
      'el final del|la fin de|el fin del|fin de esta|fin de este|final de esta|final de este|cierre de|el cierre de|' +
      'el cierre del|finales de esta|finales de este|fines de esta|fines de este|fines del|final de la|' +
      'el final de la|el final de esta|el final de este|el fin de esta|el fin de este|fin de la|el fin de la|' +
      'término de|término del|el término de|el término del|cierre del|cierre de la|el cierre de la|cierre de esta',
    day:
      'día|días|dia|dias|días hábiles|días laborables|día hábil|días naturales|días corridos|días calendario|' +
      'dias habiles|dias laborables|días de trabajo|día laborable|día siguiente',
    hour: 'hora|horas',
    week: 'semana|semanas|semana laboral',
    month: 'mes|meses|mes en curso|mes que viene|mes próximo',
    year: 'año|ano',
    yearEnd:
      'fin de año|final de año|finales de año|fines de año|el fin de año|finales del año|final del año|' +
      'el final del año|el fin del año|fin del año|cierre de año|cierre del año|el cierre de año|el cierre del año|' +
      'finales de este año|fin de este año',
    numbers: 'un una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    soon:
      'asap|cuanto antes|lo antes posible|inmediato|inmediatamente|de inmediato|urgente|ya mismo|a la brevedad|' +
      'a la brevedad posible|a la mayor brevedad|a la mayor brevedad posible|con la mayor brevedad|' +
      'lo más pronto posible|lo más rápido posible|lo antes que se pueda|lo antes que pueda|' +
      'tan pronto como sea posible|tan pronto sea posible|en cuanto sea posible|en cuanto pueda|en cuanto se pueda|' +
      'apenas pueda|de urgencia|urgentemente|con urgencia|con carácter urgente|de forma inmediata|sin demora|' +
      'sin dilación|ahora mismo|prontamente|para ayer',
    filler:
      'el|la|de|del|por la mañana|por la tarde|a las|al|mediodía|las|los|por la noche|noche|tarde|horas|h|hs|' +
      'medianoche|primera hora|última hora|sin falta|a|en|a primera hora|a última hora|en la mañana|en la tarde|' +
      'en la noche|por la madrugada|de la mañana|de la tarde|de la noche|a mediodía|al mediodía|medio día|hrs|hora|' +
      'antes de las|final de la jornada|la jornada|jornada|última hora del día|primera hora de la mañana|mes de|' +
      'sin falta alguna|como tarde|como muy tarde|como máximo|a más tardar|inclusive',
    monthEnd:
      'fin de mes|final de mes|finales de mes|fines de mes|el fin de mes|fin del mes|final del mes|el final del mes|' +
      'el fin del mes|el final de mes|finales del mes|fines del mes|cierre de mes|cierre del mes|el cierre de mes|' +
      'el cierre del mes|fin de este mes|final de este mes|finales de este mes|fines de este mes|' +
      'fin del presente mes|último de mes',
  },
};
