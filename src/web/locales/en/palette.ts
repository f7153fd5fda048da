// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Earlier: {time}": ["Earlier: ",["time"]],
  "Go to {date}": ["Go to ",["date"]],
  "Language: {name}": ["Language: ",["name"]],
  "No results for “{text}”. Try part of a name, an email, a phone or a date such as 12 Dec.": ["No results for “",["text"],"”. Try part of a name, an email, a phone or a date such as 12 Dec."],
  "Search appointments for “{text}”": ["Search appointments for “",["text"],"”"],
  "{count, plural, =0 {Nothing found} one {# result} other {# results}}": [["count","plural",{"0":["Nothing found"],"one":["#"," result"],"other":["#"," results"]}]],
}
