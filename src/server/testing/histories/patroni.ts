import { setTimeout as pause } from 'node:timers/promises'
import { TTL } from '../../../../scripts/patroni-configuration.mjs'
import type { PatroniPair } from '../../../../scripts/patroni.mjs'
import type { Databases } from './databases.ts'
import { joinedUrl } from './machines.ts'

/** Longer than a leader may be silent, milliseconds. */
const TOO_LONG = (TTL + 5) * 1000

/** How a history uses a pair under Patroni: past PgBouncer or through it. */
export function patroniDatabases(pair: PatroniPair, { isPooled = false } = {}): Databases {
  const blow = (hurt: (leader: string, lasts: number) => Promise<void>) => async (lasts: number) => {
    await hurt(pair.leader(), lasts)
    await pair.inStep()
  }
  const other = (leader: string): string => (leader === 'one' ? 'two' : 'one')
  return {
    urls: async (name) => {
      await pair.createDatabase(name)
      return isPooled ? pair.pooledUrls(name) : pair.urls(name)
    },
    settings: (name): Record<string, string> =>
      isPooled ? { DATABASE_POOLED: '1', DATABASE_DIRECT_URL: joinedUrl(pair.urls(name)) } : {},
    primaryUrl: (name) => pair.superuserUrl(name),
    blows: {
      'switch-over': blow(() => pair.switchOver()),
      'kill-leading-postgres': blow((leader) => pair.killPostgres(leader)),
      // As whatever watches over it does (systemd), in less time than the lease lasts.
      'kill-leading-patroni': blow(async (leader, lasts) => {
        await pair.killPatroni(leader)
        await pause(lasts)
        pair.startPatroni(leader)
      }),
      'kill-leading-host': blow(async (leader) => {
        await pair.killHost(leader)
        await pause(TOO_LONG)
        pair.startHost(leader)
      }),
      'pause-leading-host': blow(async (leader) => {
        pair.pauseHost(leader)
        await pause(TOO_LONG)
        pair.wakeHost(leader)
      }),
      'kill-etcd-member': blow(async (leader, lasts) => {
        const [first = '', second = ''] = pair.etcdMembers
        const member = leader === 'one' ? first : second
        await pair.killEtcd(member)
        await pause(4 * lasts)
        pair.startEtcd(member)
      }),
      // Nobody knows then who leads, so that nobody takes writes.
      'lose-etcd': blow(async () => {
        await Promise.all(pair.etcdMembers.map((member) => pair.killEtcd(member)))
        await pause(TOO_LONG)
        for (const member of pair.etcdMembers) pair.startEtcd(member)
      }),
      // What the leader says is heard by nobody then, until it goes on alone.
      'cut-replication': blow(async (leader) => {
        pair.cutReplication(leader)
        await pause(TOO_LONG / 2)
        pair.mendLines(leader)
      }),
      'silence-replication': blow(async (leader) => {
        pair.silenceReplication(leader)
        await pause(TOO_LONG)
        pair.mendLines(leader)
      }),
      // Alive, and reached by everybody, but it cannot renew its lease: it steps down before the other one takes over.
      'cut-leader-from-etcd': blow(async (leader) => {
        pair.cutFromEtcd(leader)
        await pause(TOO_LONG)
        pair.mendLines(leader)
      }),
      'cut-follower-from-etcd': blow(async (leader) => {
        pair.cutFromEtcd(other(leader))
        await pause(TOO_LONG / 2)
        pair.mendLines(other(leader))
      }),
      'replace-follower': blow(async (leader, lasts) => {
        await pair.killHost(other(leader))
        await pause(4 * lasts)
        pair.startHost(other(leader), { isEmpty: true })
      }),
    },
    stop: async () => {},
  }
}
