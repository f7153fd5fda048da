// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A copy of “{name}”, saved once you create it.": ["A copy of “",["name"],"”, saved once you create it."],
  "{count, plural, one {Activate # service} other {Activate # services}}": [["count","plural",{"one":["Activate ","#"," service"],"other":["Activate ","#"," services"]}]],
  "{count, plural, one {Deactivate # service} other {Deactivate # services}}": [["count","plural",{"one":["Deactivate ","#"," service"],"other":["Deactivate ","#"," services"]}]],
  "{count, plural, one {Delete # service?} other {Delete # services?}}": [["count","plural",{"one":["Delete ","#"," service?"],"other":["Delete ","#"," services?"]}]],
  "{count, plural, one {Delete # service} other {Delete # services}}": [["count","plural",{"one":["Delete ","#"," service"],"other":["Delete ","#"," services"]}]],
  "{names} and {count} more": [["names"]," and ",["count"]," more"],
  "“{name}” can be booked": ["“",["name"],"” can be booked"],
  "“{name}” can no longer be booked": ["“",["name"],"” can no longer be booked"],
}
