// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Check the address {baseUrl}, and that the server is running and can be reached from this device.": ["Check the address ",["baseUrl"],", and that the server is running and can be reached from this device."],
  "Forget {name}": ["Forget ",["name"]],
  "Forget {name}?": ["Forget ",["name"],"?"],
  "It answers, but not to pages of {origin}. Its operator can allow this origin (CORS), or you open the dashboard that the server itself offers.": ["It answers, but not to pages of ",["origin"],". Its operator can allow this origin (CORS), or you open the dashboard that the server itself offers."],
  "It names {baseUrl}. Go on only if you know this address.": ["It names ",["baseUrl"],". Go on only if you know this address."],
  "Rename {name}": ["Rename ",["name"]],
  "The service says: {said}": ["The service says: ",["said"]],
  "The service’s clock says {server}, this device’s says {local} (both UTC). A call is good for 15 minutes: set this device’s date, time and zone right, then try again.": ["The service’s clock says ",["server"],", this device’s says ",["local"]," (both UTC). A call is good for 15 minutes: set this device’s date, time and zone right, then try again."],
  "This page came over https, so it must not call {baseUrl}. Use an https address.": ["This page came over https, so it must not call ",["baseUrl"],". Use an https address."],
  "{baseUrl} answers something else. Give the address only up to the host, or to the path where the service begins.": [["baseUrl"]," answers something else. Give the address only up to the host, or to the path where the service begins."],
}
