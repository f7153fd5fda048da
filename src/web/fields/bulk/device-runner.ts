import type { Runner } from '../../ui/run/runner.ts'
import { createRunner } from '../../ui/run/runner.ts'
import { judgeFailure } from './judge.ts'

const askBeforeClosing = (event: BeforeUnloadEvent): void => event.preventDefault()

const openRunner = (): Runner => {
  const runner = createRunner({
    now: () => Date.now(),
    at: (time, call) => {
      const timer = setTimeout(call, Math.max(0, time - Date.now()))
      return () => clearTimeout(timer)
    },
    newId: () => crypto.randomUUID(),
    online: () => navigator.onLine,
    judge: judgeFailure,
  })
  addEventListener('online', runner.lineChanged)
  addEventListener('offline', runner.lineChanged)
  runner.subscribe(() => {
    // A page that always listens is kept out of the browser's back-forward cache.
    if (runner.active()) addEventListener('beforeunload', askBeforeClosing)
    else removeEventListener('beforeunload', askBeforeClosing)
  })
  return runner
}

/** The runner of this page. */
export const runner = openRunner()
