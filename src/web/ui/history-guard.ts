type StepListener = (event: PopStateEvent) => void

let guard: StepListener | null = null

// Browsers call the listeners of this event in the order of registration, capture or not. To be asked before the router,
// this one must be registered before the router is mounted: the entry imports this module first.
window.addEventListener('popstate', (event) => guard?.(event))

/** Lets `listener` see each step through the history before the router does; answers how to end that. */
export function guardHistory(listener: StepListener): () => void {
  guard = listener
  return () => {
    if (guard === listener) guard = null
  }
}
