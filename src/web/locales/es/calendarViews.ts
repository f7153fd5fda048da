// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Arrow keys move through days, Page Up and Page Down through months. Enter opens a day, or books an empty one. Space goes to that day’s appointments: there Enter opens, M picks up, arrows move, Enter drops, Escape puts back.": ["Las flechas recorren los días; Re Pág y Av Pág, los meses. Intro abre un día o reserva en uno vacío. Espacio lleva a sus citas: allí Intro abre, M coge, las flechas mueven, Intro suelta y Escape la deja donde estaba."],
  "Book on {date}": ["Reservar el ",["date"]],
  "Full": ["Completo"],
  "Nothing on this day.": ["Nada en este día."],
  "Now, {time}": ["Ahora, ",["time"]],
  "Open the day": ["Abrir el día"],
  "Open {date}": ["Abrir el ",["date"]],
  "Picked up {name}. Arrow keys move, Enter drops, Escape cancels.": ["Cita de ",["name"]," tomada. Las flechas la mueven, Intro la suelta, Escape la devuelve."],
  "Today, {date}": ["Hoy, ",["date"]],
  "{count} booked": [["count"]," reservadas"],
  "{count} unconfirmed": [["count"]," sin confirmar"],
  "{date}, closed": [["date"],", cerrado"],
  "{date}: nothing": [["date"],": nada"],
  "{from} to {to}: nothing": [["from"]," a ",["to"],": nada"],
  "{from} to {to}: {state}": ["Del ",["from"]," al ",["to"],": ",["state"]],
  "{hours} h free": [["hours"]," h libres"],
  "{name} to {date}": [["name"],": al ",["date"]],
  "{share} booked": [["share"]," reservado"],
}
