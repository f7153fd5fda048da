// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book for today only, {pace}.": ["Se puede reservar solo para hoy, ",["pace"],"."],
  "Each appointment takes {time}, or {sum} with buffers.": ["Cada cita dura ",["time"],"; con los márgenes, ocupa su calendario ",["sum"],"."],
  "Each appointment takes {time}.": ["Cada cita dura ",["time"],"."],
  "Nothing to book: the minimum notice is longer than “Book up to”.": ["No hay nada que reservar: la antelación mínima supera «Reservable hasta»."],
  "That’s {day} today.": ["Hoy eso es el ",["day"],"."],
  "That’s {from} to {to} today.": ["Hoy eso va del ",["from"]," al ",["to"],"."],
  "every hour": ["cada hora"],
  "every minute": ["cada minuto"],
  "every {step}": ["cada ",["step"]],
  "{every}, with no time in between": [["every"],", sin tiempo entre una cita y otra"],
  "{every}, with {gap} in between": [["every"],", con ",["gap"]," entre una cita y otra"],
  "{least, plural, =0 {Book from now} =1 {Book from tomorrow} other {Book from # days ahead}} {most, plural, =1 {until the end of tomorrow} other {until # days ahead}}, {pace}.": [["least","plural",{"0":["Se puede reservar desde ahora"],"1":["Se puede reservar desde mañana"],"other":["Se puede reservar desde dentro de ","#"," días"]}]," ",["most","plural",{"1":["hasta el final de mañana"],"other":["hasta dentro de ","#"," días"]}],", ",["pace"],"."],
  "{least, plural, =1 {Book for tomorrow only} other {Book only for the day # days ahead}}, {pace}.": [["least","plural",{"1":["Se puede reservar solo para mañana"],"other":["Se puede reservar solo para dentro de ","#"," días"]}],", ",["pace"],"."],
}
