// What Patroni and PgBouncer are told; docs/operating.md shows the same to operators.

/** The name under which the pair is kept in etcd. */
export const SCOPE = 'frontdesk'

/** Seconds after which a leader that does not renew its lease is replaced; Patroni's default is 30. */
export const TTL = 20

/** `patroni.yml` of a host. JSON is YAML too. */
export function patroniConfiguration({ name, etcd, rest, port, reached, data, bin, folder, passwords }) {
  const settings = {
    scope: SCOPE,
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    // Not etcd3: over that, Patroni 3.0.2 lets a leader that stood still take the lease back from the one that replaced it.
    // Of tests only: these are lines that are cut, and nobody shall ask the members where they really are.
    etcd: { hosts: etcd.map((it) => `127.0.0.1:${it}`), use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        // A leader whose PostgreSQL cannot be started again within this many seconds is replaced.
        primary_start_timeout: 15,
        postgresql: {
          use_pg_rewind: true,
          remove_data_directory_on_rewind_failure: true,
          remove_data_directory_on_diverged_timelines: true,
          // After so much silence a follower counts as gone; 60 s unless told otherwise, for which every COMMIT would wait.
          parameters: {
            max_connections: 100,
            wal_log_hints: 'on',
            wal_sender_timeout: '10s',
            wal_receiver_timeout: '10s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${reached}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replicator },
        rewind: { username: 'rewind', password: passwords.rewind },
      },
      // A new follower need not wait minutes for the leader's next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      // Of tests only: what a killed process has handed to the machine stays there.
      parameters: { unix_socket_directories: '', fsync: 'off' },
    },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** `pgbouncer.ini` of a host: it stands before the PostgreSQL of this host only. */
export const bouncerConfiguration = ({ port, bouncer, users }) => `[databases]
* = host=127.0.0.1 port=${port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; while PostgreSQL is gone nobody waits long here: the server looks at the other host
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
`
