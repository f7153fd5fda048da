// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All matches but {count} selected": ["Seleccionado todo lo que coincide menos ",["count"]],
  "All matches selected": ["Seleccionado todo lo que coincide"],
  "All {total} matches selected": ["Seleccionadas las ",["total"]," filas que coinciden"],
  "Clear selection": ["Quitar la selección"],
  "Clear the selection": ["Quitar la selección"],
  "Comfortable": ["Cómoda"],
  "Compact": ["Compacta"],
  "First and last row": ["Primera y última fila"],
  "Keyboard": ["Teclado"],
  "Move {column} down": ["Bajar ",["column"]],
  "Move {column} up": ["Subir ",["column"]],
  "One screen of rows": ["Una pantalla de filas"],
  "Previous and next row": ["Fila anterior y siguiente"],
  "Row actions": ["Acciones de la fila"],
  "Row height": ["Altura de las filas"],
  "Search in the list": ["Buscar en la lista"],
  "Select all matches": ["Seleccionar todo lo que coincide"],
  "Select all rows up to here": ["Seleccionar todas las filas hasta aquí"],
  "Select all {total} matches": ["Seleccionar las ",["total"]," filas que coinciden"],
  "Width of {column}": ["Ancho de ",["column"]],
  "{column} is now column {place} of {count}": [["column"]," es ahora la columna ",["place"]," de ",["count"]],
  "{count, plural, one {# selected} other {# selected}}": [["count","plural",{"one":["#"," seleccionado"],"other":["#"," seleccionados"]}]],
  "{count} of {total} selected: only those loaded by then": [["count"]," de ",["total"]," seleccionados: solo los cargados hasta entonces"],
  "{count} selected: only those loaded by then": [["count"]," seleccionados: solo los cargados hasta entonces"],
}
