// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A URL, or an image from the library.": ["Una URL o una imagen de la biblioteca."],
  "A preset is the look of a room: images and other files.": ["Un preajuste es el aspecto de una sala: imágenes y otros archivos."],
  "Changes here apply to all of them.": ["Un cambio aquí se aplica a todas ellas."],
  "Create preset": ["Crear preajuste"],
  "Exact title": ["Título exacto"],
  "Files stay. Files used by a room can’t be deleted and are listed afterward.": ["Los archivos se conservan. Los que usa una sala no se pueden eliminar y se muestran después."],
  "ID of a visual effect.": ["Id de un efecto visual."],
  "New room with this preset": ["Sala nueva con este preajuste"],
  "No presets yet": ["Aún no hay preajustes"],
  "Not used by any room yet.": ["Aún no lo usa ninguna sala."],
  "Online rooms with this preset": ["Salas en línea con este preajuste"],
  "Roughly how a room looks.": ["Más o menos como se ve en una sala."],
  "Search presets": ["Buscar preajustes"],
  "Show all {count} rooms": ["Mostrar las ",["count"]," salas"],
  "What the room can show, in this order.": ["Lo que la sala puede mostrar, en este orden."],
  "{count, plural, one {Delete # preset?} other {Delete # presets?}}": [["count","plural",{"one":["¿Eliminar ","#"," preajuste?"],"other":["¿Eliminar ","#"," preajustes?"]}]],
  "{count, plural, one {Delete # preset} other {Delete # presets}}": [["count","plural",{"one":["Eliminar ","#"," preajuste"],"other":["Eliminar ","#"," preajustes"]}]],
}
