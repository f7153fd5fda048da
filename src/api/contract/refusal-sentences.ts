/**
 * What the service says where a call is refused for what is there, by a name that stays while the words change. A client
 * finds the name by the words, and says the same in another language (`fields/refusals/` of the dashboard, where the
 * compiler compares the two).
 */
export const REFUSAL_SENTENCES = {
  timeTaken: 'This time is taken.',
  nameTaken: 'This name is taken.',
  takenUntil: '“{calendar}” is taken from {from} to {to} and kept free until {until}.',
  taken: '“{calendar}” is taken from {from} to {to}.',
  changedAtOnce: 'Someone else changed this at the same time. Look again, then try again.',
  changedMeanwhile: 'It was changed meanwhile: its version is {version}, you changed version {yours}.',
  secondAppointment: 'A guest has another coming appointment of “{service}”, which allows only one.',
  used: 'The {what} is still used by the {users}.',
  oneComing: 'The {what} has 1 coming appointment; move or cancel them first.',
  manyComing: 'The {what} has {count} coming appointments; move or cancel them first.',
  noSuch: 'There is no such {noun}.',
  missing: 'There is no {noun} {id} ({field}).',
  another: 'Another {noun} has this {field}.',
  slugTaken: 'Another service type has the slug {slug}.',
  organizationNamed: 'Another organization has this name.',
  keyNamed: 'Another access key has this id.',
  lastAdminKey: 'This is the organization’s last admin key. Create another one first.',
  keyDisabled: 'This access key is disabled. Create another one.',
  keyExpired: 'This access key has expired. Create another one.',
  manyInvitations: 'There are {count} open invitations. Revoke some of them first.',
  invitationUsed: 'This invitation was used. Disable the access key that it became.',
  noPublicId: 'No free public id was found; try again.',
} as const

/** The name of such a sentence. */
export type RefusalSentence = keyof typeof REFUSAL_SENTENCES

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never

/** What stands in the places of a sentence. */
export type SentenceValues<Name extends RefusalSentence> = Readonly<
  Record<Places<(typeof REFUSAL_SENTENCES)[Name]>, string | number>
>

/** Such a sentence with its places filled. */
export const refusalSentence = <Name extends RefusalSentence>(name: Name, values: SentenceValues<Name>): string =>
  REFUSAL_SENTENCES[name].replace(/\{(\w+)\}/g, (_, place: string) => String(Reflect.get(values, place)))
