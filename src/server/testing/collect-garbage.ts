import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Throws away all that nothing holds, as a busy process does now and then. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
