// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Deleted view “{name}”": ["Vista «",["name"],"» eliminada"],
  "Filters, order and columns, kept in this browser.": ["Filtros, orden y columnas, guardados en este navegador."],
  "Move “{name}” backward": ["Mover «",["name"],"» hacia atrás"],
  "Move “{name}” forward": ["Mover «",["name"],"» hacia delante"],
  "Name of the view": ["Nombre de la vista"],
  "None yet. Filter or sort the list, then name the view above.": ["Todavía ninguna. Filtre u ordene la lista y póngale nombre a la vista arriba."],
  "Save what you see as a new view": ["Guardar lo que ve como una vista nueva"],
  "Saved views": ["Vistas guardadas"],
  "Show as a tab": ["Mostrar como pestaña"],
  "Show “{name}” as a tab": ["Mostrar «",["name"],"» como pestaña"],
  "This list opens with": ["Esta lista se abre con"],
}
