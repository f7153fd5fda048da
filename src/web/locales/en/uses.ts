// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Cover video of “{name}”": ["Cover video of “",["name"],"”"],
  "Image of preset “{name}”": ["Image of preset “",["name"],"”"],
  "Image of service “{name}”": ["Image of service “",["name"],"”"],
  "Logo of preset “{name}”": ["Logo of preset “",["name"],"”"],
  "Main image of room “{name}”": ["Main image of room “",["name"],"”"],
  "Media of preset “{name}”": ["Media of preset “",["name"],"”"],
  "Media of room “{name}”": ["Media of room “",["name"],"”"],
  "{count, plural, one {# discount code:} other {# discount codes:}}": [["count","plural",{"one":["#"," discount code:"],"other":["#"," discount codes:"]}]],
  "{count, plural, one {# guest:} other {# guests:}}": [["count","plural",{"one":["#"," guest:"],"other":["#"," guests:"]}]],
  "{count, plural, one {# medium uses it:} other {# media use it:}}": [["count","plural",{"one":["#"," medium uses it:"],"other":["#"," media use it:"]}]],
  "{count, plural, one {# medium:} other {# media:}}": [["count","plural",{"one":["#"," medium:"],"other":["#"," media:"]}]],
  "{count, plural, one {# person named in it:} other {# people named in it:}}": [["count","plural",{"one":["#"," person named in it:"],"other":["#"," people named in it:"]}]],
  "{count, plural, one {# preset uses it:} other {# presets use it:}}": [["count","plural",{"one":["#"," preset uses it:"],"other":["#"," presets use it:"]}]],
  "{count, plural, one {# reminder} other {# reminders}}": [["count","plural",{"one":["#"," reminder"],"other":["#"," reminders"]}]],
  "{count, plural, one {# room uses it:} other {# rooms use it:}}": [["count","plural",{"one":["#"," room uses it:"],"other":["#"," rooms use it:"]}]],
  "{count, plural, one {# service is offered by nobody else and can no longer be booked:} other {# services are offered by nobody else and can no longer be booked:}}": [["count","plural",{"one":["#"," service is offered by nobody else and can no longer be booked:"],"other":["#"," services are offered by nobody else and can no longer be booked:"]}]],
  "{count, plural, one {# service keeps its rules but loses its type:} other {# services keep their rules but lose their type:}}": [["count","plural",{"one":["#"," service keeps its rules but loses its type:"],"other":["#"," services keep their rules but lose their type:"]}]],
  "{count, plural, one {# service keeps the hours of the other schedules:} other {# services keep the hours of the other schedules:}}": [["count","plural",{"one":["#"," service keeps the hours of the other schedules:"],"other":["#"," services keep the hours of the other schedules:"]}]],
  "{count, plural, one {# service uses it:} other {# services use it:}}": [["count","plural",{"one":["#"," service uses it:"],"other":["#"," services use it:"]}]],
  "{count, plural, one {# service will have no hours in this calendar:} other {# services will have no hours in this calendar:}}": [["count","plural",{"one":["#"," service will have no hours in this calendar:"],"other":["#"," services will have no hours in this calendar:"]}]],
  "{count, plural, one {# service will no longer be offered by it:} other {# services will no longer be offered by it:}}": [["count","plural",{"one":["#"," service will no longer be offered by it:"],"other":["#"," services will no longer be offered by it:"]}]],
  "{count, plural, one {# upcoming appointment. Move or cancel it first.} other {# upcoming appointments. Move or cancel them first.}}": [["count","plural",{"one":["#"," upcoming appointment. Move or cancel it first."],"other":["#"," upcoming appointments. Move or cancel them first."]}]],
  "{count, plural, one {# vote of the poll} other {# votes of the poll}}": [["count","plural",{"one":["#"," vote of the poll"],"other":["#"," votes of the poll"]}]],
  "{count, plural, one {# weekly schedule is only for this service and will be unused:} other {# weekly schedules are only for this service and will be unused:}}": [["count","plural",{"one":["#"," weekly schedule is only for this service and will be unused:"],"other":["#"," weekly schedules are only for this service and will be unused:"]}]],
  "{count, plural, one {# weekly schedule will no longer include it:} other {# weekly schedules will no longer include it:}}": [["count","plural",{"one":["#"," weekly schedule will no longer include it:"],"other":["#"," weekly schedules will no longer include it:"]}]],
  "{count, plural, one {# weekly schedule:} other {# weekly schedules:}}": [["count","plural",{"one":["#"," weekly schedule:"],"other":["#"," weekly schedules:"]}]],
  "{count} or more upcoming appointments. Move or cancel them first.": [["count"]," or more upcoming appointments. Move or cancel them first."],
  "“{name}” cannot be deleted": ["“",["name"],"” cannot be deleted"],
}
