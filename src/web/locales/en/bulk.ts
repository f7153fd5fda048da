// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Resume {left} of {total}": ["Resume ",["left"]," of ",["total"]],
  "Retry the {refused} refused": ["Retry the ",["refused"]," refused"],
  "Start the remaining {stopped}": ["Start the remaining ",["stopped"]],
  "The server isn’t answering. Trying again in {seconds}.": ["The server isn’t answering. Trying again in ",["seconds"],"."],
  "The whole list with its filters: {count} records, which take a while. Filter the list for a smaller file.": ["The whole list with its filters: ",["count"]," records, which take a while. Filter the list for a smaller file."],
  "Too many requests. Continuing in {seconds}.": ["Too many requests. Continuing in ",["seconds"],"."],
  "Undo the {undoable} done": ["Undo the ",["undoable"]," done"],
  "Undo: {title}": ["Undo: ",["title"]],
  "{done, plural, one {# done} other {# done}}": [["done","plural",{"one":["#"," done"],"other":["#"," done"]}]],
  "{found} loaded": [["found"]," loaded"],
  "{found} of {total} loaded": [["found"]," of ",["total"]," loaded"],
  "{left, plural, one {# to go} other {# to go}}": [["left","plural",{"one":["#"," to go"],"other":["#"," to go"]}]],
  "{name}: saved {count, plural, one {# record} other {# records}}": [["name"],": saved ",["count","plural",{"one":["#"," record"],"other":["#"," records"]}]],
  "{name}: the server returned {saved} of {all} records.": [["name"],": the server returned ",["saved"]," of ",["all"]," records."],
  "{over} of {total}": [["over"]," of ",["total"]],
  "{refused, plural, one {# refused} other {# refused}}": [["refused","plural",{"one":["#"," refused"],"other":["#"," refused"]}]],
  "{stopped, plural, one {# not started} other {# not started}}": [["stopped","plural",{"one":["#"," not started"],"other":["#"," not started"]}]],
  "{title} (next)": [["title"]," (next)"],
  "{title}: ended. {counts}": [["title"],": ended. ",["counts"]],
  "{title}: in progress.": [["title"],": in progress."],
  "{title}: next in line.": [["title"],": next in line."],
  "{title}: paused automatically after server errors.": [["title"],": paused automatically after server errors."],
  "{title}: paused.": [["title"],": paused."],
  "{title}: stopping after the current step.": [["title"],": stopping after the current step."],
  "{title}: waiting, can’t reach the server.": [["title"],": waiting, can’t reach the server."],
  "{title}: waiting, too many requests.": [["title"],": waiting, too many requests."],
}
