/** Whether a text is an e-mail address as the interface takes it, near enough to say so while somebody types. */
export const looksLikeEmail = (text: string): boolean =>
  /^[\w'+-]+(\.[\w'+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text.trim())
