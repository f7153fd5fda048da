import type { Guest, Voting } from '#api/contract/appointment-fields.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import type { VoteAnswer } from './answers.ts'

/** The answers of one person, by option; of several votes on an option the last one counts. */
export interface Ballot {
  /** What the person is called: the guest's name, or how somebody who is no guest has signed. */
  name: string
  /** How a new vote of theirs is signed: as they have signed before, else by their name. */
  signature: string
  /** The guest whose it is; nobody where the signature is no guest's. */
  guest: Guest | undefined
  answers: ReadonlyMap<string, VoteAnswer>
}

const folded = (text: string): string => text.trim().toLocaleLowerCase()
const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Ways in which a guest may have signed, the surest first: e-mail, phone, name, first name. */
const SIGNED: readonly ((guest: Guest, signature: string) => boolean)[] = [
  ({ email }, signature) => Boolean(email) && folded(email ?? '') === folded(signature),
  (guest, signature) => {
    const phone = digits(guestWords(guest).phone)
    return phone !== '' && phone === digits(signature) && !/\p{L}/u.test(signature)
  },
  (guest, signature) => folded(guestName(guest)) === folded(signature),
  (guest, signature) => folded(guestWords(guest).firstName) === folded(signature),
]

/** The guest who signed so; of several who might have, by a name, none is taken for the other. */
function signerOf(signature: string, guests: readonly Guest[]): Guest | undefined {
  for (const isTheirs of SIGNED) {
    const found = guests.filter((guest) => isTheirs(guest, signature))
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** The name, unless another guest could have signed so too. */
const signatureOf = (guest: Guest, guests: readonly Guest[]): string => {
  const name = guestName(guest)
  return signerOf(name, guests) === guest ? name : (guest.email ?? name)
}

/** One ballot for each guest, in their order, voted or not; then of those who voted without being guests. */
export function ballotsOf({ votes }: Pick<Voting, 'votes'>, guests: readonly Guest[] = []): Ballot[] {
  const ofGuests = guests.map((guest) => ({
    name: guestName(guest),
    signature: signatureOf(guest, guests),
    guest,
    answers: new Map<string, VoteAnswer>(),
  }))
  const others = new Map<
    string,
    { name: string; signature: string; guest: undefined; answers: Map<string, VoteAnswer> }
  >()
  for (const { guest: signature, optionId, answer } of votes) {
    const signer = signerOf(signature, guests)
    const own = ofGuests.find(({ guest }) => guest === signer)
    if (own) {
      own.signature = signature
      own.answers.set(optionId, answer)
      continue
    }
    const key = folded(signature)
    const other = others.get(key) ?? { name: signature, signature, guest: undefined, answers: new Map() }
    other.answers.set(optionId, answer)
    others.set(key, other)
  }
  return [...ofGuests, ...others.values()]
}

/** The votes of a poll with all of one person's exchanged for new ones, however they were signed. */
export function withBallot(
  votes: Voting['votes'],
  signature: string,
  answers: Readonly<Record<string, VoteAnswer | null>>,
  guests: readonly Guest[] = [],
): Voting['votes'] {
  const signer = signerOf(signature, guests)
  const isTheirs = (signed: string) =>
    folded(signed) === folded(signature) || (signer !== undefined && signerOf(signed, guests) === signer)
  return [
    ...votes.filter(({ guest }) => !isTheirs(guest)),
    ...Object.entries(answers).flatMap(([optionId, answer]) =>
      answer ? [{ optionId, guest: signature, answer }] : [],
    ),
  ]
}
