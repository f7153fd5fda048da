import pg from 'pg'

let last = 0

/** Makes a database of its own in a cluster, and answers its URL. */
export async function newDatabase(clusterUrl: string): Promise<string> {
  const name = `frontdesk_${process.pid}_${++last}`
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
