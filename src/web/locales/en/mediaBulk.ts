// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All of them would have the same name. Include {name} or {number}.": ["All of them would have the same name. Include ",["name"]," or ",["number"],"."],
  "Some names would be longer than {most} characters. Shorten the pattern.": ["Some names would be longer than ",["most"]," characters. Shorten the pattern."],
  "The first one becomes “{named}”.": ["The first one becomes “",["named"],"”."],
  "{count, plural, one {# is in use and stays:} other {# are in use and stay:}}": [["count","plural",{"one":["#"," is in use and stays:"],"other":["#"," are in use and stay:"]}]],
  "{count, plural, one {Delete # file?} other {Delete # files?}}": [["count","plural",{"one":["Delete ","#"," file?"],"other":["Delete ","#"," files?"]}]],
  "{count, plural, one {Edit # file} other {Edit # files}}": [["count","plural",{"one":["Edit ","#"," file"],"other":["Edit ","#"," files"]}]],
  "{count, plural, one {Show # more} other {Show # more}}": [["count","plural",{"one":["Show ","#"," more"],"other":["Show ","#"," more"]}]],
  "{name} stands for the current name, {number} for the place in the list: “{name}, spring {number}”.": [["name"]," stands for the current name, ",["number"]," for the place in the list: “",["name"],", spring ",["number"],"”."],
}
