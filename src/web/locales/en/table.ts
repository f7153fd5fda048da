// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "All matches but {count} selected": ["All matches but ",["count"]," selected"],
  "All {total} matches selected": ["All ",["total"]," matches selected"],
  "Move {column} down": ["Move ",["column"]," down"],
  "Move {column} up": ["Move ",["column"]," up"],
  "Select all {total} matches": ["Select all ",["total"]," matches"],
  "Width of {column}": ["Width of ",["column"]],
  "{column} is now column {place} of {count}": [["column"]," is now column ",["place"]," of ",["count"]],
  "{count, plural, one {# selected} other {# selected}}": [["count","plural",{"one":["#"," selected"],"other":["#"," selected"]}]],
  "{count} of {total} selected: only those loaded by then": [["count"]," of ",["total"]," selected: only those loaded by then"],
  "{count} selected: only those loaded by then": [["count"]," selected: only those loaded by then"],
}
