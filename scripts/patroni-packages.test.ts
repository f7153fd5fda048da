import { expect, test } from 'vitest'
import { findPrograms } from './patroni-packages.mjs'

test('a machine without the packages is told what is missing, and how it would come', () => {
  expect(findPrograms({ folders: ['/nowhere'], mayInstall: false })).toEqual({
    reason:
      'patroni, patronictl, etcd, pgbouncer not found; Debian: apt-get install patroni python3-etcd etcd-server pgbouncer',
  })
})
