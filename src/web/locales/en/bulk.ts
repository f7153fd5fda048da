// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Retry the {refused} refused": ["Retry the ",["refused"]," refused"],
  "Start the {stopped} not started": ["Start the ",["stopped"]," not started"],
  "The service does not answer. Trying again in {seconds}.": ["The service does not answer. Trying again in ",["seconds"],"."],
  "The service has too many calls. Going on in {seconds}.": ["The service has too many calls. Going on in ",["seconds"],"."],
  "The whole list with its filters: {count} records, which take a while to read. Narrow the list with a filter for a smaller file.": ["The whole list with its filters: ",["count"]," records, which take a while to read. Narrow the list with a filter for a smaller file."],
  "Undo the {undoable} done": ["Undo the ",["undoable"]," done"],
  "Undo: {title}": ["Undo: ",["title"]],
  "{done, plural, one {# done} other {# done}}": [["done","plural",{"one":["#"," done"],"other":["#"," done"]}]],
  "{found} of {total} read": [["found"]," of ",["total"]," read"],
  "{found} read": [["found"]," read"],
  "{left, plural, one {# to go} other {# to go}}": [["left","plural",{"one":["#"," to go"],"other":["#"," to go"]}]],
  "{name}: the service gave {saved} of {all} records.": [["name"],": the service gave ",["saved"]," of ",["all"]," records."],
  "{name}: {count, plural, one {# record} other {# records}} saved.": [["name"],": ",["count","plural",{"one":["#"," record"],"other":["#"," records"]}]," saved."],
  "{over} of {total}": [["over"]," of ",["total"]],
  "{refused, plural, one {# refused} other {# refused}}": [["refused","plural",{"one":["#"," refused"],"other":["#"," refused"]}]],
  "{stopped, plural, one {# not started} other {# not started}}": [["stopped","plural",{"one":["#"," not started"],"other":["#"," not started"]}]],
  "{title} (next)": [["title"]," (next)"],
  "{title}: ended. {counts}": [["title"],": ended. ",["counts"]],
  "{title}: paused by itself, because the service is in trouble.": [["title"],": paused by itself, because the service is in trouble."],
  "{title}: paused.": [["title"],": paused."],
  "{title}: stopping after what is under way.": [["title"],": stopping after what is under way."],
  "{title}: under way.": [["title"],": under way."],
  "{title}: waits for its turn.": [["title"],": waits for its turn."],
  "{title}: waits, because the service cannot be reached.": [["title"],": waits, because the service cannot be reached."],
  "{title}: waits, because the service has too many calls.": [["title"],": waits, because the service has too many calls."],
}
