// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "ANONYMIZE {count}": ["ANONYMISE ",["count"]],
  "Anonymize guests of old appointments": ["Anonymise guests of old appointments"],
  "You can’t undo this. A canceled appointment can only be booked again.": ["You can’t undo this. A cancelled appointment can only be booked again."],
  "{count, plural, =0 {Nothing left to anonymize} one {# appointment still names guests} other {# appointments still name guests}}, of {ended, plural, one {# that} other {# that}} ended before {date}.": [["count","plural",{"0":["Nothing left to anonymise"],"one":["#"," appointment still names guests"],"other":["#"," appointments still name guests"]}],", of ",["ended","plural",{"one":["#"," that"],"other":["#"," that"]}]," ended before ",["date"],"."],
  "{count, plural, one {Anonymize # appointment} other {Anonymize # appointments}}": [["count","plural",{"one":["Anonymise ","#"," appointment"],"other":["Anonymise ","#"," appointments"]}]],
  "{count, plural, one {Anonymize the guests of # appointment} other {Anonymize the guests of # appointments}}": [["count","plural",{"one":["Anonymise the guests of ","#"," appointment"],"other":["Anonymise the guests of ","#"," appointments"]}]],
}
