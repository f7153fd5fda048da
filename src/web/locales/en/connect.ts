// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "As {role}, at {server}.": ["As ",["role"],", at ",["server"],"."],
  "Check the address {baseUrl}, and that the server is running and within reach.": ["Check the address ",["baseUrl"],", and that the server is running and within reach."],
  "Forget {name}": ["Forget ",["name"]],
  "Forget {name}?": ["Forget ",["name"],"?"],
  "Maybe at {other} instead.": ["Maybe at ",["other"]," instead."],
  "Rename {name}": ["Rename ",["name"]],
  "Sign in again to {place}": ["Sign in again to ",["place"]],
  "Sign in at {server}?": ["Sign in at ",["server"],"?"],
  "Sign in to {organization}?": ["Sign in to ",["organization"],"?"],
  "Something else answers at {baseUrl}. Enter the address only up to the host, or to the path where the service starts.": ["Something else answers at ",["baseUrl"],". Enter the address only up to the host, or to the path where the service starts."],
  "Something in front of the server asks to sign in first. Open {baseUrl} in another tab, sign in there, and try again.": ["Something in front of the server asks to sign in first. Open ",["baseUrl"]," in another tab, sign in there, and try again."],
  "The link leads to {baseUrl}. Continue only if you know this address.": ["The link leads to ",["baseUrl"],". Continue only if you know this address."],
  "The server answers this page, but not requests with these headers. First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator must allow {origin} to send them (CORS).": ["The server answers this page, but not requests with these headers. First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator must allow ",["origin"]," to send them (CORS)."],
  "The server answers, but not pages from {origin}. First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator can allow this origin (CORS), or you can open the dashboard that the server itself offers.": ["The server answers, but not pages from ",["origin"],". First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator can allow this origin (CORS), or you can open the dashboard that the server itself offers."],
  "The server says: {said}": ["The server says: ",["said"]],
  "The server’s clock says {server}, this device’s says {local} (both UTC). Requests are valid for 15 minutes: correct this device’s date, time and zone, then try again.": ["The server’s clock says ",["server"],", this device’s says ",["local"]," (both UTC). Requests are valid for 15 minutes: correct this device’s date, time and zone, then try again."],
  "This page was loaded over https, so it can’t call {baseUrl}. Use an https address.": ["This page was loaded over https, so it can’t call ",["baseUrl"],". Use an https address."],
  "You’re signed in to {place} now.": ["You’re signed in to ",["place"]," now."],
}
