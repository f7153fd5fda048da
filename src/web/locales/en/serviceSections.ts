// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All rules that {type} gives are the same here.": ["All rules that ",["type"]," gives are the same here."],
  "As {from} says.": ["As ",["from"]," says."],
  "Left empty: {value}.": ["Left empty: ",["value"],"."],
  "No free start from {from} to {to}.": ["No free start from ",["from"]," to ",["to"],"."],
  "Ranges {list} meet or overlap: they count as one, {span}.": ["Ranges ",["list"]," meet or overlap: they count as one, ",["span"],"."],
  "Role and dates: {told}": ["Role and dates: ",["told"]],
  "Take the type’s value: {label}": ["Take the type’s value: ",["label"]],
  "{count, plural, =0 {None to come} other {# to come}}": [["count","plural",{"0":["None to come"],"other":["#"," to come"]}]],
  "{count, plural, one {All of it only within its date range.} other {All of it only within its # date ranges.}}": [["count","plural",{"one":["All of it only within its date range."],"other":["All of it only within its ","#"," date ranges."]}]],
  "{count, plural, one {Its # coming appointment stays.} other {Its # coming appointments stay.}}": [["count","plural",{"one":["Its ","#"," coming appointment stays."],"other":["Its ","#"," coming appointments stay."]}]],
  "{count, plural, one {not in # period} other {not in # periods}}": [["count","plural",{"one":["not in ","#"," period"],"other":["not in ","#"," periods"]}]],
  "{count, plural, one {only in # period} other {only in # periods}}": [["count","plural",{"one":["only in ","#"," period"],"other":["only in ","#"," periods"]}]],
  "{count} in all, past ones too": [["count"]," in all, past ones too"],
  "{count} or more to come": [["count"]," or more to come"],
  "{type} gives no rules.": [["type"]," gives no rules."],
  "{type} gives what is left empty below: {list}.": [["type"]," gives what is left empty below: ",["list"],"."],
  "{type} says otherwise: {list}. This service keeps its own values until you take those.": [["type"]," says otherwise: ",["list"],". This service keeps its own values until you take those."],
}
