// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Begin anew": ["Empezar de nuevo"],
  "Begin the demo anew": ["Empezar la demostración de nuevo"],
  "Begin the demo anew?": ["¿Empezar la demostración de nuevo?"],
  "Change": ["Cambiar"],
  "Conflicts": ["Conflictos"],
  "Connect to another service": ["Conectar con otro servicio"],
  "Every call fails.": ["Todas las llamadas fallan."],
  "Every call takes up to two seconds.": ["Cada llamada tarda hasta dos segundos."],
  "Every save meets a change of somebody else.": ["Cada vez que se guarda, otra persona ya lo ha cambiado."],
  "Every third call is put off for a second.": ["Una de cada tres llamadas se aplaza un segundo."],
  "Everything that was changed in the demo is lost.": ["Se pierde todo lo que se cambió en la demostración."],
  "Extensions": ["Extensiones"],
  "Kept": ["Se guarda"],
  "Kept in this browser across reloads.": ["Se conservan en este navegador al recargar la página."],
  "No call reaches the service.": ["Ninguna llamada llega al servicio."],
  "Offline": ["Sin conexión"],
  "Service in trouble": ["Servicio con problemas"],
  "Slow line": ["Línea lenta"],
  "Switch on what can go wrong, to see what the dashboard does. Only the demo is touched.": ["Active lo que puede fallar para ver qué hace el panel. Solo afecta a la demostración."],
  "The service’s clock is 20 minutes ahead.": ["El reloj del servicio va 20 minutos adelantado."],
  "This connection": ["Esta conexión"],
  "Too many calls": ["Demasiadas llamadas"],
  "Training": ["Entrenamiento"],
  "Training: {names}": ["Entrenamiento: ",["names"]],
  "Wrong clock": ["Reloj equivocado"],
  "on this device": ["en este dispositivo"],
}
