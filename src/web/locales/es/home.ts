// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Add a calendar for a person or a room, give it a weekly schedule, and add a service that it offers.": ["Añada un calendario para una persona o una sala, dele un horario semanal y añada un servicio que ofrezca."],
  "Coming next": ["Próximas"],
  "Everything until tomorrow is confirmed.": ["Todo está confirmado hasta mañana."],
  "Here now": ["Aquí ahora"],
  "Late": ["Con retraso"],
  "Nobody else comes today.": ["Hoy no viene nadie más."],
  "Nobody is late.": ["Nadie llega tarde."],
  "Nobody is waiting or in progress.": ["Nadie espera ni está en curso."],
  "Not confirmed yet": ["Sin confirmar"],
  "Show all {count}": ["Mostrar las ",["count"]],
  "Welcome: three steps to the first appointment": ["Bienvenida: tres pasos hasta la primera cita"],
}
