// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A copy of “{name}”, saved once you create it.": ["A copy of “",["name"],"”, saved once you create it."],
  "All rules from {type} are the same here.": ["All rules from ",["type"]," are the same here."],
  "Deactivate “{name}”": ["Deactivate “",["name"],"”"],
  "Leave blank to use {value}.": ["Leave blank to use ",["value"],"."],
  "No free time from {from} to {to}.": ["No free time from ",["from"]," to ",["to"],"."],
  "Ranges {list} meet or overlap: they count as one, {span}.": ["Ranges ",["list"]," meet or overlap: they count as one, ",["span"],"."],
  "Role and dates: {told}": ["Role and dates: ",["told"]],
  "Set by {from}.": ["Set by ",["from"],"."],
  "Use the type’s value: {label}": ["Use the type’s value: ",["label"]],
  "{count, plural, =0 {None upcoming} other {# upcoming}}": [["count","plural",{"0":["None upcoming"],"other":["#"," upcoming"]}]],
  "{count, plural, one {Activate # service} other {Activate # services}}": [["count","plural",{"one":["Activate ","#"," service"],"other":["Activate ","#"," services"]}]],
  "{count, plural, one {Deactivate # service} other {Deactivate # services}}": [["count","plural",{"one":["Deactivate ","#"," service"],"other":["Deactivate ","#"," services"]}]],
  "{count, plural, one {Delete # service?} other {Delete # services?}}": [["count","plural",{"one":["Delete ","#"," service?"],"other":["Delete ","#"," services?"]}]],
  "{count, plural, one {Delete # service} other {Delete # services}}": [["count","plural",{"one":["Delete ","#"," service"],"other":["Delete ","#"," services"]}]],
  "{count, plural, one {Only within its date range.} other {Only within its # date ranges.}}": [["count","plural",{"one":["Only within its date range."],"other":["Only within its ","#"," date ranges."]}]],
  "{count, plural, one {The # upcoming appointment stays.} other {The # upcoming appointments stay.}}": [["count","plural",{"one":["The ","#"," upcoming appointment stays."],"other":["The ","#"," upcoming appointments stay."]}]],
  "{count, plural, one {not in # period} other {not in # periods}}": [["count","plural",{"one":["not in ","#"," period"],"other":["not in ","#"," periods"]}]],
  "{count, plural, one {only in # period} other {only in # periods}}": [["count","plural",{"one":["only in ","#"," period"],"other":["only in ","#"," periods"]}]],
  "{count} in total, including past ones": [["count"]," in total, including past ones"],
  "{count} or more upcoming": [["count"]," or more upcoming"],
  "{names} and {count} more": [["names"]," and ",["count"]," more"],
  "{type} fills in what you leave blank below: {list}.": [["type"]," fills in what you leave blank below: ",["list"],"."],
  "{type} has other values: {list}. This service keeps its own until you apply those.": [["type"]," has other values: ",["list"],". This service keeps its own until you apply those."],
  "{type} sets no rules.": [["type"]," sets no rules."],
  "“{name}” can be booked": ["“",["name"],"” can be booked"],
  "“{name}” can no longer be booked": ["“",["name"],"” can no longer be booked"],
}
