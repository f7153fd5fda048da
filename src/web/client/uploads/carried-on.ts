import type { Multimedia } from '#api/contract/multimedia.ts'

/**
 * Hears of a medium whose file an earlier page began to send and that is there now, with the file; `posterOf` is the medium that
 * it is to stand for.
 */
export type CarriedOn = (medium: Multimedia, file: File, posterOf?: string) => void

/** Hands on what was carried on; what came before anybody listened waits for who does. */
export const createCarriedOn = () => {
  const listeners = new Set<CarriedOn>()
  let waiting: Parameters<CarriedOn>[] = []
  return {
    tell: (...carried: Parameters<CarriedOn>) => {
      if (listeners.size === 0) waiting.push(carried)
      for (const listen of listeners) listen(...carried)
    },
    listen: (listen: CarriedOn): (() => void) => {
      listeners.add(listen)
      const early = waiting
      waiting = []
      for (const carried of early) listen(...carried)
      return () => void listeners.delete(listen)
    },
  }
}
