import type { REFUSAL_SENTENCES, RefusalSentence } from '#api/contract/refusal-sentences.ts'

type Sentences = typeof REFUSAL_SENTENCES

/** The service's own sentences, letter by letter, so that the catalogues hold them. Ids of messages. */
export const REFUSAL_TEXTS = {
  timeTaken: /*i18n*/ 'This time is taken.',
  nameTaken: /*i18n*/ 'This name is taken.',
  takenUntil: /*i18n*/ '“{calendar}” is taken from {from} to {to} and kept free until {until}.',
  taken: /*i18n*/ '“{calendar}” is taken from {from} to {to}.',
  changedAtOnce: /*i18n*/ 'Someone else changed this at the same time. Look again, then try again.',
  changedMeanwhile: /*i18n*/ 'It was changed meanwhile: its version is {version}, you changed version {yours}.',
  secondAppointment: /*i18n*/ 'A guest has another coming appointment of “{service}”, which allows only one.',
  noSeatLeft: /*i18n*/ 'This group has {seats} seats, and {guests} guests would come.',
  used: /*i18n*/ 'The {what} is still used by the {users}.',
  oneComing: /*i18n*/ 'The {what} has 1 coming appointment; move or cancel them first.',
  manyComing: /*i18n*/ 'The {what} has {count} coming appointments; move or cancel them first.',
  noSuch: /*i18n*/ 'There is no such {noun}.',
  missing: /*i18n*/ 'There is no {noun} {id} ({field}).',
  another: /*i18n*/ 'Another {noun} has this {field}.',
  slugTaken: /*i18n*/ 'Another service type has the slug {slug}.',
  organizationNamed: /*i18n*/ 'Another organization has this name.',
  keyNamed: /*i18n*/ 'Another access key has this id.',
  lastAdminKey: /*i18n*/ 'This is the organization’s last admin key. Create another one first.',
  keyDisabled: /*i18n*/ 'This access key is disabled. Create another one.',
  keyExpired: /*i18n*/ 'This access key has expired. Create another one.',
  manyInvitations: /*i18n*/ 'There are {count} open invitations. Revoke some of them first.',
  invitationUsed: /*i18n*/ 'This invitation was used. Disable the access key that it became.',
  noPublicId: /*i18n*/ 'No free public id was found; try again.',
  linkUnknown: /*i18n*/ 'This sign-in link is unknown, has expired or was used before. Ask for a new one.',
  invitationSpent: /*i18n*/ 'This invitation was used before. Ask for a new one.',
  invitationExpired: /*i18n*/ 'This invitation has expired. Ask for a new one.',
  invitationRevoked: /*i18n*/ 'This invitation was revoked. Ask for a new one.',
  mayNotImport: /*i18n*/ 'This access key lacks the right to import {resource}.',
  backupRestored: /*i18n*/ 'This backup was restored here already.',
  restoreNotEmpty: /*i18n*/ 'This organization has {records} records. A backup is only restored into an empty one.',
  importUndone: /*i18n*/ 'This import was undone. Begin another one.',
  mayNotShare:
    /*i18n*/ 'This access key lacks the right to administer: a service type is shared with others by an admin only.',
  mayNotOverbook: /*i18n*/ 'This access key lacks the right to overbook: allowOverlapping must stay false.',
  bodyTooLarge: /*i18n*/ 'The body is larger than {most} bytes, the most that is accepted.',
  tooManyValues: /*i18n*/ 'The body has more than {most} values, the most that are accepted.',
  formatNotTaken:
    /*i18n*/ 'Files in the format {format} can’t be uploaded here. Give a url, or one of these formats: {formats}.',
  fileTooLarge: /*i18n*/ 'The file is larger than the {most} bytes that this service takes.',
  noBytesHere: /*i18n*/ 'This service keeps no files any more, so that an earlier one can’t be given back.',
  quotaReached:
    /*i18n*/ 'The files of this organization may take only {free} bytes more. Empty the trash, delete files, or ask for more room.',
  noRoomLeft: /*i18n*/ 'There is no room left on this service. What has arrived is kept: go on later.',
  uploadKeyEnded: /*i18n*/ 'The access key behind this upload address has ended: ask for another one with a good key.',
  uploadExpired: /*i18n*/ 'This upload address has expired: ask for another one, and go on with that.',
  fileLength: /*i18n*/ 'The file has {size} bytes, but {declared} were declared. Send it again.',
  fileHash: /*i18n*/ 'The file that arrived isn’t the one that was declared: its SHA-256 differs. Send it again.',
  fileUnknown:
    /*i18n*/ 'The file was declared as {format}, but its content is of no known format. Choose the right file or format.',
  fileKind: /*i18n*/ 'The file was declared as {format}, but its content is {found}. Choose the right file or format.',
  fileDamaged: /*i18n*/ 'The file can’t be opened as {format}: it is damaged or incomplete.',
  fileProtected: /*i18n*/ 'The document is protected with a password. Save it without protection and send it again.',
  fileCodec: /*i18n*/ 'No browser plays videos in {codec}. Save the video as H.264 and send it again.',
  filePixels:
    /*i18n*/ 'The picture has {pixels} million pixels, and {most} million are the most. Make it smaller and send it again.',
  drawingLarge:
    /*i18n*/ 'The drawing has more than {most} million characters. Make it simpler, or save it as a picture.',
  drawingDeep: /*i18n*/ 'The drawing nests more than {most} levels deep. Make it simpler, or save it as a picture.',
  drawingRecursive: /*i18n*/ 'The drawing shows “{id}” within itself. Remove that reference, or save it as a picture.',
  drawingExpands:
    /*i18n*/ 'The drawing has more than {most} shapes once everything is repeated as it says. Make it simpler, or save it as a picture.',
  drawingExternal: /*i18n*/ 'The drawing needs {url}, which isn’t part of it. Save it with everything embedded.',
  drawingEntities:
    /*i18n*/ 'The drawing defines entities that no program for drawings needs. Save it anew as plain SVG.',
} satisfies { readonly [Name in RefusalSentence]: Sentences[Name] }
