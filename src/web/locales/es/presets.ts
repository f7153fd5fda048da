// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A preset is the look of a room: its pictures and media.": ["Un preajuste es el aspecto de una sala: sus imágenes y medios."],
  "An address, or a picture of the media library.": ["Una dirección o una imagen de la biblioteca de medios."],
  "Create preset": ["Crear preajuste"],
  "Effect": ["Efecto"],
  "Exact title": ["Título exacto"],
  "Id of a visual effect.": ["Id de un efecto visual."],
  "Logo": ["Logotipo"],
  "New preset": ["Nuevo preajuste"],
  "No presets here": ["Aquí no hay preajustes"],
  "Pictures": ["Imágenes"],
  "Roughly as it looks in a room.": ["Más o menos como se ve en una sala."],
  "Search presets": ["Buscar preajustes"],
  "The looks that rooms can have.": ["Los aspectos que pueden tener las salas."],
  "The preset goes with its links to media; the media stay. While a room uses it, it cannot be deleted.": ["El preajuste se va con sus enlaces a medios; los medios se quedan. Mientras lo use una sala, no se puede eliminar."],
  "Untitled": ["Sin título"],
  "What the room can show, in this order.": ["Lo que la sala puede mostrar, en este orden."],
}
