// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "ANONYMIZE {count}": ["ANONYMIZE ",["count"]],
  "CANCEL {count}": ["CANCEL ",["count"]],
  "DELETE {count}": ["DELETE ",["count"]],
  "In use: {words}.": ["In use: ",["words"],"."],
  "Type {phrase} to confirm": ["Type ",["phrase"]," to confirm"],
  "{count, plural, =0 {Nothing left to anonymize} one {# appointment still names guests} other {# appointments still name guests}}, of {ended, plural, one {# that} other {# that}} ended before {date}.": [["count","plural",{"0":["Nothing left to anonymize"],"one":["#"," appointment still names guests"],"other":["#"," appointments still name guests"]}],", of ",["ended","plural",{"one":["#"," that"],"other":["#"," that"]}]," ended before ",["date"],"."],
  "{count, plural, one {# blocked time is free again} other {# blocked times are free again}}": [["count","plural",{"one":["#"," blocked time is free again"],"other":["#"," blocked times are free again"]}]],
  "{count, plural, one {# guest will be removed from the records} other {# guests will be removed from the records}}": [["count","plural",{"one":["#"," guest will be removed from the records"],"other":["#"," guests will be removed from the records"]}]],
  "{count, plural, one {# of them is upcoming} other {# of them are upcoming}}": [["count","plural",{"one":["#"," of them is upcoming"],"other":["#"," of them are upcoming"]}]],
  "{count, plural, one {# vote is deleted too} other {# votes are deleted too}}": [["count","plural",{"one":["#"," vote is deleted too"],"other":["#"," votes are deleted too"]}]],
  "{count, plural, one {And # more.} other {And # more.}}": [["count","plural",{"one":["And ","#"," more."],"other":["And ","#"," more."]}]],
  "{count, plural, one {Anonymize # appointment} other {Anonymize # appointments}}": [["count","plural",{"one":["Anonymize ","#"," appointment"],"other":["Anonymize ","#"," appointments"]}]],
  "{count, plural, one {Anonymize the guests of # appointment} other {Anonymize the guests of # appointments}}": [["count","plural",{"one":["Anonymize the guests of ","#"," appointment"],"other":["Anonymize the guests of ","#"," appointments"]}]],
  "{count, plural, one {Move # appointment} other {Move # appointments}}": [["count","plural",{"one":["Move ","#"," appointment"],"other":["Move ","#"," appointments"]}]],
  "{count, plural, one {Set the category of # appointment} other {Set the category of # appointments}}": [["count","plural",{"one":["Set the category of ","#"," appointment"],"other":["Set the category of ","#"," appointments"]}]],
  "{count, plural, one {Set the source of # appointment} other {Set the source of # appointments}}": [["count","plural",{"one":["Set the source of ","#"," appointment"],"other":["Set the source of ","#"," appointments"]}]],
  "{name}: from {before} to {after}": [["name"],": from ",["before"]," to ",["after"]],
}
