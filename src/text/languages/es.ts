import type { Language } from './language.ts';

export const es: Language = {
  headings:
    'acciones|próximos pasos|siguientes pasos|pasos a seguir|pasos siguientes|próximas acciones|elementos de acción|puntos de acción|ítems de acción|' +
    'acciones a seguir|acciones pendientes|acciones a realizar|tareas|tareas pendientes|tareas asignadas|tareas de seguimiento|lista de tareas|plan de acción|' +
    'pendientes|asuntos pendientes|compromisos|por hacer|cosas por hacer|quién hace qué|qué hace cada uno|seguimiento|to-dos|todos|to do|to-do|to-do list|' +
    'cosas que hacer|responsabilidades|qué sigue|encargos|deberes|lo que toca|lo que toca hacer|tareas por hacer|acciones de seguimiento|tareas acordadas',
  labels:
    'acción|tarea|pendiente|por hacer|todo|to-do|próximo paso|siguiente paso|compromiso|punto de acción|encargo|deberes',
  around:
    'nuestras|nuestros|mis|nuevas|principales|otras|sugeridos|sugeridas|recomendados|propuestos|lista|de|del|la|las|los|el|por|persona|y|acordadas|acordados|' +
    'asignadas|para|con|fechas|responsables|equipo|hasta|reunión|cada|quien|a',
  others:
    'decisiones|decisión|acuerdos|acuerdo|preguntas|pregunta|dudas|orden del día|agenda|resumen|temas|puntos clave|puntos tratados|riesgos|participantes|asistentes|próxima reunión|próximo encuentro|' +
    'ideas|notas|notas sueltas|detalles|conclusiones|transcripción|contexto|anterior|anteriores|pasado|pasada|completadas|realizadas|hechas|ruegos|varios|otros|aparcamiento|' +
    'comentarios|aprendizajes|fue bien|citas|antecedentes|invitados|observaciones|hallazgos|esquema',
  owner:
    'responsable|responsables|encargado|encargada|quién|quién?|¿quién?|persona|nombre|asignado a|asignada a|asignado|a cargo|a cargo de|resp.|lo hace',
  due: 'fecha|fecha límite|plazo|cuándo|¿cuándo?|para cuándo|entrega|fecha de entrega|vence|vencimiento|fecha tope|hasta|límite',
  status: 'estado|estatus|hecho|situación|completado|avance',
  what: 'qué|¿qué?|descripción|asunto|tema|concepto|actividad|actividades|detalle',
  done: 'hecho|hecha|completado|completada|terminado|terminada|sí|listo|lista|finalizado|finalizada|realizado|realizada|cerrado',
  everybody: 'todos|todas|todo el mundo|todos los participantes|ambos|ambas|todos los asistentes',
  team: 'equipo|el equipo|todo el equipo|el grupo|grupo',
  nobody:
    'por definir|por asignar|sin asignar|nadie|no asignado|por determinar|por confirmar|sin responsable|pendiente de asignar|a definir',
  nothing:
    'ninguno|ninguna|nada|no hay|no se|sin tareas|sin acciones|no procede|nada pendiente|n/a|no aplica|sin pendientes',
  present: 'asistentes|presentes|participantes|asisten|invitados|asistieron',
  titles: 'sr|sra|srta|señor|señora|don|doña|d|dña|dr|dra|ing|lic',
  and: 'y|e|con',
  modal: 'debe|deben|tiene que|tienen que|deberá|deberán|ha de',
  noNames:
    'nota|importante|pregunta|objetivo|ejemplo|atención|aviso|urgente|enviar|revisar|preparar|confirmar|pedir|precio|precios|contrato|' +
    'presupuesto|web|marketing|ventas|formación|seguridad|factura|legal|finanzas|se|él|ella|nosotros|yo|esto|eso|hay|mantenimiento del',
  dates: {
    by: 'antes del|antes de|antes de el|para el|para la|para|hasta|hasta el|hasta la|a más tardar|a más tardar el|como tarde|como tarde el|como máximo|no más tarde del|vence|vence el|fecha límite|plazo|en un plazo de|en el plazo de|a más tardar antes del|entrega|límite|tope|dentro de',
    until: 'como tarde|como máximo|a más tardar',
    weekdays: 'lunes|martes|miércoles miercoles|jueves|viernes|sábado sabado|domingo',
    months:
      'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep|octubre oct|noviembre nov|diciembre dic',
    today: 'hoy|esta noche|esta tarde|fin del día|final del día',
    tomorrow: 'mañana',
    afterTomorrow: 'pasado mañana',
    next: 'próximo|próxima|que viene|siguiente',
    this: 'este|esta|mismo',
    end: 'fin|fin de|fin del|final|final de|final del|finales de|finales del|fines de',
    day: 'día|días|dia|dias',
    week: 'semana|semanas',
    month: 'mes|meses',
    numbers: 'un una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    filler: 'el|la|de|del|por la mañana|por la tarde|a las|al|mediodía',
  },
};
