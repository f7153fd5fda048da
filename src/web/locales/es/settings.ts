// Made by `npm run messages` from es.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A name to know it by, such as “Reception tablet”.": ["Un nombre para reconocerla, como «Tableta de recepción»."],
  "Access key id": ["Id de la clave de acceso"],
  "Can do everything, including keys and calendars.": ["Puede hacerlo todo, también con claves y calendarios."],
  "Copy both to a safe place. The secret cannot be shown again; if it is lost, create a new key.": ["Copie ambos en un lugar seguro. El secreto no se puede volver a mostrar; si se pierde, cree otra clave."],
  "Copy the secret": ["Copiar el secreto"],
  "Create key": ["Crear clave"],
  "Disable": ["Desactivar"],
  "Disable the key “{name}”?": ["¿Desactivar la clave «",["name"],"»?"],
  "Disabled": ["Desactivada"],
  "Every app and person using it loses access at once. This cannot be undone.": ["Las aplicaciones y personas que la usan pierden el acceso al instante. No se puede deshacer."],
  "Have you saved the secret?": ["¿Ha guardado el secreto?"],
  "It is shown only once. Without it the key cannot be used.": ["Solo se muestra una vez. Sin él, la clave no se puede usar."],
  "Keys are managed elsewhere": ["Las claves se gestionan en otro sitio"],
  "Keys cannot be created here in this deployment. Ask its administrator.": ["En esta instalación no se pueden crear claves desde aquí. Pregunte a su administrador."],
  "New access key": ["Nueva clave de acceso"],
  "New key": ["Nueva clave"],
  "No keys yet": ["Aún no hay claves"],
  "Purpose": ["Finalidad"],
  "Reads and changes everything but keys and calendars.": ["Lee y cambia todo menos claves y calendarios."],
  "Reads everything and changes nothing.": ["Lo lee todo y no cambia nada."],
  "Save this secret now": ["Guarde este secreto ahora"],
  "Secret access key": ["Clave de acceso secreta"],
  "The key {id} is disabled": ["La clave ",["id"]," está desactivada"],
  "Who can access the server for your organization, and with which role. Secrets are never shown again.": ["Quién puede acceder al servidor en nombre de su organización y con qué rol. Los secretos no se vuelven a mostrar."],
  "Without a name": ["Sin nombre"],
  "Yes, close": ["Sí, cerrar"],
}
