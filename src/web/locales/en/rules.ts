// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book for today only, {pace}.": ["Book for today only, ",["pace"],"."],
  "Each appointment takes {time}, or {sum} with buffers.": ["Each appointment takes ",["time"],", or ",["sum"]," with buffers."],
  "Each appointment takes {time}.": ["Each appointment takes ",["time"],"."],
  "That’s {day} today.": ["That’s ",["day"]," today."],
  "That’s {from} to {to} today.": ["That’s ",["from"]," to ",["to"]," today."],
  "every {step}": ["every ",["step"]],
  "{every}, with no time in between": [["every"],", with no time in between"],
  "{every}, with {gap} in between": [["every"],", with ",["gap"]," in between"],
  "{least, plural, =0 {Book from now} =1 {Book from tomorrow} other {Book from # days ahead}} {most, plural, =1 {until the end of tomorrow} other {until # days ahead}}, {pace}.": [["least","plural",{"0":["Book from now"],"1":["Book from tomorrow"],"other":["Book from ","#"," days ahead"]}]," ",["most","plural",{"1":["until the end of tomorrow"],"other":["until ","#"," days ahead"]}],", ",["pace"],"."],
  "{least, plural, =1 {Book for tomorrow only} other {Book only for the day # days ahead}}, {pace}.": [["least","plural",{"1":["Book for tomorrow only"],"other":["Book only for the day ","#"," days ahead"]}],", ",["pace"],"."],
}
