// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would have the same name. Include {name} or {number}.": ["Todos tendrían el mismo nombre. Incluya ",["name"]," o ",["number"],"."],
  "Checking where they are used…": ["Comprobando dónde se usan…"],
  "Describe each medium for people who cannot see or hear it.": ["Describa cada medio para quien no puede verlo u oírlo."],
  "Description for all": ["Descripción para todos"],
  "Fields left empty stay as they are.": ["Los campos vacíos se quedan como están."],
  "Keep editing": ["Seguir editando"],
  "Leave without changing the media?": ["¿Salir sin cambiar los medios?"],
  "Name of each": ["Nombre de cada uno"],
  "None of these media can be deleted": ["No se puede eliminar ninguno de estos medios"],
  "Nothing changed yet": ["Aún no ha cambiado nada"],
  "Remove the descriptions": ["Quitar las descripciones"],
  "Some names would be longer than {most} characters. Shorten the pattern.": ["Algunos nombres tendrían más de ",["most"]," caracteres. Acorte el modelo."],
  "The first one becomes “{named}”.": ["El primero pasa a llamarse «",["named"],"»."],
  "The server may refuse, because they are used:": ["El servidor puede negarse, porque están en uso:"],
  "They and their uploaded files will be deleted permanently. This cannot be undone.": ["Se eliminarán definitivamente, con sus archivos subidos. No se puede deshacer."],
  "Where they are used could not be loaded. The server may refuse to delete some.": ["No se pudo cargar dónde se usan. El servidor puede negarse a eliminar algunos."],
  "Your changes here will be lost.": ["Se perderán los cambios hechos aquí."],
  "{count, plural, one {# is in use and will be kept:} other {# are in use and will be kept:}}": [["count","plural",{"one":["#"," está en uso y se queda:"],"other":["#"," están en uso y se quedan:"]}]],
  "{count, plural, one {Delete # medium?} other {Delete # media?}}": [["count","plural",{"one":["¿Eliminar ","#"," medio?"],"other":["¿Eliminar ","#"," medios?"]}]],
  "{count, plural, one {Edit # medium} other {Edit # media}}": [["count","plural",{"one":["Editar ","#"," medio"],"other":["Editar ","#"," medios"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Mostrar ","#"," más"],"other":["Mostrar ","#"," más"]}]],
  "{name} is the current name, {number} the place in the list: “{name}, spring {number}”.": [["name"]," es el nombre actual, ",["number"]," su puesto en la lista: «",["name"],", primavera ",["number"],"»."],
}
