import type { Multimedia } from '#api/contract/multimedia.ts'

/**
 * Hears of a medium whose file an earlier page began to send and that is there now, with the file; `posterOf` is the medium that
 * it is to stand for. The file is remembered until what it answers ends.
 */
export type CarriedOn = (medium: Multimedia, file: File, posterOf?: string) => Promise<void> | void

/** Hands on what was carried on; what came before anybody listened waits for who does. */
export const createCarriedOn = () => {
  const listeners = new Set<CarriedOn>()
  let waiting: { carried: Parameters<CarriedOn>; told: (ends: Promise<void> | void) => void }[] = []
  return {
    /** Ends once everybody who heard of it is through with it. */
    tell: async (...carried: Parameters<CarriedOn>): Promise<void> => {
      if (listeners.size > 0) await Promise.all([...listeners].map(async (listen) => listen(...carried)))
      else await new Promise<void>((told) => waiting.push({ carried, told }))
    },
    listen: (listen: CarriedOn): (() => void) => {
      listeners.add(listen)
      const early = waiting
      waiting = []
      for (const { carried, told } of early) told(listen(...carried))
      return () => void listeners.delete(listen)
    },
  }
}
