// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A URL, or an image from the media library.": ["Una URL o una imagen de la biblioteca de medios."],
  "A change here applies to all of them.": ["Un cambio aquí se aplica a todas ellas."],
  "A preset is the look of a room: its images and media.": ["Un preajuste es el aspecto de una sala: sus imágenes y medios."],
  "Create preset": ["Crear preajuste"],
  "Exact title": ["Título exacto"],
  "Id of a visual effect.": ["Id de un efecto visual."],
  "Images": ["Imágenes"],
  "New room with this preset": ["Sala nueva con este preajuste"],
  "No presets yet": ["Aún no hay preajustes"],
  "No room uses it yet.": ["Aún no lo usa ninguna sala."],
  "Rooms with this preset": ["Salas con este preajuste"],
  "Roughly as it looks in a room.": ["Más o menos como se ve en una sala."],
  "Search presets": ["Buscar preajustes"],
  "Show all {count} rooms": ["Mostrar las ",["count"]," salas"],
  "Their media stay. Those that a room uses cannot be deleted and are listed afterwards.": ["Sus medios se quedan. Los que usa una sala no se pueden eliminar y se muestran después."],
  "What the room can show, in this order.": ["Lo que la sala puede mostrar, en este orden."],
  "{count, plural, one {Delete # preset?} other {Delete # presets?}}": [["count","plural",{"one":["¿Eliminar ","#"," preajuste?"],"other":["¿Eliminar ","#"," preajustes?"]}]],
  "{count, plural, one {Delete # preset} other {Delete # presets}}": [["count","plural",{"one":["Eliminar ","#"," preajuste"],"other":["Eliminar ","#"," preajustes"]}]],
}
