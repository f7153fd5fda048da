// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A calendar belongs to a person or to a thing, such as a room.": ["Un calendario pertenece a una persona o a una cosa, como una sala."],
  "Calendars are made elsewhere": ["Los calendarios se crean en otro sitio"],
  "Create calendar": ["Crear calendario"],
  "Id of the group of users that it belongs to.": ["Id del grupo de usuarios al que pertenece."],
  "Links to other systems": ["Enlaces con otros sistemas"],
  "No calendars here": ["Aquí no hay calendarios"],
  "People and things": ["Personas y cosas"],
  "Person": ["Persona"],
  "Search calendars": ["Buscar calendarios"],
  "Tags": ["Etiquetas"],
  "The calendar goes with its weekly schedules and leaves its services. With coming appointments it cannot be deleted.": ["El calendario se va con sus horarios semanales y deja sus servicios. Con citas pendientes no se puede eliminar."],
  "The people and things that appointments occupy.": ["Las personas y cosas que ocupan las citas."],
  "Thing": ["Cosa"],
  "Things": ["Cosas"],
  "This deployment does not let calendars be changed from here.": ["Este servicio no permite cambiar los calendarios desde aquí."],
  "{zone}: {time} now, {offset}": [["zone"],": ahora son las ",["time"],", ",["offset"]],
}
