type StepListener = (event: PopStateEvent) => void

const guards: StepListener[] = []

// Browsers call the listeners of this event in the order of registration, capture or not. To be asked before the router,
// this one must be registered before the router is mounted: the entry imports this module first.
window.addEventListener('popstate', (event) => guards.at(-1)?.(event))

/** Lets `listener`, while it is the latest, see each step through the history before the router does; answers how to end that. */
export function guardHistory(listener: StepListener): () => void {
  guards.push(listener)
  return () => void guards.splice(guards.indexOf(listener), 1)
}
