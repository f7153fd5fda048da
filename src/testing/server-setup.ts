import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { halves, isUpToDate } from '../../scripts/build.mjs'
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
  /** What is removed in the end. */
  folders: string[]
}
interface Shared {
  users: number
  made: Promise<Made>
}

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

async function make(): Promise<Made> {
  // A run of everything has built it from these very sources.
  const isBuilt = halves.filter(({ name }) => name === 'server').every(isUpToDate)
  const serverBuild = isBuilt ? join(root, 'dist/server') : await buildServer()
  const emptyData = await makeEmptyData(join(serverBuild, 'keys.js'))
  return { serverBuild, emptyData, folders: isBuilt ? [emptyData] : [serverBuild, emptyData] }
}

/** Into a folder of its own, since a server may be running from `dist`. */
async function buildServer(): Promise<string> {
  // Inside the repository, since the built server finds its packages from where it stands.
  const folder = join(root, '.cache', `server-${process.pid}-${Date.now()}`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--ssr', '--outDir', folder, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return folder
}

// Each test project loads this file anew, all in one process: what they share hangs on the process itself.
const process_: { frontdeskServer?: Shared | undefined } & object = globalThis

/** Builds the server once for the projects of this run unless it is built, and removes what it made after the last of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (process_.frontdeskServer ??= { users: 0, made: make() })
  shared.users++
  const { serverBuild, emptyData, folders } = await shared.made
  project.provide('serverBuild', serverBuild)
  project.provide('emptyData', emptyData)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    process_.frontdeskServer = undefined
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
