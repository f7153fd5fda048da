// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A type groups services and gives new ones their rules.": ["Un tipo agrupa servicios y da sus reglas a los nuevos."],
  "Certain organizations": ["Ciertas organizaciones"],
  "Create service type": ["Crear tipo de servicio"],
  "Follows the name until you write another one.": ["Sigue al nombre hasta que escriba otro."],
  "Given to services of this type when they are created. Empty rules are left to the service.": ["Se dan a los servicios de este tipo al crearlos. Las reglas vacías se dejan al servicio."],
  "Groups of services, with the rules that new ones start with.": ["Grupos de servicios, con las reglas con que empiezan los nuevos."],
  "Its services": ["Sus servicios"],
  "Its services stay, keep their rules, and no longer have a type.": ["Sus servicios se quedan, conservan sus reglas y dejan de tener tipo."],
  "Links and filters of other programs use it.": ["Lo usan enlaces y filtros de otros programas."],
  "New service type": ["Nuevo tipo de servicio"],
  "No service types here": ["Aquí no hay tipos de servicio"],
  "Only here": ["Solo aquí"],
  "Only this organization": ["Solo esta organización"],
  "Organizations": ["Organizaciones"],
  "Other organizations can read a shared type, never change it.": ["Otras organizaciones pueden leer un tipo compartido, nunca cambiarlo."],
  "Shared with": ["Compartido con"],
  "Sharing": ["Compartir"],
  "Short name": ["Nombre corto"],
  "Their ids; Enter adds one.": ["Sus ids; Intro añade uno."],
  "Who may use it": ["Quién puede usarlo"],
}
