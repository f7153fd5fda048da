import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { makeEmptyData } from '../../scripts/empty-data.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the server as it is shipped, built from the sources of this run. */
    serverBuild: string
    /** A data folder with an empty embedded database: a copy of it starts in a tenth of the time of a first start. */
    emptyData: string
  }
}

interface Made {
  serverBuild: string
  emptyData: string
}
interface Shared {
  users: number
  made: Promise<Made>
}

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

async function make(): Promise<Made> {
  // Inside the repository, since the built server finds its packages from where it stands.
  const serverBuild = join(root, '.cache', `server-${process.pid}-${Date.now()}`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--ssr', '--outDir', serverBuild, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { serverBuild, emptyData: await makeEmptyData(join(serverBuild, 'keys.js')) }
}

// Each test project loads this file anew, all in one process: what they share hangs on the process itself.
const process_: { frontdeskServer?: Shared | undefined } & object = globalThis

/** Builds the server once for the projects of this run, and removes it after the last of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (process_.frontdeskServer ??= { users: 0, made: make() })
  shared.users++
  const { serverBuild, emptyData } = await shared.made
  project.provide('serverBuild', serverBuild)
  project.provide('emptyData', emptyData)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    process_.frontdeskServer = undefined
    await Promise.all([serverBuild, emptyData].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
