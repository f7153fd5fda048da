// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Couldn’t load {names}.": ["Couldn’t load ",["names"],"."],
  "Create “{name}”": ["Create “",["name"],"”"],
  "Duplicated “{name}”": ["Duplicated “",["name"],"”"],
  "Load all {count} calendars": ["Load all ",["count"]," calendars"],
  "Loading the schedules of {read} of {count} calendars…": ["Loading the schedules of ",["read"]," of ",["count"]," calendars…"],
  "There are {count} calendars, and the server lists schedules one calendar at a time.": ["There are ",["count"]," calendars, and the server lists schedules one calendar at a time."],
  "{count, plural, one {# exception} other {# exceptions}}": [["count","plural",{"one":["#"," exception"],"other":["#"," exceptions"]}]],
  "{count, plural, one {# more} other {# more}}": [["count","plural",{"one":["#"," more"],"other":["#"," more"]}]],
  "{count, plural, one {# service} other {# services}}": [["count","plural",{"one":["#"," service"],"other":["#"," services"]}]],
  "{count, plural, one {Delete # schedule?} other {Delete # schedules?}}": [["count","plural",{"one":["Delete ","#"," schedule?"],"other":["Delete ","#"," schedules?"]}]],
  "{count, plural, one {Delete # schedule} other {Delete # schedules}}": [["count","plural",{"one":["Delete ","#"," schedule"],"other":["Delete ","#"," schedules"]}]],
  "{count, plural, one {Duplicate # schedule} other {Duplicate # schedules}}": [["count","plural",{"one":["Duplicate ","#"," schedule"],"other":["Duplicate ","#"," schedules"]}]],
  "{count, plural, one {The schedules of # calendar are missing here.} other {The schedules of # calendars are missing here.}}": [["count","plural",{"one":["The schedules of ","#"," calendar are missing here."],"other":["The schedules of ","#"," calendars are missing here."]}]],
}
