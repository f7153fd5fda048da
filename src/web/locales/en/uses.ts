// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Can’t delete “{name}”": ["Can’t delete “",["name"],"”"],
  "{count, plural, one {# discount code:} other {# discount codes:}}": [["count","plural",{"one":["#"," discount code:"],"other":["#"," discount codes:"]}]],
  "{count, plural, one {# file:} other {# files:}}": [["count","plural",{"one":["#"," file:"],"other":["#"," files:"]}]],
  "{count, plural, one {# guest:} other {# guests:}}": [["count","plural",{"one":["#"," guest:"],"other":["#"," guests:"]}]],
  "{count, plural, one {# person named there:} other {# people named there:}}": [["count","plural",{"one":["#"," person named there:"],"other":["#"," people named there:"]}]],
  "{count, plural, one {# reminder} other {# reminders}}": [["count","plural",{"one":["#"," reminder"],"other":["#"," reminders"]}]],
  "{count, plural, one {# service keeps its rules but loses its type:} other {# services keep their rules but lose their type:}}": [["count","plural",{"one":["#"," service keeps its rules but loses its type:"],"other":["#"," services keep their rules but lose their type:"]}]],
  "{count, plural, one {# service keeps the hours of the other schedules:} other {# services keep the hours of the other schedules:}}": [["count","plural",{"one":["#"," service keeps the hours of the other schedules:"],"other":["#"," services keep the hours of the other schedules:"]}]],
  "{count, plural, one {# service loses its only provider and can’t be booked:} other {# services lose their only provider and can’t be booked:}}": [["count","plural",{"one":["#"," service loses its only provider and can’t be booked:"],"other":["#"," services lose their only provider and can’t be booked:"]}]],
  "{count, plural, one {# service will have no hours in this calendar:} other {# services will have no hours in this calendar:}}": [["count","plural",{"one":["#"," service will have no hours in this calendar:"],"other":["#"," services will have no hours in this calendar:"]}]],
  "{count, plural, one {# upcoming appointment. Move or cancel that one first.} other {# upcoming appointments. Move or cancel them first.}}": [["count","plural",{"one":["#"," upcoming appointment. Move or cancel that one first."],"other":["#"," upcoming appointments. Move or cancel them first."]}]],
  "{count, plural, one {# vote of the poll} other {# votes of the poll}}": [["count","plural",{"one":["#"," vote of the poll"],"other":["#"," votes of the poll"]}]],
  "{count, plural, one {# weekly schedule serves only this service and will be unused:} other {# weekly schedules serve only this service and will be unused:}}": [["count","plural",{"one":["#"," weekly schedule serves only this service and will be unused:"],"other":["#"," weekly schedules serve only this service and will be unused:"]}]],
  "{count, plural, one {# weekly schedule will no longer include this service:} other {# weekly schedules will no longer include this service:}}": [["count","plural",{"one":["#"," weekly schedule will no longer include this service:"],"other":["#"," weekly schedules will no longer include this service:"]}]],
  "{count, plural, one {# weekly schedule:} other {# weekly schedules:}}": [["count","plural",{"one":["#"," weekly schedule:"],"other":["#"," weekly schedules:"]}]],
  "{count, plural, one {No longer offers # service:} other {No longer offers # services:}}": [["count","plural",{"one":["No longer offers ","#"," service:"],"other":["No longer offers ","#"," services:"]}]],
  "{count, plural, one {Used by # file:} other {Used by # files:}}": [["count","plural",{"one":["Used by ","#"," file:"],"other":["Used by ","#"," files:"]}]],
  "{count, plural, one {Used by # preset:} other {Used by # presets:}}": [["count","plural",{"one":["Used by ","#"," preset:"],"other":["Used by ","#"," presets:"]}]],
  "{count, plural, one {Used by # room:} other {Used by # rooms:}}": [["count","plural",{"one":["Used by ","#"," room:"],"other":["Used by ","#"," rooms:"]}]],
  "{count, plural, one {Used by # service:} other {Used by # services:}}": [["count","plural",{"one":["Used by ","#"," service:"],"other":["Used by ","#"," services:"]}]],
  "{count} or more upcoming appointments. Move or cancel them first.": [["count"]," or more upcoming appointments. Move or cancel them first."],
}
