// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Based on format: {type}": ["Based on format: ",["type"]],
  "More than {most} media: only their names are searched, not descriptions or other text.": ["More than ",["most"]," media: only their names are searched, not descriptions or other text."],
  "Only the first {found} media could be loaded. There may be more results.": ["Only the first ",["found"]," media could be loaded. There may be more results."],
  "{count, plural, one {Change # medium} other {Change # media}}": [["count","plural",{"one":["Change ","#"," medium"],"other":["Change ","#"," media"]}]],
  "{count, plural, one {Delete # medium} other {Delete # media}}": [["count","plural",{"one":["Delete ","#"," medium"],"other":["Delete ","#"," media"]}]],
  "{found} media loaded so far; loading the rest.": [["found"]," media loaded so far; loading the rest."],
  "{found} of {total} media loaded so far; loading the rest.": [["found"]," of ",["total"]," media loaded so far; loading the rest."],
  "“{name}” was changed": ["“",["name"],"” was changed"],
}
