import { randomBytes } from 'node:crypto'
import { postOpen } from '#api/http/testing/caller.ts'
import { carryOut } from '../../../key-commands.ts'
import { firstOrganization } from '../../../first-start.ts'
import { resealAddresses } from '../../../reseal-addresses.ts'
import { createVault } from '../../../vault.ts'
import { type Act, type ActWorld, anyDesk } from './act.ts'

/** Redeems a code as a browser does that nobody is signed in to; answers whether it was good. */
async function redeem(world: ActWorld, code: string, organizationId: string): Promise<boolean> {
  const { watch, plain, address } = world
  const answer = await watch(
    'POST /x/sign-in',
    () => postOpen(plain, '/x/sign-in', { code, secret: randomBytes(30).toString('base64url') }),
    ({ status, body }) =>
      status < 300 ? { operation: 'signIn.redeem', key: body.accessKeyId, address, organizationId } : undefined,
  )
  return answer !== undefined && answer.status < 300
}

const link: Act = {
  covers: ['signIn.redeem'],
  play: async (world) => {
    const { organization, organizationId } = world.random.pick(world.admins)
    await redeem(world, await world.service.code(organization, 'staff'), organizationId)
  },
}

const invitation: Act = {
  covers: ['adminInvitations.create', 'adminInvitations.revoke', 'adminPeople.disable', 'adminPeople.enable'],
  play: async (world) => {
    const desk = anyDesk(world)
    const name = `Guest of ${world.random.whole(0, 1e6)}`
    const made = await desk.ask('POST', '/admin/invitations', { name, role: 'staff' })
    if (!made) return
    if (world.random.chance(0.5)) {
      await desk.ask('POST', `/admin/invitations/${made.id}/revoke`)
      return
    }
    if (!(await redeem(world, made.code, desk.key.organizationId))) return
    const people = (await desk.ask('GET', '/admin/people')) ?? []
    const { id } = people.find((it: { name: string }) => it.name === name) ?? {}
    if (id && (await desk.ask('POST', `/admin/people/${id}/disable`))) {
      await desk.ask('POST', `/admin/people/${id}/enable`)
    }
  },
}

const BY_OPERATOR = { operation: 'operator.keys', key: null, address: null, isMany: true } as const

const operator: Act = {
  covers: ['operator.keys'],
  play: async (world) => {
    const { store, serverKeys, watch, random, admins } = world
    const { organization } = random.pick(admins)
    const told = { do: 'create', organization, role: 'staff', label: 'By the operator' } as const
    const carry = (command: Parameters<typeof carryOut>[0]) => () =>
      carryOut(command, store, serverKeys, { baseUrl: 'http://127.0.0.1' })
    const made = await watch('keys create', carry(told), () => BY_OPERATOR)
    const accessKeyId = made?.created?.accessKeyId
    if (accessKeyId !== undefined) await watch('keys disable', carry({ do: 'disable', accessKeyId }), () => BY_OPERATOR)
    await watch('keys link', carry({ do: 'link', organization, role: 'staff', label: null }), () => undefined)
    const [first, second] = serverKeys
    const turned = random.chance(0.5) || second === undefined ? serverKeys : ([second, first] as const)
    await watch(
      'keys reseal',
      () => resealAddresses(store, turned),
      () => BY_OPERATOR,
    )
  },
}

const start: Act = {
  covers: ['operator.start'],
  play: async ({ store, serverKeys, watch }) => {
    const asked = {
      accessKeyId: `FD${randomBytes(9).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    }
    await watch(
      'a start with a key of the settings',
      () => firstOrganization(store, createVault(serverKeys), asked),
      (organizationId) => ({ operation: 'operator.start', key: null, address: null, organizationId }),
    )
  },
}

/** Who may come in, by what is no signed call. */
export const ACCESS_ACTS: readonly Act[] = [link, invitation, operator, start]
