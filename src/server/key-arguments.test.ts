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
    [['link'], { command: { do: 'link', role: 'admin', label: null }, json: false }],
    [
      [
        'link',
        '--organization',
        'Clinic',
        '--role',
        'staff',
        '--label',
        'Desk',
        '--url',
        'https://desk.example/',
        '--json',
      ],
      {
        command: { do: 'link', organization: 'Clinic', role: 'staff', label: 'Desk', baseUrl: 'https://desk.example' },
        json: true,
      },
    ],
    [['list'], { command: { do: 'list' }, json: false }],
    [['reseal'], { command: { do: 'reseal' }, json: false }],
    [['rotate-server-key'], { command: { do: 'rotate-server-key' }, json: false }],
    [['retire-server-key'], { command: { do: 'retire-server-key' }, json: false }],
    [['retire-server-key', '--anyway'], { command: { do: 'retire-server-key', anyway: true }, json: false }],
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
    [['link', '--url', 'desk.example'], /--url must be the address/],
    [['link', '--role', 'boss'], /--role must be one of viewer, staff, admin/],
    [['link', '--organization', ' '], /--organization must be/],
    [['list', '--loud'], /--loud/],
  ])('%j are refused in words', (words, says) => {
    expect(() => readCommand(words)).toThrow(says)
  })
})
