/** The address that an invited person opens: this dashboard, and its service where that is elsewhere. The code is never sent. */
export const invitationLink = (code: string, baseUrl: string, origin: string): string => {
  const elsewhere = baseUrl === origin ? '' : `&baseUrl=${encodeURIComponent(baseUrl)}`
  return `${origin}/#sign-in=${code}${elsewhere}`
}

/** Opens a letter in the reader's own mail program (RFC 6068): nothing is sent from here. */
export const mailTo = (email: string, { subject, body }: { subject: string; body: string }): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
