/** An answer exactly as it arrived. */
export interface RawAnswer {
  method: string
  url: string
  status: number
  /** Those that the browser lets a page read, by name. */
  headers: readonly (readonly [name: string, value: string])[]
  /** The body as text. */
  text: string
  /** How long it took, in milliseconds. */
  ms: number
}
