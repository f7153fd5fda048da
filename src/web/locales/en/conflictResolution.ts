// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Cancel {who}, {time}": ["Cancel ",["who"],", ",["time"]],
  "Closed {time} from now on": ["Closed ",["time"]," from now on"],
  "Move to {time}": ["Move to ",["time"]],
  "Move {who} to {time}": ["Move ",["who"]," to ",["time"]],
  "Nothing is saved yet. {looked, plural, one {# future appointment was checked} other {# future appointments were checked}}; free times were searched on {elsewhere, plural, =0 {no other calendar} one {# other calendar too} other {# other calendars too}}.": ["Nothing is saved yet. ",["looked","plural",{"one":["#"," future appointment was checked"],"other":["#"," future appointments were checked"]}],"; free times were searched on ",["elsewhere","plural",{"0":["no other calendar"],"one":["#"," other calendar too"],"other":["#"," other calendars too"]}],"."],
  "Other hours that day: closed {time}": ["Other hours that day: closed ",["time"]],
  "Too close to {name} with the new rules": ["Too close to ",["name"]," with the new rules"],
  "cancel {cancel}": ["cancel ",["cancel"]],
  "move {move}": ["move ",["move"]],
  "{cancel, plural, one {# canceled} other {# canceled}}": [["cancel","plural",{"one":["#"," canceled"],"other":["#"," canceled"]}]],
  "{count, plural, one {# appointment would be outside the hours} other {# appointments would be outside the hours}}": [["count","plural",{"one":["#"," appointment would be outside the hours"],"other":["#"," appointments would be outside the hours"]}]],
  "{count, plural, one {# appointment would be too close to another one} other {# appointments would be too close to another one}}": [["count","plural",{"one":["#"," appointment would be too close to another one"],"other":["#"," appointments would be too close to another one"]}]],
  "{count, plural, one {# appointment would no longer fit its service} other {# appointments would no longer fit their services}}": [["count","plural",{"one":["#"," appointment would no longer fit its service"],"other":["#"," appointments would no longer fit their services"]}]],
  "{found, plural, one {# appointment loaded} other {# appointments loaded}}": [["found","plural",{"one":["#"," appointment loaded"],"other":["#"," appointments loaded"]}]],
  "{found} of {total} appointments loaded": [["found"]," of ",["total"]," appointments loaded"],
  "{keep, plural, one {# kept} other {# kept}}": [["keep","plural",{"one":["#"," kept"],"other":["#"," kept"]}]],
  "{move, plural, one {# moved} other {# moved}}": [["move","plural",{"one":["#"," moved"],"other":["#"," moved"]}]],
  "{unmovable, plural, one {# has no free time within four weeks} other {# have no free time within four weeks}}": [["unmovable","plural",{"one":["#"," has no free time within four weeks"],"other":["#"," have no free time within four weeks"]}]],
  "{who} back to {time}": [["who"]," back to ",["time"]],
}
