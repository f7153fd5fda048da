// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Only the first {count} days are used.": ["Only the first ",["count"]," days are used."],
  "Printed {time}": ["Printed ",["time"]],
  "With: {people}": ["With: ",["people"]],
  "{count, plural, one {# appointment} other {# appointments}} from {from} to {to}.": [["count","plural",{"one":["#"," appointment"],"other":["#"," appointments"]}]," from ",["from"]," to ",["to"],"."],
  "{count, plural, one {Saved # appointment} other {Saved # appointments}}": [["count","plural",{"one":["Saved ","#"," appointment"],"other":["Saved ","#"," appointments"]}]],
}
