// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would have the same name. Include {name} or {number}.": ["Todos tendrían el mismo nombre. Incluya ",["name"]," o ",["number"],"."],
  "Checking where they are used…": ["Comprobando dónde se usan…"],
  "Couldn’t load where they’re used. The server may refuse to delete some.": ["No se pudo cargar dónde se usan. El servidor puede negarse a eliminar algunos."],
  "Deletes them and their uploaded files for good. You can’t undo this.": ["Se eliminarán definitivamente, con sus archivos subidos. No se puede deshacer."],
  "Describe each file for screen readers.": ["Describa cada archivo para los lectores de pantalla."],
  "Description for all": ["Descripción para todos"],
  "Leave fields blank to keep their values.": ["Deje vacíos los campos que no cambian."],
  "Leave without changing the files?": ["¿Salir sin cambiar los archivos?"],
  "Name of each": ["Nombre de cada uno"],
  "None of these files can be deleted": ["No se puede eliminar ninguno de estos archivos"],
  "Nothing changed yet": ["Aún no ha cambiado nada"],
  "Remove the descriptions": ["Quitar las descripciones"],
  "Some names would be longer than {most} characters. Shorten the pattern.": ["Algunos nombres tendrían más de ",["most"]," caracteres. Acorte el modelo."],
  "The first one becomes “{named}”.": ["El primero pasa a llamarse «",["named"],"»."],
  "The server may refuse, because these are in use:": ["El servidor puede negarse, porque están en uso:"],
  "You’ll lose your changes here.": ["Se perderán los cambios hechos aquí."],
  "{count, plural, one {# is in use and stays:} other {# are in use and stay:}}": [["count","plural",{"one":["#"," está en uso y se queda:"],"other":["#"," están en uso y se quedan:"]}]],
  "{count, plural, one {Delete # file?} other {Delete # files?}}": [["count","plural",{"one":["¿Eliminar ","#"," archivo?"],"other":["¿Eliminar ","#"," archivos?"]}]],
  "{count, plural, one {Edit # file} other {Edit # files}}": [["count","plural",{"one":["Editar ","#"," archivo"],"other":["Editar ","#"," archivos"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Mostrar ","#"," más"],"other":["Mostrar ","#"," más"]}]],
  "{name} stands for the current name, {number} for the place in the list: “{name}, spring {number}”.": [["name"]," es el nombre actual, ",["number"]," su puesto en la lista: «",["name"],", primavera ",["number"],"»."],
}
