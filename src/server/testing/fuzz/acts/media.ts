import type { Multimedia } from '#api/contract/multimedia.ts'
import { DAY } from '#api/time/durations.ts'
import { sha256, wav } from '../../../media/testing/samples.ts'
import { sweep } from '../../../media/sweep.ts'
import { type Act, type ActWorld, anyDesk, type Desk } from './act.ts'

/** A sound that no other medium has. */
function sound({ random }: ActWorld): Buffer {
  const bytes = wav(1, 200)
  for (let at = bytes.length - 40; at < bytes.length; at++) bytes[at] = random.whole(0, 255)
  return bytes
}

/** One PATCH of bytes; answers its status. */
async function patch(
  { watch, media, service, address }: ActWorld,
  { key }: Desk,
  uploadUrl: string,
  { bytes, from = 0, size }: { bytes: Buffer; from?: number; size?: number },
  operation: string,
): Promise<number> {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
    ...(size !== undefined && { 'upload-length': String(size) }),
  }
  const body = new Uint8Array(bytes)
  const request = new Request(service.url + uploadUrl, { method: 'PATCH', headers, body })
  const { accessKeyId, organizationId } = key
  const answer = await watch(
    `PATCH ${operation}`,
    async () => media.serve(request),
    // What is wrong with the bytes is written down.
    (it) => (it && (it.ok || it.status === 422) ? { operation, key: accessKeyId, address, organizationId } : undefined),
  )
  return answer?.status ?? 0
}

/** Sends all bytes, of which how many they are is told with the first or was told before. */
async function sendAll(world: ActWorld, desk: Desk, uploadUrl: string, bytes: Buffer, isTold: boolean): Promise<void> {
  const half = 100
  if (!isTold) {
    const first = { bytes: bytes.subarray(0, half), size: bytes.length }
    if ((await patch(world, desk, uploadUrl, first, 'uploads.declare')) !== 204) return
  }
  const from = isTold ? 0 : half
  await patch(world, desk, uploadUrl, { bytes: bytes.subarray(from), from }, 'uploads.finish')
}

/** A medium with bytes of its own; undefined where a step was refused. */
async function uploaded(
  world: ActWorld,
  desk: Desk,
  isTold = world.random.chance(0.5),
): Promise<Multimedia | undefined> {
  const bytes = sound(world)
  const declared = isTold ? { size: bytes.length, sha256: sha256(bytes) } : { size: null, sha256: null }
  const made = await desk.ask('POST', '/api/v1/multimedia', { name: 'Sound', format: 'audio/wav', ...declared })
  if (!made) return undefined
  // At times others come than were told of: then the log says that, too.
  if (isTold && world.random.chance(0.1)) bytes.write('!', 60)
  await sendAll(world, desk, made.uploadUrl, bytes, isTold)
  const medium: Multimedia | undefined = await desk.ask('GET', `/api/v1/multimedia/${made.id}`)
  return medium?.status === 'ready' ? medium : undefined
}

/** Other bytes for a medium, which makes a version of what it was. */
async function replaced(world: ActWorld, desk: Desk): Promise<Multimedia | undefined> {
  const medium = await uploaded(world, desk)
  if (!medium) return undefined
  const bytes = sound(world)
  const declared = { url: null, size: bytes.length, sha256: sha256(bytes) }
  const asked = await desk.ask('PUT', `/api/v1/multimedia/${medium.id}`, declared)
  if (asked) await sendAll(world, desk, asked.uploadUrl, bytes, true)
  return asked && medium
}

const upload: Act = {
  covers: ['uploads.declare', 'uploads.finish', 'multimedia.create', 'multimedia.update', 'mediaAddresses.revoke'],
  play: async (world) => {
    const desk = anyDesk(world)
    const medium = await uploaded(world, desk, false)
    if (!medium) return
    const part = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }
    const environment = { focus: { x: 0.2, y: 0.7 }, crops: { '1:1': part }, tags: ['front'] }
    await desk.ask('PUT', `/api/v1/multimedia/${medium.id}`, { environment })
    await desk.ask('POST', `/x/media/${medium.id}/revoke`)
  },
}

const versions: Act = {
  covers: ['mediaVersions.restore', 'mediaVersions.remove'],
  play: async (world) => {
    const desk = anyDesk(world)
    const medium = await replaced(world, desk)
    const path = `/x/media/${medium?.id}/versions`
    const [version] = (medium && (await desk.ask('GET', path))) ?? []
    if (!version) return
    const isBack = await desk.ask('POST', `${path}/${version.id}/restore`)
    const [left] = (isBack && (await desk.ask('GET', path))) ?? []
    if (left) await desk.ask('DELETE', `${path}/${left.id}`)
  },
}

const trash: Act = {
  covers: ['multimedia.remove', 'trash.restore', 'trash.remove', 'trash.empty'],
  play: async (world) => {
    const desk = anyDesk(world)
    const medium = await (world.random.chance(0.3) ? replaced(world, desk) : uploaded(world, desk))
    if (!medium) return
    const remove = () => desk.ask('DELETE', `/api/v1/multimedia/${medium.id}`)
    if (!(await remove()) || !(await desk.ask('POST', `/x/trash/${medium.id}/restore`)) || !(await remove())) return
    await desk.ask('DELETE', world.random.chance(0.5) ? `/x/trash/${medium.id}` : '/x/trash')
  },
}

const fetched: Act = {
  covers: ['mediaImports.fromUrl'],
  play: async (world) => {
    const said = { url: world.fileElsewhere, altText: 'A bell', allowDuplicate: true }
    await anyDesk(world).ask('POST', '/x/media/from-url', said)
  },
}

const givenUp: Act = {
  covers: ['uploads.expire'],
  play: async (world) => {
    const bytes = sound(world)
    const declared = { size: bytes.length, sha256: sha256(bytes) }
    await anyDesk(world).ask('POST', '/api/v1/multimedia', { name: 'Never sent', format: 'audio/wav', ...declared })
    const deps = { store: world.store, depot: world.depot, now: () => Date.now() + 2 * DAY, expiry: DAY }
    await world.watch(
      'the sweep',
      () => sweep(deps),
      () => ({ operation: 'uploads.expire', key: null, address: null, isMany: true }),
    )
  },
}

/** What becomes of the bytes of media. */
export const MEDIA_ACTS: readonly Act[] = [upload, versions, trash, fetched, givenUp]
