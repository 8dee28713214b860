import type { Language } from './language.ts';

export const es: Language = {
  headings:
    'acciones|próximos pasos|siguientes pasos|pasos a seguir|pasos siguientes|próximas acciones|elementos de acción|' +
    'puntos de acción|ítems de acción|acciones a seguir|acciones pendientes|acciones a realizar|tareas|' +
    'tareas pendientes|tareas asignadas|tareas de seguimiento|lista de tareas|plan de acción|pendientes|' +
    'asuntos pendientes|compromisos|por hacer|cosas por hacer|quién hace qué|qué hace cada uno|seguimiento|to-dos|' +
    'todos|to do|to-do|to-do list|cosas que hacer|responsabilidades|qué sigue|encargos|deberes|lo que toca|' +
    'lo que toca hacer|tareas por hacer|acciones de seguimiento|tareas acordadas|acciones a tomar|acciones acordadas|' +
    'acciones por realizar|acciones inmediatas|acciones próximas|acciones y responsables|plan de trabajo|' +
    'plan de acciones|próximos pasos a seguir|próximas tareas|tareas a realizar|tareas y responsables|' +
    'reparto de tareas|distribución de tareas|asignación de tareas|qué hay que hacer|qué tenemos que hacer|qué toca|' +
    'qué falta|lo que falta|lo que queda|lo que queda por hacer|queda por hacer|falta por hacer|falta hacer|' +
    'temas pendientes|puntos pendientes|pendientes por resolver|quehaceres|hay que hacer|a hacer|para hacer|' +
    'para la próxima|para la próxima reunión|para la próxima vez|antes de la próxima reunión|compromisos adquiridos|' +
    'compromisos y responsables|nos comprometemos|quedamos en|quedamos en que|se quedó en|hemos quedado en|' +
    'acordamos hacer|se acordó que|se acuerda que|actividades a realizar|actividades pendientes|actividades|medidas|' +
    'medidas a tomar|medidas acordadas|gestiones|gestiones pendientes|encomiendas|asignaciones|seguimientos|' +
    'puntos a seguir|action items|next steps|responsables y plazos|quién se encarga|quién se encarga de qué|' +
    'cada quien|entregables|misiones|pasos próximos|hoja de ruta|mandados|tareítas|continuidad|puntos accionables|' +
    'accionables|quien hace que|quién hace qué?|quién lleva qué|quien lleva que|quién trae qué|' +
    'qué hay que hacer ahora|lo que hay que hacer|lo que vamos a hacer|ahora toca|por resolver|por organizar|' +
    'lo acordado|siguientes acciones|acciones siguientes|tareas que nos repartimos|tareas repartidas|nos repartimos|' +
    'cosas pendientes|lo que sigue|qué queda por hacer|toca hacer|nos toca',
  labels:
    'acción|tarea|pendiente|por hacer|todo|to-do|próximo paso|siguiente paso|compromiso|punto de acción|encargo|' +
    'deberes|acciones|tareas|pendientes|to do|seguimiento|acción requerida|ítem de acción|action item|próximos pasos|' +
    'encargo para|compromisos|queda pendiente',
  around:
    'nuestras|nuestros|mis|nuevas|principales|otras|sugeridos|sugeridas|recomendados|propuestos|lista|de|del|la|las|' +
    'los|el|por|persona|y|acordadas|acordados|asignadas|para|con|fechas|responsables|equipo|hasta|reunión|cada|quien|' +
    'a|en|un|una|que|al|sus|se|nos|lo|más|inmediatas|inmediatos|urgentes|prioritarias|prioritarios|concretas|' +
    'concretos|resultantes|derivadas|derivados|identificadas|definidas|definidos|semana|esta|próxima|hoy|sesión|' +
    'llamada|junta|plazos|plazo|tiempos|resumen|corto|medio|largo|cliente|internas|internos|nuestra|nuestro|acciones|' +
    'importantes|clave|todas|todos|tus|vuestras|aquí|estos|estas|son|es|abajo|siguientes|siguiente|a continuación|' +
    'van|tienes|está|están|ahora|les|dejo|resumo|repartimos|quedaron|quedan|quedamos',
  others:
    'decisiones|decisión|acuerdos|acuerdo|preguntas|pregunta|dudas|orden del día|agenda|resumen|temas|puntos clave|' +
    'puntos tratados|riesgos|participantes|asistentes|próxima reunión|próximo encuentro|ideas|notas|notas sueltas|' +
    'detalles|conclusiones|transcripción|contexto|anterior|anteriores|pasado|pasada|completadas|realizadas|hechas|' +
    'ruegos|varios|otros|aparcamiento|comentarios|aprendizajes|fue bien|citas|antecedentes|invitados|observaciones|' +
    'hallazgos|esquema|asistencia|ausentes|ausencias|excusados|criterios de aceptación|criterios|votaciones|votación|' +
    'resoluciones|decidido|se decidió|resuelto|aprobado|aprobados|aprobación|salió bien|salió mal|lo que salió bien|' +
    'qué salió bien|qué mejorar|a mejorar|puntos de mejora|mejoras|lo bueno|lo malo|lo positivo|positivos|negativos|' +
    'puntos fuertes|puntos débiles|logros|avances|estado actual|situación actual|estado|novedades|anuncios|avisos|' +
    'informaciones|información|para información|temas tratados|temas discutidos|lo hablado|de qué hablamos|' +
    'desarrollo|discusión|debate|intervenciones|preguntas abiertas|preguntas frecuentes|por discutir|a discutir|' +
    'por debatir|cuestiones abiertas|dudas abiertas|siguiente reunión|próxima sesión|próxima junta|próxima llamada|' +
    'próxima cita|fecha de la próxima|fechas clave|calendario|riesgo|bloqueos|impedimentos|obstáculos|problemas|' +
    'objeciones|necesidades|dolores|puntos de dolor|oportunidades|fortalezas|debilidades|amenazas|opciones|' +
    'alternativas|ventajas|desventajas|lecciones|lecciones aprendidas|datos|cifras|métricas|indicadores|' +
    'momentos destacados|destacados|puntos destacados|aspectos destacados|capítulos|enlaces|recursos|material|' +
    'antes de empezar|introducción|objetivo|objetivos|propósito|reglas|más adelante|aplazado|descartado|rechazado|' +
    'ya hecho|lo hecho|apuntes|sentimiento|lista de verificación|checklist|resumen ejecutivo|conclusión|veredicto|' +
    'notas de la reunión|hallazgo|metas|meta|recordatorios|recordatorio|deseos|propuestas|sugerencias|planes|' +
    'expectativas|intereses|quejas|incidencias|para otra vez|para más adelante|ideas para después|' +
    'preguntas del candidato|temario|temas a tratar|puntos a tratar|para conversar|a conversar|valoración|' +
    'agradecimientos|para el año que viene|aspiraciones|inquietudes|lo que vimos|reflexiones|recomendaciones|' +
    'constataciones|preguntas clave|feedback|cómo venís|para hablar|lo que se dijo|decisiones tomadas|felicitaciones',
  owner:
    'responsable|responsables|encargado|encargada|quién|quién?|¿quién?|persona|nombre|asignado a|asignada a|asignado|' +
    'a cargo|a cargo de|resp.|lo hace|quien|quién lo hace|quién lo hace?|encargados|responsable(s)|asignación|' +
    'asignada|responsable de|dueño|dueña|ejecutor|ejecuta|lleva|lo lleva|se encarga|propietario|por|de quién|owner|' +
    'área responsable|departamento responsable|encargado de|resp|participante asignado|le toca a|toca a',
  due:
    'fecha|fecha límite|plazo|cuándo|¿cuándo?|para cuándo|entrega|fecha de entrega|vence|vencimiento|fecha tope|hasta|' +
    'límite|fecha de vencimiento|fecha compromiso|fecha de compromiso|fecha de término|fecha final|fecha objetivo|' +
    'fecha prevista|fecha estimada|vencimientos|plazos|antes de|antes del|para cuándo?|límite de entrega|deadline|' +
    'tiempo|tiempos|término|fecha fin|caducidad|para el|fecha máxima|plazo máximo|cuando|cuándo?',
  status:
    'estado|estatus|hecho|situación|completado|avance|progreso|¿hecho?|estado actual|cumplido|realizado|hecho?|listo?',
  what:
    'qué|¿qué?|descripción|asunto|tema|concepto|actividad|actividades|detalle|qué hacer|quehacer|labor|punto|puntos|' +
    'compromiso|acuerdo|ítem|trabajo|entregable|que|asuntos|detalles|acción/tarea',
  done:
    'hecho|hecha|completado|completada|terminado|terminada|sí|listo|lista|finalizado|finalizada|realizado|realizada|' +
    'cerrado|hechos|ya hecho|ya está|ok|cumplido|cumplida|cerrada|enviado|enviada|entregado|entregada|resuelto|' +
    'resuelta|concluido|concluida|si|ya hecha|solucionado',
  everybody:
    'todos|todas|todo el mundo|todos los participantes|ambos|ambas|todos los asistentes|cada uno|cada una|los dos|' +
    'las dos|todos nosotros|todos los presentes|todas las áreas|nosotros|yo|todos juntos|cada quien|el resto',
  team:
    'equipo|el equipo|todo el equipo|el grupo|grupo|todo el mundo|todos|todas|cada uno|comité|el comité|la comisión|' +
    'comisión|la junta|junta|dirección|la dirección|departamento|el departamento|área|el área|administración|' +
    'la administración|secretaría|la secretaría|la directiva|directiva|la gerencia|gerencia|contabilidad',
  nobody:
    'por definir|por asignar|sin asignar|nadie|no asignado|por determinar|por confirmar|sin responsable|' +
    'pendiente de asignar|a definir|ninguno|sin definir|a designar|por designar|a confirmar|a determinar|no definido|' +
    'no se definió|?|desconocido|voluntario|por ver|quien pueda|alguien|nd|pendiente|sin encargado|no asignada|' +
    'no especificado|alguien más|el que pueda|se busca|voluntaria|voluntarias|voluntarios|quien quiera',
  nothing:
    'ninguno|ninguna|nada|no hay|no se|sin tareas|sin acciones|no procede|nada pendiente|n/a|no aplica|' +
    'sin pendientes|sin acuerdos|ninguna tarea|ninguna acción|no quedan|no quedaron|no hubo|no se acordaron|' +
    'no se asignaron|no se definieron|nada que hacer|sin compromisos|no hay tareas|no hay pendientes|nada por ahora|' +
    'no se trató|sin novedad|no existen|no se identificaron|no se detectaron|no quedó|ningún|no se han identificado|' +
    'no se han detectado|no se registraron|sin acciones pendientes',
  present:
    'asistentes|presentes|participantes|asisten|invitados|asistieron|asistencia|estuvieron|participaron|' +
    'presentes en la reunión|acudieron|personas presentes|convocados|los presentes|estamos|asistentes a la reunión|' +
    'reunidos',
  titles:
    'sr|sra|srta|señor|señora|don|doña|d|dña|dr|dra|ing|lic|doctor|doctora|profesor|profesora|profe|arq|licenciado|' +
    'licenciada|ingeniero|ingeniera|padre|sor|fray|mtro|mtra|maestro|maestra|abog|cp|c.p|prof|profa|sres|presidente|' +
    'presidenta|director|directora|papá de|mamá de|papá|mamá|seño|tía|tío|abuela|abuelo',
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
    'nota|importante|pregunta|objetivo|ejemplo|atención|aviso|enviar|revisar|preparar|confirmar|pedir|precio|precios|' +
    'contrato|presupuesto|web|marketing|ventas|formación|seguridad|factura|legal|finanzas|se|él|ella|nosotros|yo|' +
    'esto|eso|hay|mantenimiento del|lugar|fecha|hora|duración|cliente|clientes|proveedor|proveedores|proyecto|equipo|' +
    'reunión|cotización|pedido|pedidos|material|materiales|sala|local|logística|comida|bebidas|transporte|hotel|' +
    'prensa|comercial|producción|calidad|soporte|servidor|datos|migración|pruebas|documentación|diseño|entrega|' +
    'entregas|contacto|dirección|después|luego|además|también|primero|segundo|finalmente|hacer|ver|mandar|llamar|' +
    'buscar|comprar|traer|llevar|reservar|organizar|escribir|redactar|contactar|hablar|coordinar|actualizar|' +
    'compartir|verificar|definir|elaborar|entregar|crear|agendar|programar|investigar|corregir|terminar|completar|' +
    'pagar|solicitar|nuevo|nueva|nuevos|nuevas|próximo|próxima|primer|primera|último|última|todo|toda|cada|los|las|' +
    'un|una|el|la|respuesta|problema|solución|idea|propuesta|comentario|resultado|conclusión|obra|obras|tejado|' +
    'calefacción|aparcamiento|jardín|seguro|rrhh|nómina|vacaciones|contratación|fiesta|cartel|carteles|fotos|vídeo|' +
    'video|inventario|almacén|lanzamiento|campaña|redes|publicidad|decoración|música|entradas|voluntarios|rifa|mesas|' +
    'sillas|sonido|luces|permisos|permiso|chocolatada|programa',
  dates: {
    by:
      'antes del|antes de|antes de el|para el|para la|para|hasta|hasta el|hasta la|a más tardar|a más tardar el|' +
      'como tarde|como tarde el|como máximo|no más tarde del|vence|vence el|fecha límite|plazo|en un plazo de|' +
      'en el plazo de|a más tardar antes del|entrega|límite|tope|dentro de|a más tardar este|antes de la|de aquí al|' +
      'de aquí a|no más tarde de|como muy tarde|como muy tarde el|plazo hasta|plazo hasta el|con fecha límite|' +
      'con fecha límite el|máximo|máximo el|con plazo hasta|para este|tope el|en máximo|para antes del|para antes de|' +
      'límite el|se entrega el|a entregar el',
    until: 'como tarde|como máximo|a más tardar|como muy tarde|máximo|a lo más tardar|tope|sin falta',
    weekdays: 'lunes|martes|miércoles miercoles|jueves|viernes|sábado sabado|domingo',
    months:
      'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep|' +
      'octubre oct|noviembre nov|diciembre dic',
    today:
      'hoy|esta noche|esta tarde|fin del día|final del día|hoy mismo|hoy sin falta|el día de hoy|el final del día|' +
      'el fin del día|fin de jornada|última hora|eod',
    tomorrow:
      'mañana|mañana mismo|mañana por la mañana|mañana por la tarde|el día de mañana|mañana sin falta',
    afterTomorrow: 'pasado mañana',
    next: 'próximo|próxima|que viene|siguiente|la próxima|el próximo|la siguiente|el siguiente|entrante',
    this: 'este|esta|mismo|esta misma|este mismo|presente|en curso',
    end:
      'fin|fin de|fin del|final|final de|final del|finales de|finales del|fines de|el fin de|el final de|el final del|' +
      'la fin de|el fin del|fin de esta|fin de este|final de esta|final de este|cierre de|el cierre de|el cierre del',
    day: 'día|días|dia|dias|días hábiles|días laborables|día hábil',
    week: 'semana|semanas',
    month: 'mes|meses|mes en curso',
    year: 'año|ano',
    yearEnd: 'fin de año|final de año|finales de año|fines de año|el fin de año',
    numbers: 'un una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    soon: 'asap|cuanto antes|lo antes posible|inmediato|inmediatamente|de inmediato|urgente|ya mismo',
    filler:
      'el|la|de|del|por la mañana|por la tarde|a las|al|mediodía|las|los|por la noche|noche|tarde|horas|h|hs|medianoche|' +
      'primera hora|última hora|sin falta|a|en|a primera hora|a última hora',
    monthEnd: 'fin de mes|final de mes|finales de mes|fines de mes|el fin de mes',
  },
};
