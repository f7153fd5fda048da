import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { entry, type ServerProcess, startProcess } from '../testing/server-process.ts'

const DISK = '140m'
const WRITES = 400
const MIB = 1024 ** 2
const PRESETS = '/api/v1/presets'

/** A disk of its own, in memory; undefined where this account may not have one. */
function smallDisk(): { path: string; remove: () => void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'frontdesk-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
  return {
    path,
    remove: () => {
      execFileSync('umount', [path])
      rmSync(path, { recursive: true })
    },
  }
}

const write = ({ service, key }: ServerProcess, title: string) =>
  call(service, key, 'POST', PRESETS, { body: { title, description: 'x'.repeat(5000) } })

async function titles({ service, key }: ServerProcess): Promise<Set<string>> {
  const found = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(service, key, 'GET', PRESETS, { query: { limit: '100', page: String(page) } })
    expect(answer.status).toBe(200)
    pages = answer.body.pages
    for (const { title } of answer.body.items as { title: string }[]) found.add(title)
  }
  return found
}

test(
  'a disk that is full refuses writes, goes on with reads, loses nothing and heals by itself',
  { timeout: 300_000 },
  async ({ skip }) => {
    const disk = smallDisk()
    if (disk === undefined) return skip('a disk of its own needs the right to mount one')
    cpSync(inject('emptyData'), disk.path, { recursive: true })
    const settings = { DATA_DIR: disk.path, LOG_LEVEL: 'error' }
    const server = await startProcess(entry('main'), settings)
    try {
      const answered: string[] = []
      for (let n = 0; n < WRITES; n++) {
        expect((await write(server, `before ${n}`)).status).toBe(201)
        answered.push(`before ${n}`)
      }
      const { bavail, bsize } = statfsSync(disk.path)
      const filling = join(disk.path, 'filling')
      // All that is left but a little, which the database takes for itself.
      try {
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - MIB / 4)))
      } catch {
        // Full is full.
      }
      const statuses: number[] = []
      let said = ''
      while (statuses.filter((status) => status !== 201).length < 20 && statuses.length < 5000) {
        const { status, body } = await write(server, `full ${statuses.length}`)
        if (status === 201) answered.push(`full ${statuses.length}`)
        else said = body.description
        statuses.push(status)
      }
      expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([502]))
      const whileFull = await titles(server)
      expect(answered.filter((title) => !whileFull.has(title))).toEqual([])
      rmSync(filling)
      // Writes are made again, by the same process.
      await expect.poll(async () => (await write(server, 'healed')).status).toBe(201)
      const after = await titles(server)
      expect(answered.filter((title) => !after.has(title))).toEqual([])
      await server.end('SIGTERM')
      const anew = await startProcess(entry('main'), settings)
      const later = await titles(anew)
      await anew.end('SIGTERM')
      expect([...answered, 'healed'].filter((title) => !later.has(title))).toEqual([])
      const refused = statuses.filter((status) => status !== 201).length
      console.log(
        `${refused} writes refused with 502 (${said}), ${answered.length} answered, none lost, also not after a restart`,
      )
    } finally {
      server.child.kill('SIGKILL')
      await server.end('SIGKILL')
      disk.remove()
    }
  },
)
