// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Remove entry {number}": ["Remove entry ",["number"]],
  "Remove {name}": ["Remove ",["name"]],
  "Select {name}": ["Select ",["name"]],
  "{count, plural, one {# selected} other {# selected}}": [["count","plural",{"one":["#"," selected"],"other":["#"," selected"]}]],
  "{first}–{last}": [["first"],"–",["last"]],
  "{first}–{last} of {total}": [["first"],"–",["last"]," of ",["total"]],
  "{place} time": [["place"]," time"],
}
