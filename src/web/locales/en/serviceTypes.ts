// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Invalid organization ID: {words}. IDs have 32 digits and letters from a to f.": ["Invalid organization ID: ",["words"],". IDs have 32 digits and letters from a to f."],
  "Open “{name}”": ["Open “",["name"],"”"],
  "Own values: {list}": ["Own values: ",["list"]],
  "See all {count}": ["See all ",["count"]],
  "{count, plural, one {Delete # service type?} other {Delete # service types?}}": [["count","plural",{"one":["Delete ","#"," service type?"],"other":["Delete ","#"," service types?"]}]],
  "{count, plural, one {Delete # service type} other {Delete # service types}}": [["count","plural",{"one":["Delete ","#"," service type"],"other":["Delete ","#"," service types"]}]],
  "“{name}” already has this short name.": ["“",["name"],"” already has this short name."],
}
