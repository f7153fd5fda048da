// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would have the same name. Include {name} or {number}.": ["All of them would have the same name. Include ",["name"]," or ",["number"],"."],
  "Some names would be longer than {most} characters. Shorten the pattern.": ["Some names would be longer than ",["most"]," characters. Shorten the pattern."],
  "The first one becomes “{named}”.": ["The first one becomes “",["named"],"”."],
  "{count, plural, one {# is in use and will be kept:} other {# are in use and will be kept:}}": [["count","plural",{"one":["#"," is in use and will be kept:"],"other":["#"," are in use and will be kept:"]}]],
  "{count, plural, one {Delete # medium?} other {Delete # media?}}": [["count","plural",{"one":["Delete ","#"," medium?"],"other":["Delete ","#"," media?"]}]],
  "{count, plural, one {Edit # medium} other {Edit # media}}": [["count","plural",{"one":["Edit ","#"," medium"],"other":["Edit ","#"," media"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Show ","#"," more"],"other":["Show ","#"," more"]}]],
  "{name} is the current name, {number} the place in the list: “{name}, spring {number}”.": [["name"]," is the current name, ",["number"]," the place in the list: “",["name"],", spring ",["number"],"”."],
}
