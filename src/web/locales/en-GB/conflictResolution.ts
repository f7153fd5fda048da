// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "{cancel, plural, one {# canceled} other {# canceled}}": [["cancel","plural",{"one":["#"," cancelled"],"other":["#"," cancelled"]}]],
}
