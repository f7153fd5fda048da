// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All {count} of them": ["All ",["count"]," of them"],
  "Its own: {list}": ["Its own: ",["list"]],
  "No id of an organization: {words}. An id has 32 digits and letters from a to f.": ["No id of an organization: ",["words"],". An id has 32 digits and letters from a to f."],
  "Open “{name}”": ["Open “",["name"],"”"],
  "Taken: “{name}” has this short name already.": ["Taken: “",["name"],"” has this short name already."],
  "{count, plural, one {Delete # service type?} other {Delete # service types?}}": [["count","plural",{"one":["Delete ","#"," service type?"],"other":["Delete ","#"," service types?"]}]],
  "{count, plural, one {Delete # service type} other {Delete # service types}}": [["count","plural",{"one":["Delete ","#"," service type"],"other":["Delete ","#"," service types"]}]],
}
