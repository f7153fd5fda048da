// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "{count, plural, one {# coming appointment. Move or cancel it first.} other {# coming appointments. Move or cancel them first.}}": [["count","plural",{"one":["#"," coming appointment. Move or cancel it first."],"other":["#"," coming appointments. Move or cancel them first."]}]],
  "{count, plural, one {# discount code:} other {# discount codes:}}": [["count","plural",{"one":["#"," discount code:"],"other":["#"," discount codes:"]}]],
  "{count, plural, one {# guest:} other {# guests:}}": [["count","plural",{"one":["#"," guest:"],"other":["#"," guests:"]}]],
  "{count, plural, one {# medium:} other {# media:}}": [["count","plural",{"one":["#"," medium:"],"other":["#"," media:"]}]],
  "{count, plural, one {# person named in it:} other {# people named in it:}}": [["count","plural",{"one":["#"," person named in it:"],"other":["#"," people named in it:"]}]],
  "{count, plural, one {# preset shows it as its logo or picture, and nothing there afterwards:} other {# presets show it as their logo or picture, and nothing there afterwards:}}": [["count","plural",{"one":["#"," preset shows it as its logo or picture, and nothing there afterwards:"],"other":["#"," presets show it as their logo or picture, and nothing there afterwards:"]}]],
  "{count, plural, one {# preset uses it:} other {# presets use it:}}": [["count","plural",{"one":["#"," preset uses it:"],"other":["#"," presets use it:"]}]],
  "{count, plural, one {# reminder} other {# reminders}}": [["count","plural",{"one":["#"," reminder"],"other":["#"," reminders"]}]],
  "{count, plural, one {# room shows it as its picture, and nothing there afterwards:} other {# rooms show it as their picture, and nothing there afterwards:}}": [["count","plural",{"one":["#"," room shows it as its picture, and nothing there afterwards:"],"other":["#"," rooms show it as their picture, and nothing there afterwards:"]}]],
  "{count, plural, one {# room uses it:} other {# rooms use it:}}": [["count","plural",{"one":["#"," room uses it:"],"other":["#"," rooms use it:"]}]],
  "{count, plural, one {# service has no hours in this calendar afterwards:} other {# services have no hours in this calendar afterwards:}}": [["count","plural",{"one":["#"," service has no hours in this calendar afterwards:"],"other":["#"," services have no hours in this calendar afterwards:"]}]],
  "{count, plural, one {# service is no longer offered by it:} other {# services are no longer offered by it:}}": [["count","plural",{"one":["#"," service is no longer offered by it:"],"other":["#"," services are no longer offered by it:"]}]],
  "{count, plural, one {# service is offered by nobody else and cannot be booked afterwards:} other {# services are offered by nobody else and cannot be booked afterwards:}}": [["count","plural",{"one":["#"," service is offered by nobody else and cannot be booked afterwards:"],"other":["#"," services are offered by nobody else and cannot be booked afterwards:"]}]],
  "{count, plural, one {# service keeps its rules and no longer has a type:} other {# services keep their rules and no longer have a type:}}": [["count","plural",{"one":["#"," service keeps its rules and no longer has a type:"],"other":["#"," services keep their rules and no longer have a type:"]}]],
  "{count, plural, one {# service keeps the hours of the other schedules:} other {# services keep the hours of the other schedules:}}": [["count","plural",{"one":["#"," service keeps the hours of the other schedules:"],"other":["#"," services keep the hours of the other schedules:"]}]],
  "{count, plural, one {# vote of the poll} other {# votes of the poll}}": [["count","plural",{"one":["#"," vote of the poll"],"other":["#"," votes of the poll"]}]],
  "{count, plural, one {# weekly schedule is for this service alone and serves nothing afterwards:} other {# weekly schedules are for this service alone and serve nothing afterwards:}}": [["count","plural",{"one":["#"," weekly schedule is for this service alone and serves nothing afterwards:"],"other":["#"," weekly schedules are for this service alone and serve nothing afterwards:"]}]],
  "{count, plural, one {# weekly schedule no longer names it:} other {# weekly schedules no longer name it:}}": [["count","plural",{"one":["#"," weekly schedule no longer names it:"],"other":["#"," weekly schedules no longer name it:"]}]],
  "{count, plural, one {# weekly schedule:} other {# weekly schedules:}}": [["count","plural",{"one":["#"," weekly schedule:"],"other":["#"," weekly schedules:"]}]],
  "{count} or more coming appointments. Move or cancel them first.": [["count"]," or more coming appointments. Move or cancel them first."],
  "“{name}” cannot be deleted": ["“",["name"],"” cannot be deleted"],
}
