// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A tag has at most {most} characters": ["A tag has at most ",["most"]," characters"],
  "On {date} the clocks go back by {length}: {from} becomes {to}.": ["On ",["date"]," the clocks go back by ",["length"],": ",["from"]," becomes ",["to"],"."],
  "On {date} the clocks go forward by {length}: {from} becomes {to}.": ["On ",["date"]," the clocks go forward by ",["length"],": ",["from"]," becomes ",["to"],"."],
  "Tags: {tags}": ["Tags: ",["tags"]],
  "The tags of “{name}” were changed": ["The tags of “",["name"],"” were changed"],
  "This device does not know the zone {zone}; times are shown in UTC.": ["This device does not know the zone ",["zone"],"; times are shown in UTC."],
  "{booked} of {open}": [["booked"]," of ",["open"]],
  "{count, plural, =0 {No upcoming appointments} one {# upcoming appointment} other {# upcoming appointments}}": [["count","plural",{"0":["No upcoming appointments"],"one":["#"," upcoming appointment"],"other":["#"," upcoming appointments"]}]],
  "{count, plural, one {# more service} other {# more services}}": [["count","plural",{"one":["#"," more service"],"other":["#"," more services"]}]],
  "{count, plural, one {Add tags to # calendar} other {Add tags to # calendars}}": [["count","plural",{"one":["Add tags to ","#"," calendar"],"other":["Add tags to ","#"," calendars"]}]],
  "{count, plural, one {Delete # calendar?} other {Delete # calendars?}}": [["count","plural",{"one":["Delete ","#"," calendar?"],"other":["Delete ","#"," calendars?"]}]],
  "{count, plural, one {Delete # calendar} other {Delete # calendars}}": [["count","plural",{"one":["Delete ","#"," calendar"],"other":["Delete ","#"," calendars"]}]],
  "{count, plural, one {Remove tags from # calendar} other {Remove tags from # calendars}}": [["count","plural",{"one":["Remove tags from ","#"," calendar"],"other":["Remove tags from ","#"," calendars"]}]],
}
