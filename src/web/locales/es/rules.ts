// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Each appointment takes {time}.": ["Cada cita dura ",["time"],"."],
  "Each appointment takes {time}; with buffers, it occupies its calendar for {sum}.": ["Cada cita dura ",["time"],"; con los márgenes, ocupa su calendario ",["sum"],"."],
  "It can be booked for today only, {pace}.": ["Se puede reservar solo para hoy, ",["pace"],"."],
  "Nothing can be booked: the minimum notice is longer than the horizon.": ["No se puede reservar nada: la antelación mínima es mayor que el horizonte."],
  "Today that is {day}.": ["Hoy eso es el ",["day"],"."],
  "Today that is {from} to {to}.": ["Hoy eso va del ",["from"]," al ",["to"],"."],
  "every hour": ["cada hora"],
  "every minute": ["cada minuto"],
  "every {step}": ["cada ",["step"]],
  "{every}, with no time in between": [["every"],", sin tiempo entre una cita y otra"],
  "{every}, with {gap} in between": [["every"],", con ",["gap"]," entre una cita y otra"],
  "{least, plural, =0 {It can be booked from now} =1 {It can be booked from tomorrow} other {It can be booked from # days ahead}} {most, plural, =1 {until the end of tomorrow} other {until # days ahead}}, {pace}.": [["least","plural",{"0":["Se puede reservar desde ahora"],"1":["Se puede reservar desde mañana"],"other":["Se puede reservar desde dentro de ","#"," días"]}]," ",["most","plural",{"1":["hasta el final de mañana"],"other":["hasta dentro de ","#"," días"]}],", ",["pace"],"."],
  "{least, plural, =1 {It can be booked for tomorrow only} other {It can be booked only for the day # days ahead}}, {pace}.": [["least","plural",{"1":["Se puede reservar solo para mañana"],"other":["Se puede reservar solo para dentro de ","#"," días"]}],", ",["pace"],"."],
}
