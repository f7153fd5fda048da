// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Each appointment takes {time}.": ["Each appointment takes ",["time"],"."],
  "Each appointment takes {time}; with buffers, it occupies its calendar for {sum}.": ["Each appointment takes ",["time"],"; with buffers, it occupies its calendar for ",["sum"],"."],
  "It can be booked for today only, {pace}.": ["It can be booked for today only, ",["pace"],"."],
  "Today that is {day}.": ["Today that is ",["day"],"."],
  "Today that is {from} to {to}.": ["Today that is ",["from"]," to ",["to"],"."],
  "every {step}": ["every ",["step"]],
  "{every}, with no time in between": [["every"],", with no time in between"],
  "{every}, with {gap} in between": [["every"],", with ",["gap"]," in between"],
  "{least, plural, =0 {It can be booked from now} =1 {It can be booked from tomorrow} other {It can be booked from # days ahead}} {most, plural, =1 {until the end of tomorrow} other {until # days ahead}}, {pace}.": [["least","plural",{"0":["It can be booked from now"],"1":["It can be booked from tomorrow"],"other":["It can be booked from ","#"," days ahead"]}]," ",["most","plural",{"1":["until the end of tomorrow"],"other":["until ","#"," days ahead"]}],", ",["pace"],"."],
  "{least, plural, =1 {It can be booked for tomorrow only} other {It can be booked only for the day # days ahead}}, {pace}.": [["least","plural",{"1":["It can be booked for tomorrow only"],"other":["It can be booked only for the day ","#"," days ahead"]}],", ",["pace"],"."],
}
