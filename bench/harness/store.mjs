// The SQL store of the sources as they are, and databases for it.
import { openSources } from './sources.mjs'

/** Opens the sources; `load(path)` answers what another module of them exports, `close()` ends it. */
export async function openStore() {
  const vite = await openSources()
  const load = (path) => vite.ssrLoadModule(path)
  const { openPg } = await load('/src/server/database/pg.ts')
  const { migrate } = await load('/src/api/stores/sql/migrate.ts')
  const { createSqlStore } = await load('/src/api/stores/sql/store.ts')
  const { rowOf } = await load('/src/api/stores/testing/rows-of.ts')

  /** Has statements carried out by whoever owns the cluster, one after the other. */
  async function byOwner(clusterUrl, ...statements) {
    const admin = openPg(clusterUrl, { connections: 1 })
    for (const statement of statements) await admin.query(statement)
    await admin.close()
  }
  /** Makes a migrated database of this name in a cluster: its address, and itself over one connection. */
  async function createDatabase(clusterUrl, name) {
    await byOwner(clusterUrl, `create database ${name}`)
    return openDatabase(clusterUrl, name)
  }
  /** Brings a database of a cluster up to date. */
  async function openDatabase(clusterUrl, name) {
    const url = new URL(clusterUrl)
    url.pathname = `/${name}`
    const database = openPg(url.href, { connections: 1 })
    await migrate(database)
    return { url: url.href, database }
  }
  /** Whether a cluster has a database of this name. */
  async function hasDatabase(clusterUrl, name) {
    const admin = openPg(clusterUrl, { connections: 1 })
    const found = await admin.query('select 1 from pg_database where datname = $1', [name])
    await admin.close()
    return found.length > 0
  }
  const databases = { byOwner, createDatabase, openDatabase, hasDatabase }
  return { load, openPg, migrate, createSqlStore, rowOf, ...databases, close: () => vite.close() }
}
