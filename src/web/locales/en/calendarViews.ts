// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book on {date}": ["Book on ",["date"]],
  "Now, {time}": ["Now, ",["time"]],
  "Open {date}": ["Open ",["date"]],
  "Picked up {name}. Arrow keys move, Enter drops, Escape cancels.": ["Picked up ",["name"],". Arrow keys move, Enter drops, Escape cancels."],
  "Today, {date}": ["Today, ",["date"]],
  "{count} booked": [["count"]," booked"],
  "{count} unconfirmed": [["count"]," unconfirmed"],
  "{date}, closed": [["date"],", closed"],
  "{date}: nothing": [["date"],": nothing"],
  "{from} to {to}: nothing": [["from"]," to ",["to"],": nothing"],
  "{from} to {to}: {state}": [["from"]," to ",["to"],": ",["state"]],
  "{hours} h free": [["hours"]," h free"],
  "{name} to {date}": [["name"]," to ",["date"]],
  "{share} booked": [["share"]," booked"],
}
