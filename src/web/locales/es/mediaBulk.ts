// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would be called the same. Write {name} or {number} into it.": ["Todos se llamarían igual. Escriba ",["name"]," o ",["number"]," en el nombre."],
  "Description of all": ["Descripción de todos"],
  "Go on writing": ["Seguir escribiendo"],
  "Leave without changing the media?": ["¿Salir sin cambiar los medios?"],
  "Looking where they are used…": ["Mirando dónde se usan…"],
  "Name of each": ["Nombre de cada uno"],
  "None of these media can be deleted": ["No se puede eliminar ninguno de estos medios"],
  "Nothing changed yet": ["Aún no ha cambiado nada"],
  "Shown as a logo or picture, where nothing is seen afterwards:": ["Se muestran como logotipo o imagen, donde después no se verá nada:"],
  "Some names would be longer than {most} signs. Shorten the pattern.": ["Algunos nombres tendrían más de ",["most"]," signos. Acorte el modelo."],
  "Take the descriptions away": ["Quitar las descripciones"],
  "The first one becomes “{named}”.": ["El primero pasa a llamarse «",["named"],"»."],
  "The service may refuse, because they are used:": ["El servicio puede negarse, porque están en uso:"],
  "They go for good, with the files that were uploaded for them. Nothing brings them back.": ["Desaparecen para siempre, con los archivos que se subieron para ellos. Nada los recupera."],
  "What is left empty stays as it is.": ["Lo que se deja vacío queda como está."],
  "What is to be seen or heard, for people who cannot: each medium has words of its own.": ["Lo que se ve o se oye, para quien no puede: cada medio tiene sus propias palabras."],
  "What was written here is lost.": ["Lo escrito aquí se pierde."],
  "Where they are used could not be read. The service refuses those that it keeps.": ["No se pudo leer dónde se usan. El servicio rechaza los que conserva."],
  "{count, plural, one {# is used and stays:} other {# are used and stay:}}": [["count","plural",{"one":["#"," está en uso y se queda:"],"other":["#"," están en uso y se quedan:"]}]],
  "{count, plural, one {Delete # medium?} other {Delete # media?}}": [["count","plural",{"one":["¿Eliminar ","#"," medio?"],"other":["¿Eliminar ","#"," medios?"]}]],
  "{count, plural, one {Edit # medium} other {Edit # media}}": [["count","plural",{"one":["Editar ","#"," medio"],"other":["Editar ","#"," medios"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Mostrar ","#"," más"],"other":["Mostrar ","#"," más"]}]],
  "{name} stands for the name that it has, {number} for its place: “{name}, spring {number}”.": [["name"]," es el nombre que tiene, ",["number"]," su puesto: «",["name"],", primavera ",["number"],"»."],
}
