// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "By its format: {type}": ["By its format: ",["type"]],
  "Only the first {found} media could be read. What is found here may not be all.": ["Only the first ",["found"]," media could be read. What is found here may not be all."],
  "{count, plural, one {Change # medium} other {Change # media}}": [["count","plural",{"one":["Change ","#"," medium"],"other":["Change ","#"," media"]}]],
  "{count, plural, one {Delete # medium} other {Delete # media}}": [["count","plural",{"one":["Delete ","#"," medium"],"other":["Delete ","#"," media"]}]],
  "{found} media read so far; the rest is on its way.": [["found"]," media read so far; the rest is on its way."],
  "{found} of {total} media read so far; the rest is on its way.": [["found"]," of ",["total"]," media read so far; the rest is on its way."],
  "“{name}” was changed": ["“",["name"],"” was changed"],
}
