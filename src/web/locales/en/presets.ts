// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Show all {count} rooms": ["Show all ",["count"]," rooms"],
  "{count, plural, one {Delete # preset?} other {Delete # presets?}}": [["count","plural",{"one":["Delete ","#"," preset?"],"other":["Delete ","#"," presets?"]}]],
  "{count, plural, one {Delete # preset} other {Delete # presets}}": [["count","plural",{"one":["Delete ","#"," preset"],"other":["Delete ","#"," presets"]}]],
}
