/** Lets other calls have their turn of the event loop; asked between the steps of work that takes long in all. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
