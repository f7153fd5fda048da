// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "As {role}, at {server}.": ["As ",["role"],", at ",["server"],"."],
  "Check the address {baseUrl}, and that the server is running and can be reached from this device.": ["Check the address ",["baseUrl"],", and that the server is running and can be reached from this device."],
  "Forget {name}": ["Forget ",["name"]],
  "Forget {name}?": ["Forget ",["name"],"?"],
  "It answers this page, but not to calls with these headers. Check the prefix of the signed headers and the auth scheme under “Another server” first. If they are right, its operator must allow {origin} to send them (CORS).": ["It answers this page, but not to calls with these headers. Check the prefix of the signed headers and the auth scheme under “Another server” first. If they are right, its operator must allow ",["origin"]," to send them (CORS)."],
  "It answers, but not to pages from {origin}. Check the prefix of the signed headers and the auth scheme under “Another server” first. If they are right, its operator can allow this origin (CORS), or you can open the dashboard that the server itself offers.": ["It answers, but not to pages from ",["origin"],". Check the prefix of the signed headers and the auth scheme under “Another server” first. If they are right, its operator can allow this origin (CORS), or you can open the dashboard that the server itself offers."],
  "It may be at {other} instead.": ["It may be at ",["other"]," instead."],
  "Rename {name}": ["Rename ",["name"]],
  "Sign in again to {place}": ["Sign in again to ",["place"]],
  "Sign in at {server}?": ["Sign in at ",["server"],"?"],
  "Sign in to {organization}?": ["Sign in to ",["organization"],"?"],
  "Something else answers at {baseUrl}. Enter the address only up to the host, or to the path where the service starts.": ["Something else answers at ",["baseUrl"],". Enter the address only up to the host, or to the path where the service starts."],
  "Something in front of the server asks to sign in first. Open {baseUrl} in another tab, sign in there, and try again.": ["Something in front of the server asks to sign in first. Open ",["baseUrl"]," in another tab, sign in there, and try again."],
  "The link leads to {baseUrl}. Continue only if you know this address.": ["The link leads to ",["baseUrl"],". Continue only if you know this address."],
  "The server says: {said}": ["The server says: ",["said"]],
  "The server’s clock says {server}, this device’s says {local} (both UTC). A call is valid for 15 minutes: correct this device’s date, time and zone, then try again.": ["The server’s clock says ",["server"],", this device’s says ",["local"]," (both UTC). A call is valid for 15 minutes: correct this device’s date, time and zone, then try again."],
  "This page was loaded over https, so it cannot call {baseUrl}. Use an https address.": ["This page was loaded over https, so it cannot call ",["baseUrl"],". Use an https address."],
  "You’re signed in to {place} now.": ["You’re signed in to ",["place"]," now."],
}
