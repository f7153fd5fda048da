import { describe, expect, test } from 'vitest'
import { readCommand } from './key-arguments.ts'

describe('the words after keys', () => {
  test.each([
    [
      ['create', '--organization', 'Clinic', '--role', 'staff', '--label', 'Desk', '--json'],
      { command: { do: 'create', organization: 'Clinic', role: 'staff', label: 'Desk' }, json: true },
    ],
    [
      ['create', '--organization=Clinic', '--role=viewer'],
      { command: { do: 'create', organization: 'Clinic', role: 'viewer', label: null }, json: false },
    ],
    [['list'], { command: { do: 'list' }, json: false }],
    [['disable', 'FD1', '--json'], { command: { do: 'disable', accessKeyId: 'FD1' }, json: true }],
  ])('%j are understood', (words, expected) => {
    expect(readCommand(words)).toEqual(expected)
  })

  test.each([
    [[], /npm run --silent keys/],
    [['make'], /npm run --silent keys/],
    [['create', '--role', 'staff'], /--organization NAME is required/],
    [['create', '--organization', 'A', '--role', 'boss'], /--role must be one of viewer, staff, admin/],
    [['disable'], /Say which key/],
    [['list', '--loud'], /--loud/],
  ])('%j are refused in words', (words, says) => {
    expect(() => readCommand(words)).toThrow(says)
  })
})
