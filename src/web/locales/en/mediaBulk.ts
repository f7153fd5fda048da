// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would be called the same. Write {name} or {number} into it.": ["All of them would be called the same. Write ",["name"]," or ",["number"]," into it."],
  "Some names would be longer than {most} signs. Shorten the pattern.": ["Some names would be longer than ",["most"]," signs. Shorten the pattern."],
  "The first one becomes “{named}”.": ["The first one becomes “",["named"],"”."],
  "{count, plural, one {# is used and stays:} other {# are used and stay:}}": [["count","plural",{"one":["#"," is used and stays:"],"other":["#"," are used and stay:"]}]],
  "{count, plural, one {Delete # medium?} other {Delete # media?}}": [["count","plural",{"one":["Delete ","#"," medium?"],"other":["Delete ","#"," media?"]}]],
  "{count, plural, one {Edit # medium} other {Edit # media}}": [["count","plural",{"one":["Edit ","#"," medium"],"other":["Edit ","#"," media"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Show ","#"," more"],"other":["Show ","#"," more"]}]],
  "{name} stands for the name that it has, {number} for its place: “{name}, spring {number}”.": [["name"]," stands for the name that it has, ",["number"]," for its place: “",["name"],", spring ",["number"],"”."],
}
