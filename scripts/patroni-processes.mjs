// Processes of a pair of databases, found by what they keep in its folder, so that whoever comes later can end them too.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readOr = (path, instead) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return instead
  }
}

/** Whether a process runs that was started for this folder: another one may have its number by now. */
const isOf = (folder, pid) => pid > 1 && readOr(`/proc/${pid}/cmdline`, '').includes(folder)

/** The number in a file, of a process that still runs for the folder. */
function pidIn(folder, path) {
  const pid = Number(readOr(path, '').split('\n')[0])
  return isOf(folder, pid) ? [pid] : []
}

/** Where the process id of a host's program is written. */
export const pidPath = (folder, name, program) => join(folder, 'pids', `${name}.${program}`)

/** The PostgreSQL of a host with all its children; the first one is their parent. */
function postgresOf(folder, name) {
  const parents = pidIn(folder, join(folder, name, 'data', 'postmaster.pid'))
  return [...parents, ...parents.flatMap(childrenOf)]
}

function childrenOf(parent) {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    // The name in brackets may have any letters; the parent is the second field behind it.
    const after = readOr(`/proc/${entry}/stat`, '').split(') ').at(-1)?.split(' ')
    return Number(after?.[1]) === parent ? [Number(entry)] : []
  })
}

/** What runs of a host (its Patroni, its PostgreSQL and its PgBouncer) or of a member of etcd. */
export const processesOf = (folder, name) => ({
  patroni: pidIn(folder, pidPath(folder, name, 'patroni')),
  postgres: postgresOf(folder, name),
  bouncer: pidIn(folder, pidPath(folder, name, 'pgbouncer')),
  etcd: pidIn(folder, pidPath(folder, name, 'etcd')),
})

/** Sends the signal to each of them; some may be gone. */
export function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It is gone.
    }
  }
}

/** Ends everything that runs for the folder: first who would start others again. */
export function endAll(folder) {
  const pids = join(folder, 'pids')
  const all = existsSync(pids) ? readdirSync(pids) : []
  const hosts = [...new Set(all.map((file) => file.split('.')[0]))]
  const running = hosts.map((name) => processesOf(folder, name))
  signal(
    running.flatMap(({ patroni }) => patroni),
    'SIGKILL',
  )
  signal(
    running.flatMap(({ postgres, bouncer }) => [...postgres, ...bouncer]),
    'SIGKILL',
  )
  signal(
    running.flatMap(({ etcd }) => etcd),
    'SIGKILL',
  )
}
