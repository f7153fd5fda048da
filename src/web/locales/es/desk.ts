// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Booked again as a new appointment.": ["Reservada de nuevo como otra cita."],
  "Booked again as a new appointment; the cancelled one stays in the history.": ["Reservada de nuevo como otra cita; la cancelada queda en el historial."],
  "It could not be booked again.": ["No se ha podido reservar de nuevo."],
  "It could not be taken back.": ["No se ha podido deshacer."],
  "Move anyway": ["Mover de todos modos"],
  "Move {name} anyway?": ["¿Mover la cita de ",["name"]," de todos modos?"],
  "The booking is taken back.": ["La reserva está deshecha."],
  "The calendar does not offer the service on that date.": ["El calendario no ofrece el servicio en esa fecha."],
  "The service can be booked {days} days ahead at most, before {date}.": ["El servicio se reserva con ",["days"]," días de antelación como máximo, antes del ",["date"],"."],
  "The service is not offered on these dates.": ["El servicio no se ofrece en estas fechas."],
  "The service is switched off.": ["El servicio está desactivado."],
  "The service needs notice: bookable from {date} on.": ["El servicio requiere antelación: se reserva a partir del ",["date"],"."],
  "The time is in the past.": ["La hora ya ha pasado."],
  "The time is not one of the offered starts, every {minutes} minutes.": ["La hora no es una de las ofrecidas, cada ",["minutes"]," minutos."],
  "{calendar} does not offer this service.": [["calendar"]," no ofrece este servicio."],
  "{calendar} is closed at {time}.": [["calendar"]," está cerrado a esa hora: ",["time"],"."],
  "{calendar} is out of office on that day.": [["calendar"]," no está ese día."],
  "{calendar} is taken at {time}.": [["calendar"]," está ocupado: ",["time"],"."],
  "{name} is back at the old time.": [["name"]," vuelve a la hora de antes."],
  "{name} is now at {time} with {places}.": [["name"],": ahora ",["time"]," con ",["places"],"."],
  "{name} is now at {time}.": [["name"],": ahora ",["time"],"."],
}
