// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Resume {left} of {total}": ["Resume ",["left"]," of ",["total"]],
  "Retry the {refused} refused": ["Retry the ",["refused"]," refused"],
  "Start the remaining {stopped}": ["Start the remaining ",["stopped"]],
  "The server does not answer. Trying again in {seconds}.": ["The server does not answer. Trying again in ",["seconds"],"."],
  "The server has too many calls. Continuing in {seconds}.": ["The server has too many calls. Continuing in ",["seconds"],"."],
  "The whole list with its filters: {count} records, which take a while to load. Narrow the list with a filter for a smaller file.": ["The whole list with its filters: ",["count"]," records, which take a while to load. Narrow the list with a filter for a smaller file."],
  "Undo the {undoable} done": ["Undo the ",["undoable"]," done"],
  "Undo: {title}": ["Undo: ",["title"]],
  "{done, plural, one {# done} other {# done}}": [["done","plural",{"one":["#"," done"],"other":["#"," done"]}]],
  "{found} loaded": [["found"]," loaded"],
  "{found} of {total} loaded": [["found"]," of ",["total"]," loaded"],
  "{left, plural, one {# to go} other {# to go}}": [["left","plural",{"one":["#"," to go"],"other":["#"," to go"]}]],
  "{name}: the server returned {saved} of {all} records.": [["name"],": the server returned ",["saved"]," of ",["all"]," records."],
  "{name}: {count, plural, one {# record} other {# records}} saved.": [["name"],": ",["count","plural",{"one":["#"," record"],"other":["#"," records"]}]," saved."],
  "{over} of {total}": [["over"]," of ",["total"]],
  "{refused, plural, one {# refused} other {# refused}}": [["refused","plural",{"one":["#"," refused"],"other":["#"," refused"]}]],
  "{stopped, plural, one {# not started} other {# not started}}": [["stopped","plural",{"one":["#"," not started"],"other":["#"," not started"]}]],
  "{title} (next)": [["title"]," (next)"],
  "{title}: ended. {counts}": [["title"],": ended. ",["counts"]],
  "{title}: in progress.": [["title"],": in progress."],
  "{title}: paused automatically, the server has problems.": [["title"],": paused automatically, the server has problems."],
  "{title}: paused.": [["title"],": paused."],
  "{title}: stopping after what is in progress.": [["title"],": stopping after what is in progress."],
  "{title}: waiting for its turn.": [["title"],": waiting for its turn."],
  "{title}: waiting, the server cannot be reached.": [["title"],": waiting, the server cannot be reached."],
  "{title}: waiting, the server has too many requests.": [["title"],": waiting, the server has too many requests."],
}
