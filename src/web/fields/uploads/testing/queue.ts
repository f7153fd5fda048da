import type { Uploads } from '../../../client/upload-store.ts'
import type { Upload, UploadQueue, UploadsState, WantedUpload } from '../../../client/uploads/upload.ts'
import { createStore } from '../../../store/store.ts'

/** A file on its way. */
export const upload = (id: string, more: Partial<Upload> = {}): Upload => ({
  id,
  name: id,
  format: 'image/png',
  size: 2000,
  phase: 'sending',
  sent: 500,
  replacing: false,
  kept: true,
  ...more,
})

/** A queue that only remembers what it was told, and shows what the test says. */
export const openQueue = (first: readonly Upload[]) => {
  const shown = createStore<UploadsState>({ uploads: first, speed: 1000, secondsLeft: 90 })
  const told: string[] = []
  const wanted: WantedUpload[] = []
  const tell = (name: string) => (id?: string) => void told.push(id === undefined ? name : `${name} ${id}`)
  const queue: UploadQueue = {
    state: shown.get,
    subscribe: shown.subscribe,
    add: (more) => {
      wanted.push(...more)
      return more.map((_, at) => `${at}`)
    },
    pause: tell('pause'),
    pauseAll: tell('pauseAll'),
    resume: tell('resume'),
    resumeAll: tell('resumeAll'),
    giveFile: (id, { name }) => {
      told.push(`give ${id} ${name}`)
      return name === 'right.png'
    },
    onCarriedOn: () => () => {},
    retry: tell('retry'),
    retryFailed: tell('retryFailed'),
    cancel: async (id) => tell('cancel')(id),
    cancelAll: async () => tell('cancelAll')(),
    dismiss: tell('dismiss'),
    dismissDone: tell('dismissDone'),
    close: () => {},
  }
  const uploads: Uploads = {
    open: async () => queue,
    state: shown.get,
    subscribe: shown.subscribe,
    start: () => {},
    close: () => {},
  }
  const show = (next: readonly Upload[]) => {
    shown.set({ ...shown.get(), uploads: next })
  }
  return { uploads, told, wanted, show }
}
