/** Whether what stands at `cursor` comes after `seen`: another epoch does, since numbers begin anew with it. */
export const isAfter = (cursor: string, seen: string | undefined): boolean => {
  if (seen === undefined) return true
  const [epoch, seq] = cursor.split('.')
  const [seenEpoch, seenSeq] = seen.split('.')
  return epoch !== seenEpoch || Number(seq) > Number(seenSeq)
}
