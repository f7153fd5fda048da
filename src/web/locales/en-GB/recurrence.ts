// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Canceled, but kept in the records": ["Cancelled, but kept in the records"],
  "{count, plural, one {# canceled one} other {# canceled ones}}": [["count","plural",{"one":["#"," cancelled one"],"other":["#"," cancelled ones"]}]],
}
