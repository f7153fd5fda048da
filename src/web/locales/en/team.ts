// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A tag has at most {most} characters": ["A tag has at most ",["most"]," characters"],
  "Changed the tags of “{name}”": ["Changed the tags of “",["name"],"”"],
  "Clocks go back by {length} on {date}: {from} becomes {to}.": ["Clocks go back by ",["length"]," on ",["date"],": ",["from"]," becomes ",["to"],"."],
  "Clocks go forward by {length} on {date}: {from} becomes {to}.": ["Clocks go forward by ",["length"]," on ",["date"],": ",["from"]," becomes ",["to"],"."],
  "Tags: {tags}": ["Tags: ",["tags"]],
  "This device doesn’t know the zone {zone}; times are in UTC.": ["This device doesn’t know the zone ",["zone"],"; times are in UTC."],
  "{booked} of {open}": [["booked"]," of ",["open"]],
  "{count, plural, =0 {No upcoming appointments} one {# upcoming appointment} other {# upcoming appointments}}": [["count","plural",{"0":["No upcoming appointments"],"one":["#"," upcoming appointment"],"other":["#"," upcoming appointments"]}]],
  "{count, plural, one {# more service} other {# more services}}": [["count","plural",{"one":["#"," more service"],"other":["#"," more services"]}]],
  "{count, plural, one {Add tags to # calendar} other {Add tags to # calendars}}": [["count","plural",{"one":["Add tags to ","#"," calendar"],"other":["Add tags to ","#"," calendars"]}]],
  "{count, plural, one {Delete # calendar?} other {Delete # calendars?}}": [["count","plural",{"one":["Delete ","#"," calendar?"],"other":["Delete ","#"," calendars?"]}]],
  "{count, plural, one {Delete # calendar} other {Delete # calendars}}": [["count","plural",{"one":["Delete ","#"," calendar"],"other":["Delete ","#"," calendars"]}]],
  "{count, plural, one {Remove tags from # calendar} other {Remove tags from # calendars}}": [["count","plural",{"one":["Remove tags from ","#"," calendar"],"other":["Remove tags from ","#"," calendars"]}]],
}
