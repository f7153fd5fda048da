// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Already anonymized.": ["Already anonymised."],
  "Anonymize {name}": ["Anonymise ",["name"]],
  "Appointment canceled": ["Appointment cancelled"],
  "Canceled from here": ["Cancelled from here"],
  "{count, plural, one {Guest anonymized} other {# guests anonymized}}": [["count","plural",{"one":["Guest anonymised"],"other":["#"," guests anonymised"]}]],
}
