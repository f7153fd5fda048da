// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Entry {number} also has this code.": ["Entry ",["number"]," also has this code."],
  "From the preset “{title}” until you choose something here.": ["From the preset “",["title"],"” until you choose something here."],
  "From the preset: {value}": ["From the preset: ",["value"]],
  "Labeled “{name}”": ["Labeled “",["name"],"”"],
  "Removed label from “{name}”": ["Removed label from “",["name"],"”"],
  "{count, plural, =0 {Extra fields} one {# extra field} other {# extra fields}}": [["count","plural",{"0":["Extra fields"],"one":["#"," extra field"],"other":["#"," extra fields"]}]],
  "{count, plural, one {# guest} other {# guests}}": [["count","plural",{"one":["#"," guest"],"other":["#"," guests"]}]],
  "{count, plural, one {# host} other {# hosts}}": [["count","plural",{"one":["#"," host"],"other":["#"," hosts"]}]],
  "{count, plural, one {# room has this label already.} other {# rooms have this label already.}}": [["count","plural",{"one":["#"," room has this label already."],"other":["#"," rooms have this label already."]}]],
  "{count, plural, one {# room selected} other {# rooms selected}}": [["count","plural",{"one":["#"," room selected"],"other":["#"," rooms selected"]}]],
  "{count, plural, one {Change # room} other {Change # rooms}}": [["count","plural",{"one":["Change ","#"," room"],"other":["Change ","#"," rooms"]}]],
  "{count, plural, one {Delete # room?} other {Delete # rooms?}}": [["count","plural",{"one":["Delete ","#"," room?"],"other":["Delete ","#"," rooms?"]}]],
  "{count, plural, one {Delete # room} other {Delete # rooms}}": [["count","plural",{"one":["Delete ","#"," room"],"other":["Delete ","#"," rooms"]}]],
  "{count, plural, one {Label # room “{label}”} other {Label # rooms “{label}”}}": [["count","plural",{"one":["Label ","#"," room “",["label"],"”"],"other":["Label ","#"," rooms “",["label"],"”"]}]],
  "{count, plural, one {Label # room} other {Label # rooms}}": [["count","plural",{"one":["Label ","#"," room"],"other":["Label ","#"," rooms"]}]],
  "{count, plural, one {Remove “{label}” from # room} other {Remove “{label}” from # rooms}}": [["count","plural",{"one":["Remove “",["label"],"” from ","#"," room"],"other":["Remove “",["label"],"” from ","#"," rooms"]}]],
  "{word} isn’t a valid email address.": [["word"]," isn’t a valid email address."],
}
