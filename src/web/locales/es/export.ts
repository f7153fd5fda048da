// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Booked": ["Reservado"],
  "Calendar file (.ics)": ["Archivo de calendario (.ics)"],
  "Choose columns and save": ["Elegir columnas y guardar"],
  "End (ISO 8601)": ["Fin (ISO 8601)"],
  "Entry": ["Entrada"],
  "Export as": ["Exportar como"],
  "Free": ["Libre"],
  "Free times": ["Horas libres"],
  "Guest data": ["Datos de los clientes"],
  "Include": ["Incluir"],
  "No names, titles, phones, emails or notes: fit for a door or for others.": ["Sin nombres, títulos, teléfonos, correos ni notas: apto para una puerta o para otras personas."],
  "Not available": ["No disponible"],
  "Nothing booked.": ["No hay nada reservado."],
  "One page per day": ["Una página por día"],
  "Only the first {count} days are used.": ["Solo se usan los primeros ",["count"]," días."],
  "Opens in any calendar app. A newer file replaces an earlier one.": ["Se abre en cualquier aplicación de calendario. Un archivo nuevo sustituye al anterior."],
  "Print day sheets, or save a calendar file or spreadsheet.": ["Hojas del día en papel, un archivo de calendario o una tabla para una hoja de cálculo."],
  "Printable day sheets": ["Hojas del día imprimibles"],
  "Printed {time}": ["Impreso: ",["time"]],
  "Save as calendar file": ["Guardar como archivo de calendario"],
  "Save calendar file": ["Guardar archivo de calendario"],
  "Saved calendar file": ["Archivo de calendario guardado"],
  "Start (ISO 8601)": ["Inicio (ISO 8601)"],
  "Table (.csv)": ["Tabla (.csv)"],
  "With guest data and notes": ["Con los datos de los clientes y las notas"],
  "With: {people}": ["Con: ",["people"]],
  "{count, plural, one {# appointment} other {# appointments}} from {from} to {to}.": [["count","plural",{"one":["#"," cita"],"other":["#"," citas"]}]," del ",["from"]," al ",["to"],"."],
  "{count, plural, one {Saved # appointment} other {Saved # appointments}}": [["count","plural",{"one":["Se ha guardado ","#"," cita."],"other":["Se han guardado ","#"," citas."]}]],
}
