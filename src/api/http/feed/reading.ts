/** A reading that is made by one at a time for all who ask: asked for while it is under way, it looks once more. */
export class Reading {
  #underWay: Promise<void> | undefined
  #isAsked = false

  /** @param look Reads once; answers whether there is more to read. */
  constructor(private readonly look: () => Promise<boolean>) {}

  /** Resolves once all is read that was there when it was asked for; rejects where a look does. */
  ask(): Promise<void> {
    this.#isAsked = true
    this.#underWay ??= this.#lookAll()
    return this.#underWay
  }

  async #lookAll(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false
        if (await this.look()) this.#isAsked = true
      }
    } finally {
      // In the same breath as the last look at what is asked, so that nobody who asks then is forgotten.
      this.#underWay = undefined
    }
  }
}
