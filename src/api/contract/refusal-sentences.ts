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
  noSeatLeft: 'This group has {seats} seats, and {guests} guests would come.',
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
  linkUnknown: 'This sign-in link is unknown, has expired or was used before. Ask for a new one.',
  invitationSpent: 'This invitation was used before. Ask for a new one.',
  invitationExpired: 'This invitation has expired. Ask for a new one.',
  invitationRevoked: 'This invitation was revoked. Ask for a new one.',
  mayNotImport: 'This access key lacks the right to import {resource}.',
  backupRestored: 'This backup was restored here already.',
  restoreNotEmpty: 'This organization has {records} records. A backup is only restored into an empty one.',
  restoredTimeTaken: 'Its time is taken by another appointment of this backup.',
  restoredTwice: 'The same {field} stands twice in this backup.',
  importUndone: 'This import was undone. Begin another one.',
  mayNotShare: 'This access key lacks the right to administer: a service type is shared with others by an admin only.',
  mayNotOverbook: 'This access key lacks the right to overbook: allowOverlapping must stay false.',
  bodyTooLarge: 'The body is larger than {most} bytes, the most that is accepted.',
  tooManyValues: 'The body has more than {most} values, the most that are accepted.',
  formatNotTaken:
    'Files in the format {format} can’t be uploaded here. Give a url, or one of these formats: {formats}.',
  fileTooLarge: 'The file is larger than the {most} bytes that this service takes.',
  noBytesHere: 'This service no longer keeps files, so the earlier one can’t be restored.',
  quotaReached:
    'The files of this organization may take only {free} bytes more. Empty the trash, delete files, or ask for more room.',
  noRoomLeft: 'There is no room left on this service. What has arrived is kept: go on later.',
  uploadKeyEnded: 'The access key behind this upload address has ended: ask for another one with a good key.',
  uploadExpired: 'This upload address has expired: ask for another one, and go on with that.',
  fileLength: 'The file has {size} bytes, but {declared} were declared. Send it again.',
  fileHash: 'The file that arrived isn’t the one that was declared: its SHA-256 differs. Send it again.',
  fileUnknown:
    'The file was declared as {format}, but its content is of no known format. Choose the right file or format.',
  fileKind: 'The file was declared as {format}, but its content is {found}. Choose the right file or format.',
  fileDamaged: 'The file can’t be opened as {format}: it is damaged or incomplete.',
  fileProtected: 'The document is protected with a password. Save it without protection and send it again.',
  fileCodec: 'No browser plays videos in {codec}. Save the video as H.264 and send it again.',
  filePixels:
    'The picture has {pixels} million pixels, and {most} million are the most. Make it smaller and send it again.',
  drawingLarge: 'The drawing has more than {most} million characters. Make it simpler, or save it as a picture.',
  drawingDeep: 'The drawing nests more than {most} levels deep. Make it simpler, or save it as a picture.',
  drawingRecursive: 'The drawing shows “{id}” within itself. Remove that reference, or save it as a picture.',
  drawingExpands:
    'The drawing has more than {most} shapes once everything is repeated as it says. Make it simpler, or save it as a picture.',
  drawingExternal: 'The drawing needs {url}, which isn’t part of it. Save it with everything embedded.',
  drawingEntities: 'The drawing defines entities that no program for drawings needs. Save it as plain SVG.',
  addressForm: 'Give a whole address that begins with https:// or http://.',
  addressSigned: 'The address has a user name or a password in it. Give one that anyone may open.',
  addressPort: 'Files can’t be fetched from port {port}. Use an address with a standard port.',
  addressNotPublic: '“{host}” isn’t a public site: it is unknown, or inside a private network.',
  addressSilent: '“{host}” doesn’t answer. Check the address, or try again later.',
  addressCertificate: '“{host}” can’t prove that it is this site: its certificate isn’t valid.',
  addressAnswered: '“{host}” answered {status} instead of a file. Check the address.',
  addressLeadsOn: 'The address leads on to another one more than {most} times.',
  addressPacked: '“{host}” sends the file packed. Download it and upload it from here.',
  addressTooLarge: 'The file at this address is larger than {most} bytes, the most that is fetched.',
  addressTooSlow: 'The file didn’t arrive within {seconds} seconds. Download it and upload it from here.',
  addressBroke: '“{host}” didn’t send the file to its end. Try again.',
  addressEmpty: 'There is nothing at this address.',
  addressNoFile: 'There is no file of a known format at this address. It may be a page that shows one.',
  addressFormat: 'The file at this address is {found}, which isn’t taken here.',
  addressClosed: 'This browser isn’t allowed to read files from “{host}”. Download the file and upload it from here.',
  addressesAtOnce: 'Other files are being fetched. Try again in a moment.',
  sameFile: 'This file is here already: “{name}”.',
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
