// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Invalid JSON: line {line}, character {column}.": ["Invalid JSON: line ",["line"],", character ",["column"],"."],
  "Kind of field {number}": ["Kind of field ",["number"]],
  "Name of field {number}": ["Name of field ",["number"]],
  "No more than {most}.": ["No more than ",["most"],"."],
  "Overwriting also undoes changes only someone else made: {names}.": ["Overwriting also undoes changes only someone else made: ",["names"],"."],
  "Value of field {number}": ["Value of field ",["number"]],
  "{count, plural, =0 {None selected} one {# selected} other {# selected}} · {shown} shown": [["count","plural",{"0":["None selected"],"one":["#"," selected"],"other":["#"," selected"]}]," · ",["shown"]," shown"],
  "{label} as JSON": [["label"]," as JSON"],
  "{size} of {limit} KiB": [["size"]," of ",["limit"]," KiB"],
}
