/** What a file can be imported as. */
export const KINDS = ['appointments', 'blocks', 'calendars', 'services'] as const
/** What a file is imported as. */
export type Kind = (typeof KINDS)[number]

/** What a column can become; `label` is a message id. */
export interface TargetField {
  id: FieldId
  label: string
  /** Headings that mean it, lower case and without accents, in English and Spanish. */
  headings: RegExp
  /** Values that can only mean it. */
  values?: RegExp
  of: readonly Kind[]
}

/** The name of what a column can become. */
export type FieldId =
  | 'externalId'
  | 'start'
  | 'startTime'
  | 'end'
  | 'endTime'
  | 'duration'
  | 'guest'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'calendar'
  | 'service'
  | 'room'
  | 'status'
  | 'note'
  | 'title'
  | 'name'
  | 'type'
  | 'timezone'
  | 'tags'
  | 'description'
  | 'buffer'
  | 'color'

const TIMED: readonly Kind[] = ['appointments', 'blocks']
const APPOINTMENTS: readonly Kind[] = ['appointments']
const NAMED: readonly Kind[] = ['calendars', 'services']

/** Every field, those first whose headings are the plainest: a column goes to the first that wants it. */
export const FIELDS: readonly TargetField[] = [
  {
    id: 'externalId',
    label: /*i18n*/ 'External ID',
    headings:
      /^(uid|id|cal id|external id|(appointment|booking|event|client|staff|service|item|cita|reserva) ?(id|no\.?|number|ref.*)|ref\.?( no\.?)?|reference|referencia|token)$/,
    of: KINDS,
  },
  {
    id: 'startTime',
    label: /*i18n*/ 'Start time',
    headings: /^(start time|time|from time|scheduled time|appointment time|hora( de)?( inicio)?|begin time)$/,
    of: TIMED,
  },
  {
    id: 'endTime',
    label: /*i18n*/ 'End time',
    headings: /^(end time|to time|hora (de )?fin(al)?)$/,
    of: TIMED,
  },
  {
    id: 'start',
    label: /*i18n*/ 'Start date and time',
    headings:
      /^(start|starts?( at| date)?|start datetime|date( and time)?|appointment date|scheduled (date|for|on)|datetime|begin|fecha( y hora)?( de)?( inicio)?|inicio|desde|dtstart)$/,
    of: TIMED,
  },
  {
    id: 'end',
    label: /*i18n*/ 'End date and time',
    headings: /^(ends?( at| date)?|end datetime|until|fin|hasta|fecha (de )?fin|dtend)$/,
    of: TIMED,
  },
  {
    id: 'duration',
    label: /*i18n*/ 'Duration',
    headings: /^(duration|length|minutes|duracion|minutos)( ?\(?(min|mins|minutes|minutos)\)?)?$/,
    of: [...TIMED, 'services'],
  },
  {
    id: 'buffer',
    label: /*i18n*/ 'Time kept free after',
    headings: /^(padding|buffer|(padding|buffer|blocked|extra|processing) time.*|time after|tiempo extra)$/,
    of: ['services'],
  },
  {
    id: 'firstName',
    label: /*i18n*/ 'First name',
    headings: /^((client|customer|guest|patient)('?s)? )?(first|given) name$|^nombre( del? (cliente|paciente))?$/,
    of: APPOINTMENTS,
  },
  {
    id: 'lastName',
    label: /*i18n*/ 'Last name',
    headings: /^((client|customer|guest|patient)('?s)? )?(last|family) name$|^(surname|apellidos?)$/,
    of: APPOINTMENTS,
  },
  {
    id: 'email',
    label: /*i18n*/ 'Email',
    headings: /^((client|customer|guest|patient|attendee|staff)('?s)? )?e-?mail( address)?$|^correo( electronico)?$/,
    values: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    of: [...APPOINTMENTS, 'calendars'],
  },
  {
    id: 'phone',
    label: /*i18n*/ 'Phone',
    headings:
      /^((client|customer|guest|patient)('?s)? )?((mobile|cell|tele)?\s?phone|mobile|cell|tel\.?)( number| no\.?)?$|^(telefono|movil)( movil)?$/,
    values: /^\+?[\d\s().-]{8,20}$/,
    of: APPOINTMENTS,
  },
  {
    id: 'calendar',
    label: /*i18n*/ 'Person',
    headings:
      /^(calendar|practitioner|provider|team ?member|staff( member| name)?|employee|stylist|therapist|doctor|with|assigned to|resource|profesional|empleado|agenda|calendario)$/,
    of: TIMED,
  },
  {
    id: 'service',
    label: /*i18n*/ 'Service',
    headings:
      /^(services?( name)?|appt\.? type|appointment type|type|treatment|item|event type|servicio|tratamiento|tipo( de cita)?)$/,
    of: APPOINTMENTS,
  },
  {
    id: 'room',
    label: /*i18n*/ 'Room',
    headings: /^(room|location|place|sala|lugar|ubicacion)$/,
    of: TIMED,
  },
  {
    id: 'status',
    label: /*i18n*/ 'Status',
    headings: /^((appointment|booking) )?(status|state|estado)$/,
    of: APPOINTMENTS,
  },
  {
    id: 'note',
    label: /*i18n*/ 'Note',
    headings:
      /^((client|appointment|booking|internal|staff) )?(notes?|comments?|notas?|observaciones|comentarios?|description|descripcion)$/,
    of: TIMED,
  },
  {
    id: 'guest',
    label: /*i18n*/ 'Guest name',
    headings:
      /^(client|customer|guest|patient|attendee|invitee|cliente|paciente)( ?(full )?name)?$|^full name$|^name$|^nombre completo$/,
    of: APPOINTMENTS,
  },
  {
    id: 'title',
    label: /*i18n*/ 'Title',
    headings: /^(subject|title|summary|reason|asunto|titulo|motivo)$/,
    of: TIMED,
  },
  {
    id: 'name',
    label: /*i18n*/ 'Name',
    headings:
      /^((staff|calendar|service|team member|resource|treatment|item) ?)?name$|^(name|nombre|service|servicio|calendar|title)$/,
    of: NAMED,
  },
  { id: 'type', label: /*i18n*/ 'Kind', headings: /^(type|kind|tipo)$/, of: ['calendars'] },
  { id: 'timezone', label: /*i18n*/ 'Time zone', headings: /^(time ?zone|zona( horaria)?)$/, of: ['calendars'] },
  { id: 'tags', label: /*i18n*/ 'Tags', headings: /^(tags?|labels?|groups?|etiquetas?)$/, of: ['calendars'] },
  {
    id: 'description',
    label: /*i18n*/ 'Description',
    headings: /^(description|details|descripcion)$/,
    of: ['services'],
  },
  {
    id: 'color',
    label: /*i18n*/ 'Color',
    headings: /^colou?r$/,
    values: /^#[0-9a-f]{6}$/i,
    of: ['services'],
  },
]

/** The fields that a kind has. */
export const targetsOf = (kind: Kind): readonly TargetField[] => FIELDS.filter(({ of }) => of.includes(kind))
