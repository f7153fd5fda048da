// The door: what other features may use of this one.
export { serviceOf } from './export-words.ts'
export { type Print, printsOf } from './paper/kept-prints.ts'
export { type KnownNow, type PaperLine, paperLines, type SincePrint } from './paper/since-print.ts'
