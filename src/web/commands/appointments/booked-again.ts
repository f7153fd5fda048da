import { createStore } from '../../store/store.ts'

interface Again {
  /** Id of the appointment that was canceled or deleted. */
  was: string
  /** Id of the one that stands in its place. */
  is: string
}

const last = createStore<Again | undefined>(undefined)

/** Tells whoever looks at an appointment that was taken back by booking it again which one stands now. */
export const tellBookedAgain = (again: Again): void => last.set(again)

/** Calls `follow` each time that an appointment is booked again; answers how to end that. */
export const onBookedAgain = (follow: (again: Again) => void): (() => void) =>
  last.subscribe(() => {
    const again = last.get()
    if (again) follow(again)
  })
