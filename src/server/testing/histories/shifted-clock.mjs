// Loaded before a server that a test starts: SIGUSR2 sets its clock as many milliseconds off as the file CLOCK_SHIFT says.
import { readFileSync } from 'node:fs'

const TrueDate = Date
const trueNow = TrueDate.now.bind(TrueDate)
let shift = 0

class ShiftedDate extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(trueNow() + shift)
    else super(...given)
  }
  static now() {
    return trueNow() + shift
  }
}
globalThis.Date = ShiftedDate
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT, 'utf8'))
})
